import { assign, setup } from 'xstate';
import type { BookingStatus } from '../booking-status/booking-status.machine.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';

/** `isTimeTaken`: who comes late is Arrived, but the time is somebody else's by now. */
export type StatusAnswer = { isTimeTaken: boolean };

type Pressed = { type: 'status.pressed'; to: BookingStatus };

const attendanceSetup = setup({
  types: {
    context: {} as { to: BookingStatus | null; failure: PortalError | null },
    events: {} as Pressed,
    tags: {} as 'busy',
  },
  actors: { changeStatus: port<StatusAnswer, { to: BookingStatus | null }>() },
  actions: {
    changed: (_, _params: StatusAnswer & { to: BookingStatus | null }) => {},
    take: assign((_, { to }: { to: BookingStatus }) => ({ to, failure: null })),
  },
});

/** One at a time: while a change is on its way, a press is none. */
const press = {
  target: 'changing' as const,
  actions: { type: 'take' as const, params: ({ event }: { event: Pressed }) => event },
};

/**
 * One person on the day list, whose status is one press: ready, changing, refused. A slip is no state of its own: the
 * status table lets it go back on the same day, which is a press too.
 *
 * Ports: `changeStatus` → whether the time is still theirs.
 * Actions: `changed` with the new status and the answer: the list is fetched anew and says it.
 * Errors: land in `failure`, beside the buttons, until the next press.
 */
export const attendanceMachine = attendanceSetup.createMachine({
  id: 'attendance',
  context: { to: null, failure: null },
  initial: 'ready',
  states: {
    ready: { on: { 'status.pressed': press } },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeStatus',
        src: 'changeStatus',
        input: ({ context }) => ({ to: context.to }),
        onDone: {
          target: 'ready',
          actions: { type: 'changed', params: ({ context, event }) => ({ to: context.to, ...event.output }) },
        },
        onError: { target: 'refused', actions: assign({ failure: ({ event }) => toPortalError(event.error) }) },
      },
    },
    refused: { on: { 'status.pressed': press } },
  },
});
