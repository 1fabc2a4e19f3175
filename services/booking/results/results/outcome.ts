import { sql } from 'drizzle-orm';
import {
  hasRestrictions,
  mayHaveOutcome,
  type Outcome,
  restrictionsMessage,
} from '../../../../machines/rules/booking/outcome.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import { statusOf } from '../../shared/status-moves.ts';

interface OutcomeRow extends Record<string, unknown> {
  readonly booking_id: string;
  readonly candidate_name: string;
  readonly status: string;
  readonly outcome: Outcome | null;
  readonly restrictions: string;
}

interface OutcomeChange extends Origin {
  readonly candidateId: string;
  readonly outcome: Outcome | null;
  readonly restrictions: string;
}

/**
 * Sets or corrects the outcome of the examination.
 * @returns the outcome now stored
 * @throws ServiceError 404 unknown, 409 STATUS_CONFLICT without an examination, 422 at `restrictions`
 */
export async function setOutcome(db: Database, caller: Caller, change: OutcomeChange): Promise<Outcome | null> {
  const { candidateId, outcome, now, address } = change;
  const restrictions = change.restrictions.trim();
  const message = restrictionsMessage({ outcome: outcome ?? '', restrictions });
  if (message) fail('INVALID', message, { field: 'restrictions' });
  if (restrictions !== '' && !hasRestrictions(outcome ?? ''))
    fail('INVALID', 'Only Fit with restrictions has restrictions.', { field: 'restrictions' });
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<OutcomeRow>(sql`
      select booking_id, candidate_name, status, outcome, outcome_restrictions as restrictions
      from booking.candidates where id = ${candidateId}::uuid for update`);
    const row = rows[0] ?? notFound('Candidate');
    const status = statusOf(row);
    if (outcome !== null && !mayHaveOutcome(status)) {
      const words = `${row.candidate_name} is ${status} and has no outcome before the examination.`;
      fail('STATUS_CONFLICT', words, { field: 'outcome', details: { guard: 'mayHaveOutcome' } });
    }
    const before = { outcome: row.outcome, restrictions: row.restrictions };
    if (before.outcome === outcome && before.restrictions === restrictions) return outcome;
    await tx.execute(sql`
      update booking.candidates set outcome = ${outcome}, outcome_restrictions = ${restrictions}
      where id = ${candidateId}::uuid`);
    if (before.outcome !== outcome) await writeWebhookEvents(tx, 'outcome.recorded', [candidateId], { now });
    await audit(tx, caller, {
      action: 'candidate.outcome.set',
      entity: 'candidate',
      entityId: candidateId,
      bookingId: row.booking_id,
      before,
      after: { outcome, restrictions },
      at: now,
      address,
    });
    return outcome;
  });
}
