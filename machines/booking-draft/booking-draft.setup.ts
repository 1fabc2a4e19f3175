import { assign, enqueueActions, fromCallback, or, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { BookingDraft, BookingPerson, StoredHold } from '../lib/booking.types.ts';
import { deepEqual } from '../lib/deep-equal.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { type DraftId, port } from '../lib/ports.ts';
import { fillFromPerson } from '../rules/drafts/last-booking.ts';
import type {
  BeginInput,
  BookingDraftContext,
  BookingDraftEvent,
  BookingDraftInput,
  DraftEnd,
  DraftReport,
  OpenedDraft,
  SaveAnswer,
  SaveInput,
  SentElsewhere,
} from './booking-draft.types.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { hasSamePicks, isSameWork } from './same-work.ts';

/** A hold lasts longer: the copy has its time before it runs out. */
const PICKS_SAVE_MS = 5_000;
/** Short, because a browser that is ended with its tab sends nothing more. */
export const AUTOSAVE_MS = 150;

/** Of an hour without a line the last ones say enough. */
const MOST_UNANSWERED = 50;

type Stored = { holds: readonly StoredHold[] };

const unreachable: PortalError = { code: 'UNREACHABLE' };
const changedElsewhere: PortalError = {
  code: 'REJECTED',
  status: 409,
  reason: 'Another tab or device changed the same fields. Choose above which to keep, and send it then.',
};

/** Everything that the states of a draft share: types, ports, and the guards and actions they name. */
export const draftSetup = setup({
  types: {
    context: {} as BookingDraftContext,
    input: {} as BookingDraftInput,
    output: {} as DraftEnd,
    events: {} as BookingDraftEvent,
    tags: {} as 'busy' | 'unsaved',
  },
  actors: {
    getBookingPerson: port<BookingPerson>(),
    getDraft: port<OpenedDraft, { draftId: DraftId }>(),
    sentElsewhere: fromCallback<SentElsewhere, { draftId: DraftId }>(() => {}),
    createDraft: port<{ draftId: DraftId; revision: number }, BeginInput>(),
    saveDraft: port<SaveAnswer, SaveInput>(),
    deleteDraft: port<void, { draftId: DraftId }>(),
  },
  actions: {
    /** Names the draft in the address, so that a reload finds it. */
    goToDraft: (_, _to: { draftId: DraftId }) => {},
    /** Snackbar of a failure; one with a reason stays 10 s. */
    showError: (_, _failed: { error: PortalError; seconds: 5 | 10 }) => {},
    notifyOwner: enqueueActions(({ context, enqueue }, report: DraftReport) => {
      if (context.owner) enqueue.sendTo(context.owner, report);
    }),
    forgetPlace: assign({
      draftId: null,
      begun: ({ context }) => context.begun + 1,
      saveFailure: { code: 'NOT_FOUND' },
    }),
    setDraft: assign({ draft: (_, { draft }: { draft: BookingDraft }) => draft }),
    setSending: assign({
      sending: ({ context }) => context.draft,
      unanswered: ({ context: { draft, unanswered } }) =>
        deepEqual(unanswered.at(-1), draft) ? unanswered : [...unanswered, draft].slice(-MOST_UNANSWERED),
      sequence: ({ context }) => context.sequence + 1,
    }),
    setSaved: assign(({ context }, answer: SaveAnswer) => ({
      saved: context.sending,
      unanswered: [],
      revision: answer.outcome === 'saved' ? answer.revision : context.revision,
      saveFailure: null,
    })),
    setTheirs: assign({
      theirs: (_, answer: SaveAnswer) => (answer.outcome === 'changed' ? answer.theirs : null),
    }),
    notifyOpened: enqueueActions(({ context: { owner, draft, draftId }, enqueue }, { holds }: Stored) => {
      if (owner) enqueue.sendTo(owner, { type: 'draft.opened', draft, draftId, holds });
    }),
    /** Reports why the booking cannot be sent. */
    notifyStuck: enqueueActions(({ context: { owner, theirs, saveFailure }, enqueue }) => {
      const failure = theirs ? changedElsewhere : (saveFailure ?? unreachable);
      if (owner) enqueue.sendTo(owner, { type: 'draft.stuck', failure });
    }),
    /** Filled-in values do not begin a draft that nothing was typed into; a draft the server has is saved with them. */
    applyPerson: enqueueActions(({ context, enqueue }, { person }: { person: BookingPerson }) => {
      const { owner, draft, draftId, saved } = context;
      const filled = fillFromPerson(draft, person);
      const isUnbegun = draftId === null && isSameWork(draft, saved);
      enqueue.assign({ draft: filled, saved: isUnbegun ? filled : saved, personFailure: null });
      const usualPackages = person.last?.usualPackages ?? [];
      if (owner) enqueue.sendTo(owner, { type: 'draft.filled', draft: filled, usualPackages });
    }),
    markSaved: assign({ saved: ({ context }) => context.draft }),
    /** Both drafts in one; where both changed a field, `winner` decides. */
    mergeTheirs: enqueueActions(({ context, enqueue }, { winner }: { winner: 'mine' | 'theirs' }) => {
      const { owner, saved, unanswered } = context;
      const theirs = defined(context.theirs);
      const { draft } = mergeDrafts(saved ?? theirs.draft, context.draft, theirs.draft, winner, unanswered);
      enqueue.assign({ draft, saved: theirs.draft, revision: theirs.revision, theirs: null, unanswered: [] });
      if (owner) enqueue.sendTo(owner, { type: 'draft.merged', draft, holds: theirs.holds });
    }),
  },
  guards: {
    hasDraftId: ({ context }) => context.draftId !== null,
    /** A first save that has no answer yet may have reached the server. */
    mayBeStored: ({ context }) => context.draftId !== null || context.sending !== null,
    hasUnsaved: ({ context }, { draft }: { draft: BookingDraft }) => !isSameWork(draft, context.saved),
    /** Times that the server holds and the saved draft lacks. */
    hasPicked: ({ context: { draft, saved } }) => !hasSamePicks(draft, saved),
    /** To another step, candidate or time, since what was saved. */
    hasMoved: ({ context }) => !deepEqual(context.draft, context.saved),
    /** Typed after the save that is on its way. */
    hasUnsent: ({ context }) => !deepEqual(context.draft, context.sending),
    /** The server has it all, and still has it. */
    hasAllSaved: ({ context: { draft, draftId, saved } }) => draftId !== null && isSameWork(draft, saved),
    isPersonMissing: ({ context }) => context.personFailure !== null,
    isClosing: stateIn({ open: { leaving: 'closing' } }),
    isOffline: stateIn({ open: { copy: 'offline' } }),
    isRefused: or([stateIn({ open: { copy: 'saveFailed' } }), stateIn({ open: { copy: 'conflict' } })]),
    isUnreachable: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNREACHABLE',
    isGone: (_, { error }: { error: unknown }) => toPortalError(error).code === 'NOT_FOUND',
    isSent: (_, { error }: { error: unknown }) => toPortalError(error).code === 'DRAFT_SENT',
    wasSent: (_, { booking }: OpenedDraft) => booking !== null,
    /** While this page had it open. */
    wasSentMeanwhile: ({ context }, { booking }: OpenedDraft) => booking !== null && context.saved !== null,
    isChanged: (_, answer: SaveAnswer) => answer.outcome === 'changed',
    isMergeable: ({ context }, answer: SaveAnswer) =>
      answer.outcome === 'changed' &&
      context.saved !== null &&
      !mergeDrafts(context.saved, context.draft, answer.theirs.draft, 'mine', context.unanswered).overlaps,
  },
  delays: { autosave: AUTOSAVE_MS, picks: PICKS_SAVE_MS, retry: 5_000 },
});
