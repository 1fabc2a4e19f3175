import { assign, raise, sendTo, setup } from 'xstate';
import { bookingDraftMachine } from '../booking-draft/booking-draft.machine.ts';
import type { DraftEnd } from '../booking-draft/booking-draft.types.ts';
import type { BookingDraft, CreatedBooking, FieldChange, WizardStep } from '../lib/booking.types.ts';
import { maxCandidates } from '../lib/booking.types.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { clockPort, type DraftId, port } from '../lib/ports.ts';
import type { PackageLosingChange } from '../rules/drafts/draft-edits.ts';
import { findCandidate, losesPackages, selectCandidate, touch } from '../rules/drafts/draft-edits.ts';
import { withUsualPackage } from '../rules/drafts/last-booking.ts';
import { isServerHold } from '../slot-reservation/reservation.ts';
import { slotReservationMachine } from '../slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../slot-search/slot-search.machine.ts';
import type {
  BookingWizardContext,
  BookingWizardEvent,
  BookingWizardInput,
  CreateInput,
  ExtendedHolds,
} from './booking-wizard.types.ts';
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

/** Types and ports, and what guards and actions can say without naming others. */
export const wizardBase = setup({
  types: {
    context: {} as BookingWizardContext,
    input: {} as BookingWizardInput,
    events: {} as BookingWizardEvent,
    children: {} as { bookingDraft: 'bookingDraft' },
    tags: {} as 'busy',
  },
  actors: {
    bookingDraft: bookingDraftMachine,
    extendHolds: port<ExtendedHolds, { draftId: DraftId }>(),
    createBooking: port<CreatedBooking, CreateInput>(),
    clock: clockPort,
    slotReservation: slotReservationMachine,
    slotSearch: slotSearchMachine,
  },
  actions: {
    /** Names the step in the address. */
    goToStep: (_, _to: { step: WizardStep }) => {},
    /** Away from the wizard: saved and closed, or discarded. */
    leaveWizard: () => {},
    /** Snackbar of a failure; one with a reason stays 10 s. */
    showError: (_, _failed: { error: PortalError; seconds: 5 | 10 }) => {},
    /** Snackbar of a booking that was not made, with the reason. */
    showCreateError: (_, _failed: { error: PortalError }) => {},
    raiseChange: raise({ type: 'draft.changed' }),
    tellDraft: sendTo('bookingDraft', ({ context: { draft } }) => ({ type: 'draft.changed' as const, draft })),
    settleDraft: sendTo('bookingDraft', { type: 'settle.asked' }),
    discardDraft: sendTo('bookingDraft', { type: 'discard.confirmed' }),
    takeOpened: assign((_, { draft, draftId }: { draft: BookingDraft; draftId: DraftId | null }) => ({
      draft,
      draftId,
    })),
    touchErrors: assign({
      draft: ({ context }, { step, key }: { step: WizardStep; key?: string }) =>
        touch(context.draft, Object.keys(stepErrors(context, step, key))),
    }),
    touchAllErrors: assign({ draft: ({ context }) => touch(context.draft, Object.keys(errorsOf(context))) }),
    showNextFailing: assign({
      draft: ({ context }, { step }: { step: WizardStep }) =>
        selectCandidate(context.draft, nextFailing(context, step)?.key ?? context.draft.current),
    }),
    /** After 'Next', a step begins at the first candidate with an error. */
    showFirstFailing: assign({
      draft: ({ context }, { step }: { step: WizardStep }) =>
        selectCandidate(context.draft, firstFailing(context, step)?.key ?? context.draft.current),
    }),
    /** Each refused field shows its refusal; the first candidate with one is selected. */
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
  },
  guards: {
    isUnreachable: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNREACHABLE',
    wasBooked: (_, { booking }: DraftEnd) => booking !== null,
    currentFails: ({ context }, { step }: { step: WizardStep }) => currentFails(context, step),
    othersFail: ({ context }, { step }: { step: WizardStep }) => nextFailing(context, step) !== undefined,
    isAt: (_, { draft, step }: { draft: BookingDraft; step: WizardStep }) => draft.step === step,
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
});
