import { assign, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { port } from '../lib/ports.ts';

/** Everything typed into a list's filter that may name people; '' where it does not filter. */
export type SearchTerms = {
  search: string;
  candidateName: string;
  phone: string;
  email: string;
  contactPerson: string;
};

/**
 * Search terms of a list on their way to the server, which saves them under an id for the address. The newest terms
 * count. Terms that could not be saved filter all the same; they are not in the address until saving is tried again.
 *
 * Ports: `saveSearchTerms` terms → id.
 */
export const searchPersistenceMachine = setup({
  types: {
    context: {} as { terms: SearchTerms | null; id: string | null },
    events: {} as { type: 'terms.changed'; terms: SearchTerms } | { type: 'terms.cleared' } | { type: 'retry.pressed' },
  },
  actors: { saveSearchTerms: port<string, SearchTerms>() },
}).createMachine({
  id: 'searchPersistence',
  context: { terms: null, id: null },
  initial: 'idle',
  on: {
    'terms.changed': {
      target: '.saving',
      reenter: true,
      actions: assign({ terms: ({ event }) => event.terms, id: null }),
    },
    // Nothing is left to save.
    'terms.cleared': { target: '.idle', actions: assign({ terms: null, id: null }) },
  },
  states: {
    idle: {},
    saving: {
      invoke: {
        id: 'saveSearchTerms',
        src: 'saveSearchTerms',
        input: ({ context }) => defined(context.terms),
        onDone: { target: 'saved', actions: assign({ id: ({ event }) => event.output }) },
        onError: 'unsaved',
      },
    },
    saved: {},
    unsaved: { on: { 'retry.pressed': 'saving' } },
  },
});
