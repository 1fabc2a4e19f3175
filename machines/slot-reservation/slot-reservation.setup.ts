import { assign, enqueueActions, or, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { CandidateIndex, ChosenPackage, Hold, Slot } from '../lib/booking.types.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { clockPort, type DraftId, type EpochMs, port, type ReserveId } from '../lib/ports.ts';
import { isSameTime } from '../rules/booking/same-time.ts';
import {
  type Extension,
  freeHold,
  isServerHold,
  lengthened,
  type ReserveInput,
  type SlotReservationContext,
  type SlotReservationEvent,
  type SlotReservationInput,
  timeLeft,
} from './reservation.ts';

/** Ports, reports and guards of a candidate's time. */
export const reservationSetup = setup({
  types: {
    context: {} as SlotReservationContext,
    input: {} as SlotReservationInput,
    events: {} as SlotReservationEvent,
    tags: {} as 'busy',
  },
  actors: {
    reserveSlot: port<Hold, ReserveInput>(),
    releaseHold: port<void, { reserveId: ReserveId }>(),
    findHold: port<Hold | null, { draftId: DraftId; candidateIndex: CandidateIndex }>(),
    clock: clockPort,
  },
  actions: {
    /** Snackbar of a success. */
    showNotice: (_, _notice: { text: string }) => {},
    /** Snackbar of a failure; one with a reason stays 10 s. */
    showError: (_, _failed: { error: PortalError; seconds: 5 | 10 }) => {},
    notifyOwner: enqueueActions(({ context, enqueue }) => {
      const { owner, key, pick, hold } = context;
      if (owner) enqueue.sendTo(owner, { type: 'reservation.changed', key, pick, hold });
    }),
    makeFreeHold: assign(({ context }) => ({
      hold: freeHold(context.key, defined(context.pick), defined(context.package)),
      failure: null,
    })),
    extendHold: assign(({ context }, { reserveId, expiresAt }: Extension) => {
      const hold = lengthened(context.hold, { reserveId, expiresAt });
      const longer = (hold?.expiresAt ?? 0) - (context.hold?.expiresAt ?? 0);
      return {
        extension: { reserveId, expiresAt },
        hold,
        remainingMs: Math.max(0, context.remainingMs + longer),
      };
    }),
    /** No answer came: what was held before may be held no more. */
    markUncertain: assign(({ context }, { seeks }: Pick<SlotReservationContext, 'seeks'>) => ({
      seeks,
      pick: seeks === 'nothing' ? null : context.pick,
      hold: null,
      remainingMs: 0,
      failure: { code: 'UNREACHABLE' as const },
    })),
    countCall: assign({ calls: ({ context }) => context.calls + 1 }),
    clearPick: assign({ pick: null, hold: null, remainingMs: 0, failure: null }),
    clearHold: assign({ hold: null, remainingMs: 0, failure: null }),
  },
  guards: {
    hasPick: ({ context }) => context.pick !== null,
    hasFreePick: ({ context }) => context.pick?.bookingFree === true && context.package !== null,
    hasHold: ({ context }) => context.hold !== null,
    hasServerHold: ({ context }) => isServerHold(context.hold),
    isLost: ({ context: { hold } }, { reserveId = hold?.reserveId }: { reserveId?: ReserveId | undefined }) =>
      isServerHold(hold) && hold.reserveId === reserveId,
    isHeld: ({ context }, to: { slot: Slot }) => isSameTime(context.hold?.slot, to.slot),
    isFree: ({ context }, to: { slot: Slot }) => to.slot.bookingFree && context.package !== null,
    isSwapToFree: ({ context }, to: { slot: Slot }) => to.slot.bookingFree && isServerHold(context.hold),
    isSamePackage: ({ context }, to: { package: ChosenPackage | null }) => to.package?.id === context.package?.id,
    isBound: ({ context }) => context.draftId !== null,
    /** Without a draft on the server there is nothing to bind a hold to. */
    isUnbound: ({ context }) => context.draftId === null || context.package === null,
    isUnwanted: ({ context }, { hold }: { hold: Hold | null }) =>
      isServerHold(hold) && hold?.packageId !== context.package?.id,
    /** Another call held a time while this candidate's changed: which of both the service did last is not known. */
    isRaced: ({ context }, { calls }: { calls?: number }) =>
      context.draftId !== null && calls !== undefined && calls !== context.calls,
    /** Of another call than the one that opened the draft. */
    isOfOtherCall: ({ context }, { calls }: { calls?: number }) => context.draftId !== null && calls !== undefined,
    isOtherDraft: ({ context }, to: { draftId: DraftId }) =>
      isServerHold(context.hold) && context.draftId !== to.draftId,
    /** The candidate was deleted while the service was asked. */
    isLeaving: or([stateIn({ reserving: 'thenLeaving' }), stateIn({ releasing: 'thenLeaving' })]),
    /** A hold that came before there was a draft is in no group. */
    isLeavingOrUnbound: or([({ context }) => context.draftId === null, stateIn({ releasing: 'thenLeaving' })]),
    isExtended: ({ context }, { reserveId }: Extension) => context.hold?.reserveId === reserveId,
    isLapsed: ({ context }, { reserveId }: Extension) => context.lapsed?.reserveId === reserveId,
    /** The holds of a draft can be asked for; before there is a draft there are none. */
    isUnanswered: ({ context }, { error }: { error: unknown }) =>
      context.draftId !== null && toPortalError(error).code === 'UNREACHABLE',
    /** The service has one that is not sought: given back, of another package, or in the way of a free-booking time. */
    isUnsought: ({ context }, { hold }: { hold: Hold | null }) =>
      hold !== null &&
      (context.seeks === 'nothing' || hold.packageId !== context.package?.id || context.pick?.bookingFree === true),
    isSought: ({ context }, { hold }: { hold: Hold | null }) =>
      hold !== null && (context.seeks === 'hold' || isSameTime(hold.slot, context.pick)),
    seeksPick: ({ context }) =>
      context.seeks === 'pick' && context.pick?.bookingFree === false && context.package !== null,
    isHoldOver: ({ context }, at: { now: EpochMs }) =>
      isServerHold(context.hold) && timeLeft(defined(context.hold), at.now) === 0,
    isGone: (_, { error }: { error: unknown }) => toPortalError(error).code === 'NOT_FOUND',
  },
  /** Longer than a call whose line was cut is at work. */
  delays: { retry: 5_000 },
});
