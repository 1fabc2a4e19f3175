import { type SQL, sql } from 'drizzle-orm';
import { overviewFilter, PENDING_AGES, type PendingAge } from '../../../../machines/rules/booking/overview-views.ts';
import { dayIn } from '../../../../machines/rules/calendar/dates.ts';
import type { Database } from '../../../database/database.ts';
import { EVERYTHING } from '../../record/rows/booking-filter.contract.ts';
import { and, conditionsOf } from '../../record/rows/booking-filter.ts';
import { NAMES_NOTHING } from '../../record/rows/booking-search.ts';

export interface NumbersQuery {
  /** '' for every clinic. */
  readonly site: string;
  /** Number of days back for which appointments count, today among them. */
  readonly days: number;
  /** Of the list's days. */
  readonly timeZone: string;
  readonly now: Date;
}

interface PendingRow extends Record<string, unknown> {
  readonly site_id: string | null;
  readonly by_age: number[];
}

interface Visits {
  readonly missed: number;
  readonly expected: number;
  readonly completed: number;
  readonly hours: [median: number, of90: number] | null;
}

interface VisitsRow extends Visits, Record<string, unknown> {
  readonly site_id: string | null;
  readonly is_all: boolean;
}

const NO_VISITS: Visits = { missed: 0, expected: 0, completed: 0, hours: null };

/**
 * Pending bookings by age, who did not come, and hours from examined to Completed: of every clinic and of each. Bookings are
 * chosen by the booking list's own conditions, so that a number is what the list shows under its filter.
 */
export async function overviewNumbers(db: Database, query: NumbersQuery) {
  const today = dayIn(query.now.toISOString(), query.timeZone);
  const [pending, visits, sites] = await Promise.all([
    pendingByAge(db, query, today),
    visitsBySite(db, query, today),
    siteNames(db),
  ]);
  const numbersOf = (pending: readonly number[], { missed, expected, completed, hours }: Visits = NO_VISITS) => ({
    pending,
    missed,
    expected,
    completed,
    median_hours: hours?.[0] ?? null,
    of_90_hours: hours?.[1] ?? null,
  });
  const noneOfAge = PENDING_AGES.map(() => 0);
  return {
    today,
    all: numbersOf(
      noneOfAge.map((_none, age) => pending.reduce((sum, { by_age }) => sum + (by_age[age] ?? 0), 0)),
      visits.find(({ is_all }) => is_all),
    ),
    /** Those of the clinics that anything is counted for. */
    clinics: sites.flatMap(({ id, name }) => {
      const waiting = pending.find(({ site_id }) => site_id === id);
      const visit = visits.find(({ site_id, is_all }) => !is_all && site_id === id);
      if (!waiting && !visit) return [];
      return [{ site_id: id, site_name: name, ...numbersOf(waiting?.by_age ?? noneOfAge, visit) }];
    }),
  };
}

/** The booking list's conditions of a view. */
const conditionsIn = (
  view: Parameters<typeof overviewFilter>[0],
  { site, days, timeZone }: NumbersQuery,
  today: string,
) =>
  and(
    conditionsOf(
      { ...EVERYTHING, ...overviewFilter(view, { today, days, site }), timeZone },
      { orgId: null, ownOf: null },
      { withStatus: true, named: NAMES_NOTHING },
    ),
  );

const siteOf = sql`coalesce(c.clinic_id, c.preferred_site_id)`;
/** A booking at a sandbox clinic is a program's test. */
const notSandbox = sql`${siteOf} not in (select id from booking.clinics where sandbox)`;
const counted = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

async function pendingByAge(db: Database, query: NumbersQuery, today: string) {
  const [now, soon, late, old] = PENDING_AGES;
  const aged = (age: PendingAge) => counted(conditionsIn(age, query, today));
  const { rows } = await db.execute<PendingRow>(sql`
    select ${siteOf} as site_id, json_build_array(${aged(now)}, ${aged(soon)}, ${aged(late)}, ${aged(old)}) as by_age
    from booking.candidates c where ${conditionsIn('pending', query, today)} and ${notSandbox} group by ${siteOf}`);
  return rows;
}

async function visitsBySite(db: Database, query: NumbersQuery, today: string) {
  const isResult = sql`c.attended_at is not null and c.completed_at is not null and ${conditionsIn('completed', query, today)}`;
  const hours = sql`(extract(epoch from c.completed_at - c.attended_at) / 3600)::float8`;
  const { rows } = await db.execute<VisitsRow>(sql`
    select ${siteOf} as site_id, grouping(${siteOf}) = 1 as is_all,
      ${counted(conditionsIn('missed', query, today))} as missed, count(*)::int as expected, ${counted(isResult)} as completed,
      array_to_json(percentile_cont(array[0.5, 0.9]) within group (order by ${hours}) filter (where ${isResult})) as hours
    from booking.candidates c where ${conditionsIn('expected', query, today)} and ${notSandbox}
    group by grouping sets ((), (${siteOf}))`);
  return rows;
}

async function siteNames(db: Database) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from booking.clinics order by lower(name), id`);
  return rows;
}
