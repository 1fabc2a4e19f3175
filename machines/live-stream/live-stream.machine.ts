import { assign, fromCallback, setup } from 'xstate';

/** Before a line is tried again, in milliseconds; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000] as const;
/** Interval at which a tab without a line fetches by itself. */
const LOOK_MS = 15_000;

/** State of a line. Its messages go to the host alone. */
export type LineNews =
  /** Other windows of this browser have all of them. */
  { type: 'line.refused' } | { type: 'line.opened' } | { type: 'line.spoke' } | { type: 'line.dropped' };

/** Visibility of the tab, reported at once and at each change. */
export type TabNews = { type: 'tab.shown' } | { type: 'tab.hidden' };

const body = () => {
  throw new Error('This port has no body: the host provides one.');
};

/**
 * A live subscription that connects again by itself. A hidden tab has no line; one that gets none, because more windows
 * are open than there are lines, fetches by itself every 15 seconds.
 *
 * Ports: `tab` its visibility · `line` one connection, ended with its state.
 * Actions: `catchUp` after a time in which changes may have been missed.
 * Errors: none. A dropped line is no error to show: the next one says so.
 */
export const liveStreamMachine = setup({
  types: {
    context: {} as { /** Lines that were dropped since one spoke. */ tries: number },
    events: {} as LineNews | TabNews,
  },
  actors: {
    tab: fromCallback<{ type: 'stop' }>(body),
    line: fromCallback<{ type: 'stop' }>(body),
  },
  actions: { catchUp: () => {} },
  delays: {
    pause: ({ context }) => PAUSES_MS[Math.min(context.tries, PAUSES_MS.length) - 1] ?? PAUSES_MS[0],
    look: LOOK_MS,
  },
}).createMachine({
  id: 'liveStream',
  context: { tries: 0 },
  invoke: { id: 'tab', src: 'tab' },
  initial: 'hidden',
  states: {
    hidden: { on: { 'tab.shown': 'seen' } },
    seen: {
      initial: 'online',
      on: { 'tab.hidden': 'hidden' },
      states: {
        online: {
          invoke: { id: 'line', src: 'line' },
          on: {
            'line.refused': 'waiting',
            'line.dropped': { target: 'retrying', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
          },
          initial: 'connecting',
          states: {
            connecting: { on: { 'line.opened': 'connected' } },
            connected: {
              entry: 'catchUp',
              on: { 'line.spoke': { actions: assign({ tries: 0 }) } },
            },
          },
        },
        waiting: { entry: 'catchUp', after: { look: 'online' } },
        retrying: { after: { pause: 'online' } },
      },
    },
  },
});
