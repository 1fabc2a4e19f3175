import { sql } from 'drizzle-orm';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import { type AllowedVariable, type CallerRow, callerColumn, withAllowed } from '../../../access/found-caller.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import type { QueryAuthorization } from '../../../shared/http/operation.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { isOpenTo } from '../../scheduling/sites/sandbox-sites.ts';
import { claimSlots, stillClaimed } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { mostOf, whyOverLimit } from '../../scheduling/slots/day-limits.ts';
import { slotsOfRoute } from '../../scheduling/visit-routes/route-slots.ts';
import { JUST_SENT, sentAs } from '../drafts/sent-booking.ts';
import { lostRace, MOST_ATTEMPTS } from '../holds/reserve.ts';
import type { WantedPlace } from './plan-places.ts';
import { planPlaces, type RefusedPlace } from './plan-places.ts';

interface GroupHoldRow {
  readonly id: string;
  readonly candidate_index: number;
  readonly package_id: string;
  readonly clinic_id: string;
  readonly site_name: string;
  readonly timezone: string;
  readonly roster_id: number;
  readonly from_time: string;
  readonly to_time: string;
  readonly expires_at: string;
}

export interface GroupHeld extends Record<string, unknown> {
  readonly caller: CallerRow | null;
  /** 'open', or the reference of the booking that it became. */
  readonly draft: string | null;
  /** Places whose package, clinic and doctor's day are there, of those asked for. */
  readonly known: number;
  /** A place has no route that needs one, or has one without need. */
  readonly unplanned: boolean;
  /** Two of the places share a slot. */
  readonly has_overlap: boolean;
  readonly held: readonly GroupHoldRow[];
  /** A roster of a resource with a limit for a day, once for each visit there: nothing was taken unless it was counted. */
  readonly limited: readonly number[];
  readonly service_type: ServiceKind | null;
  /** Earlier holds of these candidates. */
  readonly replaced: readonly string[];
  readonly tried: boolean;
  readonly changes: readonly { site_id: string; day: string }[];
}

const v = {
  accountId: variable('accountId', 'uuid'),
  orgId: variable('orgId', 'uuid'),
  draftId: variable('draftId', 'uuid'),
  places: variable('places', 'json'),
  now: variable('now', 'timestamptz'),
  expiresAt: variable('expiresAt', 'timestamptz'),
  isWithinLimits: variable('isWithinLimits', 'boolean'),
};

/**
 * All places of a group in one statement, all or nothing: every slot is claimed by `claimSlots`, each for the hold of its
 * candidate. Earlier holds of these candidates count as free and are given back, so two of them can change places.
 * Visit routes come as the slots that `planPlaces` chose.
 *
 * Between seeing and taking, another hold may take a part: then the check `reservations_whole_time` of the hold with
 * fewer slots undoes the whole statement.
 */
const groupStatement = statement<GroupHeld, AllowedVariable | keyof typeof v>(
  'booking_hold_group',
  sql`
    with ${withAllowed}, places as (
      select * from json_to_recordset(${v.places}) as place (
        reserve_id uuid, candidate_index smallint, site_id uuid, package_id uuid, roster_id integer, from_time timestamptz,
        to_time timestamptz, route_slots smallint, stops json)
    ), draft as (
      -- Locked until the holds are there: whoever sends or deletes the draft goes before it or finds them.
      select case when sent_booking_id is null then 'open' else coalesce(${sentAs}, '${sql.raw(JUST_SENT)}') end as state
      from booking.drafts
      where id = ${v.draftId} and account_id = ${v.accountId} and revision > 0 and reschedule_of is null
        and exists (select from allowed)
      for update
    ), replaced as (
      select id, roster_id from booking.reservations
      where draft_id = ${v.draftId} and account_id = ${v.accountId}
        and candidate_index in (select candidate_index from places)
    ), asked as (
      select w.*, p.service_type, k.name as site_name, k.timezone, coalesce(w.route_slots, ceil(p.minutes / 15.0)::int) as slots,
        coalesce(w.to_time, w.from_time + ceil(p.minutes / 15.0) * interval '15 minutes') as until,
        (extract(epoch from w.from_time - r.from_time) / 900)::int as start,
        ${isRoutedPackage(sql`p.id`)} <> (w.route_slots is not null) as unplanned
      from places w
      join booking.packages p on p.id = w.package_id and p.is_active
        and (p.draft_id is null or p.draft_id = ${v.draftId})
        and (${offeredTo(v.orgId)} or (select is_provider from allowed))
      join booking.clinics k on k.id = w.site_id and k.is_active and not k.booking_free
        and (${isOpenTo(v.orgId)} or (select is_provider from allowed))
      join booking.rosters r on r.id = w.roster_id and r.clinic_id = w.site_id
    ), open as (
      select s.slot_id, a.reserve_id, null::text as stop
      from asked a join booking.slots s on s.roster_id = a.roster_id
        and s.position >= a.start and s.position < a.start + a.slots and s.available and s.from_time >= a.from_time
      where a.route_slots is null
      union all
      select s.slot_id, a.reserve_id, s.stop from asked a cross join lateral ${slotsOfRoute(sql`a.stops`, sql`slots.clinic_id = a.site_id and slots.available`)} s
    ), limited as (
      select coalesce(json_agg(used.roster_id), '[]') as ids
      from (select distinct open.reserve_id, s.roster_id from open join booking.slots s using (slot_id)) used
        join asked a on a.reserve_id = used.reserve_id join booking.rosters r on r.id = used.roster_id
        join booking.doctors d on d.id = r.doctor_id
      where ${mostOf(sql`a.service_type`)} is not null
    ), free as (
      select * from open
      where not exists (
        select from booking.claims c
        where c.slot_id = open.slot_id and ${stillClaimed(v.now)} and c.claim_id not in (select id from replaced))
    ), shared as (
      select exists (select from free group by slot_id having count(*) > 1) as has_overlap
    ), chosen as (
      select from draft, shared
      where draft.state = 'open' and not shared.has_overlap
        and (select count(*) from asked) = (select count(*) from places)
        and not exists (select from asked where unplanned)
        and (${v.isWithinLimits} or (select json_array_length(ids) from limited) = 0)
        and (select count(*) from free) = (select sum(slots) from asked)
        and not exists (select from places where from_time <= ${v.now})
    ), wanted as (
      select slot_id, reserve_id, stop from free where exists (select from chosen)
    ), taken as (${claimSlots(sql`select slot_id from wanted`, {
      claimId: sql`(select wanted.reserve_id from wanted where wanted.slot_id = slots.slot_id)`,
      kind: 'hold',
      orgId: v.orgId,
      expiresAt: v.expiresAt,
      now: v.now,
      replaces: sql`select id from replaced`,
      stop: sql`(select stop from wanted where wanted.slot_id = slots.slot_id)`,
    })}
    ), held as (
      insert into booking.reservations as mine (id, account_id, org_id, draft_id, candidate_index, clinic_id, package_id,
        roster_id, from_time, to_time, slot_count, route_slots, expires_at, extensions, created_at)
      select a.reserve_id, ${v.accountId}, ${v.orgId}, ${v.draftId}, a.candidate_index, a.site_id, a.package_id,
        a.roster_id, a.from_time, a.until,
        (select count(*) from taken join wanted using (slot_id) where wanted.reserve_id = a.reserve_id), a.route_slots,
        ${v.expiresAt}, 0, ${v.now}
      from asked a where exists (select from chosen)
      on conflict (draft_id, candidate_index) do update set
        id = excluded.id, clinic_id = excluded.clinic_id, package_id = excluded.package_id, roster_id = excluded.roster_id,
        from_time = excluded.from_time, to_time = excluded.to_time, expires_at = excluded.expires_at, extensions = 0,
        created_at = excluded.created_at, org_id = excluded.org_id,
        route_slots = excluded.route_slots, slot_count = case when mine.id in (select id from replaced) then excluded.slot_count else 0 end
      returning id, candidate_index, package_id, clinic_id, roster_id, from_time, to_time, expires_at
    ), freed as (
      delete from booking.claims
      where exists (select from held) and claim_id in (select id from replaced)
        and slot_id not in (select slot_id from wanted)
    )
    select ${callerColumn},
      (select state from draft) as draft,
      (select count(*)::int from asked) as known,
      exists (select from asked where unplanned) as unplanned,
      (select has_overlap from shared) as has_overlap,
      (select coalesce(json_agg(row_to_json(one) order by one.candidate_index), '[]') from (
        select held.*, asked.site_name, asked.timezone
        from held join asked on asked.reserve_id = held.id) one) as held,
      (select ids from limited) as limited,
      (select coalesce(json_agg(id), '[]') from replaced) as replaced,
      (select min(service_type) from asked) as service_type,
      exists (select from chosen) as tried,
      (select coalesce(json_agg(distinct jsonb_build_object('site_id', r.clinic_id, 'day', r.day)), '[]')
       from booking.rosters r where exists (select from held)
         and r.id in (select roster_id from asked union select roster_id from replaced)) as changes`,
);

/** `refused` of a visit route that fits nowhere; `overLimit` where a resource would have more visits than its most for a day. */
type GroupAnswer = GroupHeld & { readonly refused?: RefusedPlace; readonly overLimit?: string };

/**
 * Takes all the places or none; `held` is empty where one of them is not free. Places with stops are planned on what is free,
 * and again where another caller was first.
 */
export async function holdGroup(
  db: Database,
  found: QueryAuthorization['values'],
  input: { draftId: string; places: readonly WantedPlace[]; now: Date; expiresAt: Date },
): Promise<GroupAnswer> {
  const { draftId, now, expiresAt } = input;
  const times = { now: now.toISOString(), expiresAt: expiresAt.toISOString() };
  let { places } = input;
  const run = async (at: Database, isWithinLimits: boolean) => {
    const values = { ...found, ...times, draftId, places: placesJson(places), isWithinLimits };
    const [row] = await groupStatement(at, values);
    if (!row) throw new Error('A select without a from clause answers one row.');
    return row;
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const first = await run(db, false);
      const row: GroupAnswer =
        first.limited.length > 0 && first.held.length === 0 ? await runWithinLimits(db, first, { run, now }) : first;
      if (row.overLimit) return row;
      const isLost = row.held.length === 0 && (row.unplanned || places.some(({ route }) => route));
      if (isLost && row.draft === 'open' && row.known === places.length && attempt < MOST_ATTEMPTS) {
        const planned = await planPlaces(db, { draftId, places, now });
        if (planned.refused) return { ...row, refused: planned.refused };
        places = planned.places;
        continue;
      }
      if (row.draft === JUST_SENT && attempt < MOST_ATTEMPTS) continue;
      if (row.held.length > 0 || !row.tried || attempt >= MOST_ATTEMPTS) return row;
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !lostRace(error)) throw error;
    }
  }
}

/** The same with the rows of limited resources locked, so that no other caller takes their last visits meanwhile. */
const runWithinLimits = (
  db: Database,
  first: GroupHeld,
  { run, now }: { run: (tx: Database, isWithinLimits: boolean) => Promise<GroupHeld>; now: Date },
): Promise<GroupAnswer> =>
  withClaimsLock(db, 'shared', async (tx) => {
    const { limited: rosterIds, service_type: serviceType, replaced: visits } = first;
    if (!serviceType) return first;
    const overLimit = await whyOverLimit(tx, { rosterIds, serviceType, visits, now });
    return overLimit === null ? run(tx, true) : { ...first, overLimit };
  });

const placesJson = (places: readonly WantedPlace[]): string =>
  JSON.stringify(
    places.map(({ reserveId, candidateIndex, siteId, packageId, rosterId, from, route }) => ({
      reserve_id: reserveId,
      candidate_index: candidateIndex,
      site_id: siteId,
      package_id: packageId,
      roster_id: route?.rosterId ?? rosterId,
      from_time: from.toISOString(),
      ...(route && { to_time: route.to.toISOString(), route_slots: route.slots, stops: route.stops }),
    })),
  );
