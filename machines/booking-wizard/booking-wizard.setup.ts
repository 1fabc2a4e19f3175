import { enqueueActions, sendTo } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { CandidateDraft, StoredHold } from '../lib/booking.types.ts';
import type { DraftId } from '../lib/ports.ts';
import { restoredHold } from '../rules/drafts/stored-draft.ts';
import type { ExtendedHolds, GroupHeld, SlotReservation } from './booking-wizard.types.ts';
import { holdsRefused } from './refusals.ts';
import { slotQuery } from './slot-query.ts';
import { wizardBase } from './wizard-base.ts';
import { firstFailingStep, ownHolds } from './wizard-errors.ts';

const reservationId = (candidate: CandidateDraft) => `slot-${candidate.key}`;

const withReservations = wizardBase.extend({
  actions: {
    /** One reservation for each candidate; those without one any more give back what they hold, and end. */
    syncReservations: enqueueActions(({ context, enqueue }) => {
      const { candidates } = context.draft;
      const isSeated = ([key]: [string, unknown]) => candidates.some((candidate) => candidate.key === key);
      for (const entry of Object.entries(context.reservations)) {
        if (!isSeated(entry)) enqueue.sendTo(entry[1], { type: 'candidate.gone' });
      }
      enqueue.assign({
        holds: Object.fromEntries(Object.entries(context.holds).filter(isSeated)),
        reservations: ({ spawn, self }) => {
          const seated: Record<string, SlotReservation> = {};
          for (const candidate of candidates) {
            const { key, index: candidateIndex, package: chosen, pick } = candidate;
            const input = { key, candidateIndex, draftId: context.draftId, package: chosen, pick, owner: self };
            seated[key] =
              context.reservations[key] ?? spawn('slotReservation', { id: reservationId(candidate), input });
          }
          return seated;
        },
      });
    }),
    /** Tells each reservation its candidate's package: another one gives the hold back. */
    sendPackages: enqueueActions(({ context, enqueue }) => {
      for (const { key, package: chosen } of context.draft.candidates) {
        const reservation = context.reservations[key];
        if (reservation) enqueue.sendTo(reservation, { type: 'package.changed', package: chosen });
      }
    }),
    setDraftId: enqueueActions(({ context, enqueue }, { draftId }: { draftId: DraftId }) => {
      enqueue.assign({ draftId });
      for (const reservation of Object.values(context.reservations)) {
        enqueue.sendTo(reservation, { type: 'draft.named', draftId });
      }
    }),
    /** Takes over the holds that the service still has; a pick without one says that it ran out. */
    restoreHolds: enqueueActions(({ context, enqueue }, { holds }: { holds: readonly StoredHold[] }) => {
      for (const candidate of context.draft.candidates) {
        const reservation = defined(context.reservations[candidate.key]);
        const stored = holds.find(({ candidateIndex }) => candidateIndex === candidate.index);
        if (stored) {
          enqueue.sendTo(reservation, { type: 'hold.restored', hold: restoredHold(candidate, stored) });
        } else if (candidate.pick && !candidate.pick.bookingFree) enqueue.sendTo(reservation, { type: 'hold.lost' });
      }
    }),
    /** Times taken for several candidates at once: each one's reservation has its own from now on. */
    restoreGroupHolds: enqueueActions(({ context, enqueue }, { holds }: Pick<GroupHeld, 'holds'>) => {
      for (const { key, ...held } of holds) {
        const reservation = context.reservations[key];
        if (reservation) enqueue.sendTo(reservation, { type: 'hold.restored', ...held });
      }
    }),
    recheckHolds: enqueueActions(({ context, enqueue }, { keys }: { keys: readonly string[] }) => {
      for (const key of keys) {
        const reservation = context.reservations[key];
        if (reservation) enqueue.sendTo(reservation, { type: 'hold.doubted' });
      }
    }),
    /** After an extension without an answer: each picked time may be held longer than is known. */
    recheckPickedHolds: enqueueActions(({ context, enqueue }) => {
      for (const { key, pick } of context.draft.candidates) {
        const reservation = context.reservations[key];
        if (reservation && pick && !pick.bookingFree) enqueue.sendTo(reservation, { type: 'hold.doubted' });
      }
    }),
    extendReservations: enqueueActions(({ context, enqueue }, { holds }: { holds: ExtendedHolds }) => {
      for (const { candidateIndex, ...extension } of holds) {
        const candidate = context.draft.candidates.find(({ index }) => index === candidateIndex);
        const reservation = candidate && context.reservations[candidate.key];
        if (reservation) enqueue.sendTo(reservation, { type: 'hold.extended', ...extension });
      }
    }),
    /** The holds stay as they are: with the draft that was saved, or gone with the one discarded or sent. */
    dismissReservations: enqueueActions(({ context, enqueue }) => {
      for (const reservation of Object.values(context.reservations)) enqueue.stopChild(reservation);
      enqueue.assign({ reservations: {}, holds: {} });
    }),
    /** The draft was thrown away elsewhere, and its holds with it. */
    dropHolds: enqueueActions(({ context, enqueue }) => {
      for (const reservation of Object.values(context.reservations)) enqueue.sendTo(reservation, { type: 'hold.lost' });
    }),
    /** A hold that the service refuses to book is gone: its candidate offers to ask for the time again. */
    dropRefusedHolds: enqueueActions(({ context, enqueue }) => {
      for (const key of holdsRefused(context))
        enqueue.sendTo(defined(context.reservations[key]), {
          type: 'hold.lost',
          reserveId: context.sentHolds[key]?.reserveId,
        });
    }),
    updateSearch: enqueueActions(({ context, enqueue }) => {
      enqueue(sendTo('slotSearch', { type: 'holds.changed', own: ownHolds(context) }));
      enqueue(sendTo('slotSearch', { type: 'query.changed', query: slotQuery(context.draft), now: context.now }));
    }),
  },
});

/** Everything the wizard's regions share: types, ports, and the guards and actions they name. */
export const wizardSetup = withReservations.extend({
  actions: {
    /** The same event once more, for the state it led to. */
    raiseAgain: withReservations.enqueueActions(({ event, enqueue }) => {
      enqueue.raise(event);
    }),
    /** Marks every error and goes to the first step that has one. */
    goToErrors: withReservations.enqueueActions(({ context, enqueue }) => {
      enqueue('touchAllErrors');
      enqueue.raise({ type: 'step.chosen', step: firstFailingStep(context) });
      enqueue('raiseChange');
    }),
  },
});
