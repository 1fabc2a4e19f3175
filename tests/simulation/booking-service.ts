import type {
  BeginInput,
  OpenedDraft,
  SaveAnswer,
  SaveInput,
} from '../../machines/booking-draft/booking-draft.types.ts';
import type { BookingDraft, Hold, Slot } from '../../machines/lib/booking.types.ts';
import { type PortalError, PortalFailure } from '../../machines/lib/portal-error.ts';
import { type DraftId, type EpochMs, epochMs, id, type ReserveId } from '../../machines/lib/ports.ts';
import type { Extension, ReserveInput } from '../../machines/slot-reservation/reservation.ts';

export const HOLD_MS = 600_000;
const MOST_EXTENSIONS = 2;

interface StoredHold extends Hold {
  readonly expiresAt: EpochMs;
  readonly draftId: DraftId;
  readonly candidateIndex: number;
  readonly extensions: number;
}

interface Stored {
  readonly draft: BookingDraft;
  readonly revision: number;
  readonly writer: string;
  readonly sequence: number;
}

/**
 * A model of the booking service's holds and drafts, in memory; services/booking/drafts tests the real one.
 */
export class BookingService {
  readonly drafts = new Map<DraftId, Stored>();
  readonly #clock: { readonly now: number };
  #holds: StoredHold[] = [];
  readonly #taken = new Set<string>();
  #made = 0;

  constructor(clock: { readonly now: number }) {
    this.#clock = clock;
  }

  /** Holds the slot; what the candidate held before is given back, and stays where the slot is refused. */
  reserve({ slot, packageId, draftId, candidateIndex }: Omit<ReserveInput, 'replaces'>): Hold {
    this.#requireDraft(draftId);
    const own = this.findHold({ draftId, candidateIndex });
    if (own && own.packageId === packageId && own.slot.startsAt === slot.startsAt) return own;
    const others = this.#live().filter((hold) => hold !== own);
    if (this.#taken.has(slot.startsAt) || others.some((hold) => hold.slot.startsAt === slot.startsAt))
      fail({ code: 'SLOT_TAKEN', reason: 'This time was just taken.' });
    this.#made += 1;
    const hold: StoredHold = {
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

  release({ reserveId }: { reserveId: ReserveId }): void {
    if (!this.#live().some((hold) => hold.reserveId === reserveId)) fail({ code: 'NOT_FOUND' });
    this.#holds = this.#holds.filter((hold) => hold.reserveId !== reserveId);
  }

  findHold({ draftId, candidateIndex }: { draftId: DraftId; candidateIndex: number }): StoredHold | null {
    this.#requireDraft(draftId);
    return this.#live().find((hold) => hold.draftId === draftId && hold.candidateIndex === candidateIndex) ?? null;
  }

  /** @returns the new ends */
  extend(draftId: DraftId): readonly Extension[] {
    this.#holds = this.#live().map((hold) =>
      hold.draftId === draftId && hold.extensions < MOST_EXTENSIONS
        ? { ...hold, expiresAt: epochMs(hold.expiresAt + HOLD_MS), extensions: hold.extensions + 1 }
        : hold,
    );
    return this.#holds.filter((hold) => hold.draftId === draftId);
  }

  /** Another company takes a free time, or gives it back. */
  takeElsewhere(slot: Slot): void {
    if (!this.#live().some((hold) => hold.slot.startsAt === slot.startsAt)) this.#taken.add(slot.startsAt);
  }

  freeElsewhere(slot: Slot): void {
    this.#taken.delete(slot.startsAt);
  }

  open(draftId: DraftId): OpenedDraft {
    const { draft, revision } = this.#requireDraft(draftId);
    return { draftId, draft, revision, holds: [], booking: null };
  }

  begin({ draftId, writer, sequence, draft }: BeginInput): { draftId: DraftId; revision: number } {
    const stored = this.drafts.get(draftId);
    if (stored && stored.writer !== writer)
      fail({ code: 'REJECTED', status: 409, reason: 'There is a draft already.' });
    if (stored && stored.sequence >= sequence) return { draftId, revision: stored.revision };
    const revision = (stored?.revision ?? 0) + 1;
    this.drafts.set(draftId, { draft, revision, writer, sequence });
    return { draftId, revision };
  }

  /** Over the revision that was seen, or over an earlier save of this writer; a late save of the same writer falls. */
  save({ draftId, writer, sequence, revision, draft }: SaveInput): SaveAnswer {
    const stored = this.#requireDraft(draftId);
    const isOwn = stored.writer === writer;
    if (stored.revision === revision || (isOwn && stored.sequence < sequence)) {
      this.drafts.set(draftId, { draft, revision: stored.revision + 1, writer, sequence });
      return { outcome: 'saved', revision: stored.revision + 1 };
    }
    if (isOwn) return { outcome: 'saved', revision: stored.revision };
    return { outcome: 'changed', theirs: { draftId, draft: stored.draft, revision: stored.revision, holds: [] } };
  }

  /** With its holds. */
  delete(draftId: DraftId): void {
    this.#requireDraft(draftId);
    this.drafts.delete(draftId);
    this.#holds = this.#holds.filter((hold) => hold.draftId !== draftId);
  }

  #requireDraft(draftId: DraftId): Stored {
    return this.drafts.get(draftId) ?? fail({ code: 'NOT_FOUND' });
  }

  #live(): StoredHold[] {
    return this.#holds.filter(({ expiresAt }) => expiresAt > this.#clock.now);
  }
}

function fail(error: PortalError): never {
  throw new PortalFailure(error);
}
