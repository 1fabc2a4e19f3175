import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound, ServiceError } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { type BookedCandidate, lockChosen } from '../../record/candidates/booked-candidates.ts';
import { TimeTaken } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { type BookingChange, candidatesChanged } from '../../shared/changes.ts';
import { claimId } from '../../shared/idempotency.ts';
import type { Mover } from '../board/moves.ts';
import { UNDO_MS } from '../closings/start-closing.ts';
import { actOn, type BulkRun } from './bulk-actions.ts';
import { type BulkAction, type BulkRow, bulkChanges } from './bulk-changes.tables.ts';
import { writeSummaries } from './bulk-mails.ts';
import { bulkRefusal, waitingConfirmations } from './bulk-refusals.ts';
import type { BulkChoice } from './plan-bulk-change.ts';

/** A booking as the sender saw it and agreed to change it. */
export interface BulkPerson extends BulkChoice {
  readonly seen: string;
}

interface NewBulkChange {
  readonly id: string;
  readonly action: BulkAction;
  readonly notes: string;
  readonly poNumber: string;
  readonly people: readonly BulkPerson[];
}

export interface Changing extends Origin {
  readonly caller: Caller;
  readonly portal: PortalFacts;
}

export type BulkChange = typeof bulkChanges.$inferSelect;
export interface Changed {
  readonly change: BulkChange;
  readonly changes: readonly BookingChange[];
}

/** A move of several: when its undo ends, and that booking persons get one mail about all. */
export const moverOf = ({ caller, portal, now, address }: Changing, undoUntil: Date): Mover => ({
  caller,
  portal,
  now,
  address,
  undoSeconds: (undoUntil.getTime() - now.getTime()) / 1000,
  isCompany: !caller.isProvider,
  withoutCopies: true,
});

/**
 * All of it is one transaction, so that a process which ends in the middle leaves nothing half done; each booking is a
 * savepoint of it, so that a refused one stays as it was and the others are changed.
 */
export async function runBulkChange(db: Database, by: Changing, wanted: NewBulkChange): Promise<Changed> {
  const { action, people, poNumber, notes } = wanted;
  if (action === 'po' && poNumber === '') fail('INVALID', 'This field is required.', { field: 'po_number' });
  return withClaimsLock(db, 'shared', async (tx) => {
    // Sent twice at once, the second one waits here and finds what the first one did.
    await claimId(tx, by.caller, { kind: 'bulk-change', id: wanted.id, content: wanted, now: by.now });
    const before = await findBulkChange(tx, by.caller, wanted.id);
    if (before) return { change: before, changes: [] };
    const undoUntil = new Date(by.now.getTime() + UNDO_MS);
    const run: BulkRun = {
      caller: by.caller,
      mover: moverOf(by, undoUntil),
      notes,
      poNumber,
      sendAfter: undoUntil,
      withPo: new Set(),
    };
    const ids = people.map(({ candidateId }) => candidateId);
    const candidates = await lockChosen(tx, by.caller, ids);
    const facts = { caller: by.caller, now: by.now, mailWaits: await waitingConfirmations(tx, ids) };
    const seen = new Map(people.map((person) => [person.candidateId, person]));
    const results: { candidate: BookedCandidate; row: BulkRow; changes: readonly BookingChange[] }[] = [];
    for (const candidate of candidates) {
      const person = seen.get(candidate.candidate_id) ?? notFound('Candidate');
      const isChanged = Date.parse(person.seen) !== Date.parse(candidate.updated_at);
      const reason = isChanged ? 'It was changed meanwhile: look at it again.' : bulkRefusal(action, candidate, facts);
      results.push({ candidate, ...(await oneOf(tx, run, { action, candidate, reason, to: person.to })) });
    }
    const done = results.filter(({ row }) => row.outcome === 'done').map(({ candidate }) => candidate);
    const [change] = await tx
      .insert(bulkChanges)
      .values({
        id: wanted.id,
        accountId: by.caller.accountId,
        orgId: by.caller.orgId,
        action,
        poNumber,
        rows: inOrder(
          ids,
          results.map(({ row }) => row),
        ),
        mailIds: await writeSummaries(tx, run, action, done),
        createdAt: by.now,
        undoUntil,
      })
      .returning();
    if (!change) throw new Error('An insert answers its row.');
    await auditBulk(tx, by, { id: wanted.id, action: `bookings.${action}`, candidates: done });
    const changed = results.flatMap(({ changes }) => changes);
    return { change, changes: [...changed, ...candidatesChanged(...done.map(({ candidate_id }) => candidate_id))] };
  });
}

interface One {
  readonly action: BulkAction;
  readonly candidate: BookedCandidate;
  /** The reason to refuse it, known before it is tried. */
  readonly reason: string | null;
  readonly to: BulkChoice['to'];
}

async function oneOf(tx: Database, run: BulkRun, { action, candidate, reason, to }: One) {
  const { candidate_id, candidate_name } = candidate;
  const refused = (why: string) => ({
    row: { candidate_id, candidate_name, outcome: 'refused', reason: why, undo: null } as const,
    changes: [],
  });
  if (reason !== null) return refused(reason);
  const done = await inSavepoint(tx, (savepoint) => actOn(action)(savepoint, run, candidate, to));
  if (typeof done === 'string') return refused(done);
  const row = { candidate_id, candidate_name, outcome: 'done', reason: null, undo: done.undo } as const;
  return { row, changes: done.changes };
}

/** Answers a refusal's words, with nothing of the task kept; any other error is a fault and ends all. */
export async function inSavepoint<Answer>(
  tx: Database,
  task: (savepoint: Database) => Promise<Answer>,
): Promise<Answer | string> {
  try {
    return await tx.transaction(task);
  } catch (thrown) {
    if (thrown instanceof ServiceError) return thrown.message;
    if (thrown instanceof TimeTaken) return 'Someone else has just taken this time.';
    throw thrown;
  }
}

const inOrder = (ids: readonly string[], rows: readonly BulkRow[]) =>
  [...rows].sort((one, other) => ids.indexOf(one.candidate_id) - ids.indexOf(other.candidate_id));

/** The row of this id that the account has. */
export const isOwn = ({ accountId }: Caller, id: string) =>
  sql`${bulkChanges.accountId} = ${accountId}::uuid and ${bulkChanges.id} = ${id}::uuid`;

/** The account's own, locked; null where there is none yet. */
export async function findBulkChange(tx: Database, caller: Caller, id: string): Promise<BulkChange | null> {
  const [found] = await tx.select().from(bulkChanges).where(isOwn(caller, id)).for('update');
  return found ?? null;
}

/** One entry beside those of each booking: what was done together. */
export async function auditBulk(
  tx: Database,
  { caller, now, address }: Changing,
  {
    id,
    action,
    candidates,
  }: { id: string; action: string; candidates: readonly Pick<BookedCandidate, 'candidate_id'>[] },
): Promise<void> {
  await audit(tx, caller, {
    action,
    entity: 'bulk_change',
    entityId: id,
    address,
    at: now,
    after: { bookings: candidates.length },
    candidateIds: candidates.map(({ candidate_id }) => candidate_id),
  });
}
