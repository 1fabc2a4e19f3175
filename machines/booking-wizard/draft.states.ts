import { assign, raise } from 'xstate';
import { known } from '../known.ts';
import { type PortalError, toPortalError } from '../portal-error.ts';
import { failureNotice } from '../slot-reservation/reservation.ts';
import { wizardSetup } from './setup.ts';
import { draftIdOf } from './visit.ts';
import type { BookingWizardContext, OpenedDraft } from './wizard.types.ts';

/** Saved under its id, or first of all given one. */
const store = [{ guard: 'hasDraftId', target: 'saving' } as const, { target: 'creating' } as const];
const storeAndClose = [
  { guard: 'hasDraftId', target: 'saving', actions: 'closeWhenSaved' } as const,
  { target: 'creating', actions: 'closeWhenSaved' } as const,
];

/** Who asked to save and close hears why it stays open. */
const sayNotClosed = wizardSetup.enqueueActions(({ context, enqueue }) => {
  if (context.isClosing) enqueue({ type: 'showError', params: failureNotice({ code: 'UNREACHABLE' }) });
});

/** What was typed is no longer kept once it is sent: a page that never had it can name the booking only. */
const sentAs = ({ booking }: OpenedDraft): PortalError => ({
  code: 'DRAFT_SENT',
  reason: `This booking was already sent: ${known(booking).reference}.`,
});

const begun = ({ context: { visitId, begun: nth } }: { context: BookingWizardContext }) => ({
  draftId: draftIdOf(visitId, nth),
});

/**
 * The draft and its copy on the server. The first keystroke gives it a place there at once; from then on it is saved
 * 150 ms after a change or when the focus leaves, one save at a time: what is typed meanwhile goes with the next one. A page that
 * goes does not wait for the save on its way: it sends the newer words after it, and the service keeps them whichever comes
 * first. Nor does a page whose line came back wait for a save that may have gone with the old one. Another tab's newer draft is merged field by field; only
 * where both changed the same field a person chooses.
 */
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
    opening: { always: [{ guard: 'hasDraftId', target: 'loading' }, { target: 'preparing' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getDraft',
        src: 'getDraft',
        input: ({ context }) => ({ draftId: known(context.draftId) }),
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
    },
    loadFailed: {
      on: {
        'load.againPressed': 'loading',
        'startOver.pressed': { target: 'preparing', actions: assign({ draftId: null, loadFailure: null }) },
      },
    },
    preparing: {
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
    },
    fresh: {
      on: {
        'draft.changed': { guard: 'hasUnsaved', target: 'creating' },
        'saveAndClose.pressed': { target: 'closed', actions: 'leaveWizard' },
      },
    },
    creating: {
      tags: 'unsaved',
      entry: ['noteSending', { type: 'goToDraft', params: begun }],
      invoke: {
        id: 'createDraft',
        src: 'createDraft',
        input: ({ context }) => ({
          ...begun({ context }),
          writer: context.visitId,
          sequence: context.sequence,
          draft: context.draft,
        }),
        onDone: {
          target: 'dirty',
          actions: [
            assign(({ context, event }) => ({ ...event.output, saved: context.sending, saveFailure: null })),
            'tellDraft',
          ],
        },
        onError: [
          { guard: { type: 'isUnreachable', params: ({ event }) => event }, target: 'offline' },
          { target: 'saveFailed', actions: assign({ saveFailure: ({ event }) => toPortalError(event.error) }) },
        ],
      },
      on: {
        'flush.asked': { guard: 'hasUnsent', target: 'creating', reenter: true },
        'network.returned': { target: 'creating', reenter: true },
        'saveAndClose.pressed': { actions: 'closeWhenSaved' },
      },
    },
    clean: {
      entry: raise({ type: 'draft.settled' }),
      invoke: {
        id: 'sentElsewhere',
        src: 'sentElsewhere',
        input: ({ context }) => ({ draftId: known(context.draftId) }),
      },
      always: { guard: 'isClosing', target: 'closed', actions: 'leaveWizard' },
      on: {
        'draft.changed': { guard: 'hasUnsaved', target: 'dirty' },
        // What is sent must be the newest: another tab may have saved since.
        'flush.asked': [{ guard: 'isSettling', target: 'saving' }, { actions: raise({ type: 'draft.settled' }) }],
        'saveAndClose.pressed': { target: 'closed', actions: 'leaveWizard' },
        // With nothing typed here since, what was booked takes the place of the form.
        'draft.sentElsewhere': 'loading',
      },
    },
    dirty: {
      tags: 'unsaved',
      always: [
        { guard: 'hasAllSaved', target: 'clean' },
        { guard: 'isClosing', target: 'saving' },
      ],
      after: { autosave: store },
      on: { 'focus.left': store, 'flush.asked': store, 'saveAndClose.pressed': storeAndClose },
    },
    saving: {
      tags: 'unsaved',
      entry: 'noteSending',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({
          draftId: known(context.draftId),
          writer: context.visitId,
          sequence: context.sequence,
          revision: context.revision,
          draft: context.draft,
        }),
        onDone: [
          {
            guard: { type: 'isMergeable', params: ({ event }) => event.output },
            target: 'dirty',
            actions: [
              { type: 'keepTheirs', params: ({ event }) => event.output },
              { type: 'mergeTheirs', params: { winner: 'mine' } },
              'rejoin',
            ],
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'keepTheirs', params: ({ event }) => event.output },
          },
          { target: 'dirty', actions: { type: 'noteSaved', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isUnreachable', params: ({ event }) => event }, target: 'offline' },
          {
            // Thrown away elsewhere: what is typed here gets a new place with the next save.
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'saveFailed',
            actions: assign({
              draftId: null,
              begun: ({ context }) => context.begun + 1,
              saveFailure: { code: 'NOT_FOUND' },
            }),
          },
          { target: 'saveFailed', actions: assign({ saveFailure: ({ event }) => toPortalError(event.error) }) },
        ],
      },
      on: {
        'flush.asked': { guard: 'hasUnsent', target: 'saving', reenter: true },
        'network.returned': { target: 'saving', reenter: true },
        'saveAndClose.pressed': { actions: 'closeWhenSaved' },
      },
    },
    saveFailed: {
      tags: 'unsaved',
      entry: 'noteStuck',
      on: {
        'draft.changed': { guard: 'hasUnsaved', target: 'dirty' },
        'flush.asked': store,
        'saveAndClose.pressed': storeAndClose,
        'save.againPressed': store,
      },
    },
    offline: {
      tags: 'unsaved',
      entry: [sayNotClosed, 'noteStuck'],
      after: { retry: store },
      on: {
        'network.returned': store,
        'flush.asked': store,
        'save.againPressed': store,
        'saveAndClose.pressed': storeAndClose,
      },
    },
    conflict: {
      tags: 'unsaved',
      entry: 'noteStuck',
      on: {
        'theirs.taken': { target: 'dirty', actions: [{ type: 'mergeTheirs', params: { winner: 'theirs' } }, 'rejoin'] },
        'mine.kept': { target: 'dirty', actions: [{ type: 'mergeTheirs', params: { winner: 'mine' } }, 'rejoin'] },
        'flush.asked': { actions: raise({ type: 'draft.stuck' }) },
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context }) => ({ draftId: known(context.draftId) }),
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
