import type { ActorRef, Snapshot } from 'xstate';
import type { CandidateIndex, ChosenPackage, Hold, Slot } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { type ClockTicked, type DraftId, type EpochMs, id, type PackageId, type ReserveId } from '../lib/ports.ts';

export interface ReserveInput {
  slot: Slot;
  packageId: PackageId;
  draftId: DraftId;
  candidateIndex: CandidateIndex;
  replaces: ReserveId | undefined;
}

/** Report to the owner after each change: `pick` is for its draft, `hold` for its checks. */
export interface ReservationChanged {
  type: 'reservation.changed';
  key: string;
  pick: Slot | null;
  hold: Hold | null;
}

export interface SlotReservationInput {
  /** Names the candidate; it makes the local reserve id of a free-booking time as well. */
  key: string;
  candidateIndex: CandidateIndex;
  draftId: DraftId | null;
  package: ChosenPackage | null;
  /** The time picked before a reload. */
  pick: Slot | null;
  owner: ActorRef<Snapshot<unknown>, ReservationChanged> | null;
}

/** A hold's new end. It names the hold, because it may come after another took its place. */
export type Extension = { reserveId: ReserveId; expiresAt: EpochMs };

export interface SlotReservationContext extends SlotReservationInput {
  hold: Hold | null;
  /** The hold that ended by the clock: an extension on its way may still give it a later end. */
  lapsed: Hold | null;
  /** The last one that came, perhaps for a hold whose own answer is still on its way. */
  extension: Extension | null;
  /** After a call without an answer: hold the pick, take what the service has, or give it back. */
  seeks: 'pick' | 'hold' | 'nothing';
  remainingMs: number;
  /** Counts the calls that change the hold, its own as they begin and as they end, and those of a group. */
  calls: number;
  failure: PortalError | null;
}

export type SlotReservationEvent =
  | { type: 'slot.picked'; slot: Slot }
  | { type: 'slot.cleared' }
  | { type: 'reserve.againPressed' }
  /** `calls` is the reservation's own count as another call asked for the hold; absent where the draft was opened with it. */
  | { type: 'hold.restored'; hold: Hold; calls?: number }
  | ({ type: 'hold.extended' } & Extension)
  /** Another call that could have changed it got no answer. */
  | { type: 'hold.doubted' }
  /** `reserveId` is the hold's, where another one may have taken its place by now. */
  | { type: 'hold.lost'; failure?: PortalError; reserveId?: ReserveId | undefined }
  | { type: 'draft.named'; draftId: DraftId }
  | { type: 'package.changed'; package: ChosenPackage | null }
  | { type: 'candidate.gone' }
  | ClockTicked;

export const RESERVED = 'Slot has been reserved successfully.';
export const RELEASED = 'Slot has been deleted successfully.';

export const isServerHold = (hold: Hold | null): hold is Hold => hold !== null && hold.expiresAt !== null;
/** With a reason it stays 10 seconds. */
export const failureNotice = (error: PortalError) => ({
  error,
  seconds: 'reason' in error ? (10 as const) : (5 as const),
});
/** The hold with its new end, where the extension is of this one. An end never comes nearer: an earlier one is older. */
export const lengthened = <Held extends Hold | null>(hold: Held, extension: Extension | null): Held =>
  hold && hold.expiresAt !== null && hold.reserveId === extension?.reserveId && extension.expiresAt > hold.expiresAt
    ? { ...hold, expiresAt: extension.expiresAt }
    : hold;
export const timeLeft = (hold: Hold, now: EpochMs) => (hold.expiresAt === null ? 0 : Math.max(0, hold.expiresAt - now));

/** A free-booking clinic keeps no calendar: its hold is made here and never runs out. */
export function freeHold(key: string, slot: Slot, chosen: ChosenPackage): Hold {
  const endsAt = new Date(Date.parse(slot.startsAt) + chosen.minutes * 60_000).toISOString();
  return { reserveId: id(`free-${key}`), packageId: chosen.id, slot, endsAt, expiresAt: null };
}
