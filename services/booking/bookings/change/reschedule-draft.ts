import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type BookingStatus, isPending } from '../../../../machines/rules/booking/booking-status.table.ts';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../database/database.ts';
import { ownDraft } from '../../drafts/drafts/own-drafts.ts';
import { type BookedCandidate, findCandidate } from '../../record/candidates/booked-candidates.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { refuseMove, statusOf } from '../../shared/status-moves.ts';

/** The status of a candidate after another time: a pending one gets its first. */
export const statusWithTime = (candidate: BookedCandidate): BookingStatus =>
  isPending(statusOf(candidate)) ? 'Confirmed' : 'Rescheduled';

/**
 * Starts the search for another time, or resumes it where this account left off: a draft of its own, so that a time is
 * held, kept and given back as in the wizard. Where the status has no such move it is refused before anything is held.
 */
export async function beginReschedule(db: Database, caller: Caller, candidateId: string, now: Date) {
  const candidate = await findCandidate(db, caller, candidateId);
  refuseMove(candidate, statusWithTime(candidate), { caller, now, field: 'candidate_id' });
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from booking.drafts
    where account_id = ${caller.accountId}::uuid and reschedule_of = ${candidateId}::uuid and sent_booking_id is null
    order by created_at desc limit 1`);
  const draftId = rows[0]?.id ?? (await insertDraft(db, caller, candidate, now));
  return ownDraft(db, caller, draftId, now);
}

async function insertDraft(db: Database, caller: Caller, candidate: BookedCandidate, now: Date): Promise<string> {
  const id = uuidv7();
  await db.execute(sql`
    insert into booking.drafts (id, account_id, org_id, service_type, revision, body, created_at, updated_at, reschedule_of)
    values (${id}::uuid, ${caller.accountId}::uuid, ${candidate.org_id}::uuid, ${candidate.service_type}, 1, '{}'::jsonb,
      ${instantSql(now)}, ${instantSql(now)}, ${candidate.candidate_id}::uuid)`);
  return id;
}
