import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type Words, wordsKeeperMachine } from '../../../machines/words-keeper.machine.ts';
import type { Gateway } from '../../gateway-client.ts';
import { useActorRef } from '../../tap/use-machine.ts';
import { patiently } from '../../ui/patiently.ts';
import type { KeptWords } from './kept-words.ts';

/** Brings words to the server, and what it answers to those that this page knows. */
export function useWordsKeeper(gateway: Gateway, known: KeptWords) {
  const [machine] = useState(() =>
    wordsKeeperMachine.provide({
      actors: {
        keepWords: fromPromise<string, Words>(async ({ input, signal }) => {
          const { keepWords } = await patiently(() => import('./list-views.ts'));
          const id = await keepWords(gateway, input, signal);
          known.learn(id, input);
          return id;
        }),
      },
    }),
  );
  return useActorRef(machine);
}

export type WordsKeeper = ReturnType<typeof useWordsKeeper>;
