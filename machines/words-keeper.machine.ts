import { assign, setup } from 'xstate';
import { defined } from './assert-defined.ts';
import { port } from './ports.ts';

/** Everything typed into a list's filter that may name people; '' where it does not filter. */
export type SearchTerms = {
  search: string;
  candidateName: string;
  phone: string;
  email: string;
  contactPerson: string;
};

/**
 * Words of a list's filter on their way to the server, which keeps them under an id for the address. The newest words
 * count; what could not be kept is not in the address, is asked for all the same, and is kept when it is tried again.
 *
 * Ports: `keepWords` words → id.
 */
export const wordsKeeperMachine = setup({
  types: {
    context: {} as { words: SearchTerms | null; id: string | null },
    events: {} as { type: 'words.changed'; words: SearchTerms } | { type: 'words.cleared' } | { type: 'retry.pressed' },
  },
  actors: { keepWords: port<string, SearchTerms>() },
}).createMachine({
  id: 'wordsKeeper',
  context: { words: null, id: null },
  initial: 'idle',
  on: {
    'words.changed': {
      target: '.keeping',
      reenter: true,
      actions: assign({ words: ({ event }) => event.words, id: null }),
    },
    // Nothing is left to keep.
    'words.cleared': { target: '.idle', actions: assign({ words: null, id: null }) },
  },
  states: {
    idle: {},
    keeping: {
      invoke: {
        id: 'keepWords',
        src: 'keepWords',
        input: ({ context }) => defined(context.words),
        onDone: { target: 'kept', actions: assign({ id: ({ event }) => event.output }) },
        onError: 'unkept',
      },
    },
    kept: {},
    unkept: { on: { 'retry.pressed': 'keeping' } },
  },
});
