import { type SQL, sql } from 'drizzle-orm';
import { RESOURCE_KINDS, type ResourceKind } from '../../../../machines/rules/booking/resource-kinds.ts';
import type { Database } from '../../../database/database.ts';
import { opaqueParameter, statement, variable } from '../../../database/statement.ts';
import { stillClaimed } from '../../scheduling/slots/claims.ts';

const v = {
  siteId: variable('siteId', 'uuid'),
  fromDay: variable('fromDay', 'date'),
  toDay: variable('toDay', 'date'),
  now: variable('now', 'timestamptz'),
};

const bits = (mask: SQL) => sql`bit_count((${mask})::bit(64))`;

/** Days of resources at clinics, their slots as bits. */
const rostersOf = (kinds: SQL) => sql`
    sites as (
      select id, name, timezone from booking.clinics
      where is_active and not booking_free and not sandbox and (${opaqueParameter(v.siteId, 'uuid')} is null or id = ${opaqueParameter(v.siteId, 'uuid')})
    ), rosters as (
      select r.clinic_id, r.day, d.id as resource_id, d.kind, d.name as resource_name, hours.slots, taken.mask as taken, taken.held,
        blocked.mask & ~taken.mask as blocked,
        ~(-1::bigint << hours.slots) & case when hours.begun >= hours.slots then 0 else -1::bigint << hours.begun end as ahead
      from sites join booking.rosters r
        on r.clinic_id = sites.id and r.over_plan is null and r.day between ${opaqueParameter(v.fromDay, 'date')} and ${opaqueParameter(v.toDay, 'date')}
      join booking.doctors d on d.id = r.doctor_id and ${kinds}
      cross join lateral (
        select (date_part('epoch', r.to_time - r.from_time) / 900)::int as slots,
          greatest(0, ceil(date_part('epoch', ${opaqueParameter(v.now, 'timestamptz')} - r.from_time) / 900))::int as begun
      ) hours
      cross join lateral (
        select coalesce(bit_or(1::bigint << c.position::int), 0) as mask, count(c.expires_at) as held
        from booking.claims c where c.roster_id = r.id and ${stillClaimed(opaqueParameter(v.now, 'timestamptz'))}
      ) taken
      cross join lateral (
        select coalesce(bit_or(1::bigint << s.position::int), 0) as mask
        from booking.slots s where s.roster_id = r.id and not s.available
      ) blocked
    )`;

/**
 * Each slot of a clinic's day is one of these: booked, held by a live hold, blocked and unclaimed, free, or past and
 * unclaimed. Slots are bits, as in availability.ts: claims count by the same rule, and a slot that has begun is not
 * free. Rosters are looked up one by one, so that the time does not grow with the years behind. The planner takes the
 * parts it cannot look into for small, so that it compiles nothing: compiling takes longer than the statement.
 */
const capacityStatement = statement<{ clinics: string | null }, keyof typeof v>(
  'booking_capacity',
  sql`
    with ${rostersOf(sql`d.kind = 'doctor'`)}, days as (
      select clinic_id, day, count(*) as doctors, sum(slots) as slots, sum(${bits(sql`taken`)} - held) as booked, sum(held) as held,
        sum(${bits(sql`blocked`)}) as blocked, sum(${bits(sql`ahead & ~(taken | blocked)`)}) as free,
        sum(${bits(sql`ahead`)}) as ahead
      from rosters group by clinic_id, day
    ), listed as materialized (
      select clinic_id, json_agg(json_build_object('day', day, 'doctors', doctors, 'slots', slots, 'booked', booked, 'held', held,
        'blocked', blocked, 'free', free, 'ahead', ahead) order by day) as days
      from days group by clinic_id
    )
    select json_agg(json_build_object('site_id', sites.id, 'site_name', sites.name, 'timezone', sites.timezone,
      'days', coalesce(listed.days, '[]')) order by lower(sites.name), sites.id)::text as clinics
    from sites left join listed on listed.clinic_id = sites.id`,
);

/** The same slots by kind, and of one clinic by resource. */
const resourcesStatement = statement<ResourceRow, keyof typeof v>(
  'booking_resource_use',
  sql`
    with ${rostersOf(sql`true`)}, named as (
      select *, case when ${opaqueParameter(v.siteId, 'uuid')} is null then '' else resource_name end as shown_name from rosters
    )
    select sites.id as site_id, sites.name as site_name, sites.timezone, kind, shown_name as name,
      count(distinct resource_id)::int as resources, sum(slots - ${bits(sql`blocked`)})::int as open, sum(${bits(sql`taken`)})::int as used
    from sites join named on named.clinic_id = sites.id
    where exists (select from rosters thing where thing.clinic_id = sites.id and thing.kind <> 'doctor')
    group by sites.id, sites.name, sites.timezone, kind, shown_name, case when shown_name <> '' then resource_id end
    order by lower(sites.name), sites.id, array_position(${sql.raw(`array['${RESOURCE_KINDS.join("','")}']`)}, kind), lower(shown_name)`,
);

/** Lengths are slots. */
export interface ResourceRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly site_name: string;
  readonly timezone: string;
  readonly kind: ResourceKind;
  /** '' where the row is of all resources of the kind. */
  readonly name: string;
  readonly resources: number;
  readonly open: number;
  readonly used: number;
}

export interface CapacityQuery {
  /** Null: every clinic. */
  readonly siteId: string | null;
  readonly fromDay: string;
  readonly days: number;
  readonly now: Date;
}

/** The clinics of getCapacity as JSON text. Days are of each clinic's own calendar, as its rosters are. */
export async function capacity(db: Database, query: CapacityQuery): Promise<string> {
  const [answer] = await capacityStatement(db, parametersOf(query));
  return answer?.clinics ?? '[]';
}

/** Open and used time by resource, of clinics that have more than doctors. */
export const resourceUse = (db: Database, query: CapacityQuery): Promise<ResourceRow[]> =>
  resourcesStatement(db, parametersOf(query));

const parametersOf = ({ siteId, fromDay, days, now }: CapacityQuery) => ({
  siteId,
  fromDay,
  toDay: Temporal.PlainDate.from(fromDay)
    .add({ days: days - 1 })
    .toString(),
  now: now.toISOString(),
});
