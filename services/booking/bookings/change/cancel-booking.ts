import { sql } from 'drizzle-orm';
import { tableRefusal } from '../../../../machines/rules/booking/booking-status.table.ts';
import { isAhead } from '../../../../machines/rules/booking/edit-rule.ts';
import { shownAppointment } from '../../../../machines/rules/calendar/dates.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { dropOwnHold } from '../../drafts/holds/drop-own-hold.ts';
import { appointmentCancelled, withdrawWaiting } from '../../record/appointment-events.ts';
import { type BookedCandidate, lockBookedCandidates, nextUpdate } from '../../record/candidates/booked-candidates.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import { dropReschedules, freeBookedTime } from '../../scheduling/slots/booked-time.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { type SlotChange, waitingChanged } from '../../shared/changes.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { statusOf } from '../../shared/status-moves.ts';

interface Cancellation extends Origin {
  readonly bookingId: string;
  readonly candidateIds: readonly string[];
  /** Why, in words; it joins the candidates' note. */
  readonly notes: string;
}

/** Cancels all of the candidates or none: their time is free at once, and the mails about it are written. */
export async function cancelCandidates(
  db: Database,
  caller: Caller,
  portal: PortalFacts,
  input: Cancellation,
): Promise<{ cancelled: BookedCandidate[]; changes: SlotChange[] }> {
  const { bookingId, candidateIds, notes, now, address } = input;
  return db.transaction(async (tx) => {
    const candidates = await lockBookedCandidates(tx, caller, bookingId, candidateIds);
    refuseUncancellable(candidates, caller, candidateIds, now);
    const changes: SlotChange[] = [];
    for (const candidate of candidates) {
      const freed = await cancelCandidate(tx, caller, candidate, { notes, now, address });
      changes.push(...freed.changes);
      await appointmentCancelled(tx, portal, candidate, { by: caller.name, notes, now });
    }
    return { cancelled: candidates, changes };
  });
}

/**
 * Cancels one whose row is locked: the time is free at once, and what waited to be mailed about it is withdrawn.
 * @returns `wasMoving`: among that were notices of a move, which are not sent now
 */
export async function cancelCandidate(
  tx: Database,
  caller: Caller,
  candidate: BookedCandidate,
  { notes, now, address }: Pick<Cancellation, 'notes' | 'now' | 'address'>,
): Promise<{ changes: SlotChange[]; wasMoving: boolean }> {
  const { candidate_id: id, booking_id: bookingId, appointment_time, site_name, preferred_site_id } = candidate;
  await tx.execute(sql`
    update booking.candidates set status = 'Cancelled', updated_at = ${nextUpdate(instantSql(now))},
      appointment_note = case when ${notes} = '' then appointment_note
        else concat_ws(E'\n', nullif(appointment_note, ''), ${notes}::text) end
    where id = ${id}::uuid`);
  const changes = [
    ...(await freeBookedTime(tx, [id])),
    ...(await dropReschedules(tx, [id])),
    ...(await dropOwnHold(tx, id)),
    ...waitingChanged(preferred_site_id),
  ];
  const when = appointment_time === NO_TIME ? {} : { appointment_time, site_name };
  await audit(tx, caller, {
    action: 'candidate.cancelled',
    entity: 'candidate',
    entityId: id,
    bookingId,
    address,
    at: now,
    before: { status: statusOf(candidate), ...when },
    after: { status: 'Cancelled', ...(notes === '' ? {} : { appointment_notes: notes }) },
  });
  await writeWebhookEvents(tx, 'booking.cancelled', [id], { now });
  return { changes, ...(await withdrawWaiting(tx, id)) };
}

/** The refusal of a cancellation, as the rest of a sentence after the candidate's name; null where it can. */
export function cancelRefusal(candidate: BookedCandidate, caller: Caller, now: Date) {
  const status = statusOf(candidate);
  const guard = tableRefusal(status, 'Cancelled', [...caller.permissions]);
  if (guard) return { guard, words: `is ${status} and cannot be cancelled.` };
  const { appointment_time: at, site_tz } = candidate;
  // From its start on the clinic says what became of it.
  if (caller.isProvider || at === NO_TIME || isAhead(at, now.getTime())) return null;
  const { day, time } = shownAppointment(at, site_tz);
  return { guard: 'hasStarted', words: `had the appointment on ${day} at ${time}: only the clinic can cancel it now.` };
}

/** Says of each one that cannot be cancelled why, at its place in the request. */
function refuseUncancellable(
  candidates: readonly BookedCandidate[],
  caller: Caller,
  input: readonly string[],
  now: Date,
): void {
  const faults = candidates.flatMap((candidate) => {
    const refusal = cancelRefusal(candidate, caller, now);
    const field = `candidate_id.${input.indexOf(candidate.candidate_id)}`;
    const message = `${candidate.candidate_name} ${refusal?.words}`;
    return refusal ? [{ field, guard: refusal.guard, message }] : [];
  });
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  const message = faults.map((fault) => fault.message).join(' ');
  fail('STATUS_CONFLICT', message, { field: first.field, details: { guard: first.guard, fields } });
}
