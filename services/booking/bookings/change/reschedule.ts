import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { isPending } from '../../../../machines/rules/booking/booking-status.table.ts';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { appointmentMoved } from '../../record/appointment-events.ts';
import { type BookedCandidate, lockBookedCandidates, nextUpdate } from '../../record/candidates/booked-candidates.ts';
import { holidaysOfClinic } from '../../scheduling/rosters/holidays-of.ts';
import { isOpenTo } from '../../scheduling/sites/sandbox-sites.ts';
import { dropReschedules, freeBookedTime } from '../../scheduling/slots/booked-time.ts';
import { instantSql, SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { type SlotChange, waitingChanged } from '../../shared/changes.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { refuseMove, statusOf } from '../../shared/status-moves.ts';
import type { HoldFact, SiteFact } from '../create/booking-facts.ts';
import { freeTime } from './appointments.ts';
import type { TimeChange } from './booking-changes.routes.ts';
import { timeMessages, timeOf } from './booking-rules.ts';
import { statusWithTime } from './reschedule-draft.ts';

interface Reschedule extends Origin {
  readonly bookingId: string;
  readonly change: TimeChange;
}

interface NewTime {
  readonly from: string;
  readonly to: string;
  readonly site: Pick<SiteFact, 'id' | 'name' | 'timezone'>;
  readonly rosterId: number | null;
  readonly changes: readonly SlotChange[];
}

/**
 * Gives a candidate another time: in one transaction the new one is taken and the old one let go, so that a refusal of
 * any kind leaves the booking with the time it has. A pending candidate's wish is changed the same way.
 */
export async function changeTime(db: Database, caller: Caller, portal: PortalFacts, input: Reschedule) {
  const { bookingId, change, now } = input;
  return db.transaction(async (tx) => {
    const [candidate] = await lockBookedCandidates(tx, caller, bookingId, [change.candidate_id]);
    if (!candidate) throw new Error('A locked candidate is there.');
    const chosen = timeOf(change);
    if (chosen === 'preferred') {
      const after = await changeWish(tx, caller, candidate, input);
      return { candidate: after, changes: waitingChanged(candidate.preferred_site_id, after.preferred_site_id) };
    }
    refuseMove(candidate, statusWithTime(candidate), { caller, now, field: 'candidate_id' });
    const time =
      chosen === 'held'
        ? await takeHold(tx, caller, candidate, change, now)
        : await takeFreeTime(tx, candidate, change, now);
    const after = await writeTime(tx, caller, candidate, time, input);
    const kind = isPending(statusOf(candidate)) ? 'booking.confirmed' : 'booking.rescheduled';
    await appointmentMoved(tx, portal, after, { kind, now });
    return { candidate: after, changes: [...time.changes, ...waitingChanged(candidate.preferred_site_id)] };
  });
}

/**
 * Turns the hold into the booking's claims. The part of the present time that it overlaps is the booking's already;
 * together they must be the whole appointment, or another booking had a part of it and nothing changes.
 */
async function takeHold(
  tx: Database,
  caller: Caller,
  candidate: BookedCandidate,
  { draft_id, reserve_id }: TimeChange,
  now: Date,
): Promise<NewTime> {
  const hold = await findHold(tx, caller, candidate, { draftId: draft_id ?? null, reserveId: defined(reserve_id) });
  const isGood = hold && new Date(hold.expires_at) > now && new Date(hold.from_time) > now;
  if (!isGood)
    fail('HOLD_EXPIRED', 'This time is no longer held for you. The booking keeps its time.', { field: 'reserve_id' });
  if (hold.route_slots === null && hold.slot_count !== candidate.slots) {
    const words = `The held time takes ${hold.slot_count * SLOT_MINUTES} minutes, this booking ${candidate.slots * SLOT_MINUTES}.`;
    fail('HOLD_UNFIT', `${words} Please pick the time again.`, { field: 'reserve_id' });
  }
  const { candidate_id: id, org_id } = candidate;
  const { rows: taken } = await tx.execute<{ slot_id: string }>(sql`
    update booking.claims set kind = 'booking', expires_at = null, claim_id = ${id}::uuid, org_id = ${org_id}::uuid
    where claim_id = ${hold.id}::uuid and kind = 'hold' returning slot_id`);
  // The stops of a route are all the hold's own.
  const inHold =
    hold.route_slots === null
      ? sql`slot_id in (select slot_id from booking.slots where roster_id = ${hold.roster_id}
          and from_time >= ${hold.from_time}::timestamptz and from_time < ${hold.to_time}::timestamptz)`
      : sql`slot_id = any (${`{${taken.map(({ slot_id }) => slot_id).join(',')}}`}::bigint[])`;
  const { rows } = await tx.execute(sql`select from booking.claims where claim_id = ${id}::uuid and ${inHold}`);
  if (rows.length !== hold.slot_count) {
    fail('HOLD_EXPIRED', 'This time is no longer held for you. The booking keeps its time.', { field: 'reserve_id' });
  }
  const { rows: freed } = await tx.execute<SlotChange & Record<string, unknown>>(sql`
    with gone as (
      delete from booking.claims where claim_id = ${id}::uuid and kind = 'booking' and not (${inHold}) returning roster_id
    )
    select distinct r.clinic_id as site_id, r.day::text as day from gone join booking.rosters r on r.id = gone.roster_id`);
  await tx.execute(sql`delete from booking.reservations where id = ${hold.id}::uuid`);
  const others = await closeReschedules(tx, candidate, draft_id ?? null, now);
  return {
    from: iso(hold.from_time),
    to: iso(hold.to_time),
    rosterId: hold.roster_id,
    site: { id: hold.clinic_id, name: hold.site_name, timezone: hold.timezone },
    changes: [{ site_id: hold.clinic_id, day: hold.day }, ...freed, ...others],
  };
}

type RescheduleHold = HoldFact & { site_name: string; timezone: string } & Record<string, unknown>;

/** This account's hold for this candidate, locked with its draft; null for another account's and an unknown one. */
async function findHold(
  tx: Database,
  { accountId }: Caller,
  { candidate_id }: BookedCandidate,
  { draftId, reserveId }: { draftId: string | null; reserveId: string },
): Promise<RescheduleHold | undefined> {
  if (!/^[0-9a-f-]{36}$/i.test(reserveId)) return undefined;
  const { rows } = await tx.execute<RescheduleHold>(sql`
    select h.id, h.draft_id, h.clinic_id, h.package_id, h.roster_id, r.day::text as day, h.from_time, h.to_time, h.slot_count,
      h.route_slots, h.expires_at, k.name as site_name, k.timezone
    from booking.drafts d
      join booking.reservations h on h.draft_id = d.id
      join booking.rosters r on r.id = h.roster_id
      join booking.candidates c on c.id = d.reschedule_of
      join booking.clinics k on k.id = h.clinic_id and ${isOpenTo(sql`c.org_id`)}
    where h.id = ${reserveId}::uuid and h.account_id = ${accountId}::uuid and h.draft_id = ${draftId}::uuid
      and d.reschedule_of = ${candidate_id}::uuid and d.sent_booking_id is null
    for update of d, h`);
  return rows[0];
}

/** The id of the wanted site, if the candidate's company may book there. */
const wantedSite = ({ candidate_id }: BookedCandidate, { preferred_site_id: siteId = null }: TimeChange) => sql`
  select k.id from booking.clinics k join booking.candidates own on own.id = ${candidate_id}::uuid
  where k.id = ${siteId}::uuid and ${isOpenTo(sql`own.org_id`)}`;

/** A free-booking site keeps no calendar: checks the rule that offered the time again, and gives the old time back. */
async function takeFreeTime(tx: Database, candidate: BookedCandidate, change: TimeChange, now: Date): Promise<NewTime> {
  const { rows } = await tx.execute<SiteFact & Record<string, unknown>>(sql`
    select c.id, c.name, c.state, c.timezone, c.booking_free, c.sandbox,
      array(select h.day::text from ${holidaysOfClinic} h) as holidays
    from booking.clinics c where c.is_active and c.id in (${wantedSite(candidate, change)})`);
  const site = rows[0] ?? fail('INVALID', 'This site cannot be booked.', { field: 'preferred_site_id' });
  const fromTime = change.from_time ?? fail('INVALID', 'This field is required.', { field: 'from_time' });
  const { from, to } = freeTime(fromTime, site, candidate.slots, now, (field) => field);
  if (from === candidate.appointment_time && site.id === candidate.clinic_id) {
    fail('SAME_TIME', 'This is the time the booking has.', { field: 'from_time' });
  }
  const freed = await freeBookedTime(tx, [candidate.candidate_id]);
  const others = await closeReschedules(tx, candidate, change.draft_id ?? null, now);
  return { from, to, site, rosterId: null, changes: [...freed, ...others] };
}

/** The draft that led here is closed; what anybody else was holding for this candidate is given back. */
async function closeReschedules(
  tx: Database,
  { candidate_id, booking_id }: BookedCandidate,
  draftId: string | null,
  now: Date,
) {
  await tx.execute(sql`
    update booking.drafts set sent_booking_id = ${booking_id}::uuid, updated_at = ${instantSql(now)}
    where id = ${draftId}::uuid and reschedule_of = ${candidate_id}::uuid`);
  return dropReschedules(tx, [candidate_id]);
}

async function writeTime(
  tx: Database,
  caller: Caller,
  candidate: BookedCandidate,
  { from, to, site, rosterId }: NewTime,
  { bookingId, now, address }: Reschedule,
): Promise<BookedCandidate> {
  const { candidate_id: id, appointment_time, site_name } = candidate;
  const status = statusWithTime(candidate);
  await tx.execute(sql`
    update booking.candidates set status = ${status}, appointment_time = ${from}::timestamptz, appointment_end = ${to}::timestamptz,
      clinic_id = ${site.id}::uuid, roster_id = ${rosterId}::int, timezone = ${site.timezone}, preferred_site_id = null,
      preferred_site_name = '', preferred_state = '', preferred_from_date = null, preferred_to_date = null, preferred_time = '',
      updated_at = ${nextUpdate(instantSql(now))}
    where id = ${id}::uuid`);
  const when = appointment_time === NO_TIME ? {} : { appointment_time, site_name };
  await audit(tx, caller, {
    action: status === 'Confirmed' ? 'candidate.confirmed' : 'candidate.rescheduled',
    entity: 'candidate',
    entityId: id,
    bookingId,
    address,
    at: now,
    before: { status: statusOf(candidate), ...when },
    after: { status, appointment_time: from, site_name: site.name },
  });
  const [after] = await lockBookedCandidates(tx, caller, bookingId, [id]);
  return after ?? candidate;
}

/** A pending candidate's preferred site and days: nothing is held, and the status stays. */
async function changeWish(
  tx: Database,
  caller: Caller,
  candidate: BookedCandidate,
  input: Reschedule,
): Promise<BookedCandidate> {
  const { bookingId, change, now, address } = input;
  if (!isPending(statusOf(candidate))) {
    const words = `${candidate.candidate_name} is ${statusOf(candidate)}: pick a time instead of dates.`;
    fail('STATUS_CONFLICT', words, { field: 'candidate_id', details: { guard: 'isPending' } });
  }
  const { rows } = await tx.execute<{ id: string; name: string; state: string; timezone: string }>(sql`
    select id, name, state, timezone from booking.clinics where is_active and id in (${wantedSite(candidate, change)})`);
  const messages = timeMessages(change, dayIn(now, rows[0]?.timezone ?? DEFAULT_TIME_ZONE));
  const faults = Object.entries(messages).flatMap(([field, message]) => (message ? [[field, message] as const] : []));
  const [first] = faults;
  if (first) fail('INVALID', first[1], { field: first[0], details: { fields: Object.fromEntries(faults) } });
  const site = rows[0] ?? fail('INVALID', 'This site cannot be booked.', { field: 'preferred_site_id' });
  const { preferred_from_date: from = null, preferred_to_date: to = null, preferred_time: time } = change;
  await tx.execute(sql`
    update booking.candidates set preferred_site_id = ${site.id}::uuid, preferred_site_name = ${site.name},
      preferred_state = ${site.state}, preferred_from_date = ${from}::date, preferred_to_date = ${to}::date,
      preferred_time = ${time?.trim() ?? ''}, timezone = ${site.timezone}, updated_at = ${nextUpdate(instantSql(now))}
    where id = ${candidate.candidate_id}::uuid`);
  await audit(tx, caller, {
    action: 'candidate.wish.changed',
    entity: 'candidate',
    entityId: candidate.candidate_id,
    bookingId,
    address,
    at: now,
    before: wishOf(candidate),
    after: { preferred_site_name: site.name, preferred_from_date: from, preferred_to_date: to },
  });
  const [after] = await lockBookedCandidates(tx, caller, bookingId, [candidate.candidate_id]);
  return after ?? candidate;
}

const wishOf = ({ preferred_site_name, preferred_from_date, preferred_to_date }: BookedCandidate) => ({
  preferred_site_name,
  preferred_from_date,
  preferred_to_date,
});
