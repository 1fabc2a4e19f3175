import { STATES } from '../../machines/rules/calendar/states.ts';
import { holidays } from '../booking/booking.tables.ts';
import type { Database } from '../database/database.ts';

const states = Object.keys(STATES);
const dayMs = 24 * 60 * 60_000;

/** Public holidays of every state for three years; evenings such as 24 December are no days off. */
export async function seedHolidays(db: Database, firstYear: number): Promise<void> {
  const { default: Holidays } = await import('date-holidays');
  const rows = states.flatMap((state) => {
    const calendar = new Holidays('AU', state);
    return [firstYear, firstYear + 1, firstYear + 2].flatMap((year) =>
      calendar
        .getHolidays(year, 'en')
        .filter(({ type, start, end }) => type === 'public' && end.getTime() - start.getTime() >= dayMs)
        .map(({ date, name }) => ({ state, day: date.slice(0, 10), name, source: 'date-holidays', year })),
    );
  });
  // Two holidays can fall on one day; one row says that it is off.
  await db.insert(holidays).values(rows).onConflictDoNothing();
}
