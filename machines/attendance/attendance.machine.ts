import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import type { BookingStatus } from '../rules/booking/booking-status.table.ts';

/** `isTimeTaken`: a late candidate is Arrived, but the time belongs to another candidate by now. */
export type StatusAnswer = { isTimeTaken: boolean };

type Pressed = { type: 'status.pressed'; to: BookingStatus };

/** A form that the clinic has from this person, or has not after all. */
export type HandedIn = { paperworkId: string; isHandedIn: boolean };

type PaperworkPressed = { type: 'paperwork.pressed' } & HandedIn;

const attendanceSetup = setup({
  types: {
    context: {} as { to: BookingStatus | null; handedIn: HandedIn | null; failure: PortalError | null },
    events: {} as Pressed | PaperworkPressed,
    tags: {} as 'busy',
  },
  actors: {
    changeStatus: port<StatusAnswer, { to: BookingStatus | null }>(),
    savePaperwork: port<unknown, { handedIn: HandedIn | null }>(),
  },
  actions: {
    notifyChanged: (_, _params: StatusAnswer & { to: BookingStatus | null }) => {},
    notifyPaperworkSaved: () => {},
    setStatus: assign((_, { to }: { to: BookingStatus }) => ({ to, handedIn: null, failure: null })),
    setPaperwork: assign((_, { paperworkId, isHandedIn }: HandedIn) => ({
      to: null,
      failure: null,
      handedIn: { paperworkId, isHandedIn },
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
});

/** One at a time: while a change is on its way, a press is none. */
const presses = {
  'status.pressed': {
    target: 'changing' as const,
    actions: { type: 'setStatus' as const, params: ({ event }: { event: Pressed }) => event },
  },
  'paperwork.pressed': {
    target: 'savingPaperwork' as const,
    actions: { type: 'setPaperwork' as const, params: ({ event }: { event: PaperworkPressed }) => event },
  },
};

const refused = {
  target: 'refused' as const,
  actions: { type: 'setFailure' as const, params: ({ event }: { event: { error: unknown } }) => event },
};

/**
 * One person on the day list, whose status and forms are one press each: ready, changing, savingPaperwork, refused. A
 * slip is no state of its own: the status table lets it go back on the same day, which is a press too.
 *
 * Ports: `changeStatus` → whether the time is still theirs; `savePaperwork`: a form was handed in, or was not.
 * Actions: `notifyChanged` with the new status and the answer, `notifyPaperworkSaved`: the list is fetched again and shows it.
 * Errors: land in `failure`, beside the buttons, until the next press.
 */
export const attendanceMachine = attendanceSetup.createMachine({
  id: 'attendance',
  context: { to: null, handedIn: null, failure: null },
  initial: 'ready',
  states: {
    ready: { on: presses },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeStatus',
        src: 'changeStatus',
        input: ({ context }) => ({ to: context.to }),
        onDone: {
          target: 'ready',
          actions: { type: 'notifyChanged', params: ({ context, event }) => ({ to: context.to, ...event.output }) },
        },
        onError: refused,
      },
    },
    savingPaperwork: {
      tags: 'busy',
      invoke: {
        id: 'savePaperwork',
        src: 'savePaperwork',
        input: ({ context }) => ({ handedIn: context.handedIn }),
        onDone: { target: 'ready', actions: 'notifyPaperworkSaved' },
        onError: refused,
      },
    },
    refused: { on: presses },
  },
});
