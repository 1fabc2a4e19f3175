import type { CreatedBooking } from '../../machines/lib/booking.types.ts';
import { type BookingId, type CandidateId, id } from '../../machines/lib/ports.ts';
import type { CreatedFragment } from '../generated/graphql.ts';

/** A booking as the gateway answers with it. */
export const toCreated = ({ bookingId, reference, candidates }: CreatedFragment): CreatedBooking => ({
  bookingId: id<BookingId>(bookingId),
  reference,
  candidates: candidates.map((candidate) => ({
    candidateId: id<CandidateId>(candidate.candidateId),
    index: candidate.index,
    status: candidate.status,
    appointmentTime: candidate.appointmentTime ?? null,
    siteName: candidate.siteName ?? null,
    siteTimeZone: candidate.siteTimeZone ?? null,
    smsAt: candidate.smsAt ?? null,
  })),
});
