import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { canonicalJson } from '../../audit/canonical-json.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { statement, variable } from '../../database/statement.ts';

const v = {
  accountId: variable('accountId', 'uuid'),
  key: variable('key', 'text'),
  bodyHash: variable('bodyHash', 'text'),
  now: variable('now', 'timestamptz'),
};
const claimStatement = statement<{ key: string }, keyof typeof v>(
  'booking_claim_key',
  sql`
    insert into booking.idempotency (account_id, key, body_hash, created_at)
    values (${v.accountId}, ${v.key}, ${v.bodyHash}, ${v.now})
    on conflict (account_id, key) do nothing returning key`,
);

/** Takes the key for this body; answers the first result where the key was used before, and whether for the same body. */
export async function claimKey(
  tx: Database,
  accountId: string,
  key: string,
  body: object,
  now: Date,
): Promise<{ isSame: boolean; answer: string } | null> {
  const bodyHash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  const mine = await claimStatement(tx, { accountId, key, bodyHash, now: now.toISOString() });
  if (mine.length > 0) return null;
  const { rows } = await tx.execute<{ body_hash: string; response: object | null }>(sql`
    select body_hash, response from booking.idempotency where account_id = ${accountId}::uuid and key = ${key}`);
  const first = rows[0];
  if (!first?.response) throw new Error('A committed idempotency row has its response.');
  return { isSame: first.body_hash === bodyHash, answer: JSON.stringify(first.response) };
}

/** @throws ServiceError IDEMPOTENCY_KEY_REUSED */
export const refuseUsedId = (): never =>
  fail('IDEMPOTENCY_KEY_REUSED', 'This was sent before with other content, and may have been done. Look first.');

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
  const first = await claimKey(tx, caller.accountId, key, content, now);
  if (first?.isSame) return false;
  if (first) refuseUsedId();
  await tx.execute(sql`
    update booking.idempotency set response = '{}'::jsonb where account_id = ${caller.accountId}::uuid and key = ${key}`);
  return true;
}
