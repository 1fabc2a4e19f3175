import { defined } from '../../lib/assert-defined.ts';
import { toPortalError } from '../../lib/portal-error.ts';
import { failureNotice } from '../../slot-reservation/reservation.ts';
import { wizardSetup } from '../booking-wizard.setup.ts';
import { openingStates } from './draft-opening.states.ts';
import { savingStates } from './draft-saving.states.ts';

/** The draft, from its opening to its end: sent, discarded, or left as it was saved. */
export const draftStates = wizardSetup.createStateConfig({
  initial: 'opening',
  on: {
    'booking.sent': '.closed',
    'discard.confirmed': [
      { guard: 'hasDraftId', target: '.discarding' },
      { target: '.closed', actions: 'leaveWizard' },
    ],
  },
  states: {
    ...openingStates,
    ...savingStates,
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context }) => ({ draftId: defined(context.draftId) }),
        onDone: { target: 'closed', actions: 'leaveWizard' },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'closed', actions: 'leaveWizard' },
          {
            target: 'dirty',
            actions: { type: 'showError', params: ({ event }) => failureNotice(toPortalError(event.error)) },
          },
        ],
      },
    },
    closed: { type: 'final', entry: 'dismissReservations' },
  },
});
