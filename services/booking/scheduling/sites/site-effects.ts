import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SiteEffects } from './sites.routes.ts';

/** Uses are counted to here. */
const COUNT_CAP = 1_000;

export async function siteEffects(db: Database, id: string, now: Date): Promise<SiteEffects> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const site = sql`${id}::uuid`;
  const iso = (time: ReturnType<typeof sql>) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const { rows } = await db.execute<SiteEffects>(sql`
    with coming as (
      select c.appointment_time from booking.candidates c
      where c.clinic_id = ${site} and c.appointment_time > ${moment} and c.status <> 'Cancelled'
      order by c.appointment_time limit ${COUNT_CAP}
    )
    select (select count(*)::int from coming) as bookings,
      (select ${iso(sql`min(appointment_time)`)} from coming) as first_booking,
      (select ${iso(sql`max(appointment_time)`)} from coming) as last_booking,
      (select count(*)::int from (
        select from booking.candidates c where c.status = 'Pending' and c.preferred_site_id = ${site} limit ${COUNT_CAP}) t) as pending,
      (select count(*)::int from booking.reservations r where r.clinic_id = ${site} and r.expires_at > ${moment}) as holds,
      (select count(*)::int from booking.rosters r
        where r.clinic_id = ${site} and r.day >= (${moment} at time zone 'UTC')::date - 1 and r.to_time > ${moment}) as rosters`);
  const effects = rows[0];
  if (!effects) throw new Error('A select without a from clause answers one row.');
  return effects;
}
