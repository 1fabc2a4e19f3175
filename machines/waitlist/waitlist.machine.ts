import { assign, setup } from 'xstate';
import { failureOf, type PortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';

/** Actions on a wait: take the offered time, or pass it on; without an offer, `decline` ends the wait. */
export type WaitAction = 'take' | 'decline';
/** `time` is the offer that was seen: another one may have taken its place. */
export type WaitChange = { action: WaitAction; time: string | null };
/** A candidate's wait; null where there is none. */
export type Wait = { beforeDay: string; offeredTime: string | null; expiresAt: string | null };

type Event =
  | { type: 'wait.changed'; wait: Wait | null }
  | { type: 'day.pressed' }
  | { type: 'day.left' }
  | { type: 'take.pressed' }
  | { type: 'decline.pressed' };

const presses = {
  'take.pressed': { guard: 'isOffered', target: 'changing', actions: 'setTake' },
  'decline.pressed': { guard: 'isWaiting', target: 'changing', actions: 'setDecline' },
} as const;

/**
 * A candidate's wait for an earlier time, on the booking's page: there is none, it waits, or a time is held. A press
 * takes the time, passes it on or ends the wait; a dialog asks for the day.
 *
 * Port: `changeWait` an action and the offer that was shown → the wait after it.
 * Actions: `notifyChanged` after each press, so that the page fetches again.
 * Errors: as `failure` beside the buttons, until the next press. The page's own news comes as `wait.changed`.
 */
export const waitlistMachine = setup({
  types: {
    context: {} as { wait: Wait | null; action: WaitAction; failure: PortalError | null },
    events: {} as Event,
    input: {} as { wait: Wait | null },
    tags: {} as 'busy',
  },
  actors: { changeWait: port<Wait | null, WaitChange>() },
  actions: {
    notifyChanged: (_, _params: { action: WaitAction }) => {},
    setTake: assign({ action: 'take' }),
    setDecline: assign({ action: 'decline' }),
    setWait: assign((_, { wait }: { wait: Wait | null }) => ({ wait, failure: null })),
  },
  guards: {
    isWaiting: ({ context }) => context.wait !== null,
    isOffered: ({ context }) => context.wait !== null && context.wait.offeredTime !== null,
  },
}).createMachine({
  id: 'waitlist',
  context: ({ input }) => ({ ...input, action: 'decline', failure: null }),
  initial: 'shown',
  on: { 'wait.changed': { actions: withEvent('setWait') } },
  states: {
    shown: { on: { ...presses, 'day.pressed': 'asking' } },
    asking: { on: { 'day.left': 'shown' } },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeWait',
        src: 'changeWait',
        input: ({ context }) => ({ action: context.action, time: context.wait?.offeredTime ?? null }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'setWait', params: ({ event }) => ({ wait: event.output }) },
            { type: 'notifyChanged', params: ({ context }) => ({ action: context.action }) },
          ],
        },
        onError: { target: 'refused', actions: assign({ failure: failureOf }) },
      },
    },
    refused: {
      exit: assign({ failure: null }),
      on: { ...presses, 'day.pressed': 'asking' },
    },
  },
});
