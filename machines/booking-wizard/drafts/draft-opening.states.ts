import { assign, raise } from 'xstate';
import { defined } from '../../lib/assert-defined.ts';
import { type PortalError, toPortalError } from '../../lib/portal-error.ts';
import { wizardSetup } from '../booking-wizard.setup.ts';
import type { OpenedDraft } from '../booking-wizard.types.ts';

/** What was typed is no longer kept once it is sent: a page that never had it can name the booking only. */
const sentAs = ({ booking }: OpenedDraft): PortalError => ({
  code: 'DRAFT_SENT',
  reason: `This booking was already sent: ${defined(booking).reference}.`,
});

/** How a draft comes to the page: from the server, or as a new one with the booking person's details in it. */
export const openingStates = {
  opening: wizardSetup.createStateConfig({
    always: [{ guard: 'hasDraftId', target: 'loading' }, { target: 'preparing' }],
  }),
  loading: wizardSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'getDraft',
      src: 'getDraft',
      input: ({ context }) => ({ draftId: defined(context.draftId) }),
      onDone: [
        {
          guard: { type: 'wasSentMeanwhile', params: ({ event }) => event.output },
          target: 'closed',
          actions: [assign({ created: ({ event }) => event.output.booking }), raise({ type: 'booking.found' })],
        },
        {
          guard: { type: 'wasSent', params: ({ event }) => event.output },
          target: 'loadFailed',
          actions: assign({ loadFailure: ({ event }) => sentAs(event.output) }),
        },
        {
          target: 'clean',
          actions: [
            assign(({ event }) => ({
              draft: event.output.draft,
              saved: event.output.draft,
              revision: event.output.revision,
              loadFailure: null,
            })),
            'seatCandidates',
            { type: 'restoreHolds', params: ({ event }) => event.output },
            raise({ type: 'draft.opened' }),
          ],
        },
      ],
      onError: {
        target: 'loadFailed',
        actions: assign({ loadFailure: ({ event }) => toPortalError(event.error) }),
      },
    },
  }),
  loadFailed: wizardSetup.createStateConfig({
    on: {
      'load.againPressed': 'loading',
      'startOver.pressed': { target: 'preparing', actions: assign({ draftId: null, loadFailure: null }) },
    },
  }),
  preparing: wizardSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'getBookingPerson',
      src: 'getBookingPerson',
      onDone: {
        target: 'fresh',
        actions: [{ type: 'takePerson', params: ({ event }) => ({ person: event.output }) }, 'openBlank'],
      },
      onError: {
        target: 'fresh',
        actions: [
          assign({ personFailure: ({ event }) => toPortalError(event.error) }),
          raise({ type: 'person.missed' }),
          'openBlank',
        ],
      },
    },
  }),
  fresh: wizardSetup.createStateConfig({
    on: {
      'draft.changed': { guard: 'hasUnsaved', target: 'creating' },
      'saveAndClose.pressed': { target: 'closed', actions: 'leaveWizard' },
    },
  }),
};
