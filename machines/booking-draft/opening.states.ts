import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { failureOf, type PortalError } from '../lib/portal-error.ts';
import { draftSetup } from './booking-draft.setup.ts';
import type { OpenedDraft } from './booking-draft.types.ts';

/** A sent draft is no longer stored: a page that never had it can name the booking only. */
const sentAs = ({ booking }: OpenedDraft): PortalError => ({
  code: 'DRAFT_SENT',
  reason: `This booking was already sent: ${defined(booking).reference}.`,
});

/** With nothing of it on the server, and nothing held. */
const asBlank = ['markSaved', { type: 'notifyOpened', params: { holds: [] } }] as const;

/** The draft is opened from the server, or begun with the booking person's details. */
export const openingStates = {
  opening: draftSetup.createStateConfig({
    always: [{ guard: 'hasDraftId', target: 'loading' }, { target: 'preparing' }],
  }),
  loading: draftSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'getDraft',
      src: 'getDraft',
      input: ({ context }) => ({ draftId: defined(context.draftId) }),
      onDone: [
        {
          guard: { type: 'wasSentMeanwhile', params: ({ event }) => event.output },
          target: 'closed',
          actions: assign({ booking: ({ event }) => event.output.booking }),
        },
        {
          guard: { type: 'wasSent', params: ({ event }) => event.output },
          target: 'loadFailed',
          actions: assign({ loadFailure: ({ event }) => sentAs(event.output) }),
        },
        {
          target: 'open.copy.clean',
          actions: [
            assign(({ event }) => ({
              draft: event.output.draft,
              saved: event.output.draft,
              revision: event.output.revision,
              loadFailure: null,
            })),
            { type: 'notifyOpened', params: ({ event }) => event.output },
          ],
        },
      ],
      onError: { target: 'loadFailed', actions: assign({ loadFailure: failureOf }) },
    },
  }),
  loadFailed: draftSetup.createStateConfig({
    on: {
      'load.againPressed': 'loading',
      'startOver.pressed': { target: 'preparing', actions: assign({ draftId: null, loadFailure: null }) },
    },
  }),
  preparing: draftSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'getBookingPerson',
      src: 'getBookingPerson',
      onDone: {
        target: 'open',
        actions: [{ type: 'applyPerson', params: ({ event }) => ({ person: event.output }) }, ...asBlank],
      },
      onError: { target: 'open', actions: [assign({ personFailure: failureOf }), ...asBlank] },
    },
  }),
};
