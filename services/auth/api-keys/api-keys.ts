import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type ApiScope, apiScopeFacts, mayGiveScope } from '../../../machines/rules/access/api-scopes.ts';
import { API_KEY_START, hashOfKey } from '../../access/api-keys.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import { isoSql } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import { eventsOf, type Origin } from '../../shared/http/origin.ts';
import { newToken } from '../../shared/secret-tokens.ts';
import { apiKeys } from '../auth.tables.ts';
import type { ApiKey } from './api-keys.routes.ts';

/** Keys of one organisation that were not revoked, expired ones included. */
const MOST_KEYS = 20;
const DAY_MS = 86_400_000;
/** Enough of the secret to recognise it by, and 208 bits less than all of it. */
const PREFIX_LENGTH = API_KEY_START.length + 8;

const event = eventsOf('api-key');

export async function keysOf(db: Database, { orgId, accountId }: Caller, now: Date): Promise<ApiKey[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<ApiKey & Record<string, unknown>>(sql`
    select k.id as key_id, k.name, k.prefix, to_json(k.scopes) as scopes, k.account_id = ${accountId}::uuid as is_own,
      coalesce(nullif(a.contact_person, ''), a.username) as made_by, a.active and k.expires_at > ${at} as is_working,
      ${isoSql(sql`k.created_at`)} as created_at, ${isoSql(sql`k.expires_at`)} as expires_at,
      ${isoSql(sql`k.last_used_at`)} as last_used_at,
      case when k.previous_until > ${at} then ${isoSql(sql`k.previous_until`)} end as previous_until
    from auth.api_keys k join auth.accounts a on a.id = k.account_id
    where k.org_id = ${orgId}::uuid and k.revoked_at is null order by k.created_at desc, k.id desc limit ${MOST_KEYS}`);
  return rows;
}

interface NewKey {
  readonly key_id?: string | undefined;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly valid_days: number;
}

/**
 * A repeat after a lost answer comes under the same id: its secret was never seen, and another one takes its place.
 * @throws ServiceError NOT_HELD, TOO_MANY, IDEMPOTENCY_KEY_REUSED
 */
export async function makeKey(db: Database, caller: Caller, key: NewKey, { now, address }: Origin) {
  const { key_id: keyId = uuidv7(), name, scopes, valid_days: days } = key;
  requireHeld(caller, scopes);
  const secret = newSecret();
  const { orgId, accountId } = caller;
  const values = {
    name,
    scopes: [...new Set(scopes)],
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    ...stored(secret),
  };
  await db.transaction(async (tx) => {
    await requireRoom(tx, caller, keyId);
    const [made] = await tx
      .insert(apiKeys)
      .values({ id: keyId, orgId, accountId, ...values })
      .onConflictDoUpdate({
        target: apiKeys.id,
        set: values,
        setWhere: sql`${apiKeys.accountId} = ${accountId}::uuid and ${apiKeys.orgId} = ${orgId}::uuid
          and ${apiKeys.lastUsedAt} is null and ${apiKeys.revokedAt} is null`,
      })
      .returning({ id: apiKeys.id });
    if (!made) fail('IDEMPOTENCY_KEY_REUSED', 'Another key has this id, or it was used or revoked already.');
    await audit(tx, caller, { ...event('made', keyId, now, address), after: { name, scopes, days } });
  });
  return { key_id: keyId, secret };
}

/** A key is never wider than its maker: what the account loses later, the key loses with it. */
function requireHeld({ permissions }: Caller, scopes: readonly ApiScope[]): void {
  const unheld = scopes.find((scope) => !mayGiveScope([...permissions], scope));
  if (unheld)
    fail('NOT_HELD', `Your account may not do what ‘${apiScopeFacts[unheld].label}’ opens.`, { field: 'scopes' });
}

/** Two keys made at once count one after the other; the same one sent again is not counted twice. */
async function requireRoom(tx: Database, { orgId }: Caller, keyId: string): Promise<void> {
  await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for no key update`);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from auth.api_keys
    where org_id = ${orgId}::uuid and id <> ${keyId}::uuid and revoked_at is null`);
  if ((rows[0]?.count ?? 0) >= MOST_KEYS) {
    fail(
      'TOO_MANY',
      `Your company has ${MOST_KEYS} API keys, which is the most. Revoke one that is not used any more.`,
    );
  }
}

type Rotation = { readonly key_id: string; readonly prefix?: string | undefined };

/**
 * The present secret works 24 hours more, so that programs can be changed one after the other. A caller that replaces
 * an earlier one never saw the present one: that one goes, and the earlier one keeps its time.
 * @throws ServiceError NOT_FOUND, FORBIDDEN, NOT_ACTIVE
 */
export async function rotateKey(db: Database, caller: Caller, { key_id: keyId, prefix: seen }: Rotation, from: Origin) {
  const { now, address } = from;
  const secret = newSecret();
  await db.transaction(async (tx) => {
    const key = await lockedKey(tx, caller, keyId);
    if (key.account_id !== caller.accountId) {
      fail('FORBIDDEN', `Only ${key.made_by} can rotate this key, because it acts as that account.`);
    }
    if (new Date(key.expires_at) <= now) fail('NOT_ACTIVE', 'This key has expired. Make a new one.');
    const { hash, prefix } = stored(secret);
    const until = new Date(now.getTime() + DAY_MS).toISOString();
    const isRepeat = seen !== undefined && seen !== key.prefix;
    const previous = isRepeat ? sql`` : sql`previous_hash = hash, previous_until = ${until}::timestamptz,`;
    await tx.execute(sql`
      update auth.api_keys set ${previous} hash = ${hash}, prefix = ${prefix} where id = ${keyId}::uuid`);
    await audit(tx, caller, { ...event('rotated', keyId, now, address), after: { name: key.name } });
  });
  return { key_id: keyId, secret };
}

/** @throws ServiceError NOT_FOUND */
export async function revokeKey(db: Database, caller: Caller, keyId: string, { now, address }: Origin): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await lockedKey(tx, caller, keyId);
    await tx.execute(sql`
      update auth.api_keys set revoked_at = ${now.toISOString()}::timestamptz where id = ${keyId}::uuid`);
    await audit(tx, caller, { ...event('revoked', keyId, now, address), after: { name } });
  });
}

interface LockedKey extends Record<string, unknown> {
  name: string;
  prefix: string;
  account_id: string;
  made_by: string;
  expires_at: string;
}

async function lockedKey(tx: Database, { orgId }: Caller, keyId: string): Promise<LockedKey> {
  const { rows } = await tx.execute<LockedKey>(sql`
    select k.name, k.prefix, k.account_id, coalesce(nullif(a.contact_person, ''), a.username) as made_by,
      ${isoSql(sql`k.expires_at`)} as expires_at
    from auth.api_keys k join auth.accounts a on a.id = k.account_id
    where k.id = ${keyId}::uuid and k.org_id = ${orgId}::uuid and k.revoked_at is null for update of k`);
  return rows[0] ?? notFound('API key');
}

const newSecret = () => `${API_KEY_START}${newToken()}`;
const stored = (secret: string) => ({ hash: hashOfKey(secret), prefix: secret.slice(0, PREFIX_LENGTH) });
