import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { canonicalJson } from '../../audit/canonical-json.ts';
import type { Database } from '../../database/database.ts';
import { instantSql } from '../slots/claims.ts';

/** Takes the key for this body; answers the first result where the key was used before, and whether for the same body. */
export async function claimKey(
  tx: Database,
  accountId: string,
  key: string,
  body: object,
  now: Date,
): Promise<{ isSame: boolean; answer: string } | null> {
  const bodyHash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  const { rows: mine } = await tx.execute(sql`
    insert into booking.idempotency (account_id, key, body_hash, created_at)
    values (${accountId}::uuid, ${key}, ${bodyHash}, ${instantSql(now)})
    on conflict (account_id, key) do nothing returning key`);
  if (mine.length > 0) return null;
  const { rows } = await tx.execute<{ body_hash: string; response: object | null }>(sql`
    select body_hash, response from booking.idempotency where account_id = ${accountId}::uuid and key = ${key}`);
  const first = rows[0];
  if (!first?.response) throw new Error('A committed idempotency row has its response.');
  return { isSame: first.body_hash === bodyHash, answer: JSON.stringify(first.response) };
}

/** What the key answers from now on. */
export async function keepAnswer(tx: Database, accountId: string, key: string, answer: string): Promise<void> {
  await tx.execute(sql`
    update booking.idempotency set response = ${answer}::jsonb where account_id = ${accountId}::uuid and key = ${key}`);
}
