import { assign, raise } from 'xstate';
import { defined } from '../../lib/assert-defined.ts';
import { toPortalError } from '../../lib/portal-error.ts';
import { failureNotice } from '../../slot-reservation/reservation.ts';
import { wizardSetup } from '../booking-wizard.setup.ts';
import type { BookingWizardContext } from '../booking-wizard.types.ts';
import { draftIdOf } from './client-draft-id.ts';

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

const begun = ({ context: { visitId, begun: nth } }: { context: BookingWizardContext }) => ({
  draftId: draftIdOf(visitId, nth),
});

/**
 * The draft's copy on the server. The first keystroke gives it a place there at once; from then on it is saved 150 ms after a
 * change or when the focus leaves, one save at a time: what is typed meanwhile goes with the next one. A page that goes does not
 * wait for the save on its way: it sends the newer words after it, and the service keeps them whichever comes first. Nor does a
 * page whose line came back wait for a save that may have gone with the old one. The step and the candidate in view are saved with
 * the next change, or when the page goes. Another tab's newer draft is merged field by field; only where both changed the same
 * field a person chooses.
 */
export const savingStates = {
  creating: wizardSetup.createStateConfig({
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
  }),
  clean: wizardSetup.createStateConfig({
    entry: raise({ type: 'draft.settled' }),
    invoke: {
      id: 'sentElsewhere',
      src: 'sentElsewhere',
      input: ({ context }) => ({ draftId: defined(context.draftId) }),
    },
    always: { guard: 'isClosing', target: 'closed', actions: 'leaveWizard' },
    on: {
      'draft.changed': { guard: 'hasUnsaved', target: 'dirty' },
      'flush.asked': [
        // What is sent must be the newest: another tab may have saved since.
        { guard: 'isSettling', target: 'saving' },
        { guard: 'hasMoved', target: 'saving' },
      ],
      'saveAndClose.pressed': [
        { guard: 'hasMoved', target: 'saving', actions: 'closeWhenSaved' },
        { target: 'closed', actions: 'leaveWizard' },
      ],
      // With nothing typed here since, what was booked takes the place of the form.
      'draft.sentElsewhere': 'loading',
    },
  }),
  dirty: wizardSetup.createStateConfig({
    tags: 'unsaved',
    always: [
      { guard: 'hasAllSaved', target: 'clean' },
      { guard: 'isClosing', target: 'saving' },
    ],
    after: { autosave: store },
    on: { 'focus.left': store, 'flush.asked': store, 'saveAndClose.pressed': storeAndClose },
  }),
  saving: wizardSetup.createStateConfig({
    tags: 'unsaved',
    entry: 'noteSending',
    invoke: {
      id: 'saveDraft',
      src: 'saveDraft',
      input: ({ context }) => ({
        draftId: defined(context.draftId),
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
  }),
  saveFailed: wizardSetup.createStateConfig({
    tags: 'unsaved',
    entry: 'noteStuck',
    on: {
      'draft.changed': { guard: 'hasUnsaved', target: 'dirty' },
      'flush.asked': store,
      'saveAndClose.pressed': storeAndClose,
      'save.againPressed': store,
    },
  }),
  offline: wizardSetup.createStateConfig({
    tags: 'unsaved',
    entry: [sayNotClosed, 'noteStuck'],
    after: { retry: store },
    on: {
      'network.returned': store,
      'flush.asked': store,
      'save.againPressed': store,
      'saveAndClose.pressed': storeAndClose,
    },
  }),
  conflict: wizardSetup.createStateConfig({
    tags: 'unsaved',
    entry: 'noteStuck',
    on: {
      'theirs.taken': { target: 'dirty', actions: [{ type: 'mergeTheirs', params: { winner: 'theirs' } }, 'rejoin'] },
      'mine.kept': { target: 'dirty', actions: [{ type: 'mergeTheirs', params: { winner: 'mine' } }, 'rejoin'] },
      'flush.asked': { actions: raise({ type: 'draft.stuck' }) },
    },
  }),
};
