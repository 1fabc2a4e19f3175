import { sql } from 'drizzle-orm';
import { seedHolidays } from './holidays.ts';
import { seedBookings } from './relative-bookings.ts';
import { seedConsultFiles } from './relative-consult-files.ts';
import { seedRosters } from './relative-rosters.ts';
import type { RelativeData } from './relative-run.ts';
import { seedVisits } from './relative-visits.ts';

/**
 * The demo's rows that depend on the day: holidays, rosters from 60 days back to 60 ahead, and bookings on them. Called
 * on each start, it adds the days that have come into reach and changes nothing else.
 * In small transactions, because the embedded database answers no other query during one.
 */
export async function seedRelativeData(demo: RelativeData): Promise<void> {
  const at = demo.now();
  await seedHolidays(demo.db, at);
  await seedRosters(demo, at);
  const { rows: any } = await demo.db.execute(sql`select from booking.bookings limit 1`);
  if (any.length === 0) {
    await seedBookings(demo, at, demo.candidates ?? 600);
    await seedVisits(demo, at);
  }
  await seedConsultFiles(demo);
  // The embedded database gathers no statistics by itself, and without them it reads whole tables.
  for (const table of ['rosters', 'slots', 'claims', 'bookings', 'candidates', 'consult_files']) {
    await demo.db.execute(sql`analyze booking.${sql.identifier(table)}`);
  }
}
