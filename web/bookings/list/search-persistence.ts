import { useState } from 'react';
import { fromPromise } from 'xstate';
import {
  type SearchTerms,
  searchPersistenceMachine,
} from '../../../machines/search-persistence/search-persistence.machine.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { useActorRef } from '../../lab-host/use-machine.ts';
import { loadWithRetry } from '../../ui/loading/load-with-retry.ts';
import type { SearchCache } from './search-cache.ts';

/** Brings words to the server, and what it answers to those that this page knows. */
export function useSearchPersistence(gateway: Gateway, cache: SearchCache) {
  const [machine] = useState(() =>
    searchPersistenceMachine.provide({
      actors: {
        saveSearchTerms: fromPromise<string, SearchTerms>(async ({ input, signal }) => {
          const { saveSearchTerms } = await loadWithRetry(() => import('../views/list-views.ts'));
          const id = await saveSearchTerms(gateway, input, signal);
          cache.learn(id, input);
          return id;
        }),
      },
    }),
  );
  return useActorRef(machine);
}

export type SearchPersistence = ReturnType<typeof useSearchPersistence>;
