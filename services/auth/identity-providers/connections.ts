import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../access/caller.ts';
import type { TokenKeys } from '../../access/tokens.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../shared/http/edit-conflict.ts';
import { eventsOf, type Origin } from '../../shared/http/origin.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { targetRefusal } from '../../shared/webhook-targets.ts';
import { findOrganisation, requireHeld } from '../accounts/account-access.ts';
import { accountName } from '../accounts/account-records.ts';
import { roleFor } from '../roles/role-records.ts';
import type { IdentityProvider, SignInSettings } from './connection.routes.ts';
import { ownDomains } from './domains.ts';

type Deps = Pick<ServiceDeps, 'db' | 'keys' | 'webhooks'>;
type Settings = Omit<IdentityProvider, 'role_name' | 'break_glass_name' | 'tested_at' | 'enabled_at' | 'updated_at'>;
export type StoredProvider = IdentityProvider & { id: string; sealed_secret: string } & Record<string, unknown>;

export const providerEvent = eventsOf('identity provider');
/** A copy of the database has no secret without SIGNING_KEY. Bound to its provider, it opens for no other. */
export const secretSealer = (keys: TokenKeys) => keys.sealer('identity providers');
/** Paths of the portal for providers. */
export const portalPaths = {
  callback: '/sign-in/oidc/callback',
  /** Back-channel log-out. */
  logOut: '/sign-in/oidc/logged-out',
  /** The provider sends people there after a log-out. */
  loggedOut: '/login',
};

export async function signInSettings(
  db: Database,
  publicUrl: string,
  { orgId }: { orgId: string },
): Promise<SignInSettings> {
  const stored = await providerOf(db, orgId);
  return {
    provider: stored && shown(stored),
    domains: await ownDomains(db, orgId),
    admin_second_factor: await asksForSecondFactor(db, orgId),
    redirect_uri: publicUrl + portalPaths.callback,
    logout_uri: publicUrl + portalPaths.logOut,
    logged_out_uri: publicUrl + portalPaths.loggedOut,
  };
}

async function asksForSecondFactor(db: Database, orgId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from companies.organisations where id = ${orgId}::uuid and admin_second_factor`);
  return rows.length > 0;
}

/** The company's provider, or null. */
export async function providerOf(db: Database, orgId: string, lock = sql``): Promise<StoredProvider | null> {
  const { rows } = await db.execute<StoredProvider>(sql`
    select i.id, i.issuer, i.client_id, i.sealed_secret, i.allows_new_accounts, i.role_id, i.break_glass_account_id,
      (select r.name from auth.roles r where r.id = i.role_id) as role_name,
      (select ${accountName} from auth.accounts a where a.id = i.break_glass_account_id) as break_glass_name,
      ${stampSql(sql`i.tested_at`)} as tested_at, ${stampSql(sql`i.enabled_at`)} as enabled_at,
      ${stampSql(sql`i.updated_at`)} as updated_at
    from auth.identity_providers i where i.org_id = ${orgId}::uuid ${lock}`);
  return rows[0] ?? null;
}

/** @throws ServiceError 404 */
export const lockProvider = async (tx: Database, { orgId }: Caller): Promise<StoredProvider> =>
  (await providerOf(tx, orgId, sql`for update of i`)) ?? notFound('Identity provider');

const shown = ({ id: _id, sealed_secret: _secret, ...provider }: StoredProvider): IdentityProvider => provider;

/** @throws ServiceError 409 EDIT_CONFLICT, 403, 404 or 422 at the field */
export async function saveProvider(
  { db, keys, webhooks }: Deps,
  caller: Caller,
  {
    wanted,
    secret,
    seen,
    now,
    address,
  }: Origin & { wanted: Settings; secret: string | undefined; seen: string | null },
): Promise<void> {
  const issuer = await checkedIssuer(wanted.issuer, webhooks);
  const content = { ...wanted, issuer, client_id: wanted.client_id.trim() };
  const { orgId } = caller;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for no key update`);
    await requireRole(tx, caller, content);
    await requireBreakGlass(tx, orgId, content.break_glass_account_id);
    const present = await providerOf(tx, orgId, sql`for update of i`);
    if (present) {
      const edit = { seen: seen ?? '', what: 'identity provider', id: present.id, caller, now };
      await refuseIfChanged(tx, { ...shown(present) }, edit);
    }
    if (!present && !secret) fail('INVALID', 'This field is required.', { field: 'client_secret' });
    const id = present?.id ?? uuidv7();
    const sealed = secret ? secretSealer(keys).seal(secret, id) : present?.sealed_secret;
    const isSame = present?.issuer === issuer && present.client_id === content.client_id && !secret;
    const stamp = present ? nextStamp(present.updated_at, now) : now;
    await tx.execute(sql`
      insert into auth.identity_providers as i (id, org_id, issuer, client_id, sealed_secret, allows_new_accounts, role_id,
        break_glass_account_id, created_at, updated_at)
      values (${id}::uuid, ${orgId}::uuid, ${issuer}, ${content.client_id}, ${sealed}, ${content.allows_new_accounts},
        ${content.role_id}::uuid, ${content.break_glass_account_id}::uuid, ${now.toISOString()}::timestamptz, ${stamp.toISOString()}::timestamptz)
      on conflict (org_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
        sealed_secret = excluded.sealed_secret, allows_new_accounts = excluded.allows_new_accounts, role_id = excluded.role_id,
        break_glass_account_id = excluded.break_glass_account_id, updated_at = excluded.updated_at,
        tested_at = case when ${isSame} then i.tested_at end, enabled_at = case when ${isSame} then i.enabled_at end`);
    const before = present ? settingsOf(present) : null;
    const after = {
      ...settingsOf(content),
      ...(secret && { client_secret: 'changed' }),
      ...(!isSame && { enabled: false }),
    };
    await audit(tx, caller, { ...providerEvent(present ? 'changed' : 'added', id, now, address), before, after });
  });
}

const settingsOf = ({ issuer, client_id, allows_new_accounts, role_id, break_glass_account_id }: Settings) => ({
  issuer,
  client_id,
  allows_new_accounts,
  role_id,
  break_glass_account_id,
});

async function checkedIssuer(typed: string, webhooks: Deps['webhooks']): Promise<string> {
  const issuer = typed.trim();
  const url = URL.parse(issuer);
  const refusal =
    url === null || url.search !== ''
      ? 'must be an address such as https://login.example.com'
      : await targetRefusal(issuer, webhooks);
  if (refusal) fail('INVALID', refusal, { field: 'issuer' });
  return issuer;
}

/** A first sign-in gives the role, so the caller must hold its permissions. */
async function requireRole(tx: Database, caller: Caller, { allows_new_accounts: allows, role_id: roleId }: Settings) {
  if (allows && roleId === null) fail('INVALID', 'Choose the role that new accounts have.', { field: 'role_id' });
  if (roleId === null) return;
  const { kind } = await findOrganisation(tx, caller.orgId);
  const role = await roleFor(tx, roleId, { kind: newKind(kind), of: kind });
  requireHeld(caller, role.permissions);
}

/** The kind of account that a first sign-in creates. */
export const newKind = (of: 'provider' | 'client') => (of === 'provider' ? 'admin' : 'booking');

/** The break-glass account can turn the provider off while it is down. */
async function requireBreakGlass(tx: Database, orgId: string, accountId: string | null): Promise<void> {
  if (accountId === null) return;
  const { rows } = await tx.execute(sql`
    select from auth.accounts a join auth.account_permissions p on p.account_id = a.id and p.org_id = a.org_id
    where a.id = ${accountId}::uuid and a.org_id = ${orgId}::uuid and a.active and 'accounts' = any (p.permissions)`);
  if (rows.length === 0) {
    fail('INVALID', 'Choose an active account of your company that manages its accounts.', {
      field: 'break_glass_account_id',
    });
  }
}
