import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { canonicalJson } from '../../audit/canonical-json.ts';
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
