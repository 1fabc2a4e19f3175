import { assign, fromCallback, raise, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { BookingPerson, CreatedBooking, FieldChange, WizardStep } from '../lib/booking.types.ts';
import { maxCandidates } from '../lib/booking.types.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { clockPort, type DraftId, port } from '../lib/ports.ts';
import { isServerHold } from '../slot-reservation/reservation.ts';
import { slotReservationMachine } from '../slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../slot-search/slot-search.machine.ts';
import type {
  BeginInput,
  BookingWizardContext,
  BookingWizardEvent,
  BookingWizardInput,
  CreateInput,
  ExtendedHolds,
  OpenedDraft,
  PackageLosingChange,
  SaveAnswer,
  SaveInput,
  SentElsewhere,
} from './booking-wizard.types.ts';
import { findCandidate, losesPackages, selectCandidate, touch } from './drafts/draft-edits.ts';
import { fillFromPerson, withUsualPackage } from './drafts/last-booking.ts';
import { mergeDrafts } from './drafts/merge-drafts.ts';
import { isSameWork } from './drafts/same-work.ts';
import { refusalsOf } from './refusals.ts';
import {
  breaksNoRule,
  currentFails,
  errorsOf,
  firstFailing,
  isOfCandidate,
  nextFailing,
  reachableStep,
  stepErrors,
} from './wizard-errors.ts';

/** Short, because a browser that is ended with its tab sends nothing more. */
export const AUTOSAVE_MS = 150;

/** Types and ports, and what guards and actions can say without naming others. */
export const wizardBase = setup({
  types: {
    context: {} as BookingWizardContext,
    input: {} as BookingWizardInput,
    events: {} as BookingWizardEvent,
    tags: {} as 'busy' | 'unsaved',
  },
  actors: {
    getBookingPerson: port<BookingPerson>(),
    getDraft: port<OpenedDraft, { draftId: DraftId }>(),
    sentElsewhere: fromCallback<SentElsewhere, { draftId: DraftId }>(() => {}),
    createDraft: port<{ draftId: DraftId; revision: number }, BeginInput>(),
    saveDraft: port<SaveAnswer, SaveInput>(),
    deleteDraft: port<void, { draftId: DraftId }>(),
    extendHolds: port<ExtendedHolds, { draftId: DraftId }>(),
    createBooking: port<CreatedBooking, CreateInput>(),
    clock: clockPort,
    slotReservation: slotReservationMachine,
    slotSearch: slotSearchMachine,
  },
  actions: {
    /** Names the step in the address. */
    goToStep: (_, _to: { step: WizardStep }) => {},
    /** Names the draft in the address, so that a reload finds it. */
    goToDraft: (_, _to: { draftId: DraftId }) => {},
    /** Away from the wizard: saved and closed, or discarded. */
    leaveWizard: () => {},
    /** Snackbar of a failure; one with a reason stays 10 s. */
    showError: (_, _failed: { error: PortalError; seconds: 5 | 10 }) => {},
    /** Snackbar of a booking that was not made, with the reason. */
    showCreateError: (_, _failed: { error: PortalError }) => {},
    noteChange: raise({ type: 'draft.changed' }),
    touchErrors: assign({
      draft: ({ context }, { step, key }: { step: WizardStep; key?: string }) =>
        touch(context.draft, Object.keys(stepErrors(context, step, key))),
    }),
    touchAllErrors: assign({ draft: ({ context }) => touch(context.draft, Object.keys(errorsOf(context))) }),
    showNextFailing: assign({
      draft: ({ context }, { step }: { step: WizardStep }) =>
        selectCandidate(context.draft, nextFailing(context, step)?.key ?? context.draft.current),
    }),
    /** A step that one goes on to begins at the first candidate who needs it. */
    showFirstFailing: assign({
      draft: ({ context }, { step }: { step: WizardStep }) =>
        selectCandidate(context.draft, firstFailing(context, step)?.key ?? context.draft.current),
    }),
    noteSending: assign({
      sending: ({ context }) => context.draft,
      sequence: ({ context }) => context.sequence + 1,
    }),
    noteSaved: assign(({ context }, answer: SaveAnswer) => ({
      saved: context.sending,
      revision: answer.outcome === 'saved' ? answer.revision : context.revision,
      saveFailure: null,
    })),
    keepTheirs: assign({
      theirs: (_, answer: SaveAnswer) => (answer.outcome === 'changed' ? answer.theirs : null),
    }),
    /** Both drafts in one; where both changed a field, `winner` decides. */
    mergeTheirs: assign(({ context }, { winner }: { winner: 'mine' | 'theirs' }) => {
      const theirs = defined(context.theirs);
      const { draft } = mergeDrafts(context.saved ?? theirs.draft, context.draft, theirs.draft, winner);
      return { draft, saved: theirs.draft, revision: theirs.revision };
    }),
    /** Each refused field says so where it stands; the first candidate with one comes into view. */
    noteRefusal: assign(({ context }, { error }: { error: PortalError }) => {
      const refusals = refusalsOf(context.draft, error);
      const first = context.draft.candidates.find(({ key }) =>
        Object.keys(refusals).some((path) => isOfCandidate(path, key)),
      );
      return {
        sendFailure: error,
        refusals,
        draft: selectCandidate(context.draft, first?.key ?? context.draft.current),
      };
    }),
    /** What nobody typed is no change of theirs: a draft that was not begun stays so. One that the server has is saved with it. */
    takePerson: assign(({ context: { draft, draftId, saved } }, { person }: { person: BookingPerson }) => {
      const filled = fillFromPerson(draft, person);
      const isUnbegun = draftId === null && isSameWork(draft, saved);
      return {
        ...{ draft: filled, saved: isUnbegun ? filled : saved, personFailure: null },
        usualPackages: person.last?.usualPackages ?? [],
      };
    }),
    closeWhenSaved: assign({ isClosing: true }),
  },
  guards: {
    hasDraftId: ({ context }) => context.draftId !== null,
    hasUnsaved: ({ context }) => !isSameWork(context.draft, context.saved),
    /** To another step or candidate, since what was saved. */
    hasMoved: ({ context }) => context.draft !== context.saved,
    /** Typed after the save that is on its way. */
    hasUnsent: ({ context }) => context.draft !== context.sending,
    hasAllSaved: ({ context }) => isSameWork(context.draft, context.saved),
    isClosing: ({ context }) => context.isClosing,
    /** 'Send booking' was pressed, and waits for the draft. */
    isSettling: stateIn({ submission: 'settling' }),
    isUnreachable: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNREACHABLE',
    isGone: (_, { error }: { error: unknown }) => toPortalError(error).code === 'NOT_FOUND',
    wasSent: (_, { booking }: OpenedDraft) => booking !== null,
    /** While this page had it open. */
    wasSentMeanwhile: ({ context }, { booking }: OpenedDraft) => booking !== null && context.saved !== null,
    isChanged: (_, answer: SaveAnswer) => answer.outcome === 'changed',
    isMergeable: ({ context }, answer: SaveAnswer) =>
      answer.outcome === 'changed' &&
      context.saved !== null &&
      !mergeDrafts(context.saved, context.draft, answer.theirs.draft, 'mine').overlaps,
    currentFails: ({ context }, { step }: { step: WizardStep }) => currentFails(context, step),
    othersFail: ({ context }, { step }: { step: WizardStep }) => nextFailing(context, step) !== undefined,
    isOfDraft: ({ context }, { step }: { step: WizardStep }) => context.draft.step === step,
    isSeated: ({ context }, { key }: { key: string }) => findCandidate(context.draft, key) !== undefined,
    leadsTo: ({ context }, to: { asked: WizardStep; step: WizardStep }) => reachableStep(context, to.asked) === to.step,
    isHere: ({ context }, to: { asked: WizardStep }) => reachableStep(context, to.asked) === context.draft.step,
    canAdd: ({ context }) => context.draft.candidates.length < maxCandidates,
    canDelete: ({ context }) => context.draft.candidates.length > 1,
    losesPackages: ({ context }, change: PackageLosingChange) => losesPackages(context.draft, change),
    bringsPackage: ({ context }, change: FieldChange) =>
      withUsualPackage(context.draft, change, context.usualPackages) !== null,
    breaksNoRule: ({ context }) => breaksNoRule(context),
    hasHeldTimes: ({ context }) => context.draftId !== null && Object.values(context.holds).some(isServerHold),
  },
  delays: { autosave: AUTOSAVE_MS, retry: 5_000 },
});
