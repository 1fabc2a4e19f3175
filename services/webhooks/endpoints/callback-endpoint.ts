import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Dialect } from '../../../machines/rules/webhooks/dialects.ts';
import type { Caller } from '../../access/caller.ts';
import type { TokenKeys } from '../../access/tokens.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { eventsOf, type Origin } from '../../shared/http/origin.ts';
import { webhookSecrets } from '../secrets.ts';
import { endpoints } from '../webhooks.tables.ts';

interface Callback extends Origin {
  readonly dialect: Dialect;
  /** The secret of the caller's API key: the hiring system knows the portal by it. */
  readonly secret: string;
  /** The address of a callback; the endpoint keeps its host. */
  readonly url: string;
  readonly keys: TokenKeys;
}

/**
 * The endpoint of a hiring system, one for each API key, with the secret that the key had last. So a callback never carries the
 * secret of another key than the one that asked for it.
 * @returns its id
 */
export async function keepCallbackEndpoint(
  tx: Database,
  { orgId, accountId, name, sessionId: apiKeyId }: Caller,
  { dialect, secret, url, keys, now, address }: Callback,
): Promise<string> {
  const { origin } = new URL(url);
  const id = uuidv7();
  const facts = { id, orgId, dialect, apiKeyId, url: origin, events: [], sealedSecret: '', createdBy: accountId };
  const added = await tx
    .insert(endpoints)
    .values({ ...facts, createdByName: name, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: endpoints.id });
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from webhooks.endpoints where api_key_id = ${apiKeyId}::uuid and dialect = ${dialect} for update`);
  const kept = defined(rows[0]).id;
  const sealed = webhookSecrets(keys).seal(secret, kept);
  await tx.execute(sql`
    update webhooks.endpoints set url = ${origin}, sealed_secret = ${sealed} where id = ${kept}::uuid`);
  if (added.length > 0) {
    const after = { url: origin, dialect };
    await audit(tx, { orgId, name }, { ...eventsOf('webhook endpoint')('added', kept, now, address), after });
  }
  return kept;
}

/** A hiring system could not read an answer: the company sees the last one at the endpoint. */
export async function noteCallbackError(
  tx: Database,
  { sessionId: apiKeyId }: Caller,
  { dialect, error, now }: { dialect: Dialect; error: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update webhooks.endpoints set last_error = ${error}, last_error_at = ${now.toISOString()}::timestamptz
    where api_key_id = ${apiKeyId}::uuid and dialect = ${dialect}`);
}
