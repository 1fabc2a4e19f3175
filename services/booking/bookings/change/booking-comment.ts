import { sql } from 'drizzle-orm';
import { notesRefusal } from '../../../../machines/rules/booking/edit-rule.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { type BookedCandidate, lockBookedCandidates } from '../../record/candidates/booked-candidates.ts';

interface CommentChange extends Origin {
  readonly bookingId: string;
  /** The candidate whose page it is changed from: the edit rule checks this one. */
  readonly candidateId: string;
  readonly comment: string;
}

/** Writes the comment of a booking, which its candidates share. The candidate stays locked until it is written. */
export async function changeComment(db: Database, caller: Caller, change: CommentChange): Promise<string> {
  const { bookingId, candidateId, comment, now, address } = change;
  return db.transaction(async (tx) => {
    const [candidate] = await lockBookedCandidates(tx, caller, bookingId, [candidateId]);
    const { rows } = await tx.execute<{ booking_comment: string }>(
      sql`select booking_comment from booking.bookings where id = ${bookingId}::uuid for update`,
    );
    const before = rows[0]?.booking_comment ?? '';
    refuseClosedNotes(candidate, now, 'comment', 'booking_comment');
    if (comment === before) return comment;
    await tx.execute(sql`update booking.bookings set booking_comment = ${comment} where id = ${bookingId}::uuid`);
    const about = { entity: 'booking', entityId: bookingId, bookingId, address, at: now };
    await audit(tx, caller, { action: 'comment.changed', before, after: comment, ...about });
    return comment;
  });
}

/** Refuses where the edit rule does not allow it any more, in words about the candidate. */
export function refuseClosedNotes(
  candidate: BookedCandidate | undefined,
  now: Date,
  what: 'note' | 'comment',
  field: string,
): void {
  if (!candidate) throw new Error('A locked candidate is there.');
  const { candidate_name: name, status, appointment_time: appointmentTime } = candidate;
  const why = notesRefusal({ name, status, appointmentTime }, now.getTime());
  if (why === null) return;
  fail('STATUS_CONFLICT', `The ${what} can no longer be edited. ${why}`, { field, details: { guard: 'canEditNotes' } });
}
