import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterEvent, type OwnSnapshot } from '../../../../machines/own-appointment/own-appointment.machine.ts';
import { dayIn as calendarDay, shownDay } from '../../../../machines/rules/calendar/dates.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { moveToHold } from '../../bookings/change/move-to-hold.ts';
import { type BookedCandidate, lockBookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { ownPhase } from '../own-appointment/own-appointment.ts';
import { earlierTimeChannel } from './run-earlier-times.ts';

/** A candidate's request for an earlier time, and its offer. */
interface EarlierTime extends Record<string, unknown> {
  readonly before_day: string;
  /** Held for the candidate now. */
  readonly offered_time: string | null;
  readonly expires_at: string | null;
}

interface EarlierTimeChange extends Origin {
  readonly candidateId: string;
  /** The caller who does it for the candidate; without it the candidate does. */
  readonly by?: Caller;
}

export async function earlierTimeOf(db: Database, candidateId: string, now: Date): Promise<EarlierTime | null> {
  const { rows } = await db.execute<EarlierTime>(sql`
    select q.before_day::text as before_day, ${isoSql(sql`o.from_time`)} as offered_time, ${isoSql(sql`o.expires_at`)} as expires_at
    from booking.earlier_time_requests q
      left join booking.earlier_time_offers o on o.request_id = q.id and o.outcome is null and o.expires_at > ${instantSql(now)}
    where q.candidate_id = ${candidateId}::uuid and q.state in ('waiting', 'offered')`);
  return rows[0] ?? null;
}

interface Wish {
  readonly wanted: 'ask' | 'take' | 'decline';
  readonly beforeDay?: string | null | undefined;
  readonly time?: string | null | undefined;
}

/**
 * Applies what a candidate, or people of the company, want of an earlier time.
 * @returns the days whose free times changed
 * @throws ServiceError 409, 422
 */
export async function changeEarlierTime(
  db: Database,
  portal: PortalFacts,
  change: EarlierTimeChange,
  { wanted, beforeDay, time = null }: Wish,
): Promise<SlotChange[]> {
  if (wanted === 'decline') return declineEarlierTime(db, { ...change, time });
  if (wanted === 'take') return acceptEarlierTime(db, portal, { ...change, time: time ?? required('time') });
  await requestEarlierTime(db, { ...change, beforeDay: beforeDay ?? required('before_day') });
  return [];
}

const required = (field: string): never => fail('INVALID', 'This field is required.', { field });

/** Waits from now on, or for another day than before in the same place of the queue. @throws ServiceError 409, 422 */
async function requestEarlierTime(
  db: Database,
  { candidateId, beforeDay, now, address, by }: EarlierTimeChange & { beforeDay: string },
) {
  await db.transaction(async (tx) => {
    const candidate = await lockBookedCandidate(tx, candidateId);
    const { appointment_time: at, site_tz: zone, org_id: orgId, candidate_name: name } = candidate;
    if (!ownPhase(candidate, now).can({ type: 'earlier.asked' }))
      fail('NOT_ACTIVE', 'There is no appointment that could be earlier.');
    const timeZone = zone ?? 'UTC';
    const field = { field: 'before_day' };
    if (beforeDay <= calendarDay(now.toISOString(), timeZone)) fail('INVALID', 'Choose a day after today.', field);
    const dayAfter = Temporal.PlainDate.from(dayIn(new Date(at), timeZone))
      .add({ days: 1 })
      .toString();
    if (beforeDay > dayAfter) fail('INVALID', `Choose ${shownDay(dayAfter)} or a day before it.`, field);
    await tx.execute(sql`
      insert into booking.earlier_time_requests as q (id, candidate_id, org_id, before_day, asked_at, state, asked_by)
      values (${uuidv7()}::uuid, ${candidateId}::uuid, ${orgId}::uuid, ${beforeDay}::date, ${instantSql(now)}, 'waiting',
        ${by?.accountId ?? null}::uuid)
      on conflict (candidate_id) where state in ('waiting', 'offered')
        do update set before_day = excluded.before_day, asked_by = coalesce(excluded.asked_by, q.asked_by)`);
    const event = { entity: 'candidate', entityId: candidateId, bookingId: candidate.booking_id, at: now, address };
    await audit(tx, by ?? { orgId, name }, {
      action: 'candidate.earlier.asked',
      ...event,
      after: { before_day: beforeDay },
    });
    await tx.execute(sql`select pg_notify(${earlierTimeChannel}, '')`);
  });
}

interface OpenOffer extends Record<string, unknown> {
  readonly id: string;
  readonly request_id: string;
  readonly roster_id: number;
  readonly from_time: string;
  readonly site_id: string;
  readonly day: string;
}

async function lockOffer(tx: Database, candidateId: string, now: Date): Promise<OpenOffer | undefined> {
  const { rows } = await tx.execute<OpenOffer>(sql`
    select o.id, o.request_id, o.roster_id, ${isoSql(sql`o.from_time`)} as from_time, r.clinic_id as site_id, r.day::text as day
    from booking.earlier_time_offers o join booking.rosters r on r.id = o.roster_id
    where o.candidate_id = ${candidateId}::uuid and o.outcome is null and o.expires_at > ${instantSql(now)} for update of o`);
  return rows[0];
}

const DECLINED = { type: 'earlier.declined' } as const;

/** The allowed actions on an earlier time of a candidate that is locked. */
async function phaseOf(tx: Database, candidate: BookedCandidate, now: Date): Promise<OwnSnapshot> {
  const asked = await earlierTimeOf(tx, candidate.candidate_id, now);
  const earlier = asked === null ? 'none' : asked.offered_time === null ? 'waiting' : 'offered';
  return ownPhase(candidate, now, { earlier });
}

const isWaiting = (phase: OwnSnapshot) => phase.matches({ appointment: { ahead: { earlier: 'waiting' } } });

/** The offer that was shown may have gone to the next candidate meanwhile, and another be there. */
const isMeant = (offer: OpenOffer, time: string) => Date.parse(offer.from_time) === Date.parse(time);

/**
 * Passes the offered `time` on, and waits for another; said again of the same time it changes nothing. Without a time it waits no
 * more, and gives back what is held.
 */
async function declineEarlierTime(
  db: Database,
  { candidateId, time, now, address, by }: EarlierTimeChange & { time: string | null },
): Promise<SlotChange[]> {
  return db.transaction(async (tx) => {
    const candidate = await lockBookedCandidate(tx, candidateId);
    const { org_id: orgId, candidate_name: name, booking_id: bookingId } = candidate;
    const offer = await lockOffer(tx, candidateId, now);
    if (time !== null && !(offer && isMeant(offer, time))) return [];
    const phase = await phaseOf(tx, candidate, now);
    if (!phase.can(DECLINED)) return [];
    const declined = afterEvent(phase, DECLINED);
    // A candidate who stops waiting first passes on the offer.
    const after = time === null && declined.can(DECLINED) ? afterEvent(declined, DECLINED) : declined;
    const next = isWaiting(after) ? 'waiting' : 'ended';
    if (offer) {
      await tx.execute(sql`update booking.earlier_time_offers set outcome = 'declined' where id = ${offer.id}::uuid`);
      await tx.execute(sql`delete from booking.claims where kind = 'hold' and claim_id = ${offer.id}::uuid`);
    }
    const { rows } = await tx.execute(sql`
      update booking.earlier_time_requests set state = ${next}
      where candidate_id = ${candidateId}::uuid and state in ('waiting', 'offered') returning id`);
    if (rows.length === 0) return [];
    const action = time !== null ? 'candidate.earlier.declined' : 'candidate.earlier.stopped';
    await audit(tx, by ?? { orgId, name }, {
      action,
      entity: 'candidate',
      entityId: candidateId,
      bookingId,
      at: now,
      address,
    });
    await tx.execute(sql`select pg_notify(${earlierTimeChannel}, '')`);
    return offer ? [{ site_id: offer.site_id, day: offer.day }] : [];
  });
}

/**
 * Takes the offered `time` in place of the present one: the hold's claims become the booking's, and the old time is given back, in
 * one transaction.
 * @throws ServiceError 409 where it is held no more
 */
function acceptEarlierTime(
  db: Database,
  portal: PortalFacts,
  { candidateId, time, now, address, by }: EarlierTimeChange & { time: string },
): Promise<SlotChange[]> {
  return withClaimsLock(db, 'shared', async (tx) => {
    const candidate = await lockBookedCandidate(tx, candidateId);
    const { org_id: orgId, candidate_name: name } = candidate;
    const offer = await lockOffer(tx, candidateId, now);
    const phase = await phaseOf(tx, candidate, now);
    if (!offer || !isMeant(offer, time) || !phase.can({ type: 'earlier.taken' }))
      fail('HOLD_EXPIRED', 'This time is no longer held for you. Your appointment stays as it is.');
    const hold = { id: offer.id, rosterId: offer.roster_id, from: new Date(offer.from_time) };
    const event = { action: 'candidate.earlier.taken', actor: by ?? { orgId, name }, tellClinic: false, now, address };
    const changes = await moveToHold(tx, portal, candidateId, hold, event);
    await tx.execute(sql`update booking.earlier_time_offers set outcome = 'taken' where id = ${offer.id}::uuid`);
    await tx.execute(
      sql`update booking.earlier_time_requests set state = 'taken' where id = ${offer.request_id}::uuid`,
    );
    await tx.execute(sql`select pg_notify(${earlierTimeChannel}, '')`);
    return changes;
  });
}
