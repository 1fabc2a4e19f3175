import { sql } from 'drizzle-orm';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import { type AllowedVariable, type CallerRow, callerColumn, withAllowed } from '../../../access/found-caller.ts';
import type { Database } from '../../../database/database.ts';
import { inSavepoint } from '../../../database/in-savepoint.ts';
import { databaseFault } from '../../../database/pg-error.ts';
import { opaqueParameter, statement, variable } from '../../../database/statement.ts';
import type { QueryAuthorization } from '../../../shared/http/operation.ts';
import { bookedMinutes } from '../../catalogue/packages/booked-minutes.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { travelPositions } from '../../scheduling/rosters/travel-time.ts';
import { isOpenTo } from '../../scheduling/sites/sandbox-sites.ts';
import { claimSlots, stillClaimed } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { mostOf, overLimits } from '../../scheduling/slots/day-limits.ts';
import { type RouteSlots, slotsOfRoute } from '../../scheduling/visit-routes/route-slots.ts';
import { JUST_SENT, sentAs } from '../drafts/sent-booking.ts';

export interface ReserveInput {
  readonly reserveId: string;
  readonly draftId: string;
  readonly candidateIndex: number;
  readonly siteId: string;
  readonly packageId: string;
  /** Rosters to try first, best first; then any other of the site that is free at that time. */
  readonly rosterIds: readonly number[];
  readonly from: Date;
  readonly replaces: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Of a package with stops: the slots to take. Without them nothing is taken for such a package. */
  readonly route?: RouteSlots;
  /** Rosters that have the most visits of a day. Without it nothing is taken where a resource has a limit. */
  readonly overLimit?: readonly number[];
}

interface HoldRow {
  readonly id: string;
  readonly roster_id: number;
  readonly from_time: string;
  readonly to_time: string;
  readonly expires_at: string;
}

/** The statement's result. `same` is the hold the candidate has already; `held` the new one. */
export interface Reserved extends Record<string, unknown> {
  /** Null if the session has ended: then nothing was done, as for a caller without the permission. */
  readonly caller: CallerRow | null;
  readonly minutes: number | null;
  readonly booking_free: boolean | null;
  /** The package has stops: without the slots of a route nothing was taken. */
  readonly is_routed: boolean;
  /** The candidate's present hold. */
  readonly replaced: string | null;
  /** 'open', or the reference of the booking that it became. */
  readonly draft: string | null;
  readonly same: HoldRow | null;
  readonly held: HoldRow | null;
  /** When rescheduling: what was asked for is the time that the booking has. */
  readonly is_present: boolean;
  readonly service_type: ServiceKind | null;
  /** The candidate of a reschedule, or else the present hold. */
  readonly visit: string | null;
  /** Rosters of resources with a limit for a day: without knowing which of them are over it nothing was taken. */
  readonly limited: readonly number[];
  /** A roster looked free. */
  readonly tried: boolean;
  readonly changes: readonly { site_id: string; day: string }[];
}

const v = {
  reserveId: variable('reserveId', 'uuid'),
  accountId: variable('accountId', 'uuid'),
  orgId: variable('orgId', 'uuid'),
  draftId: variable('draftId', 'uuid'),
  candidateIndex: variable('candidateIndex', 'smallint'),
  siteId: variable('siteId', 'uuid'),
  packageId: variable('packageId', 'uuid'),
  rosterIds: variable('rosterIds', 'integer[]'),
  from: variable('from', 'timestamptz'),
  replaces: variable('replaces', 'uuid'),
  now: variable('now', 'timestamptz'),
  expiresAt: variable('expiresAt', 'timestamptz'),
  routeStops: variable('routeStops', 'json'),
  routeRoster: variable('routeRoster', 'integer'),
  routeTo: variable('routeTo', 'timestamptz'),
  routeSlots: variable('routeSlots', 'smallint'),
  overLimit: variable('overLimit', 'integer[]'),
};
/** The plan for one time is the plan for any: with the time in sight it looks cheaper than the kept one, the more rosters there are. */
const from = opaqueParameter(v.from, 'timestamptz');

const ownDraft = sql`id = ${v.draftId} and account_id = ${v.accountId} and revision > 0 and exists (select from allowed)`;
const draftState = sql`
  case when sent_booking_id is null then 'open' else coalesce(${sentAs}, '${sql.raw(JUST_SENT)}') end as state, reschedule_of`;

/**
 * A whole reserve in one statement, and so in one round trip and one transaction: the authorisation, the first roster
 * that is free as far as can be seen, its claims, the hold, and the candidate's earlier hold given back.
 *
 * A visit route comes as the slots that the planner chose; they are taken all or none by the same rules.
 *
 * When rescheduling, the slots that the booking has already stay the booking's and count as the hold's: a time that
 * overlaps the present one can be held, without letting the present one go. The stops of a
 * route are all new ones.
 *
 * Between seeing and taking, another hold may take all of it (no claim, nothing kept) or a part: then the hold's check
 * `reservations_whole_time` undoes the statement, as it does where another tab changed this candidate's hold meanwhile.
 */
const reserveStatement = statement<Reserved, AllowedVariable | keyof typeof v>(
  'booking_reserve',
  sql`
    with ${withAllowed}, package as (
      select coalesce(moved.minutes, p.minutes) as minutes, ceil(coalesce(moved.minutes, p.minutes) / 15.0)::int as slots,
        ${isRoutedPackage(sql`p.id`)} as is_routed, p.service_type
      from booking.packages p left join (
        select c.package_id, ${bookedMinutes} as minutes
        from booking.drafts d join booking.candidates c on c.id = d.reschedule_of join booking.packages p on p.id = c.package_id
        where d.id = ${v.draftId}
      ) moved on moved.package_id = p.id
      -- A booking that is moved keeps its package, its own custom one too, and also where nobody new is offered it.
      where p.id = ${v.packageId} and (moved.package_id is not null
        or (p.is_active and (p.draft_id is null or p.draft_id = ${v.draftId})
          and (${offeredTo(v.orgId)} or (select is_provider from allowed))))
    ), unplanned as (
      -- Nothing is taken, and a statement that locks nothing writes nothing to disk.
      select coalesce((select is_routed from package), false) and ${v.routeSlots} is null as is_unplanned
    ), site as (
      select booking_free, (${v.from} at time zone timezone)::date as day from booking.clinics k
      where id = ${v.siteId} and is_active and (${isOpenTo(v.orgId)} or (select is_provider from allowed))
    ), locked_draft as (
      -- Locked until the hold is there: whoever sends or deletes the draft goes before it or finds the hold.
      select ${draftState} from booking.drafts where ${ownDraft} and not (select is_unplanned from unplanned) for update
    ), draft as (
      select * from locked_draft
      union all
      select ${draftState} from booking.drafts where ${ownDraft} and (select is_unplanned from unplanned)
    ), own as (
      select slot_id from booking.claims where kind = 'booking' and claim_id = (select reschedule_of from draft)
    ), replaced as (
      select id, roster_id, candidate_index, clinic_id, package_id, from_time, to_time, expires_at from booking.reservations
      where draft_id = ${v.draftId} and account_id = ${v.accountId}
        and (candidate_index = ${v.candidateIndex} or id = ${v.replaces})
    ), same as (
      select id, roster_id, from_time, to_time, expires_at from replaced
      where candidate_index = ${v.candidateIndex} and expires_at > ${v.now} and clinic_id = ${v.siteId}
        and package_id = ${v.packageId} and from_time = ${v.from}
    ), asked as (
      select r.id, (extract(epoch from ${v.from} - r.from_time) / 900)::int as start
      from site join booking.rosters r on r.clinic_id = ${v.siteId} and r.day between site.day - 1 and site.day
        join booking.doctors d on d.id = r.doctor_id and d.kind = 'doctor'
      where r.from_time <= ${from} and r.to_time > ${from} and not (select is_routed from package)
    ), travelled as materialized (
      select asked.id as roster_id, way.position from asked
        cross join lateral (${travelPositions(sql`asked.id`, { own: sql`(select reschedule_of from draft)`, now: v.now })}) way
    ), route_slots as (
      select s.slot_id, s.roster_id, s.stop from package cross join ${slotsOfRoute(
        v.routeStops,
        sql`slots.clinic_id = ${v.siteId} and slots.available and not exists (
          select from booking.claims c
          where c.slot_id = slots.slot_id and ${stillClaimed(v.now)} and c.claim_id not in (select id from replaced))`,
      )} s
      where package.is_routed
    ), limited as (
      select coalesce(json_agg(r.id), '[]') as ids from package
        join booking.rosters r on r.id in (select id from asked union select roster_id from route_slots)
        join booking.doctors d on d.id = r.doctor_id
      where ${mostOf(sql`package.service_type`)} is not null
    ), free as (
      select s.slot_id, s.roster_id
      from package, asked join booking.slots s on s.roster_id = asked.id
      where s.position >= asked.start and s.position < asked.start + package.slots and s.available
        and s.from_time >= ${from}
        and not exists (select from travelled where travelled.roster_id = s.roster_id and travelled.position = s.position)
        and not exists (
          select from booking.claims c
          where c.slot_id = s.slot_id and ${stillClaimed(v.now)} and c.claim_id not in (select id from replaced)
            and c.slot_id not in (select slot_id from own))
    ), possible as (
      select from site, draft
      where not site.booking_free and draft.state = 'open' and ${v.from} > ${v.now} and not exists (select from same)
        and (${v.overLimit} is not null or (select json_array_length(ids) from limited) = 0)
    ), chosen as (
      select * from (
        select free.roster_id, ${v.from} + package.slots * interval '15 minutes' as until from free, package, possible
        where free.roster_id <> all (coalesce(${v.overLimit}, '{}'))
        group by free.roster_id, package.slots having count(*) = package.slots
        order by array_position(${v.rosterIds}, free.roster_id), free.roster_id limit 1
      ) one_doctor
      union all
      select ${v.routeRoster}, ${v.routeTo} from possible where (select count(*) from route_slots) = ${v.routeSlots}
        and not exists (select from route_slots where roster_id = any (${v.overLimit}))
    ), wanted as (
      select slot_id from free
      where roster_id = (select roster_id from chosen) and slot_id not in (select slot_id from own)
      union all
      select slot_id from route_slots where exists (select from chosen)
    ), kept as (
      select slot_id from free where roster_id = (select roster_id from chosen) and slot_id in (select slot_id from own)
    ), taken as (${claimSlots(sql`select slot_id from wanted`, {
      claimId: v.reserveId,
      kind: 'hold',
      orgId: v.orgId,
      expiresAt: v.expiresAt,
      now: v.now,
      replaces: sql`select id from replaced`,
      stop: sql`(select stop from route_slots where route_slots.slot_id = slots.slot_id)`,
    })}
    ), held as (
      insert into booking.reservations as mine (id, account_id, org_id, draft_id, candidate_index, clinic_id, package_id,
        roster_id, from_time, to_time, slot_count, route_slots, expires_at, extensions, created_at)
      select ${v.reserveId}, ${v.accountId}, ${v.orgId}, ${v.draftId}, ${v.candidateIndex}, ${v.siteId}, ${v.packageId},
        roster_id, ${v.from}, until, (select count(*) from taken) + (select count(*) from kept), ${v.routeSlots},
        ${v.expiresAt}, 0, ${v.now}
      from chosen where exists (select from taken)
      on conflict (draft_id, candidate_index) do update set
        id = excluded.id, clinic_id = excluded.clinic_id, package_id = excluded.package_id, roster_id = excluded.roster_id,
        from_time = excluded.from_time, to_time = excluded.to_time, expires_at = excluded.expires_at, extensions = 0,
        created_at = excluded.created_at, org_id = excluded.org_id, route_slots = excluded.route_slots,
        slot_count = case when mine.id in (select id from replaced) then excluded.slot_count else 0 end
      returning id, roster_id, from_time, to_time, expires_at
    ), freed as (
      delete from booking.claims
      where exists (select from held) and claim_id in (select id from replaced) and slot_id not in (select slot_id from wanted)
    ), dropped as (
      delete from booking.reservations
      where exists (select from held) and id in (select id from replaced where candidate_index <> ${v.candidateIndex})
    )
    select ${callerColumn},
      (select minutes from package) as minutes,
      (select booking_free from site) as booking_free,
      coalesce((select is_routed from package), false) as is_routed,
      (select id from replaced where candidate_index = ${v.candidateIndex}) as replaced,
      (select state from draft) as draft,
      (select row_to_json(same) from same) as same,
      (select row_to_json(held) from held) as held,
      exists (select from kept) and not exists (select from wanted) as is_present,
      (select service_type from package) as service_type,
      coalesce((select reschedule_of from draft), (select id from replaced where candidate_index = ${v.candidateIndex})) as visit,
      (select ids from limited) as limited,
      exists (select from chosen) as tried,
      (select coalesce(json_agg(json_build_object('site_id', r.clinic_id, 'day', r.day)), '[]') from booking.rosters r
       where exists (select from held) and r.id in (select roster_id from chosen union select roster_id from replaced)) as changes`,
);

/** Every lost race is another hold's success, so this many losses in a row are out of reach. */
export const MOST_ATTEMPTS = 20;

/** Takes the time, trying the next roster where one was taken meanwhile. `held` and `same` null = none is free. */
export async function reserve(
  db: Database,
  found: QueryAuthorization['values'],
  input: ReserveInput,
): Promise<Reserved> {
  const { route, overLimit = null, ...asked } = input;
  const values = {
    ...found,
    ...asked,
    routeStops: JSON.stringify(route?.stops ?? []),
    routeRoster: route?.rosterId ?? null,
    routeTo: route?.to.toISOString() ?? null,
    routeSlots: route?.slots ?? null,
    overLimit: overLimit && `{${overLimit.join(',')}}`,
    rosterIds: `{${input.rosterIds.join(',')}}`,
    from: input.from.toISOString(),
    now: input.now.toISOString(),
    expiresAt: input.expiresAt.toISOString(),
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const [row] = await inSavepoint(db, (one) => reserveStatement(one, values));
      if (!row) throw new Error('A select without a from clause answers one row.');
      if (row.draft === JUST_SENT && attempt < MOST_ATTEMPTS) continue;
      if (!overLimit && row.limited.length > 0 && !row.same && row.draft === 'open')
        return await reserveWithinLimits(db, found, input, row);
      if (row.held || row.is_present || !row.tried || attempt >= MOST_ATTEMPTS) return row;
    } catch (error) {
      // A transaction that lost a race takes no more statements: its caller tries again.
      if (overLimit || attempt >= MOST_ATTEMPTS || !lostRace(error)) throw error;
    }
  }
}

/** The same where a resource has a limit for a day: its row is locked, so that no other caller takes its last visit meanwhile. */
const reserveWithinLimits = (
  db: Database,
  found: QueryAuthorization['values'],
  input: ReserveInput,
  { limited, service_type: serviceType, visit }: Reserved,
): Promise<Reserved> =>
  withClaimsLock(db, 'shared', async (tx) => {
    const over =
      serviceType &&
      (await overLimits(tx, { rosterIds: limited, serviceType, visits: visit ? [visit] : [], now: input.now }));
    return reserve(tx, found, { ...input, overLimit: [...(over || []).keys()] });
  });

export function lostRace(error: unknown): boolean {
  const fault = databaseFault(error);
  return fault?.code === '40P01' || (fault?.code === '23514' && fault.constraint === 'reservations_whole_time');
}
