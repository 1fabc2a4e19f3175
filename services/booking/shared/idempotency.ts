import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Caller } from '../../access/caller.ts';
import { canonicalJson } from '../../audit/canonical-json.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { statement, variable } from '../../database/statement.ts';
import { claimsOf } from '../../shared/http/operation.ts';
import type { ServiceEnv } from '../../shared/http/service.ts';
import type { BookingChange } from './changes.ts';

const v = {
  accountId: variable('accountId', 'uuid'),
  key: variable('key', 'text'),
  bodyHash: variable('bodyHash', 'text'),
  now: variable('now', 'timestamptz'),
};
export type Claim = Readonly<Record<keyof typeof v, string>>;

/** Takes a key: one row, or none where it was used before. Its variables are a `Claim`. */
export const claimSql = sql`
    insert into booking.idempotency (account_id, key, body_hash, created_at)
    values (${v.accountId}, ${v.key}, ${v.bodyHash}, ${v.now})
    on conflict (account_id, key) do nothing returning key`;
const claimStatement = statement<{ key: string }, keyof typeof v>('booking_claim_key', claimSql);

export function claimOf(accountId: string, key: string, body: object, now: Date): Claim {
  const bodyHash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  return { accountId, key, bodyHash, now: now.toISOString() };
}

/** The result of the first call with a key that was used before, and whether it was for the same body. */
export async function firstAnswer(
  tx: Database,
  { accountId, key, bodyHash }: Claim,
): Promise<{ isSame: boolean; answer: string }> {
  const { rows } = await tx.execute<{ body_hash: string; response: object | null }>(sql`
    select body_hash, response from booking.idempotency where account_id = ${accountId}::uuid and key = ${key}`);
  const first = rows[0];
  if (!first?.response) throw new Error('A committed idempotency row has its response.');
  return { isSame: first.body_hash === bodyHash, answer: JSON.stringify(first.response) };
}

/** @throws ServiceError IDEMPOTENCY_KEY_REUSED */
export const refuseUsedId = (): never =>
  fail('IDEMPOTENCY_KEY_REUSED', 'This was sent before with other content, and may have been done. Look first.');

/** @throws ServiceError IDEMPOTENCY_KEY_REUSED */
export const refuseUsedKey = (): never =>
  fail('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.', { field: 'idempotency-key' });

/** A key and its request: operation, parameters and body; null where the caller sent no Idempotency-Key. */
export function keyOf(c: Context<ServiceEnv>, request: object, now: Date): Claim | null {
  const key = c.req.header('idempotency-key');
  return key === undefined
    ? null
    : claimOf(claimsOf(c).accountId, key, { operation: c.get('operationId'), ...request }, now);
}

interface Answered<Answer> {
  readonly answer: Answer;
  readonly changes: readonly BookingChange[];
}

/**
 * Answers a request with an Idempotency-Key as it was answered first. Key, effect and answer are one transaction: a second call
 * waits for the first, and a refused call leaves no trace of its key. Without a key it acts at each call.
 * @param act has to do everything in the transaction that it gets
 * @throws ServiceError IDEMPOTENCY_KEY_REUSED
 */
export async function answerOnce<Answer extends object>(
  db: Database,
  claim: Claim | null,
  act: (tx: Database) => Promise<Answered<Answer>>,
): Promise<Answered<Answer>> {
  if (!claim) return act(db);
  return db.transaction(async (tx) => {
    if ((await claimStatement(tx, claim)).length === 0) {
      const first = await firstAnswer(tx, claim);
      return { answer: first.isSame ? JSON.parse(first.answer) : refuseUsedKey(), changes: [] };
    }
    const done = await act(tx);
    await tx.execute(sql`
      update booking.idempotency set response = ${JSON.stringify(done.answer)}::jsonb
      where account_id = ${claim.accountId}::uuid and key = ${claim.key}`);
    return done;
  });
}

/**
 * Takes the id that the page made for a change, or finds that this very change was made under it before.
 * @returns whether it is new
 * @throws ServiceError IDEMPOTENCY_KEY_REUSED where another content has the id
 */
export async function claimId(
  tx: Database,
  caller: Caller,
  { kind, id, content, now }: { kind: string; id: string; content: object; now: Date },
): Promise<boolean> {
  const key = `${kind} ${id}`;
  const claim = claimOf(caller.accountId, key, content, now);
  if ((await claimStatement(tx, claim)).length === 0) {
    return (await firstAnswer(tx, claim)).isSame ? false : refuseUsedId();
  }
  await tx.execute(sql`
    update booking.idempotency set response = '{}'::jsonb where account_id = ${caller.accountId}::uuid and key = ${key}`);
  return true;
}
