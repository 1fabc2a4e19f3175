import { sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { RosterChange } from '../../scheduling/rosters/rosters.ts';
import type { SlotChange } from '../../shared/changes.ts';

interface Row extends Record<string, unknown> {
  readonly booking_id: string;
  readonly paper_work: string;
  readonly handed_in: boolean;
  readonly clinic_id: string | null;
  readonly day: string | null;
}

interface HandedIn {
  readonly candidateId: string;
  readonly paperworkId: string;
  readonly isHandedIn: boolean;
}

/**
 * A form of the booking was handed in by a candidate, or was not after all.
 * @returns the day list that changed: none where it said so before
 * @throws ServiceError 404 where the candidate is unknown or the form is none of the booking
 */
export function setPaperworkHandedIn(db: Database, { caller, now, address }: RosterChange, handedIn: HandedIn) {
  const { candidateId, paperworkId, isHandedIn } = handedIn;
  return db.transaction(async (tx): Promise<SlotChange[]> => {
    const { rows } = await tx.execute<Row>(sql`
      select c.booking_id, w.paper_work, w.id = any (c.handed_in_paperwork_ids) as handed_in, c.clinic_id,
        (c.appointment_time at time zone k.timezone)::date::text as day
      from booking.candidates c
      join booking.bookings b on b.id = c.booking_id
      join companies.paperworks w on w.id = ${paperworkId}::uuid and w.id = any (b.paperwork_ids)
      left join booking.clinics k on k.id = c.clinic_id
      where c.id = ${candidateId}::uuid for update of c`);
    const row = rows[0] ?? notFound('Paperwork');
    if (row.handed_in === isHandedIn) return [];
    const change = isHandedIn ? sql.raw('array_append') : sql.raw('array_remove');
    await tx.execute(sql`
      update booking.candidates set handed_in_paperwork_ids = ${change}(handed_in_paperwork_ids, ${paperworkId}::uuid)
      where id = ${candidateId}::uuid`);
    await audit(tx, caller, {
      action: isHandedIn ? 'paperwork.handed-in' : 'paperwork.not-handed-in',
      entity: 'candidate',
      entityId: candidateId,
      bookingId: row.booking_id,
      after: row.paper_work,
      at: now,
      address,
    });
    return row.clinic_id && row.day ? [{ site_id: row.clinic_id, day: row.day }] : [];
  });
}
