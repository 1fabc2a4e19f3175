import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { API_SCOPES } from '../../machines/rules/access/api-scopes.ts';
import { fail } from '../base/errors.ts';
import type { Database } from '../database/database.ts';
import { statement, variable } from '../database/statement.ts';
import type { TokenClaims } from './tokens.ts';

/** The start of each secret. */
export const API_KEY_START = 'pf_';

/** Requests of one key in a window of seconds. */
const QUOTA = { most: 600, seconds: 60 };

interface KeyRow extends Record<string, unknown> {
  id: string;
  account_id: string;
  org_id: string;
  name: string;
  scopes: string[];
  expires: number;
  is_revoked: boolean;
  is_expired: boolean;
  count: number | null;
  seconds: number | null;
}

const v = { hash: variable('hash', 'text'), id: variable('id', 'uuid'), now: variable('now', 'timestamptz') };

/** One statement: finds the key, counts the request, and notes the use at most once a minute. */
const keyQuery = (isIt: SQL) => sql`
    with found as materialized (
      select k.id, k.account_id, k.org_id, k.name, k.scopes, k.expires_at, k.last_used_at,
        k.revoked_at is not null as is_revoked, k.expires_at <= ${v.now} as is_expired
      from auth.api_keys k
      where ${isIt}
    ), noted as (
      update auth.api_keys k set last_used_at = ${v.now} from found f
      where k.id = f.id and not f.is_revoked and not f.is_expired
        and (f.last_used_at is null or f.last_used_at <= ${v.now} - interval '1 minute')
    ), counted as (
      insert into auth.attempts as attempt (key, count, window_ends_at)
      select 'api-key:' || account_id || ':' || id, 1, ${v.now} + make_interval(secs => ${sql.raw(String(QUOTA.seconds))})
      from found where not is_revoked and not is_expired
      on conflict (key) do update set
        count = case when attempt.window_ends_at <= ${v.now} then 1 else attempt.count + 1 end,
        window_ends_at = case when attempt.window_ends_at <= ${v.now} then excluded.window_ends_at else attempt.window_ends_at end
      returning count, ceil(extract(epoch from window_ends_at - ${v.now}))::int as seconds
    )
    select f.id, f.account_id, f.org_id, f.name, to_json(f.scopes) as scopes, f.is_revoked, f.is_expired,
      extract(epoch from f.expires_at)::float8 as expires, c.count, c.seconds
    from found f left join counted c on true`;

const bySecret = statement<KeyRow, 'hash' | 'now'>(
  'access_api_key',
  keyQuery(sql`k.hash = ${v.hash} or (k.previous_hash = ${v.hash} and k.previous_until > ${v.now})`),
);
const byId = statement<KeyRow, 'id' | 'now'>('access_api_key_id', keyQuery(sql`k.id = ${v.id}`));

/** The SHA-256 of a key's secret: all that is stored of it. */
export const hashOfKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * The claims of an API key, looked up at each request: a revoked key is refused everywhere from the next request on. Its session
 * is the key itself.
 * @throws ServiceError 401 for an unknown, revoked or expired key, 429 where it asks too often
 */
export async function keyClaims(db: Database, secret: string, now: Date): Promise<TokenClaims> {
  return claimsOf((await bySecret(db, { hash: hashOfKey(secret), now: now.toISOString() }))[0]);
}

/** The same of a key that a token names. */
export const namedKeyClaims = async (db: Database, id: string, now: Date): Promise<TokenClaims> =>
  claimsOf((await byId(db, { id, now: now.toISOString() }))[0]);

function claimsOf(key: KeyRow | undefined): TokenClaims {
  if (!key) fail('UNAUTHENTICATED', 'This is no API key of ours.');
  if (key.is_revoked) fail('UNAUTHENTICATED', 'This API key was revoked.');
  if (key.is_expired) fail('UNAUTHENTICATED', 'This API key has expired. Make a new one in My Company.');
  const { account_id: accountId, org_id: orgId, id: sessionId, name, expires: expiresAt } = key;
  const scopes = API_SCOPES.filter((scope) => key.scopes.includes(scope));
  const headers = quotaHeaders(key.count ?? 0, key.seconds ?? 0);
  return { accountId, orgId, sessionId, expiresAt, apiKey: { name, scopes, headers } };
}

/** As draft-ietf-httpapi-ratelimit-headers says them. @throws ServiceError 429 */
function quotaHeaders(count: number, seconds: number): Readonly<Record<string, string>> {
  const headers = {
    'ratelimit-policy': `"key";q=${QUOTA.most};w=${QUOTA.seconds}`,
    ratelimit: `"key";r=${Math.max(QUOTA.most - count, 0)};t=${seconds}`,
  };
  if (count <= QUOTA.most) return headers;
  return fail(
    'TOO_MANY_ATTEMPTS',
    `This API key may ask ${QUOTA.most} times a minute. Try again in ${seconds} seconds.`,
    {
      details: { retry_after: seconds },
      headers: { ...headers, 'retry-after': String(seconds) },
    },
  );
}
