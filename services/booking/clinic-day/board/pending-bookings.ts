import { sql } from 'drizzle-orm';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { bookedMinutes } from '../../catalogue/packages/booked-minutes.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';

const QUARTER = sql.raw(String(SLOT_MINUTES));

/** The answer of getSchedulerPending as JSON text: who waits for a time at the site, by the first day wished. */
export async function pendingBookings(db: Database, siteId: string, most: number) {
  const { rows } = await db.execute<{ answer: string; shown_ids: string }>(sql`
    with site as (select id from booking.clinics where id = ${siteId}::uuid),
    waiting as (
      select c.id as candidate_id, c.booking_id, b.reference, c.candidate_name, o.company_name, p.name as package_name,
        (ceil(${bookedMinutes}::numeric / ${QUARTER}) * ${QUARTER})::int as minutes,
        c.preferred_from_date, c.preferred_to_date, c.preferred_time
      from site join booking.candidates c on c.preferred_site_id = site.id and c.status = 'Pending'
      join booking.bookings b on b.id = c.booking_id join booking.packages p on p.id = c.package_id
      join companies.organisations o on o.id = c.org_id
    ), shown as (select * from waiting order by preferred_from_date, candidate_id limit ${most})
    select json_build_object(
      'bookings', (select coalesce(json_agg(shown order by preferred_from_date, candidate_id), '[]') from shown),
      'total', (select count(*) from waiting))::text as answer,
      (select coalesce(json_agg(candidate_id), '[]')::text from shown) as shown_ids
    from site`);
  const { answer, shown_ids: ids } = rows[0] ?? notFound('Site');
  return { json: answer, candidateIds: JSON.parse(ids) as string[] };
}
