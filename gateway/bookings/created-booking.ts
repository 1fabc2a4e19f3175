import type { components } from '../generated/booking.openapi.ts';
import type { CreatedBooking } from '../generated/resolvers.ts';
import { toTime } from './booking-row.ts';

type Created = components['schemas']['CreatedBooking'];

export const toCreatedBooking = ({ booking_id, reference, candidates }: Created): CreatedBooking => ({
  bookingId: booking_id,
  reference,
  candidates: candidates.map((candidate) => ({
    candidateId: candidate.candidate_id,
    index: candidate.index,
    status: candidate.status,
    appointmentTime: toTime(candidate.appointment_time),
    siteName: candidate.site_name,
    siteTimeZone: candidate.site_tz,
  })),
});
