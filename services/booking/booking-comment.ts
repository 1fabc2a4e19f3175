import { sql } from 'drizzle-orm';
import { canEditNotes, shownStatus } from '../../machines/booking-status.machine.ts';
import { type Caller, orgFilter } from '../access/caller.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { refuse, refuseUnknown } from '../errors.ts';
import { isoSql } from './json-text.ts';

interface Standing extends Record<string, unknown> {
  booking_comment: string;
  status: string;
  appointment_time: string;
}

/**
 * Writes the comment of a booking, which its candidates share: it may be edited while one of them is under the edit rule.
 * The rows stay locked until the change is written, so that a status cannot move in between.
 */
export async function changeComment(
  db: Database,
  caller: Caller,
  change: { bookingId: string; comment: string; now: Date; address: string | undefined },
): Promise<string> {
  const { bookingId, comment, now, address } = change;
  const org = orgFilter(caller);
  const inScope = org === undefined ? sql`true` : sql`b.org_id = ${org}::uuid`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Standing>(sql`
      select b.booking_comment, c.status, ${isoSql(sql`c.appointment_time`)} as appointment_time
      from booking.bookings b join booking.candidates c on c.booking_id = b.id
      where b.id = ${bookingId}::uuid and ${inScope}
      order by c.candidate_index for update`);
    const { booking_comment: before } = rows[0] ?? refuseUnknown('Booking');
    if (!rows.some((row) => isEditable(row, now))) {
      refuse(409, 'canEditNotes', 'The comment can no longer be edited: the booking is past that.', 'booking_comment');
    }
    if (comment === before) return comment;
    await tx.execute(sql`update booking.bookings set booking_comment = ${comment} where id = ${bookingId}::uuid`);
    await audit(tx, caller, {
      action: 'comment.changed',
      entity: 'booking',
      entityId: bookingId,
      bookingId,
      before,
      after: comment,
      address,
      at: now,
    });
    return comment;
  });
}

function isEditable({ status, appointment_time: time }: Standing, now: Date): boolean {
  const shown = shownStatus(status);
  return shown !== null && canEditNotes(shown, time, now.getTime());
}
