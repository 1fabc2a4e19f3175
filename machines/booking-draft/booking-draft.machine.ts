import { assign } from 'xstate';
import { toPortalError } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import { draftIdOf } from '../rules/drafts/client-draft-id.ts';
import { failureNotice } from '../slot-reservation/reservation.ts';
import { draftSetup } from './booking-draft.setup.ts';
import { copyStates } from './copy.states.ts';
import { leavingStates } from './leaving.states.ts';
import { openingStates } from './opening.states.ts';
import { personStates } from './person.states.ts';

/**
 * The draft of a booking and its copy on the server, from its opening to its end. What is typed comes from the form
 * (`draft.changed`), and what comes from elsewhere goes to it: the stored draft, the account's own record, another tab's changes.
 *
 * Ports: `getBookingPerson` nothing → BookingPerson · `getDraft` DraftId → StoredDraft, with its booking once sent · `sentElsewhere`
 * DraftId, tells when it becomes one elsewhere · `createDraft` draft under the id it names → DraftId and revision · `saveDraft` draft
 * over a revision → the next one, or the newer draft of another tab · `deleteDraft`.
 * Errors: `loadFailure`, `personFailure`, `saveFailure`; that of a draft that was not discarded is a snackbar.
 * Output: the booking that it became, or nothing where it was left or discarded.
 * Source: product specification, sections 2 and 9.
 */
export const bookingDraftMachine = draftSetup.createMachine({
  id: 'bookingDraft',
  context: ({ input }) => ({
    ...input,
    begun: 0,
    sequence: 0,
    revision: 0,
    saved: null,
    sending: null,
    unanswered: [],
    theirs: null,
    loadFailure: null,
    personFailure: null,
    saveFailure: null,
    booking: null,
  }),
  initial: 'opening',
  output: ({ context: { booking } }) => ({ booking }),
  on: {
    'draft.changed': { actions: withEvent('setDraft') },
    'booking.sent': { target: '.closed', actions: assign({ booking: ({ event }) => event.booking }) },
    'discard.confirmed': [{ guard: 'mayBeStored', target: '.discarding' }, { target: '.closed' }],
  },
  states: {
    ...openingStates,
    open: {
      type: 'parallel',
      states: { copy: copyStates, leaving: leavingStates, person: personStates },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context: { draftId, visitId, begun } }) => ({ draftId: draftId ?? draftIdOf(visitId, begun) }),
        onDone: 'closed',
        onError: [
          { guard: withEvent('isGone'), target: 'closed' },
          // Nothing is discarded: the booking that it became takes the place of the form.
          { guard: withEvent('isSent'), target: 'loading' },
          {
            // It may be gone all the same: the next save says so.
            guard: withEvent('isUnreachable'),
            target: 'open.copy.offline',
            actions: { type: 'showError', params: ({ event }) => failureNotice(toPortalError(event.error)) },
          },
          {
            target: 'open.copy.dirty',
            actions: { type: 'showError', params: ({ event }) => failureNotice(toPortalError(event.error)) },
          },
        ],
      },
    },
    closed: { type: 'final' },
  },
});
