import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { fail } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';

interface SentCandidate extends Record<string, unknown> {
  candidate_id: string;
  index: number;
  status: string;
  appointment_time: string;
  site_id: string | null;
  site_name: string | null;
  site_tz: string | null;
}

export interface SentBooking {
  booking_id: string;
  reference: string;
  candidates: SentCandidate[];
}

/** A booking as its sender was answered, with its candidates' present values. */
export async function sentBooking(db: Database, bookingId: string): Promise<SentBooking> {
  const { rows } = await db.execute<SentCandidate & { reference: string }>(sql`
    select b.reference, c.id as candidate_id, c.candidate_index as index, c.status,
      ${isoSql(sql`c.appointment_time`)} as appointment_time, k.id as site_id, k.name as site_name, k.timezone as site_tz
    from booking.candidates c
      join booking.bookings b on b.id = c.booking_id
      left join booking.clinics k on k.id = coalesce(c.clinic_id, c.preferred_site_id)
    where c.booking_id = ${bookingId}::uuid order by c.candidate_index`);
  const { reference } = defined(rows[0]);
  return { booking_id: bookingId, reference, candidates: rows.map(({ reference: _reference, ...row }) => row) };
}

/** The reference of the booking that a draft became; null while it is none. */
export const sentAs = sql`(select reference from booking.bookings where id = sent_booking_id)`;
/** Sent while a statement waited for the draft: the booking is not to be seen in its snapshot. */
export const JUST_SENT = 'just sent';
/** Another tab or device sent it. */
export function refuseSent(reference: string): never {
  fail('DRAFT_SENT', `This booking was already sent: ${reference}.`, { field: 'draft_id' });
}
