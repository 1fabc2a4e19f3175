import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import type { Database } from '../../../database/database.ts';
import { fail, notFound } from '../../../shared/http/errors.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { StateHoliday } from './state-holidays.routes.ts';

/** Where days come from that the provider entered itself; all others come from a calendar. */
const OWN = 'own';

export async function holidaysOfYear(db: Database, { state, year }: { state: string; year: number }) {
  const { rows } = await db.execute<StateHoliday>(sql`
    select state, day::text as day, name, source, year::int as year from booking.holidays
    where state = ${state} and day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) order by day`);
  return rows;
}

/** The states that have clinics, in order. */
export async function clinicStates(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(
    sql`select distinct state from booking.clinics where is_active order by state`,
  );
  return rows.map(({ state }) => state);
}

/**
 * Years without data: this one, the next and `years`, for each state. Days that the provider entered itself are no proof
 * that a year is known.
 */
export async function missingYears(
  db: Database,
  now: Date,
  { states, years = [] }: { states: readonly string[]; years?: readonly number[] },
): Promise<{ state: string; year: number }[]> {
  const wanted = [...new Set([now.getUTCFullYear(), now.getUTCFullYear() + 1, ...years])].sort();
  const { rows } = await db.execute<{ state: string; year: number }>(sql`
    select distinct state, year::int as year from booking.holidays where source <> ${OWN}
      and state in (select value from json_array_elements_text(${JSON.stringify(states)}::json))
      and year in (select value::int from json_array_elements_text(${JSON.stringify(wanted)}::json))`);
  const existing = new Set(rows.map(({ state, year }) => `${state} ${year}`));
  return states.flatMap((state) =>
    wanted.filter((year) => !existing.has(`${state} ${year}`)).map((year) => ({ state, year })),
  );
}

type Change = { state: string; day: string } & Origin;

export async function addHoliday(db: Database, caller: Caller, { name, ...change }: Change & { name: string }) {
  const { state, day, now, address } = change;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<StateHoliday>(sql`
      insert into booking.holidays (state, day, name, source, year)
      values (${state}, ${day}::date, ${name}, ${OWN}, ${Number(day.slice(0, 4))})
      on conflict (state, day) do nothing returning state, day::text as day, name, source, year::int as year`);
    const [holiday] = rows;
    if (!holiday) fail('HOLIDAY_EXISTS', 'This day is a holiday already.', { field: 'day' });
    await audit(tx, caller, {
      action: 'holiday.added',
      entity: 'organisation',
      entityId: caller.orgId,
      after: { state, day, name },
      address,
      at: now,
    });
    return holiday;
  });
}

export async function removeHoliday(db: Database, caller: Caller, { state, day, now, address }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<StateHoliday>(sql`
      select *, day::text as day from booking.holidays where state = ${state} and day = ${day}::date for update`);
    const { name, source } = rows[0] ?? notFound('Holiday');
    if (source !== OWN) {
      fail('NOT_OWN_DAY', `${name} comes from the calendar (${source}); only days of your own can be removed.`);
    }
    await tx.execute(sql`delete from booking.holidays where state = ${state} and day = ${day}::date`);
    await audit(tx, caller, {
      action: 'holiday.removed',
      entity: 'organisation',
      entityId: caller.orgId,
      before: { state, day, name },
      address,
      at: now,
    });
  });
}
