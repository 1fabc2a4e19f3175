import type {
  BeginInput,
  OpenedDraft,
  SaveAnswer,
  SaveInput,
} from '../../machines/booking-draft/booking-draft.types.ts';
import type { CreateInput, ExtendedHolds } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type {
  BookingDraft,
  CandidateIndex,
  CreatedBooking,
  Hold,
  Slot,
  StoredHold,
} from '../../machines/lib/booking.types.ts';
import { type PortalError, PortalFailure } from '../../machines/lib/portal-error.ts';
import { type BookingId, type DraftId, type EpochMs, epochMs, id, type ReserveId } from '../../machines/lib/ports.ts';
import type { ReserveInput } from '../../machines/slot-reservation/reservation.ts';

export const HOLD_MS = 600_000;
const MOST_EXTENSIONS = 2;

interface KeptHold extends Hold {
  readonly expiresAt: EpochMs;
  readonly draftId: DraftId;
  readonly candidateIndex: CandidateIndex;
  readonly extensions: number;
}

interface Stored {
  readonly draft: BookingDraft;
  readonly revision: number;
  readonly writer: string;
  readonly sequence: number;
  readonly booking: Booked | null;
}

/** A booking, with the draft as it was sent. */
export interface Booked extends CreatedBooking {
  readonly draftId: DraftId;
  /** As text. */
  readonly sent: string;
  readonly times: readonly string[];
}

/** The parts of a draft that become a booking. */
const typedIn = ({ header, candidates }: BookingDraft) => JSON.stringify([header, candidates]);

/**
 * A model of the booking service's holds and drafts, in memory; services/booking/drafts tests the real one.
 */
export class BookingService {
  readonly drafts = new Map<DraftId, Stored>();
  readonly bookings: Booked[] = [];
  readonly #clock: { readonly now: number };
  #holds: KeptHold[] = [];
  /** By other companies. */
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
    if (
      this.#taken.has(slot.startsAt) ||
      this.booked.includes(slot.startsAt) ||
      others.some((hold) => hold.slot.startsAt === slot.startsAt)
    )
      fail({ code: 'SLOT_TAKEN', reason: 'This time was just taken.' });
    this.#made += 1;
    const hold: KeptHold = {
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

  findHold({ draftId, candidateIndex }: { draftId: DraftId; candidateIndex: number }): KeptHold | null {
    this.#find(draftId);
    return this.holdsOf(draftId).find((hold) => hold.candidateIndex === candidateIndex) ?? null;
  }

  /** @returns the new ends */
  extend(draftId: DraftId): ExtendedHolds {
    this.#requireDraft(draftId);
    this.#holds = this.#live().map((hold) =>
      hold.draftId === draftId && hold.extensions < MOST_EXTENSIONS
        ? { ...hold, expiresAt: epochMs(hold.expiresAt + HOLD_MS), extensions: hold.extensions + 1 }
        : hold,
    );
    return this.holdsOf(draftId);
  }

  holdsOf(draftId: DraftId): readonly KeptHold[] {
    return this.#live().filter((hold) => hold.draftId === draftId);
  }

  /** Another company takes a free time, or gives it back. */
  takeElsewhere(slot: Slot): void {
    if (!this.#live().some((hold) => hold.slot.startsAt === slot.startsAt)) this.#taken.add(slot.startsAt);
  }

  freeElsewhere(slot: Slot): void {
    this.#taken.delete(slot.startsAt);
  }

  open(draftId: DraftId): OpenedDraft {
    const { draft, revision, booking } = this.#find(draftId);
    return { draftId, draft, revision, holds: this.holdsOf(draftId).map(listed), booking };
  }

  begin({ draftId, writer, sequence, draft }: BeginInput): { draftId: DraftId; revision: number } {
    const stored = this.drafts.get(draftId);
    if (stored && stored.writer !== writer)
      fail({ code: 'REJECTED', status: 409, reason: 'There is a draft already.' });
    if (stored && stored.sequence >= sequence) return { draftId, revision: stored.revision };
    if (stored?.booking) fail({ code: 'REJECTED', status: 409, reason: 'There is a draft already.' });
    const revision = (stored?.revision ?? 0) + 1;
    this.drafts.set(draftId, { draft, revision, writer, sequence, booking: null });
    return { draftId, revision };
  }

  /** Over the revision that was seen, or over an earlier save of this writer; a late save of the same writer falls. */
  save({ draftId, writer, sequence, revision, draft }: SaveInput): SaveAnswer {
    const stored = this.#requireDraft(draftId);
    const isOwn = stored.writer === writer;
    if (stored.revision === revision || (isOwn && stored.sequence < sequence)) {
      this.drafts.set(draftId, { ...stored, draft, revision: stored.revision + 1, writer, sequence });
      return { outcome: 'saved', revision: stored.revision + 1 };
    }
    if (isOwn) return { outcome: 'saved', revision: stored.revision };
    const { booking: _none, ...theirs } = this.open(draftId);
    return { outcome: 'changed', theirs };
  }

  /** With its holds. */
  delete(draftId: DraftId): void {
    this.#requireDraft(draftId);
    this.drafts.delete(draftId);
    this.#holds = this.#holds.filter((hold) => hold.draftId !== draftId);
  }

  /** One draft becomes one booking, however often it is sent. */
  book({ draftId, draft, holds }: CreateInput): CreatedBooking {
    const stored = this.#find(draftId);
    const sent = typedIn(draft);
    if (stored.booking) return stored.booking.sent === sent ? stored.booking : fail(sentError(stored.booking));
    const held = this.holdsOf(draftId).map(({ reserveId }) => reserveId);
    const lost = draft.candidates.flatMap(({ key }, at) =>
      held.some((reserveId) => reserveId === holds[key]?.reserveId) ? [] : [[`candidates.${at}.reserveId`, 'Gone.']],
    );
    if (lost.length > 0) fail({ code: 'HOLD_EXPIRED', fields: Object.fromEntries(lost) });
    this.#holds = this.#holds.filter((hold) => hold.draftId !== draftId);
    this.#made += 1;
    const made = { bookingId: id<BookingId>(`b${this.#made}`), reference: `PF-${this.#made}`, candidates: [] };
    const times = Object.values(holds).map(({ slot }) => slot.startsAt);
    const booking = { ...made, draftId, sent, times };
    this.bookings.push(booking);
    this.drafts.set(draftId, { ...stored, booking });
    return booking;
  }

  /** The times of all bookings. */
  get booked(): readonly string[] {
    return this.bookings.flatMap(({ times }) => times);
  }

  #requireDraft(draftId: DraftId): Stored {
    const stored = this.#find(draftId);
    return stored.booking ? fail(sentError(stored.booking)) : stored;
  }

  #find(draftId: DraftId): Stored {
    return this.drafts.get(draftId) ?? fail({ code: 'NOT_FOUND' });
  }

  #live(): KeptHold[] {
    return this.#holds.filter(({ expiresAt }) => expiresAt > this.#clock.now);
  }
}

const sentError = ({ reference }: Booked): PortalError => ({
  code: 'DRAFT_SENT',
  reason: `This booking was already sent: ${reference}.`,
});

const listed = ({ slot, extensions: _count, ...hold }: KeptHold): StoredHold => ({
  ...hold,
  ...slot,
  calendarId: slot.calendarIds[0] ?? 0,
});

function fail(error: PortalError): never {
  throw new PortalFailure(error);
}
