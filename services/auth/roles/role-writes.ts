import { sql } from 'drizzle-orm';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { hasSignedIn, LAST_PROVIDER_ADMINISTRATOR } from '../accounts/account-access.ts';
import type { Role } from './role-records.ts';

/** Gives accounts, which are locked, these flags in their own organisation: two statements, however many they are. */
export async function writePermissions(
  tx: Database,
  accountIds: readonly string[],
  permissions: readonly Permission[],
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return;
  const ids = sql`any (${sql.param([...accountIds])}::uuid[])`;
  await tx.execute(sql`
    insert into auth.account_permissions (org_id, account_id, permissions)
    select org_id, id, ${sql.param([...permissions])}::text[] from auth.accounts where id = ${ids}
    on conflict (account_id, org_id) do update set permissions = excluded.permissions`);
  await tx.execute(sql`
    update auth.accounts
       set updated_at = greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond') where id = ${ids}`);
}

/**
 * Ask after the write. Companies' admin accounts have no role, so only the provider's can be left without one.
 * @throws ServiceError 409 LAST_ADMINISTRATOR at `permissions`
 */
export async function requireAdministratorOfRole(
  tx: Database,
  caller: Caller,
  role: Pick<Role, 'kind' | 'permissions'>,
  after: readonly Permission[],
): Promise<void> {
  const loses = role.permissions.includes('admin_accounts') && !after.includes('admin_accounts');
  if (role.kind === 'provider' && loses) await requireProviderAdministrator(tx, caller.orgId);
}

/** @throws ServiceError 409 LAST_ADMINISTRATOR at `permissions` where none is left who manages the provider's accounts */
export async function requireProviderAdministrator(tx: Database, orgId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from auth.accounts a join auth.account_permissions p on p.account_id = a.id and p.org_id = a.org_id
     where a.org_id = ${orgId}::uuid and a.active and a.kind = 'admin' and ${hasSignedIn}
       and 'admin_accounts' = any (p.permissions) limit 1`);
  if (rows.length === 0) fail('LAST_ADMINISTRATOR', LAST_PROVIDER_ADMINISTRATOR, { field: 'permissions' });
}
