import { randomUUID } from 'node:crypto';
import { runRosters } from '../../../services/booking/scheduling/rosters/run-rosters.ts';
import { announcer } from '../../../services/booking/shared/changes.ts';
import type { BookingWorld, Client } from './booking-world.ts';

/** Makes the days ahead that wait to be made; answers how many. */
export const makeAhead = (world: BookingWorld, rosterWeeks = 26) =>
  runRosters({
    db: world.db,
    now: world.deps.now,
    rosterWeeks,
    announce: announcer(world.db, (thrown) => console.error(thrown)),
  });

/** Hours of some weekdays, each period as '08:00-12:00'. */
export const hoursOn = (weekdays: readonly number[], periods: readonly string[], week = 0) =>
  weekdays.flatMap((weekday) =>
    periods.map((text) => {
      const [from_time = '', to_time = ''] = text.split('-');
      return { week, weekday, from_time, to_time };
    }),
  );

/** Begins weekly hours and answers their id. */
export async function beginWeeklyHours(admin: Client, pattern: object): Promise<string> {
  const id = randomUUID();
  const { status, body } = await admin.put(`/roster-patterns/${id}`, pattern);
  if (status !== 204) throw new Error(JSON.stringify(body));
  return id;
}
