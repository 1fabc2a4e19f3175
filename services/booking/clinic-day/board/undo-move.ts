import { sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { writeMoveNotices } from '../../record/mails/move-notices.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import {
  type AppointmentState,
  assignAppointment,
  checkSlots,
  findUnchangedPlace,
  lockAppointment,
  type TargetDay,
} from '../../scheduling/slots/appointment-targets.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { auditFacts, type Moved, type Mover } from './moves.ts';
import { formerVisit } from './visit-stops.ts';

interface MoveRow extends Record<string, unknown> {
  candidate_id: string;
  before: AppointmentState;
  after: AppointmentState;
  undo_until: string;
  undone_at: string | null;
}

/** Takes a move back while its notices wait: the old time must still be free, and the booking not moved on since. */
export function undoMove(db: Database, mover: Mover, moveId: string): Promise<Moved> {
  const { caller, now, address, undoSeconds, ...notice } = mover;
  return withClaimsLock(db, 'shared', async (tx) => {
    const { rows } = await tx.execute<MoveRow>(sql`
      select candidate_id, before, after, undo_until::text as undo_until, undone_at::text as undone_at
      from booking.moves where id = ${moveId}::uuid for update`);
    const { candidate_id, before, after, undo_until, undone_at } = rows[0] ?? notFound('Move');
    if (undone_at) fail('MOVE_UNDONE', 'This move was undone already.');
    if (new Date(undo_until) <= now) {
      fail('UNDO_OVER', 'It is too late to undo: the notices have left. Move the booking back instead.');
    }
    const placed = await lockAppointment(tx, candidate_id);
    const isThere = placed.roster_id === after.roster_id && iso(placed.from_time) === after.from_time;
    if (!isThere || placed.status !== after.status) {
      fail('MOVED_MEANWHILE', 'The booking was changed since; it stays where it is.');
    }
    if (before.roster_id === null) fail('NOT_ROSTERED', 'The booking had no doctor’s time before.');
    const from = new Date(before.from_time);
    const gone = 'Not undone: the doctor’s day there was closed. The booking stays where it is.';
    const planned = await findUnchangedPlace(tx, placed, { rosterId: before.roster_id, from }, now);
    const place = planned && { ...planned, ...(await formerVisit(tx, placed.id, before, now)) };
    // A booking that was Did Not Attend had given back the slots that had not begun.
    if (!place) fail('NOT_ROSTERED', gone);
    const hadGivenBack = before.status === 'Did Not Attend';
    const verdict = hadGivenBack ? null : checkSlots(placed, place, from);
    if (verdict) fail(verdict.code, `Not undone. ${verdict.message}`);
    const there = hadGivenBack ? begunOnly(place, now) : place;
    await assignAppointment(tx, placed, there, { from, status: before.status, now });
    await tx.execute(sql`update booking.moves set undone_at = ${instantSql(now)} where id = ${moveId}::uuid`);
    // An earlier move may have waited to be told of when this one took its place.
    const leaves = new Date(now.getTime() + undoSeconds * 1000);
    const back = { moveId, candidateId: placed.id, before: after, reason: null, now, after: leaves };
    await writeWebhookEvents(tx, 'booking.moved', [placed.id], { now });
    await writeMoveNotices(tx, { ...notice, ...back });
    await audit(tx, caller, {
      action: 'booking.move-undone',
      entity: 'candidate',
      entityId: placed.id,
      bookingId: placed.booking_id,
      before: auditFacts(after),
      after: auditFacts(before),
      address,
      at: now,
    });
    const changes = [before, after].flatMap(({ clinic_id, from_time }) =>
      clinic_id ? [{ site_id: clinic_id, day: dayIn(new Date(from_time), place.timezone) }] : [],
    );
    return { moveId, candidateId: placed.id, standing: before, undoUntil: new Date(undo_until).toISOString(), changes };
  });
}

/** The slots of a place that have begun. */
function begunOnly(place: TargetDay, now: Date): TargetDay {
  const { slots, visit } = place;
  const begun = { ...place, slots: slots.filter(({ from }) => new Date(from) <= now) };
  if (!visit?.route) return begun;
  const { route } = visit;
  const stops = route.stops.filter(({ from_time }) => new Date(from_time) <= now);
  return { ...begun, visit: { route: { ...route, stops }, why: null } };
}
