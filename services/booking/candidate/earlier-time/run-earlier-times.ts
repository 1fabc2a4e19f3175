import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import { isQuiet } from '../../../../machines/rules/booking/reminder-times.ts';
import type { Database } from '../../../database/database.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { claimSlots, instantSql, SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { overLimits } from '../../scheduling/slots/day-limits.ts';
import { clinicsWithStops } from '../../scheduling/slots/time-slots.ts';
import { isVisitRoute } from '../../scheduling/slots/visit-claims.ts';
import { type Announce, candidatesChanged, type SlotChange } from '../../shared/changes.ts';
import { type Match, matchOffers, type WaitingRequest } from './match-offers.ts';
import { type Offer, writeOfferMails } from './offer-mails.ts';

export type EarlierTimeDeps = Pick<ServiceDeps, 'db' | 'now' | 'portal'> & { readonly announce: Announce };

/** The channel on which a commit that changed who waits is heard. */
export const earlierTimeChannel = 'earlier_times_waiting';

const OFFER_MINUTES = 30;
/** Minimum hours from now to the start of an offered time: people have to come. */
const NOTICE_HOURS = 2;
const AT_ONCE = 2_000;
/** After so many expired offers, a candidate's request ends. */
const MOST_EXPIRED = 3;
/** One process matches at a time; it is a number of ours. */
const MATCHING = 7_105_013;
const HELD = "('Confirmed', 'PartialConfirmed', 'Rescheduled')";

/** Ends offers that ran out and makes new ones. @returns how many were made */
export async function runEarlierTimes(deps: EarlierTimeDeps): Promise<number> {
  const { db, announce } = deps;
  if (!(await anybodyWaits(db))) return 0;
  const ended = await endOffers(deps);
  const { made, changes } = await makeOffers(deps);
  const candidates = made.map(({ candidateId }) => candidateId);
  if (ended.length + made.length > 0) await announce([...ended, ...changes, ...candidatesChanged(...candidates)]);
  return made.length;
}

async function anybodyWaits(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ any: boolean }>(sql`
    select exists (select from booking.earlier_time_requests where state = 'waiting')
      or exists (select from booking.earlier_time_offers where outcome is null) as any`);
  return rows[0]?.any === true;
}

/** Gives back the time of offers that ran out, and ends requests that have become pointless. */
async function endOffers({ db, now: clock }: EarlierTimeDeps): Promise<SlotChange[]> {
  const now = instantSql(clock());
  const { rows } = await db.execute<{ site_id: string; day: string }>(sql`
    with over as (
      select o.id, o.request_id, o.roster_id from booking.earlier_time_offers o
        join booking.earlier_time_requests q on q.id = o.request_id
        join booking.candidates c on c.id = o.candidate_id
      where o.outcome is null and (o.expires_at <= ${now} or c.status not in ${sql.raw(HELD)} or c.appointment_time <= o.from_time)
      for update of q, o skip locked
    ), marked as (
      update booking.earlier_time_offers o set outcome = 'expired' from over where o.id = over.id
    ), again as (
      update booking.earlier_time_requests q set state = case when (
          select count(*) from booking.earlier_time_offers x where x.request_id = q.id and x.outcome = 'expired') + 1 >= ${MOST_EXPIRED}
        then 'ended' else 'waiting' end
      from over where q.id = over.request_id
    ), freed as (
      delete from booking.claims where kind = 'hold' and claim_id in (select id from over)
    )
    select distinct r.clinic_id as site_id, r.day::text as day from over join booking.rosters r on r.id = over.roster_id`);
  await db.execute(sql`
    update booking.earlier_time_requests q set state = 'ended' from booking.candidates c
    where q.state = 'waiting' and c.id = q.candidate_id and (c.status not in ${sql.raw(HELD)} or c.appointment_time <= ${now})`);
  return rows;
}

interface RequestRow extends Record<string, unknown> {
  readonly id: string;
  readonly candidate_id: string;
  readonly org_id: string;
  readonly clinic_id: string;
  readonly package_id: string;
  readonly service_type: ServiceKind;
  readonly timezone: string;
  readonly before_day: string;
  readonly length: number;
  readonly is_route: boolean;
  readonly appointment_ms: number;
  readonly passed: readonly number[];
}

function makeOffers({ db, now: clock, portal }: EarlierTimeDeps): Promise<{ made: Offer[]; changes: SlotChange[] }> {
  return db.transaction(async (tx) => {
    const nothing = { made: [], changes: [] };
    const { rows: locks } = await tx.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${MATCHING}) as ours`,
    );
    if (!locks[0]?.ours) return nothing;
    const now = clock();
    const rows = (await waiting(tx)).filter(({ timezone }) => !isQuietIn(timezone, now));
    if (rows.length === 0) return nothing;
    const { clinics, stopsOf } = await freeDays(tx, rows, now);
    const requests = rows.map((row) => toRequest(row, stopsOf));
    const matches = await withinLimits(
      tx,
      requests,
      matchOffers(requests, clinics, now.getTime() + NOTICE_HOURS * 3_600_000),
      now,
    );
    const made = await hold(tx, rows, matches, now);
    await writeOfferMails(tx, portal, made, now);
    const days = new Map(
      [...clinics.values()].flatMap(({ siteId, rosters }) =>
        rosters.map((one) => [one.rosterId, { site_id: siteId, day: one.day }]),
      ),
    );
    return { made, changes: made.map(({ rosterId }) => defined(days.get(rosterId))) };
  });
}

const isQuietIn = (timeZone: string, now: Date) =>
  isQuiet(Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone));

async function waiting(tx: Database): Promise<RequestRow[]> {
  const { rows } = await tx.execute<RequestRow>(sql`
    select q.id, q.candidate_id, q.org_id, c.clinic_id, c.package_id, b.service_type, k.timezone, q.before_day::text as before_day,
      (extract(epoch from c.appointment_end - c.appointment_time) / 60 / ${sql.raw(String(SLOT_MINUTES))})::int as length,
      ${isVisitRoute(sql`c.id`)} as is_route,
      (extract(epoch from c.appointment_time) * 1000)::float8 as appointment_ms,
      (select coalesce(json_agg((extract(epoch from o.from_time) * 1000)::float8), '[]') from booking.earlier_time_offers o
        where o.request_id = q.id) as passed
    from booking.earlier_time_requests q join booking.candidates c on c.id = q.candidate_id
      join booking.bookings b on b.id = c.booking_id join booking.clinics k on k.id = c.clinic_id
    where q.state = 'waiting' and c.roster_id is not null and c.status in ${sql.raw(HELD)}
    order by q.asked_at, q.id limit ${AT_ONCE} for update of q`);
  return rows;
}

/** The stops of each package that is booked as a visit route. */
type PackageStops = ReadonlyMap<string, readonly Stop[]>;

const toRequest = (row: RequestRow, stopsOf: PackageStops): WaitingRequest => ({
  id: row.id,
  siteId: row.clinic_id,
  serviceType: row.service_type,
  length: row.length,
  stops: row.is_route ? (stopsOf.get(row.package_id) ?? null) : null,
  beforeDay: row.before_day,
  beforeMs: row.appointment_ms,
  passed: new Set(row.passed),
});

/** Free slots until the last of the appointments. */
function freeDays(tx: Database, rows: readonly RequestRow[], now: Date) {
  const to = new Date(Math.max(...rows.map(({ appointment_ms }) => appointment_ms)));
  const siteIds = [...new Set(rows.map(({ clinic_id }) => clinic_id))];
  const routed = new Set(rows.flatMap((row) => (row.is_route ? row.package_id : [])));
  return clinicsWithStops(tx, { siteIds, from: now, to, now }, routed);
}

/** Leaves out offers that would be over a limit of a day by now. The resources' rows are locked until the offers are held. */
async function withinLimits(tx: Database, requests: readonly WaitingRequest[], matches: readonly Match[], now: Date) {
  const typeOf = new Map(requests.map(({ id, serviceType }) => [id, serviceType]));
  const allowed: Match[] = [];
  for (const [serviceType, ofType] of Map.groupBy(matches, ({ requestId }) => defined(typeOf.get(requestId)))) {
    const rosterIds = ofType.flatMap(({ slots }) => [...new Set(slots.map(({ rosterId }) => rosterId))]);
    const over = await overLimits(tx, { rosterIds, serviceType, visits: [], now });
    allowed.push(...ofType.filter(({ slots }) => !slots.some(({ rosterId }) => over.has(rosterId))));
  }
  return allowed;
}

/** Holds what was matched; where another hold came first, that offer is not made. */
async function hold(tx: Database, rows: readonly RequestRow[], matches: readonly Match[], now: Date): Promise<Offer[]> {
  if (matches.length === 0) return [];
  const requests = new Map(rows.map((row) => [row.id, row]));
  const expiresAt = new Date(now.getTime() + OFFER_MINUTES * 60_000);
  const offers = matches.map(({ requestId, rosterId, fromMs, toMs, slots: wanted }) => {
    const { candidate_id: candidateId, org_id: orgId } = defined(requests.get(requestId));
    const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()];
    return {
      id: uuidv7(),
      requestId,
      candidateId,
      orgId,
      rosterId,
      wanted,
      from,
      to,
      expiresAt: expiresAt.toISOString(),
    };
  });
  const wantedSlots = offers.flatMap(({ id: offer, wanted }) => wanted.map((slot) => ({ ...slot, offer })));
  const { rows: slots } = await tx.execute<{ slot_id: string; offer: string; stop: string | null }>(sql`
    select s.slot_id::text as slot_id, o.offer, o.stop
    from json_to_recordset(${JSON.stringify(wantedSlots)}::json) as o ("rosterId" int, position int, stop text, offer uuid)
      join booking.slots s on s.roster_id = o."rosterId" and s.position = o.position`);
  const offerOf = new Map(slots.map(({ slot_id, offer }) => [slot_id, offer]));
  const orgOf = new Map(offers.map(({ id, orgId }) => [id, orgId]));
  const claims = Object.fromEntries(slots.map(({ slot_id, offer }) => [slot_id, offer]));
  const stops = Object.fromEntries(slots.map(({ slot_id, stop }) => [slot_id, stop]));
  const orgs = Object.fromEntries(slots.map(({ slot_id, offer }) => [slot_id, defined(orgOf.get(offer))]));
  const { rows: taken } = await tx.execute<{ slot_id: string }>(
    sql`with taken as (${claimSlots(sql`select unnest(${`{${[...offerOf.keys()].join(',')}}`}::bigint[])`, {
      claimId: sql`(${JSON.stringify(claims)}::jsonb ->> slot_id::text)::uuid`,
      orgId: sql`(${JSON.stringify(orgs)}::jsonb ->> slot_id::text)::uuid`,
      kind: 'hold',
      expiresAt: instantSql(expiresAt),
      now: instantSql(now),
      replaces: sql`select null::uuid`,
      stop: sql`(${JSON.stringify(stops)}::jsonb ->> slot_id::text)`,
    })}) select slot_id::text as slot_id from taken`,
  );
  const got = Map.groupBy(taken, ({ slot_id }) => offerOf.get(slot_id));
  const made = offers.filter(({ id, wanted }) => got.get(id)?.length === wanted.length);
  const lost = offers.filter((offer) => !made.includes(offer)).map(({ id }) => id);
  if (lost.length > 0)
    await tx.execute(
      sql`delete from booking.claims where kind = 'hold' and claim_id = any (${`{${lost.join(',')}}`}::uuid[])`,
    );
  await tx.execute(sql`
    with made as (
      insert into booking.earlier_time_offers (id, request_id, candidate_id, roster_id, from_time, to_time, offered_at, expires_at)
      select id, "requestId", "candidateId", "rosterId", "from", "to", ${instantSql(now)}, "expiresAt"
      from json_to_recordset(${JSON.stringify(made)}::json) as o (id uuid, "requestId" uuid, "candidateId" uuid, "rosterId" int,
        "from" timestamptz, "to" timestamptz, "expiresAt" timestamptz)
      returning request_id
    )
    update booking.earlier_time_requests q set state = 'offered' from made where q.id = made.request_id`);
  return made;
}

/** Interval of the search for freed times, while a candidate waits. */
const SOON_MS = 15_000;

export async function untilNextLook(db: Database): Promise<number> {
  return (await anybodyWaits(db)) ? SOON_MS : Number.POSITIVE_INFINITY;
}
