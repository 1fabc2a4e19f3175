import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type SearchTerms, wordsKeeperMachine } from '../../../machines/words-keeper.machine.ts';
import type { Gateway } from '../../gateway-client.ts';
import { useActorRef } from '../../tap/use-machine.ts';
import { loadWithRetry } from '../../ui/load-with-retry.ts';
import type { SearchCache } from './search-cache.ts';

/** Brings words to the server, and what it answers to those that this page knows. */
export function useWordsKeeper(gateway: Gateway, existing: SearchCache) {
  const [machine] = useState(() =>
    wordsKeeperMachine.provide({
      actors: {
        keepWords: fromPromise<string, SearchTerms>(async ({ input, signal }) => {
          const { keepWords } = await loadWithRetry(() => import('./list-views.ts'));
          const id = await keepWords(gateway, input, signal);
          existing.learn(id, input);
          return id;
        }),
      },
    }),
  );
  return useActorRef(machine);
}

export type WordsKeeper = ReturnType<typeof useWordsKeeper>;
