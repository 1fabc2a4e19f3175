import { sql } from 'drizzle-orm';
import { isPending, moveRefusal, nextStatuses } from '../../../../machines/rules/booking/booking-status.table.ts';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../database/database.ts';
import { cancelRefusal } from '../../bookings/change/cancel-booking.ts';
import type { BookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { CONFIRMATIONS } from '../../record/mails/booking-mails.ts';
import { refusalMessage, statusFacts, statusOf } from '../../shared/status-moves.ts';
import type { BulkAction } from './bulk-changes.tables.ts';

interface RefusalFacts {
  readonly caller: Caller;
  readonly now: Date;
  /** Candidates with a confirmation that has not left. */
  readonly mailWaits: ReadonlySet<string>;
}

/** The candidates, of these, with a confirmation that has not left. */
export async function waitingConfirmations(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct entity_id::text as id from mail.outbox
    where entity = 'candidate' and entity_id = any (${`{${ids.join(',')}}`}::uuid[])
      and kind = any (${`{${CONFIRMATIONS.join(',')}}`}::text[]) and state in ('waiting', 'sending')`);
  return new Set(rows.map(({ id }) => id));
}

/** Why an action cannot be done for a booking, as a sentence without its name; null where it can. */
export const bulkRefusal = (action: BulkAction, candidate: BookedCandidate, facts: RefusalFacts): string | null =>
  refusals[action](candidate, facts);

const refusals: Readonly<Record<BulkAction, (candidate: BookedCandidate, facts: RefusalFacts) => string | null>> = {
  cancel(candidate, { caller, now }) {
    const refusal = cancelRefusal(candidate, caller, now);
    return refusal && `It ${refusal.words}`;
  },
  resend(candidate, { mailWaits }) {
    const status = statusOf(candidate);
    if (nextStatuses(status).length === 0) return `It is ${status}: there is nothing to confirm.`;
    if (!isEmail(candidate.candidate_email)) return 'There is no email address that mail could go to.';
    return mailWaits.has(candidate.candidate_id) ? 'A confirmation is on its way already.' : null;
  },
  po: (candidate) => (statusOf(candidate) === 'Cancelled' ? 'It is Cancelled: nothing is invoiced.' : null),
  move(candidate, { caller, now }) {
    if (isPending(statusOf(candidate))) return 'It has no time yet: pick one on its page.';
    const facts = statusFacts(candidate);
    const guard = moveRefusal(facts, 'Rescheduled', { held: [...caller.permissions], now: now.getTime() });
    if (guard) return `It ${refusalMessage(guard, facts, 'Rescheduled')}`;
    return candidate.roster_id === null ? 'Its clinic keeps no calendar: pick the time on its page.' : null;
  },
};
