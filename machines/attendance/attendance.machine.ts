import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import type { BookingStatus } from '../rules/booking/booking-status.table.ts';
import type { VisitStep } from '../visit-route/visit-route.types.ts';

/** `isTimeTaken`: a late candidate is Arrived, but the time belongs to another candidate by now. */
export type StatusAnswer = { isTimeTaken: boolean };

/** A form that the clinic has from this person, or has not after all. */
export type HandedIn = { paperworkId: string; isHandedIn: boolean };

/** A step of this person's visit route; `stop` is '' where it is about the person. */
export type VisitPress = { step: VisitStep; stop: string };

const NO_PRESS = { to: null, handedIn: null, visit: null, failure: null };

const attendanceSetup = setup({
  types: {
    context: {} as {
      to: BookingStatus | null;
      handedIn: HandedIn | null;
      visit: VisitPress | null;
      failure: PortalError | null;
    },
    events: {} as
      | { type: 'status.pressed'; to: BookingStatus }
      | ({ type: 'paperwork.pressed' } & HandedIn)
      | ({ type: 'visit.pressed' } & VisitPress),
    tags: {} as 'busy',
  },
  actors: {
    changeStatus: port<StatusAnswer, { to: BookingStatus | null }>(),
    savePaperwork: port<unknown, { handedIn: HandedIn | null }>(),
    saveVisit: port<unknown, { visit: VisitPress | null }>(),
  },
  actions: {
    notifyChanged: (_, _params: StatusAnswer & { to: BookingStatus | null }) => {},
    notifySaved: () => {},
    setStatus: assign((_, { to }: { to: BookingStatus }) => ({ ...NO_PRESS, to })),
    setPaperwork: assign((_, { paperworkId, isHandedIn }: HandedIn) => ({
      ...NO_PRESS,
      handedIn: { paperworkId, isHandedIn },
    })),
    setVisit: assign((_, { step, stop }: VisitPress) => ({ ...NO_PRESS, visit: { step, stop } })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
});

/** One at a time: while a change is on its way, a press is none. */
const presses = {
  'status.pressed': { target: 'changing' as const, actions: withEvent('setStatus') },
  'paperwork.pressed': { target: 'savingPaperwork' as const, actions: withEvent('setPaperwork') },
  'visit.pressed': { target: 'movingOn' as const, actions: withEvent('setVisit') },
};

const refused = { target: 'refused' as const, actions: withEvent('setFailure') };

/**
 * One person on the day list, whose status, forms and steps of a visit route are one press each: ready, changing,
 * savingPaperwork, movingOn, refused. A slip is no state of its own: the status table lets it go back on the same day, which is a press too.
 *
 * Ports: `changeStatus` → whether the time is still theirs; `savePaperwork`: a form was handed in, or was not; `saveVisit`: a step of
 * the visit.
 * Actions: `notifyChanged` with the new status and the answer, `notifySaved`: the list is fetched again and shows it.
 * Errors: land in `failure`, beside the buttons, until the next press.
 */
export const attendanceMachine = attendanceSetup.createMachine({
  id: 'attendance',
  context: NO_PRESS,
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
        onDone: { target: 'ready', actions: 'notifySaved' },
        onError: refused,
      },
    },
    movingOn: {
      tags: 'busy',
      invoke: {
        id: 'saveVisit',
        src: 'saveVisit',
        input: ({ context }) => ({ visit: context.visit }),
        onDone: { target: 'ready', actions: 'notifySaved' },
        onError: refused,
      },
    },
    refused: { on: presses },
  },
});
