import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { holidaysOfClinic } from './holidays-of.ts';
import type { StateHoliday } from './state-holidays.routes.ts';

/** Source of the holidays that the provider entered itself; all others come from a calendar. */
const OWN = 'own';

export async function holidaysOfYear(db: Database, { state, year }: { state: string; year: number }) {
  const { rows } = await db.execute<StateHoliday>(sql`
    select h.state, h.day::text as day, h.name, h.source, h.year::int as year,
      coalesce(json_agg(json_build_object('site_id', c.id, 'name', c.name) order by c.name) filter (where c.id is not null), '[]')
        as sites,
      coalesce((select json_agg(json_build_object('site_id', o.id, 'name', o.name) order by o.name) from booking.clinics o
        where o.id = any (h.open_clinic_ids)), '[]') as open_at
    from booking.holidays h left join booking.clinics c on c.id = h.clinic_id
    where h.state = ${state} and h.day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    group by h.state, h.day, h.name, h.source, h.year, h.clinic_id is null, h.open_clinic_ids order by h.day, h.name`);
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

type HolidayChange = { state: string; day: string; site_ids?: readonly string[] | undefined } & Origin;
type NamedSite = StateHoliday['sites'][number];

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** The clinics of a new day; each has to lie in the state and to be open on that day until now. */
async function openSites(tx: Database, { state, day, site_ids = [] }: HolidayChange): Promise<NamedSite[]> {
  const { rows } = await tx.execute<NamedSite & { is_closed: boolean }>(sql`
    select c.id as site_id, c.name, exists (select from ${holidaysOfClinic} h where h.day = ${day}::date) as is_closed
    from booking.clinics c where c.id = any (${uuids(site_ids)}) and c.state = ${state} and c.is_active order by c.name`);
  if (rows.length < new Set(site_ids).size) fail('INVALID', `Choose clinics in ${state}.`, { field: 'site_ids' });
  const closed = rows.filter(({ is_closed }) => is_closed).map(({ name }) => name);
  if (closed.length > 0) {
    fail('HOLIDAY_EXISTS', `This day is a holiday already at ${closed.join(', ')}.`, { field: 'day' });
  }
  return rows.map(({ site_id, name }) => ({ site_id, name }));
}

export async function addHoliday(db: Database, caller: Caller, { name, ...change }: HolidayChange & { name: string }) {
  const { state, day, now, address } = change;
  return db.transaction(async (tx): Promise<StateHoliday> => {
    const sites = await openSites(tx, change);
    const ids = sites.map(({ site_id }) => site_id);
    const year = Number(day.slice(0, 4));
    const { rows } = await tx.execute(sql`
      insert into booking.holidays (state, day, clinic_id, name, source, year)
      select ${state}, ${day}::date, id, ${name}, ${OWN}, ${year}
      from ${ids.length > 0 ? sql`unnest(${uuids(ids)})` : sql`(values (null::uuid))`} as site (id)
      on conflict do nothing returning state`);
    if (rows.length < Math.max(1, ids.length)) {
      fail('HOLIDAY_EXISTS', 'This day is a holiday already.', { field: 'day' });
    }
    await audit(tx, caller, {
      action: 'holiday.added',
      entity: 'organisation',
      entityId: caller.orgId,
      after: { state, day, name, ...namesOf(sites) },
      address,
      at: now,
    });
    return { state, day, name, source: OWN, year, sites, open_at: [] };
  });
}

const namesOf = (sites: readonly { name: string }[]) =>
  sites.length > 0 ? { sites: sites.map(({ name }) => name) } : {};

export async function removeHoliday(db: Database, caller: Caller, change: HolidayChange): Promise<void> {
  const { state, day, site_ids: ids = [], now, address } = change;
  const isMeant = ids.length > 0 ? sql`h.clinic_id = any (${uuids(ids)})` : sql`h.clinic_id is null`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; source: string; site_name: string | null }>(sql`
      select h.name, h.source, (select c.name from booking.clinics c where c.id = h.clinic_id) as site_name
      from booking.holidays h where h.state = ${state} and h.day = ${day}::date and ${isMeant} order by site_name for update`);
    const { name, source } = rows[0] ?? notFound('Holiday');
    if (source !== OWN) {
      fail('NOT_OWN_DAY', `${name} comes from the calendar (${source}); only days of your own can be removed.`);
    }
    await tx.execute(
      sql`delete from booking.holidays h where h.state = ${state} and h.day = ${day}::date and ${isMeant}`,
    );
    const sites = rows.flatMap(({ site_name }) => (site_name === null ? [] : [{ name: site_name }]));
    await audit(tx, caller, {
      action: 'holiday.removed',
      entity: 'organisation',
      entityId: caller.orgId,
      before: { state, day, name, ...namesOf(sites) },
      address,
      at: now,
    });
  });
}
