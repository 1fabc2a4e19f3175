import { type SQL, sql } from 'drizzle-orm';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import { type CallerRow, type CallerVariable, callerColumn, withCaller } from '../../../access/found-caller.ts';
import { opaqueParameter, statement, variable } from '../../../database/statement.ts';
import { bookedMinutes } from '../../catalogue/packages/booked-minutes.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import { isRoutedPackage, routedAssessments } from '../../catalogue/visit-routes/routed-package.ts';
import type { RoutedAssessment } from '../../catalogue/visit-routes/stops-of.ts';
import { holidaysOfClinic } from '../rosters/holidays-of.ts';
import { travelPositions } from '../rosters/travel-time.ts';
import { isOpenTo } from '../sites/sandbox-sites.ts';
import type { ResourceFacts } from '../visit-routes/visit-planner.ts';
import { stillClaimed } from './claims.ts';
import { type DayLimit, type DayLimits, dayLimitsSql, forService } from './day-limits.ts';

/** Milliseconds of a slot; times are counted in these since 1970, as `quarter`. */
export const QUARTER_MS = 900_000;

/**
 * A roster's day. Bit n of the masks is the slot n quarters after `startQuarter`; JavaScript shifts 32 bits, so each mask
 * comes in two halves, low and high. `open` = not blocked, `taken` = claimed.
 */
export interface RosterDay {
  readonly rosterId: number;
  readonly day: string;
  readonly startQuarter: number;
  readonly open: readonly [low: number, high: number];
  readonly taken: readonly [low: number, high: number];
  /** For a package with stops alone. */
  readonly resource?: ResourceFacts;
  readonly limits?: DayLimits;
  readonly limit?: DayLimit;
}

export interface ClinicDays {
  readonly siteId: string;
  readonly name: string;
  readonly address: string;
  readonly timeZone: string;
  readonly bookingFree: boolean;
  readonly rosters: readonly RosterDay[];
  /** Name of the holiday by day 'YYYY-MM-DD'. */
  readonly holidays: ReadonlyMap<string, string>;
}

const v = {
  siteIds: variable('siteIds', 'uuid[]'),
  packageId: variable('packageId', 'uuid'),
  packagesOf: variable('packagesOf', 'uuid'),
  isProvider: variable('isProvider', 'boolean'),
  from: variable('from', 'timestamptz'),
  to: variable('to', 'timestamptz'),
  now: variable('now', 'timestamptz'),
  candidateId: variable('candidateId', 'uuid'),
  visit: variable('visit', 'uuid'),
};
const heldAs = variable('heldAs', 'uuid');

type RosterTuple = [
  id: number,
  day: string,
  startQuarter: number,
  ol: number,
  oh: number,
  tl: number,
  th: number,
  resource: ResourceFacts | null,
  limits: DayLimits | null,
];

export interface FoundDays extends Record<string, unknown> {
  minutes: number | null;
  service_type: ServiceKind | null;
  /** Of a package with stops; null where one doctor has the whole appointment. */
  assessments: RoutedAssessment[] | null;
  /** JSON as text: parsing it at once is much cheaper than thousands of rows, on PGlite above all. */
  clinics: string | null;
}

type ClinicTuple = [
  id: string,
  name: string,
  address: string,
  timeZone: string,
  bookingFree: boolean,
  rosters: RosterTuple[] | null,
  holidays: [day: string, name: string][] | null,
];

const bit = sql`(1::bigint << position::int)`;
const halves = (mask: ReturnType<typeof sql>) => sql`${mask} & 4294967295, ${mask} >> 32`;

/**
 * Everything an answer needs in one query, whatever the number of clinics and days: one row per roster with its open and
 * its taken slots as bits. The grid is made of it in JavaScript; series in SQL cost five times as much. The slots are
 * looked up roster by roster, so that the time does not grow with the years behind.
 * The own claims of a candidate who is being rescheduled do not count as taken. Those of a visit route do: its new stops are
 * held beside the present ones.
 */
const availabilityQuery = (
  first: SQL,
  columns: SQL,
  isProvider: SQL,
  { assessments, isRouted, own }: PackageParts,
) => sql`
    with ${first} sites as (
      select *, (${v.from} at time zone timezone)::date as first_day, (${v.to} at time zone timezone)::date as last_day
      from booking.clinics k where id = any (${opaqueParameter(v.siteIds, 'uuid[]')}) and is_active
        and (${isProvider} or ${isOpenTo(v.packagesOf)})
    ), days as (
      select r.id, r.clinic_id, r.day, r.from_time, case when ${isRouted}
          then json_build_object('kind', d.kind, 'skills', d.skills, 'name', d.name) end as resource, ${dayLimitsSql(sql`r.day`, { own: v.visit, now: v.now })} as limits
      from sites cross join lateral (
          select * from booking.rosters
          where clinic_id = sites.id and day between sites.first_day and sites.last_day and over_plan is null offset 0
        ) r
        join booking.doctors d on d.id = r.doctor_id
      where d.kind = 'doctor' or (${isRouted} and coalesce(d.calibrated_until >= r.day, true))
    ), rosters as (
      select days.clinic_id, json_agg(json_build_array(days.id, days.day, (extract(epoch from days.from_time) / 900)::int,
          ${halves(sql`coalesce(open.mask, 0)`)}, ${halves(sql`coalesce(taken.mask, 0)`)}, days.resource, days.limits)
          order by days.from_time, days.id) as list
      from days
      cross join lateral (
        select bit_or(${bit}) as mask from booking.slots where roster_id = days.id and available
      ) open
      cross join lateral (
        select bit_or(${bit}) as mask from (
          select c.position from booking.claims c
          where roster_id = days.id and ${stillClaimed(v.now)} and c.claim_id is distinct from ${own}
          union all ${travelPositions(sql`days.id`, { own, now: v.now })}
        ) used
      ) taken
      group by days.clinic_id
    )
    select ${columns}
      (select coalesce(moved.minutes, p.minutes) from booking.packages p left join (
          select c.package_id, ${bookedMinutes} as minutes from booking.candidates c join booking.packages p on p.id = c.package_id
          where c.id = ${v.candidateId} and (c.org_id = ${v.packagesOf} or ${isProvider})
        ) moved on moved.package_id = p.id
        where p.id = ${v.packageId} and (moved.package_id is not null or ${offeredTo(v.packagesOf)} or ${isProvider})) as minutes,
      (select service_type from booking.packages where id = ${v.packageId}) as service_type,
      ${assessments} as assessments,
      json_agg(json_build_array(c.id, c.name, c.address, c.timezone, c.booking_free, rosters.list, (
        select json_agg(json_build_array(h.day, h.name)) from ${holidaysOfClinic} h
        where h.day between c.first_day and c.last_day
      )))::text as clinics
    from sites c left join rosters on rosters.clinic_id = c.id`;

interface PackageParts {
  readonly assessments: SQL;
  readonly isRouted: SQL;
  readonly own: SQL;
}
/** Doctors alone, whatever the package. */
const doctorsAlone: PackageParts = { assessments: sql`null::json`, isRouted: sql`false`, own: v.candidateId };
const routed = sql`(select is_routed from routed)`;
const withRoutes: PackageParts = {
  assessments: sql`(select list from routed where is_routed)`,
  isRouted: routed,
  own: sql`case when ${routed} then ${heldAs} else ${v.candidateId} end`,
};
const packageOfRoute = sql`routed as (select ${isRoutedPackage(v.packageId)} as is_routed, ${routedAssessments(v.packageId)} as list),`;

export const availabilityStatement = statement<FoundDays, keyof typeof v>(
  'booking_availability',
  availabilityQuery(sql``, sql``, v.isProvider, doctorsAlone),
);
/** The same for a package that may have stops: then with every resource. `heldAs` is a hold that may be replaced. */
export const visitAvailability = statement<FoundDays, keyof typeof v | 'heldAs'>(
  'booking_visit_availability',
  availabilityQuery(packageOfRoute, sql``, v.isProvider, withRoutes),
);
/** The same, and who is calling. */
export const availabilityForCaller = statement<
  FoundDays & { caller: CallerRow | null },
  CallerVariable | 'heldAs' | Exclude<keyof typeof v, 'isProvider'>
>(
  'booking_availability_for_caller',
  availabilityQuery(
    sql`${withCaller}, ${packageOfRoute}`,
    sql`${callerColumn},`,
    sql`(select is_provider from caller)`,
    withRoutes,
  ),
);

/** @param serviceType closes days that have the most visits of that kind */
export function readClinics(
  answer: FoundDays | undefined,
  serviceType: ServiceKind | null = null,
): Map<string, ClinicDays> {
  const tuples: ClinicTuple[] = answer?.clinics ? JSON.parse(answer.clinics) : [];
  return new Map(
    tuples.map(([siteId, name, address, timeZone, bookingFree, rosters, holidays]) => [
      siteId,
      {
        siteId,
        name,
        address,
        timeZone,
        bookingFree,
        rosters: (rosters ?? [])
          .map(readRoster)
          .map((roster) => (serviceType ? forService(roster, serviceType) : roster)),
        holidays: new Map(holidays),
      },
    ]),
  );
}

const readRoster = ([rosterId, day, startQuarter, ol, oh, tl, th, resource, limits]: RosterTuple): RosterDay => ({
  rosterId,
  day,
  startQuarter,
  open: [ol | 0, oh | 0],
  taken: [tl | 0, th | 0],
  ...(resource && { resource }),
  ...(limits && { limits }),
});

const MASK_BITS = 63;
const has = ([low, high]: readonly [number, number], position: number) =>
  position < 32 ? (low >>> position) & 1 : (high >>> (position - 32)) & 1;

/** The same day with slots at these positions taken. */
export function withTaken(roster: RosterDay, positions: Iterable<number>): RosterDay {
  let [low, high] = roster.taken;
  for (const position of positions) {
    if (position < 32) low |= 1 << position;
    else high |= 1 << (position - 32);
  }
  return { ...roster, taken: [low, high] };
}

/** The same day with slots at these positions free again. */
export function withFree(roster: RosterDay, positions: Iterable<number>): RosterDay {
  let [low, high] = roster.taken;
  for (const position of positions) {
    if (position < 32) low &= ~(1 << position);
    else high &= ~(1 << (position - 32));
  }
  return { ...roster, taken: [low, high] };
}

/** Positions of slots in a row. */
export const positionsFrom = (first: number, length: number): number[] =>
  Array.from({ length }, (_slot, index) => first + index);

/** Positions where `length` slots in a row are open and free. */
export function freeStarts(roster: RosterDay, length: number, optimize: boolean, from = 0): number[] {
  const runs = freeRuns(roster);
  const starts: number[] = [];
  const touching: number[] = [];
  for (let position = Math.max(0, from); position + length <= MASK_BITS; position++) {
    if ((runs[position] ?? 0) < length) continue;
    starts.push(position);
    // Slots before the first position are past or outside the search, so nothing there can be stranded.
    const isEdge = position === from || !runs[position - 1] || !runs[position + length];
    if (optimize && isEdge) touching.push(position);
  }
  return touching.length > 0 ? touching : starts;
}

/** For each position how many slots in a row are free from there on; 0 where it is taken, blocked or past the edge. */
export function freeRuns({ open, taken }: RosterDay): Uint8Array {
  const runs = new Uint8Array(MASK_BITS + 1);
  for (let position = MASK_BITS - 1; position >= 0; position--) {
    if (has(open, position) && !has(taken, position)) runs[position] = (runs[position + 1] ?? 0) + 1;
  }
  return runs;
}

/** True if a slot of the roster is there and not blocked, taken or not. */
export const isOpenAt = ({ open }: RosterDay, position: number): boolean =>
  position >= 0 && position < MASK_BITS && has(open, position) === 1;

/** True if any slot of the roster is open from a position on, taken or not. */
export function isOpenFrom({ open }: RosterDay, from: number): boolean {
  for (let position = Math.max(0, from); position < MASK_BITS; position++) if (has(open, position)) return true;
  return false;
}
