import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { fail, ServiceError } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { moveToHold } from '../../bookings/change/move-to-hold.ts';
import { dropOwnHold } from '../../drafts/holds/drop-own-hold.ts';
import { lostRace } from '../../drafts/holds/reserve.ts';
import { lockBookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { findPlace, readAppointment } from '../../scheduling/slots/appointment-targets.ts';
import { claimTime, instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { claimVisit, planVisitAt } from '../../scheduling/visit-routes/visit-at.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { type AllowedMove, allowedMove, freeDays } from './own-move-rule.ts';

const MOST_PLANS = 3;

interface OwnMoveChange extends Origin {
  readonly candidateId: string;
}

/** A candidate's allowed changes of time, as its page shows them. */
export async function ownMoveOf(db: Database, candidateId: string, now: Date) {
  const move = await allowedMove(db, candidateId, now);
  if (!move) return null;
  const { fromDay, untilDay, held_time, expires_at, is_moved } = move;
  return { from_day: fromDay, until_day: untilDay, held_time, expires_at, is_moved };
}

/** Days with times, and the times of one of them: of the first if the requested day has none. */
export async function ownTimes(db: Database, candidateId: string, { day, now }: { day: string | null; now: Date }) {
  const days = await freeDays(db, await required(db, candidateId, now), now);
  const shown = days.find((one) => one.day === day) ?? days[0];
  return { days: days.map((one) => one.day), day: shown?.day ?? null, times: [...(shown?.times.keys() ?? [])] };
}

/**
 * Holds a time in place of the one that was held before. The appointment stays as it is.
 * @throws ServiceError 409 where it is not free, 422 where it is not one of those offered
 */
export async function holdOwnTime(
  db: Database,
  { candidateId, from, holdMs, now }: OwnMoveChange & { from: Date; holdMs: number },
): Promise<SlotChange[]> {
  const time = `${from.toISOString().slice(0, 19)}Z`;
  const move = await required(db, candidateId, now);
  if (from < move.from || from > move.to) refuseTime();
  const days = await freeDays(db, move, now);
  const rosters = days.flatMap(({ times }) => times.get(time) ?? []);
  // A visit route is planned again where another caller was first with one of its stops.
  const tried = move.is_route ? rosters.flatMap((id) => Array<number>(MOST_PLANS).fill(id)) : rosters;
  for (const rosterId of tried) {
    try {
      return await withClaimsLock(db, 'shared', (tx) => holdAt(tx, { candidateId, rosterId, from, holdMs, now }));
    } catch (thrown) {
      const isTaken = thrown instanceof ServiceError && thrown.code === 'SLOT_TAKEN';
      // Two who swap their held times for each other's wait for one another: one of them tries again.
      if (!isTaken && !lostRace(thrown)) throw thrown;
    }
  }
  return refuseTime();
}

const refuseTime = (): never =>
  fail('SLOT_TAKEN', 'This time is not free any more. Choose another one.', { field: 'time' });

interface Held {
  readonly candidateId: string;
  readonly rosterId: number;
  readonly from: Date;
  readonly holdMs: number;
  readonly now: Date;
}

async function holdAt(tx: Database, { candidateId, rosterId, from, holdMs, now }: Held): Promise<SlotChange[]> {
  await lockBookedCandidate(tx, candidateId);
  const move = await required(tx, candidateId, now);
  if (from < move.from || from > move.to) refuseTime();
  const placed = await readAppointment(tx, candidateId);
  const freed = await dropOwnHold(tx, candidateId);
  const { slots, clinic_id, day, overLimit } = await findPlace(tx, placed, { rosterId, from }, now);
  if (clinic_id !== move.clinic_id) refuseTime();
  const [holdId, expiresAt] = [uuidv7(), new Date(now.getTime() + holdMs)];
  const claim = { claimId: holdId, kind: 'hold' as const, orgId: placed.org_id, expiresAt, now };
  // The present stops stay the booking's: those of the hold are all new ones.
  const wanted = { siteId: clinic_id, packageId: placed.package_id, from, now, heldAs: null, visit: candidateId };
  const visit = placed.is_route ? await planVisitAt(tx, wanted) : null;
  if (overLimit) refuseTime();
  if (visit) await claimVisit(tx, visit.route ?? refuseTime(), claim);
  else if (slots.length !== placed.length || slots.some(({ open }) => !open)) refuseTime();
  else await claimTime(tx, { ...claim, slotIds: slots.map(({ id }) => id) });
  const shownRoster = visit?.route?.rosterId ?? rosterId;
  await tx.execute(sql`
    insert into booking.own_moves (candidate_id, hold_id, roster_id, from_time, expires_at)
    values (${candidateId}::uuid, ${holdId}::uuid, ${shownRoster}, ${instantSql(from)}, ${instantSql(expiresAt)})
    on conflict (candidate_id) do update set hold_id = excluded.hold_id, roster_id = excluded.roster_id,
      from_time = excluded.from_time, expires_at = excluded.expires_at`);
  return [...freed, { site_id: clinic_id, day }];
}

/**
 * Gives back what is held; where nothing is held any more it changes nothing.
 * @returns what became free
 * @throws ServiceError 409 if the company no longer allows own moves: the hold ends by itself
 */
export function releaseOwnTime(db: Database, { candidateId, now }: OwnMoveChange): Promise<SlotChange[]> {
  return withClaimsLock(db, 'shared', async (tx) => {
    await lockBookedCandidate(tx, candidateId);
    const { phase } = await required(tx, candidateId, now);
    return phase.can({ type: 'time.released' }) ? dropOwnHold(tx, candidateId) : [];
  });
}

/**
 * Moves the appointment to the held `time` and writes to the company and the clinic, in one transaction.
 * @throws ServiceError 409 where it is held no more
 */
export function bookOwnTime(
  db: Database,
  portal: PortalFacts,
  { candidateId, time, now, address }: OwnMoveChange & { time: Date },
): Promise<SlotChange[]> {
  return withClaimsLock(db, 'shared', async (tx) => {
    const { org_id: orgId, candidate_name: name } = await lockBookedCandidate(tx, candidateId);
    const move = await required(tx, candidateId, now);
    const { hold_id: holdId, held_roster_id: rosterId, held_time: from } = move;
    // Another page of the candidate's may hold another time by now.
    const isHeld = move.phase.can({ type: 'time.taken' }) && from !== null && Date.parse(from) === time.getTime();
    if (!isHeld || holdId === null || rosterId === null) {
      return fail('HOLD_EXPIRED', 'This time is no longer held for you. Your appointment stays as it is.');
    }
    const hold = { id: holdId, rosterId, from: new Date(from) };
    const event = { action: 'candidate.rescheduled', actor: { orgId, name }, tellClinic: true, now, address };
    const changes = await moveToHold(tx, portal, candidateId, hold, event);
    await tx.execute(sql`
      update booking.own_moves set hold_id = null, roster_id = null, from_time = null, expires_at = null,
        anchor_day = ${move.anchor_day}::date, moved_to = ${instantSql(hold.from)}
      where candidate_id = ${candidateId}::uuid`);
    return changes;
  });
}

async function required(db: Database, candidateId: string, now: Date): Promise<AllowedMove> {
  const move = await allowedMove(db, candidateId, now);
  return move ?? fail('NOT_ACTIVE', 'This appointment can no longer be moved here. Ask the company for another time.');
}
