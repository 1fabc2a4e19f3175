import { sql } from 'drizzle-orm';
import { canBecome, shownStatus } from '../../../machines/booking-status/booking-status.machine.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { fail, notFound } from '../../shared/http/errors.ts';
import type { SlotChange } from '../changes.ts';
import { iso } from '../json-text.ts';
import { forgetOldHolds, lockRoster } from '../rosters/rosters.ts';
import { checkMove, findPlace, lockCandidate } from '../slots/appointment-targets.ts';
import { availabilityStatement, freeStarts, QUARTER_MS, type RosterDay, readClinics } from '../slots/availability.ts';
import { instantSql, SLOT_MINUTES, stillClaimed } from '../slots/claims.ts';
import { clockIn } from '../slots/zone-days.ts';
import { onBoard } from './board-lock.ts';
import { type Moved, type Mover, moveThere } from './moves.ts';

const DAY_MS = 86_400_000;
/** How far around the day a free time is looked for. */
const AROUND_DAYS = 14;

/** A booking that a closed day hits: where it can go, or why it stays. `must_move` is false for what is over. */
export interface Hit {
  readonly candidate_id: string;
  readonly candidate_name: string;
  readonly company_name: string;
  readonly package_name: string;
  readonly status: string;
  readonly calendar_from_time: string;
  readonly calendar_to_time: string;
  readonly must_move: boolean;
  readonly to: { readonly roster_id: number; readonly doctor_name: string; readonly calendar_from_time: string } | null;
  readonly reason: string | null;
}

interface HeldTime extends Record<string, unknown> {
  calendar_from_time: string;
  calendar_to_time: string;
  expires_at: string;
}

export interface Closing {
  readonly roster_id: number;
  readonly site_id: string;
  readonly doctor_name: string;
  /** Everybody whose day closes: one doctor, or all of the clinic's. */
  readonly doctors: string[];
  readonly day: string;
  readonly timezone: string;
  readonly bookings: Hit[];
  readonly holds: { calendar_from_time: string; calendar_to_time: string; expires_at: string }[];
}

interface HitRow extends Record<string, unknown> {
  candidate_id: string;
  candidate_name: string;
  company_name: string;
  package_name: string;
  status: string;
  from_time: string;
  to_time: string;
}

/** Which days close: a doctor's, or with it those of all doctors at the clinic. */
export interface ClosedDays {
  readonly rosterId: number;
  readonly isWholeClinic: boolean;
}

/**
 * What closing would hit, and the nearest free times at the site for it. Nothing is changed. Days that close together
 * take none of one another's bookings: whoever must move moves once.
 */
export async function planClosing(db: Database, days: ClosedDays, now: Date): Promise<Closing> {
  const { rosterId } = days;
  const closing = await rostersOf(db, days);
  const rosterIds = closing.map(({ id }) => id);
  const closed = sql`${`{${rosterIds.join(',')}}`}::int[]`;
  const { rows: found } = await db.execute<{
    clinic_id: string;
    day: string;
    name: string;
    timezone: string;
    at: string;
  }>(sql`
    select r.clinic_id, r.day::text as day, d.name, c.timezone, r.from_time::text as at
    from booking.rosters r join booking.doctors d on d.id = r.doctor_id join booking.clinics c on c.id = r.clinic_id
    where r.id = ${rosterId}`);
  const { clinic_id: siteId, day, name, timezone, at } = found[0] ?? notFound('Roster');
  const { rows: hits } = await db.execute<HitRow>(sql`
    select distinct p.id as candidate_id, p.candidate_name, o.company_name, k.name as package_name, p.status,
      p.appointment_time::text as from_time, p.appointment_end::text as to_time
    from booking.claims c join booking.candidates p on p.id = c.claim_id and c.kind = 'booking'
    join companies.organisations o on o.id = p.org_id join booking.packages k on k.id = p.package_id
    where c.roster_id = any (${closed}) order by from_time, candidate_id`);
  const { rows: holds } = await db.execute<HeldTime>(sql`
    select distinct h.from_time::text as calendar_from_time, h.to_time::text as calendar_to_time, h.expires_at::text as expires_at
    from booking.claims c join booking.reservations h on h.id = c.claim_id and c.kind = 'hold'
    where c.roster_id = any (${closed}) and ${stillClaimed(instantSql(now))} order by 1`);
  const free = await freeDays(db, { siteId, rosterIds, at: new Date(at), now });
  const doctors = await doctorsOf(db, free);
  return {
    ...{ roster_id: rosterId, site_id: siteId, doctor_name: name, day, timezone },
    doctors: closing.map((roster) => roster.name),
    bookings: hits.map((hit) => planned(hit, free, doctors, now)),
    holds: holds.map((held) => ({
      calendar_from_time: iso(held.calendar_from_time),
      calendar_to_time: iso(held.calendar_to_time),
      expires_at: iso(held.expires_at),
    })),
  };
}

async function rostersOf(db: Database, { rosterId, isWholeClinic }: ClosedDays) {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select r.id, d.name from booking.rosters asked
      join booking.rosters r on r.id = asked.id
        or (${isWholeClinic} and r.clinic_id = asked.clinic_id and r.day = asked.day)
      join booking.doctors d on d.id = r.doctor_id
    where asked.id = ${rosterId} order by r.id`);
  return rows;
}

/** The other days of the site around it, each with what is open and what is taken. */
async function freeDays(
  db: Database,
  { siteId, rosterIds, at, now }: { siteId: string; rosterIds: readonly number[]; at: Date; now: Date },
): Promise<RosterDay[]> {
  const [answer] = await availabilityStatement(db, {
    ...{
      siteIds: `{${siteId}}`,
      packageId: null,
      orgId: null,
      isProvider: true,
      candidateId: null,
      now: now.toISOString(),
    },
    from: new Date(Math.max(now.getTime(), at.getTime() - AROUND_DAYS * DAY_MS)).toISOString(),
    to: new Date(Math.max(now.getTime(), at.getTime()) + AROUND_DAYS * DAY_MS).toISOString(),
  });
  return (readClinics(answer).get(siteId)?.rosters ?? []).filter(({ rosterId }) => !rosterIds.includes(rosterId));
}

async function doctorsOf(db: Database, days: readonly RosterDay[]): Promise<ReadonlyMap<number, string>> {
  const ids = days.map(({ rosterId }) => rosterId);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select r.id, d.name from booking.rosters r join booking.doctors d on d.id = r.doctor_id
    where r.id = any (${`{${ids.join(',')}}`}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** One after the other, so that no two bookings are sent to one time: what a plan takes is taken in `free` too. */
function planned(hit: HitRow, free: RosterDay[], doctors: ReadonlyMap<number, string>, now: Date): Hit {
  const { from_time, to_time, status, ...facts } = hit;
  const shown = shownStatus(status) ?? status;
  const length = (Date.parse(to_time) - Date.parse(from_time)) / 60_000 / SLOT_MINUTES;
  const hitBooking = {
    ...{ ...facts, status: shown, calendar_from_time: iso(from_time), calendar_to_time: iso(to_time), must_move: true },
    ...{ to: null, reason: null },
  };
  if (!isMovable(status, from_time, now)) {
    return { ...hitBooking, must_move: false, reason: `It is ${shown} and stays in the record.` };
  }
  const nearest = nearestFree(free, length, Date.parse(from_time), now);
  if (!nearest) {
    const reason = `No doctor at this site has ${length * SLOT_MINUTES} minutes free within ${AROUND_DAYS} days.`;
    return { ...hitBooking, reason };
  }
  take(free, nearest, length);
  const start = new Date((nearest.day.startQuarter + nearest.position) * QUARTER_MS);
  const { rosterId } = nearest.day;
  return {
    ...hitBooking,
    to: { roster_id: rosterId, doctor_name: defined(doctors.get(rosterId)), calendar_from_time: iso(start) },
  };
}

function isMovable(status: string, fromTime: string, now: Date): boolean {
  const shown = shownStatus(status);
  return shown !== null && canBecome(shown, 'Rescheduled') && Date.parse(fromTime) > now.getTime();
}

interface FreeStart {
  readonly day: RosterDay;
  readonly position: number;
}

function nearestFree(free: readonly RosterDay[], length: number, wanted: number, now: Date): FreeStart | null {
  const first = Math.floor(now.getTime() / QUARTER_MS) + 1;
  const distance = ({ day, position }: FreeStart) => Math.abs((day.startQuarter + position) * QUARTER_MS - wanted);
  return free
    .flatMap((day) =>
      freeStarts(day, length, false, first - day.startQuarter).map((position): FreeStart => ({ day, position })),
    )
    .reduce<FreeStart | null>((best, start) => (best && distance(best) <= distance(start) ? best : start), null);
}

function take(free: RosterDay[], { day, position }: FreeStart, length: number): void {
  let [low, high] = day.taken;
  for (let bit = position; bit < position + length; bit++) {
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  free[free.indexOf(day)] = { ...day, taken: [low, high] };
}

export interface Closed {
  readonly moved: readonly Moved[];
  /** What stayed, with reasons. */
  readonly stayed: { candidate_name: string; reason: string }[];
  /** Whether the day is gone; else it keeps what stayed, and the rest of it is blocked. */
  readonly gone: boolean;
  readonly changes: readonly SlotChange[];
}

/**
 * Closes a day, or all of a clinic's: its bookings move to the nearest free times in one step, with notices. `all` refuses where one cannot
 * move or a time is held, and then nothing moved; `possible` moves the others and leaves those in a day that is blocked.
 */
export function closeDay(
  db: Database,
  mover: Mover,
  { how, reason, ...days }: ClosedDays & { how: 'all' | 'possible'; reason: string },
): Promise<Closed> {
  const { caller, now, address } = mover;
  return onBoard(db, 'alone', async (tx) => {
    const roster = await lockRoster(tx, days.rosterId);
    const rosterIds = (await rostersOf(tx, days)).map(({ id }) => id);
    for (const id of rosterIds) await lockRoster(tx, id);
    const plan = await planClosing(tx, days, now);
    const stuck = stuckIn(plan);
    if (how === 'all' && stuck.length > 0) {
      const said = stuck.map((one) => `${one.candidate_name}: ${one.reason}`).join(' ');
      fail('CANNOT_MOVE_ALL', `Nothing was moved. ${said}`, { details: { stuck } });
    }
    const moved: Moved[] = [];
    for (const hit of plan.bookings) {
      if (hit.to) moved.push(await moveHit(tx, mover, hit.candidate_id, hit.to, reason));
      else if (hit.must_move) await recordStay(tx, mover, hit, reason);
    }
    const emptied = [];
    for (const id of rosterIds) emptied.push(await emptyDay(tx, id, reason, now));
    await audit(tx, caller, {
      ...{ action: 'roster.closed', entity: 'clinic', entityId: roster.clinic_id, address, at: now },
      after: { roster_ids: rosterIds, day: roster.day, reason, moved: moved.length, stayed: stuck.length },
    });
    const gone = emptied.every(Boolean);
    const own: SlotChange = { site_id: roster.clinic_id, day: roster.day };
    return { moved, stayed: stuck, gone, changes: [own, ...moved.flatMap(({ changes }) => changes)] };
  });
}

const stuckIn = ({ bookings, holds, timezone }: Closing) => [
  ...bookings
    .filter(({ must_move, to }) => must_move && !to)
    .map(({ candidate_name, reason }) => ({ candidate_name, reason: reason ?? '' })),
  ...holds.map(({ calendar_from_time, expires_at }) => ({
    candidate_name: `The held time at ${clockIn(new Date(calendar_from_time), timezone)}`,
    reason: `Somebody is booking it; the hold ends at ${clockIn(new Date(expires_at), timezone)}.`,
  })),
];

async function moveHit(
  tx: Database,
  mover: Mover,
  candidateId: string,
  to: NonNullable<Hit['to']>,
  reason: string,
): Promise<Moved> {
  const placed = await lockCandidate(tx, candidateId);
  const target = { rosterId: to.roster_id, from: new Date(to.calendar_from_time) };
  const place = await findPlace(tx, placed, target, mover.now);
  const verdict = checkMove(placed, place, target, mover.now);
  if (verdict)
    fail(verdict.code, `Nothing was moved. ${placed.candidate_name}: ${verdict.message}`, { details: verdict.details });
  return moveThere(tx, mover, { placed, place, from: target.from, reason });
}

/** The booking's history says why its doctor's day closed though it kept its time. */
async function recordStay(tx: Database, { caller, now, address }: Mover, hit: Hit, reason: string): Promise<void> {
  const { booking_id: bookingId } = await lockCandidate(tx, hit.candidate_id);
  await audit(tx, caller, {
    ...{ action: 'booking.day-closed', entity: 'candidate', entityId: hit.candidate_id, bookingId, address, at: now },
    after: { reason, stays_because: hit.reason },
  });
}

/** Takes the day away where nothing is left of it, else blocks what is free of it. */
async function emptyDay(tx: Database, rosterId: number, reason: string, now: Date): Promise<boolean> {
  const slots = sql`select slot_id from booking.slots where roster_id = ${rosterId}`;
  await forgetOldHolds(
    tx,
    sql`${slots} and slot_id in (
    select slot_id from booking.claims where kind = 'hold' and expires_at <= ${instantSql(now)})`,
  );
  const { rows } = await tx.execute(sql`select from booking.claims where slot_id in (${slots}) limit 1`);
  if (rows.length > 0) {
    await tx.execute(sql`
      update booking.slots set available = false, blocked_because = ${`Day closed: ${reason}`}
      where roster_id = ${rosterId} and slot_id not in (select slot_id from booking.claims where roster_id = ${rosterId})`);
    return false;
  }
  await tx.execute(sql`delete from booking.slots where roster_id = ${rosterId}`);
  await tx.execute(sql`delete from booking.rosters where id = ${rosterId}`);
  return true;
}
