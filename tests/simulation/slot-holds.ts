import type { ExtendedHolds } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type { CandidateIndex, Hold, Slot } from '../../machines/lib/booking.types.ts';
import { type PortalError, PortalFailure } from '../../machines/lib/portal-error.ts';
import { type DraftId, type EpochMs, epochMs, id, type ReserveId } from '../../machines/lib/ports.ts';
import type { ReserveInput } from '../../machines/slot-reservation/reservation.ts';

const HOLD_MS = 600_000;
const MOST_EXTENSIONS = 2;

export interface DraftHold extends Hold {
  readonly expiresAt: EpochMs;
  readonly draftId: DraftId;
  readonly candidateIndex: CandidateIndex;
  readonly extensions: number;
}

/** A model of the booking service's holds, in memory; services/booking/drafts/holds tests the real ones. */
export abstract class SlotHolds {
  readonly #clock: { readonly now: number };
  #holds: DraftHold[] = [];
  /** By other companies. */
  readonly #taken = new Set<string>();
  #made = 0;

  constructor(clock: { readonly now: number }) {
    this.#clock = clock;
  }

  /** @throws PortalFailure where the draft is not open */
  abstract requireDraft(draftId: DraftId): unknown;
  /** @throws PortalFailure where there is no such draft */
  abstract findDraft(draftId: DraftId): unknown;
  /** The times of all bookings. */
  abstract get booked(): readonly string[];

  /** Holds the slot; what the candidate held before is given back, and stays where the slot is refused. */
  reserve({ slot, packageId, draftId, candidateIndex }: Omit<ReserveInput, 'replaces'>): Hold {
    this.requireDraft(draftId);
    const own = this.findHold({ draftId, candidateIndex });
    if (own && own.packageId === packageId && own.slot.startsAt === slot.startsAt) return own;
    const others = this.#live().filter((hold) => hold !== own);
    if (
      this.#taken.has(slot.startsAt) ||
      this.booked.includes(slot.startsAt) ||
      others.some((hold) => hold.slot.startsAt === slot.startsAt)
    )
      fail({ code: 'SLOT_TAKEN', reason: 'This time was just taken.' });
    this.#made += 1;
    const hold: DraftHold = {
      reserveId: id<ReserveId>(`r${this.#made}`),
      packageId,
      slot,
      endsAt: slot.startsAt,
      expiresAt: epochMs(this.#clock.now + HOLD_MS),
      draftId,
      candidateIndex,
      extensions: 0,
    };
    this.#holds = [...others, hold];
    return hold;
  }

  /** All of them or none. */
  reserveAll(wanted: readonly Omit<ReserveInput, 'replaces'>[]): readonly Hold[] {
    const before = this.#holds;
    try {
      return wanted.map((one) => this.reserve(one));
    } catch (error) {
      this.#holds = before;
      throw error;
    }
  }

  release({ reserveId }: { reserveId: ReserveId }): void {
    if (!this.#live().some((hold) => hold.reserveId === reserveId)) fail({ code: 'NOT_FOUND' });
    this.#holds = this.#holds.filter((hold) => hold.reserveId !== reserveId);
  }

  findHold({ draftId, candidateIndex }: { draftId: DraftId; candidateIndex: number }): DraftHold | null {
    this.findDraft(draftId);
    return this.holdsOf(draftId).find((hold) => hold.candidateIndex === candidateIndex) ?? null;
  }

  /** @returns the new ends */
  extend(draftId: DraftId): ExtendedHolds {
    this.requireDraft(draftId);
    this.#holds = this.#live().map((hold) =>
      hold.draftId === draftId && hold.extensions < MOST_EXTENSIONS
        ? { ...hold, expiresAt: epochMs(hold.expiresAt + HOLD_MS), extensions: hold.extensions + 1 }
        : hold,
    );
    return this.holdsOf(draftId);
  }

  holdsOf(draftId: DraftId): readonly DraftHold[] {
    return this.#live().filter((hold) => hold.draftId === draftId);
  }

  /** Another company takes a free time, or gives it back. */
  takeElsewhere(slot: Slot): void {
    if (!this.#live().some((hold) => hold.slot.startsAt === slot.startsAt)) this.#taken.add(slot.startsAt);
  }

  freeElsewhere(slot: Slot): void {
    this.#taken.delete(slot.startsAt);
  }

  /** Gives back all that a draft holds. */
  protected drop(draftId: DraftId): void {
    this.#holds = this.#holds.filter((hold) => hold.draftId !== draftId);
  }

  #live(): DraftHold[] {
    return this.#holds.filter(({ expiresAt }) => expiresAt > this.#clock.now);
  }
}

export function fail(error: PortalError): never {
  throw new PortalFailure(error);
}
