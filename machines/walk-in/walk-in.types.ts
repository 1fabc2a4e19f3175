import type { ChosenPackage } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { ClockTicked, DraftId, EpochMs, PackageId, ReserveId } from '../lib/ports.ts';

/** A quarter of an hour of a doctor's day where the appointment begins. */
export interface WalkInPlace {
  readonly rosterId: number;
  /** ISO 8601. */
  readonly startsAt: string;
  /** Why it is over the plan of a day that has no time left. */
  readonly overPlan?: string;
}

export interface WalkInHold {
  readonly reserveId: ReserveId;
  readonly packageId: PackageId;
  /** The doctor's day that has the time: another one where the pressed one is not free for so long. */
  readonly rosterId: number;
  readonly startsAt: string;
  readonly overPlan?: string;
  readonly endsAt: string;
  /** By the server's clock. */
  readonly expiresAt: EpochMs;
}

export interface WalkInInput {
  readonly draftId: DraftId;
  readonly place: WalkInPlace;
}

export interface WalkInContext extends WalkInInput {
  /** Package of the hold: the shortest one until one is chosen. */
  readonly package: ChosenPackage | null;
  readonly hold: WalkInHold | null;
  readonly remainingMs: number;
  /** Why there is no hold, or why the hold stayed as it was. */
  readonly failure: PortalError | null;
  readonly extendFailure: PortalError | null;
}

export type WalkInEvent =
  | { type: 'package.chosen'; package: ChosenPackage }
  | { type: 'place.chosen'; place: WalkInPlace }
  /** With the package in the form: before a reload it was chosen too. */
  | { type: 'book.pressed'; package: ChosenPackage }
  | { type: 'retry.pressed' }
  | { type: 'extend.pressed' }
  /** The service no longer has the hold. */
  | { type: 'hold.lost' }
  /** The booking has taken the time. */
  | { type: 'booking.made' }
  | { type: 'leave.pressed' }
  | ClockTicked;

export interface ReserveWalkIn extends WalkInInput {
  readonly packageId: PackageId;
  readonly replaces: ReserveId | null;
}
