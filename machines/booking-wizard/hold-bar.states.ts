import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { failureOf, toPortalError } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import { failureNotice } from '../slot-reservation/reservation.ts';
import { wizardSetup } from './booking-wizard.setup.ts';

/** One button for all the held times: ten minutes more for each, or the reason why not. */
export const holdBarStates = wizardSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'extend.pressed': { guard: 'hasHeldTimes', target: 'extending', actions: assign({ extendFailure: null }) },
      },
    },
    extending: {
      invoke: {
        id: 'extendHolds',
        src: 'extendHolds',
        input: ({ context }) => ({ draftId: defined(context.draftId) }),
        onDone: {
          target: 'resting',
          actions: { type: 'extendReservations', params: ({ event }) => ({ holds: event.output }) },
        },
        onError: [
          {
            // They may be longer now: each asks the service.
            guard: withEvent('isUnreachable'),
            target: 'resting',
            actions: [
              assign({ extendFailure: failureOf }),
              { type: 'showError', params: ({ event }) => failureNotice(toPortalError(event.error)) },
              'recheckPickedHolds',
            ],
          },
          {
            target: 'resting',
            actions: [
              assign({ extendFailure: failureOf }),
              { type: 'showError', params: ({ event }) => failureNotice(toPortalError(event.error)) },
            ],
          },
        ],
      },
    },
  },
});
