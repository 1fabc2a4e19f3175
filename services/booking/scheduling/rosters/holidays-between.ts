import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

/** Holidays of a state between two days, both included. */
export async function holidaysBetween(db: Database, state: string, fromDay: string, toDay: string) {
  const { rows } = await db.execute<{ day: string; name: string }>(sql`
    select day::text as day, name from booking.holidays
    where state = ${state} and day between ${fromDay}::date and ${toDay}::date order by day`);
  return rows;
}
