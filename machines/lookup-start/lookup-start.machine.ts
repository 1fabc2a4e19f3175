import { assign, setup, stateIn } from 'xstate';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';

type LookupStartEvent =
  | { type: 'field.entered' }
  | { type: 'field.left' }
  /** On the field: a list that took its place now would see the click beside itself, and close. */
  | { type: 'pointer.pressed' }
  | { type: 'pointer.released' }
  | { type: 'words.typed'; words: string }
  /** Enter. */
  | { type: 'words.confirmed' }
  /** The host has another value now, and these words left over. */
  | { type: 'value.changed'; words: string };

type Words = { words: string };
/** `fault`: why there is no list. */
type LookupStartContext = Words & { fault: unknown };

/**
 * A look-up field before its list is there: the list's code is fetched when the field gets the focus, or where words
 * were left in it. The events at the field until then are kept for the list, which continues from there.
 *
 * Input: `words` that were left in the field, '' for none.
 * Port: `loadList` the code of the list.
 * Errors: land in `fault`, which the host throws on: nothing can be chosen without a list.
 */
export const lookupStartMachine = setup({
  types: {
    context: {} as LookupStartContext,
    events: {} as LookupStartEvent,
    input: {} as Words | undefined,
  },
  actors: { loadList: port<void>() },
  actions: { setWords: assign((_, { words }: Words) => ({ words })) },
  guards: {
    hasWords: ({ context }) => context.words !== '',
    areWords: (_, { words }: Words) => words !== '',
    isReleased: stateIn('#lookupStart.pointer.up'),
  },
}).createMachine({
  id: 'lookupStart',
  context: ({ input }) => ({ words: input?.words ?? '', fault: null }),
  type: 'parallel',
  states: {
    focus: {
      initial: 'away',
      states: {
        away: { on: { 'field.entered': 'inside' } },
        inside: { on: { 'field.left': 'away', 'value.changed': 'away' } },
      },
    },
    pointer: {
      initial: 'up',
      states: {
        up: { on: { 'pointer.pressed': 'down' } },
        down: { on: { 'pointer.released': 'up' } },
      },
    },
    words: {
      initial: 'beginning',
      on: {
        'words.typed': { target: '.typed', actions: withEvent('setWords') },
        'value.changed': { target: '.beginning', actions: withEvent('setWords') },
      },
      states: {
        beginning: { always: [{ guard: 'hasWords', target: 'typed' }, { target: 'untouched' }] },
        untouched: {},
        typed: { on: { 'words.confirmed': 'confirmed' } },
        confirmed: {},
      },
    },
    list: {
      initial: 'beginning',
      states: {
        beginning: { always: [{ guard: 'hasWords', target: 'loading' }, { target: 'unwanted' }] },
        unwanted: {
          on: { 'field.entered': 'loading', 'value.changed': { guard: withEvent('areWords'), target: 'loading' } },
        },
        loading: {
          invoke: {
            id: 'loadList',
            src: 'loadList',
            onDone: 'loaded',
            onError: { target: 'failed', actions: assign({ fault: ({ event }) => event.error }) },
          },
        },
        failed: {},
        loaded: { always: { guard: 'isReleased', target: 'shown' } },
        shown: {},
      },
    },
  },
});
