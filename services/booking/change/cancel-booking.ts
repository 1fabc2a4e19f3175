import { sql } from 'drizzle-orm';
import { tableRefusal } from '../../../machines/booking-status/booking-status.machine.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../shared/http/errors.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import { withdrawMoveNotices } from '../board/move-notices.ts';
import { NO_TIME } from '../booking.tables.ts';
import { type SlotChange, waitingChanged } from '../changes.ts';
import { type BookedCandidate, lockCandidates, nextUpdate } from '../detail/booked-candidates.ts';
import { writeCancellation } from '../mails/booking-mails.ts';
import { withdrawReminders } from '../reminders/withdraw-reminders.ts';
import { dropReschedules, freeBookedTime } from '../slots/booked-time.ts';
import { instantSql } from '../slots/claims.ts';
import { statusOf } from '../status-moves.ts';

interface Cancellation {
  readonly bookingId: string;
  readonly candidateIds: readonly string[];
  /** Why, in words; it joins the candidates' note. */
  readonly notes: string;
  readonly now: Date;
  readonly address: string | undefined;
}

/** Cancels all of the candidates or none: their time is free at once, and whoever expected them is told by mail. */
export async function cancelCandidates(
  db: Database,
  caller: Caller,
  portal: PortalFacts,
  input: Cancellation,
): Promise<{ cancelled: BookedCandidate[]; changes: SlotChange[] }> {
  const { bookingId, candidateIds, notes, now, address } = input;
  return db.transaction(async (tx) => {
    const candidates = await lockCandidates(tx, caller, bookingId, candidateIds);
    refuseUncancellable(candidates, caller, candidateIds);
    const ids = candidates.map(({ candidate_id }) => candidate_id);
    await tx.execute(sql`
      update booking.candidates set status = 'Cancelled', updated_at = ${nextUpdate(instantSql(now))},
        appointment_note = case when ${notes} = '' then appointment_note
          else concat_ws(E'\n', nullif(appointment_note, ''), ${notes}::text) end
      where id = any (${`{${ids.join(',')}}`}::uuid[])`);
    const changes = [
      ...(await freeBookedTime(tx, ids)),
      ...(await dropReschedules(tx, ids)),
      ...waitingChanged(...candidates.map(({ preferred_site_id }) => preferred_site_id)),
    ];
    for (const candidate of candidates) {
      const { candidate_id: entityId, appointment_time, site_name } = candidate;
      const when = appointment_time === NO_TIME ? {} : { appointment_time, site_name };
      await audit(tx, caller, {
        action: 'candidate.cancelled',
        ...{ entity: 'candidate', entityId, bookingId, address, at: now },
        before: { status: statusOf(candidate), ...when },
        after: { status: 'Cancelled', ...(notes === '' ? {} : { appointment_notes: notes }) },
      });
      await withdrawMoveNotices(tx, entityId);
      await withdrawReminders(tx, entityId);
      await writeCancellation(tx, portal, candidate, { by: caller.name, notes, now });
    }
    return { cancelled: candidates, changes };
  });
}

/** Says of each one that cannot be cancelled why, at its place in the request. */
function refuseUncancellable(candidates: readonly BookedCandidate[], caller: Caller, input: readonly string[]): void {
  const faults = candidates.flatMap((candidate) => {
    const status = statusOf(candidate);
    const guard = tableRefusal(status, 'Cancelled', [...caller.permissions]);
    const field = `candidate_id.${input.indexOf(candidate.candidate_id)}`;
    const message = `${candidate.candidate_name} is ${status} and cannot be cancelled.`;
    return guard ? [{ field, guard, message }] : [];
  });
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  const message = faults.map((fault) => fault.message).join(' ');
  fail('STATUS_CONFLICT', message, { field: first.field, details: { guard: first.guard, fields } });
}
