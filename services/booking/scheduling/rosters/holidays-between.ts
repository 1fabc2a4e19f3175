import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

type Holiday = { day: string; name: string; site_ids: string[]; open_site_ids: string[] };

/**
 * Holidays of a state between two days, both included. `site_ids` are the clinics that one closes; none means all of the state
 * but those of `open_site_ids`.
 */
export async function holidaysBetween(db: Database, state: string, fromDay: string, toDay: string) {
  const { rows } = await db.execute<Holiday>(sql`
    select day::text as day, name, coalesce(json_agg(clinic_id) filter (where clinic_id is not null), '[]') as site_ids,
      to_json(open_clinic_ids) as open_site_ids
    from booking.holidays where state = ${state} and day between ${fromDay}::date and ${toDay}::date
    group by day, name, clinic_id is null, open_clinic_ids order by day, name`);
  return rows;
}
