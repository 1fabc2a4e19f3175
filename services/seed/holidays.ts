import { eq } from 'drizzle-orm';
import { STATES } from '../../machines/rules/calendar/states.ts';
import { holidays } from '../booking/booking.tables.ts';
import type { Database } from '../database/database.ts';

const states = Object.keys(STATES);
/** The provider's own days have another source, so they do not count as a seeded year. */
const SOURCE = 'date-holidays';
const dayMs = 24 * 60 * 60_000;

/**
 * Public holidays of every state for the year of `at` in UTC, the one before and the two after it; evenings such as 24 December are
 * no days off. Years that are there already stay as they are.
 */
export async function seedHolidays(db: Database, at: Date): Promise<void> {
  const present = await db.selectDistinct({ year: holidays.year }).from(holidays).where(eq(holidays.source, SOURCE));
  const thisYear = at.getUTCFullYear();
  const years = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2].filter(
    (wanted) => !present.some(({ year }) => year === wanted),
  );
  if (years.length === 0) return;
  const { default: Holidays } = await import('date-holidays');
  const rows = states.flatMap((state) => {
    const calendar = new Holidays('AU', state);
    return years.flatMap((year) =>
      calendar
        .getHolidays(year, 'en')
        .filter(({ type, start, end }) => type === 'public' && end.getTime() - start.getTime() >= dayMs)
        .map(({ date, name }) => ({ state, day: date.slice(0, 10), name, source: SOURCE, year })),
    );
  });
  // Two holidays can fall on one day; one row says that it is off.
  await db.insert(holidays).values(rows).onConflictDoNothing();
}
