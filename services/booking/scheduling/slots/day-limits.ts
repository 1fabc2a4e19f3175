import { type SQL, sql } from 'drizzle-orm';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import type { Database } from '../../../database/database.ts';
import { instantSql, stillClaimed } from './claims.ts';

/** The most visits of a resource on a day by kind, null without a limit, and how many there are. */
export interface DayLimits {
  readonly name: string;
  readonly pem: readonly [most: number | null, visits: number];
  readonly fit_test: readonly [most: number | null, visits: number];
}

/** A roster's day, as far as limits bear on it. */
interface LimitedDay {
  readonly open: readonly [low: number, high: number];
  readonly limits?: DayLimits;
  readonly limit?: DayLimit;
}

/** Of a day that was closed or counted for visits of one kind: as many more it takes. */
export interface DayLimit {
  readonly name: string;
  readonly most: number;
  readonly left: number;
  readonly serviceType: ServiceKind;
}

/** Of a resource `d`: the most visits of that kind on a day; null without a limit. */
export const mostOf = (serviceType: SQL): SQL => sql`
  case ${serviceType} when 'pem' then d.most_pem when 'fit_test' then d.most_fit_test end`;

/**
 * Booked and held visits by resource and day. A person who is to be moved counts once, with the booking and with what is held for it.
 */
export const dayVisits = (now: SQL): SQL => sql`(
  select r.doctor_id, r.day, coalesce(k.id, c.claim_id) as visit, coalesce(b.service_type, p.service_type) as service_type
  from booking.rosters r join booking.claims c on c.roster_id = r.id and ${stillClaimed(now)}
    left join booking.reservations h on h.id = c.claim_id
    left join booking.packages p on p.id = h.package_id
    left join booking.drafts f on f.id = h.draft_id
    left join booking.own_moves m on m.hold_id = c.claim_id
    left join booking.earlier_time_offers o on o.id = c.claim_id
    left join booking.candidates k on k.id = coalesce(f.reschedule_of, m.candidate_id, o.candidate_id, c.claim_id)
    left join booking.bookings b on b.id = k.booking_id)`;

/** `DayLimits` of a resource `d` on a day, as JSON; null where it has none. `own` is the visit that is to be placed. */
export const dayLimitsSql = (day: SQL, { own, now }: { own: SQL; now: SQL }): SQL => sql`
  case when d.most_pem is not null or d.most_fit_test is not null then (
    select json_build_object('name', d.name,
      'pem', json_build_array(d.most_pem, count(distinct v.visit) filter (where v.service_type = 'pem')),
      'fit_test', json_build_array(d.most_fit_test, count(distinct v.visit) filter (where v.service_type = 'fit_test')))
    from ${dayVisits(now)} v where v.doctor_id = d.id and v.day = ${day} and v.visit is distinct from ${own}) end`;

/** The day for visits of one kind: closed where the resource has the most of them. */
export function forService<Day extends LimitedDay>(roster: Day, serviceType: ServiceKind): Day {
  const [most, visits] = roster.limits?.[serviceType] ?? [null, 0];
  if (!roster.limits || most === null) return roster;
  const left = Math.max(0, most - visits);
  const limit = { name: roster.limits.name, most, left, serviceType };
  return left > 0 ? { ...roster, limit } : { ...roster, limit, open: [0, 0] };
}

/** The same day with one more visit of a kind. */
export function withVisit<Day extends LimitedDay>(roster: Day, serviceType: ServiceKind | undefined): Day {
  if (!roster.limits || !serviceType) return roster;
  const [most, visits] = roster.limits[serviceType];
  const more = { ...roster, limits: { ...roster.limits, [serviceType]: [most, visits + 1] } };
  return roster.limit ? forService(more, serviceType) : more;
}

const counted = { pem: ['medical', 'medicals'], fit_test: ['fit test', 'fit tests'] } as const;
const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Such as 'Mon 7 Dec'. */
export const shortDay = (day: string): string => dayFormat.format(new Date(day)).replaceAll(',', '');

/** Such as 'Dr Lee has 6 fit tests on Mon 7 Dec, which is the most for a day.' */
export function limitMessage(day: string, limit: { name: string; most: number; serviceType: ServiceKind }): string {
  const { name, most, serviceType } = limit;
  if (most === 0) return `${name} does no ${counted[serviceType][1]}.`;
  return `${name} has ${most} ${counted[serviceType][most === 1 ? 0 : 1]} on ${shortDay(day)}, which is the most for a day.`;
}

interface WantedVisits {
  /** One for each visit and resource: a roster twice for two visits. */
  readonly rosterIds: readonly number[];
  readonly serviceType: ServiceKind;
  /** Candidates, or holds of those who are not booked yet: their present times do not count. */
  readonly visits: readonly string[];
  readonly now: Date;
}

/**
 * The reasons why rosters take no more of these visits, by roster. Two callers for the last one take turns: the rows of
 * limited resources are locked until the transaction ends.
 */
export async function overLimits(tx: Database, wanted: WantedVisits): Promise<ReadonlyMap<number, string>> {
  const { rosterIds, serviceType, visits, now } = wanted;
  const ids = sql`${`{${rosterIds.join(',')}}`}::int[]`;
  const most = mostOf(sql`${serviceType}`);
  const { rows: limited } = await tx.execute(sql`
    select d.id from booking.doctors d
    where d.id in (select doctor_id from booking.rosters where id = any (${ids})) and ${most} is not null
    order by d.id for no key update`);
  if (limited.length === 0) return new Map();
  const { rows } = await tx.execute<{
    id: number;
    day: string;
    name: string;
    doctor: string;
    most: number;
    visits: number;
  }>(sql`
    select r.id, r.day::text as day, d.name, d.id as doctor, ${most} as most, (
      select count(distinct v.visit)::int from ${dayVisits(instantSql(now))} v
      where v.doctor_id = d.id and v.day = r.day and v.service_type = ${serviceType}
        and v.visit <> all (${`{${visits.join(',')}}`}::uuid[])) as visits
    from booking.rosters r join booking.doctors d on d.id = r.doctor_id
    where r.id = any (${ids}) and ${most} is not null`);
  const keyOf = ({ doctor, day }: { doctor: string; day: string }) => `${doctor} ${day}`;
  const byRoster = new Map(rows.map((row) => [row.id, row]));
  const more = Map.groupBy(rosterIds, (id) => {
    const row = byRoster.get(id);
    return row && keyOf(row);
  });
  return new Map(
    rows
      .filter((row) => row.visits + (more.get(keyOf(row))?.length ?? 0) > row.most)
      .map(({ id, day, name, most: limit }) => [id, limitMessage(day, { name, most: limit, serviceType })]),
  );
}

/** The first of these reasons, or null. */
export const whyOverLimit = async (tx: Database, wanted: WantedVisits): Promise<string | null> =>
  (await overLimits(tx, wanted)).values().next().value ?? null;
