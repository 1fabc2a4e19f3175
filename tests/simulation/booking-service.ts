import type {
  BeginInput,
  OpenedDraft,
  SaveAnswer,
  SaveInput,
} from '../../machines/booking-draft/booking-draft.types.ts';
import type { CreateInput } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type { BookingDraft, CreatedBooking, StoredHold } from '../../machines/lib/booking.types.ts';
import type { PortalError } from '../../machines/lib/portal-error.ts';
import { type BookingId, type DraftId, id } from '../../machines/lib/ports.ts';
import { type DraftHold, fail, SlotHolds } from './slot-holds.ts';

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
 * A model of the booking service's drafts and bookings, in memory; services/booking/drafts tests the real one.
 */
export class BookingService extends SlotHolds {
  readonly drafts = new Map<DraftId, Stored>();
  readonly bookings: Booked[] = [];
  /** Ids of drafts that were thrown away before they began. */
  readonly #closed = new Set<DraftId>();

  open(draftId: DraftId): OpenedDraft {
    const { draft, revision, booking } = this.findDraft(draftId);
    return { draftId, draft, revision, holds: this.holdsOf(draftId).map(listed), booking };
  }

  begin({ draftId, writer, sequence, draft }: BeginInput): { draftId: DraftId; revision: number } {
    const stored = this.drafts.get(draftId);
    if (this.#closed.has(draftId)) fail({ code: 'NOT_FOUND' });
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
    const stored = this.requireDraft(draftId);
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
    if (!this.drafts.has(draftId)) this.#closed.add(draftId);
    this.requireDraft(draftId);
    this.drafts.delete(draftId);
    this.drop(draftId);
  }

  /** One draft becomes one booking, however often it is sent. */
  book({ draftId, draft, holds }: CreateInput): CreatedBooking {
    const stored = this.findDraft(draftId);
    const sent = typedIn(draft);
    if (stored.booking) return stored.booking.sent === sent ? stored.booking : fail(sentError(stored.booking));
    const held = this.holdsOf(draftId).map(({ reserveId }) => reserveId);
    const lost = draft.candidates.flatMap(({ key }, at) =>
      held.some((reserveId) => reserveId === holds[key]?.reserveId) ? [] : [[`candidates.${at}.reserveId`, 'Gone.']],
    );
    if (lost.length > 0) fail({ code: 'HOLD_EXPIRED', fields: Object.fromEntries(lost) });
    this.drop(draftId);
    const nth = this.bookings.length + 1;
    const made = { bookingId: id<BookingId>(`b${nth}`), reference: `PF-${nth}`, candidates: [] };
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

  requireDraft(draftId: DraftId): Stored {
    const stored = this.findDraft(draftId);
    return stored.booking ? fail(sentError(stored.booking)) : stored;
  }

  findDraft(draftId: DraftId): Stored {
    return this.drafts.get(draftId) ?? fail({ code: 'NOT_FOUND' });
  }
}

const sentError = ({ reference }: Booked): PortalError => ({
  code: 'DRAFT_SENT',
  reason: `This booking was already sent: ${reference}.`,
});

const listed = ({ slot, extensions: _count, ...hold }: DraftHold): StoredHold => ({
  ...hold,
  ...slot,
  calendarId: slot.calendarIds[0] ?? 0,
});
