import { sql } from 'drizzle-orm';
import { coversAll, permissionLabel } from '../../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import { canUse, type OrganisationKind, usablePermissions } from '../../../machines/rules/access/usable-permissions.ts';
import { type AccountKind, type Caller, refuseForbidden } from '../../access/caller.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';

const kinds: readonly AccountKind[] = ['admin', 'client', 'booking'];

/**
 * The provider's own accounts are its administrators'. A company's people are its own manager's, or the provider's to
 * manage; its admin accounts are managed by one another, or by the provider.
 */
function may(caller: Caller, orgId: string | null, kind: AccountKind, isChange: boolean): boolean {
  const holds = (flag: Permission) => caller.permissions.has(flag);
  const isOwn = orgId === caller.orgId;
  if (kind === 'admin' && caller.isProvider && isOwn) return holds('admin_accounts');
  if (kind === 'admin' && isOwn && isChange) return caller.kind === 'admin' && holds('accounts');
  return holds('company_accounts') || (isOwn && holds('accounts')) || (!isChange && holds('companies'));
}

/** @throws ServiceError 404 for another organisation of a client's */
function requireInScope(caller: Caller, orgId: string): void {
  if (orgId !== caller.orgId && !caller.isProvider) notFound('Organisation');
}

/** The kinds of account that the caller may see in an organisation; `orgId` null = in any but the caller's own. */
export const kindsInScope = (caller: Caller, orgId: string | null): readonly AccountKind[] =>
  kinds.filter((kind) => may(caller, orgId, kind, false));

/** @throws ServiceError where the caller may see no kind of account there */
export function visibleKinds(caller: Caller, orgId: string): readonly AccountKind[] {
  requireInScope(caller, orgId);
  const visible = kindsInScope(caller, orgId);
  return visible.length === 0 ? refuseForbidden() : visible;
}

export function requireManagement(caller: Caller, orgId: string, kind: AccountKind): void {
  requireInScope(caller, orgId);
  if (!may(caller, orgId, kind, true)) refuseForbidden();
}

/** Callers give only permissions they hold, alone or within a wider one. @throws ServiceError 403 at `permissions` */
export function requireHeld(caller: Caller, flags: readonly Permission[]): void {
  const missing = flags.find((flag) => !coversAll(caller.permissions, [flag]));
  if (missing) {
    fail('NOT_HELD', `You cannot give “${permissionLabel(missing)}”: you do not hold it yourself.`, {
      field: 'permissions',
    });
  }
}

/** Accounts get only permissions that their organisation can use. @throws ServiceError 422 at `permissions` */
export function requireUsable(kind: OrganisationKind, flags: readonly Permission[]): void {
  const useless = flags.find((flag) => !canUse(kind, flag));
  if (useless) {
    const words = `“${permissionLabel(useless)}” is the provider’s alone: an account of a client company cannot have it.`;
    fail('NOT_USABLE', words, { field: 'permissions' });
  }
}

/**
 * Setting an account's email address or username could take the account over; deleting it or removing a flag takes it
 * away. Only callers who may do everything the account may are allowed to.
 * @throws ServiceError 403
 */
export function requireCover(caller: Caller, flags: readonly Permission[], field?: string): void {
  if (!coversAll(caller.permissions, flags)) {
    fail('NOT_COVERED', 'This account may do more than yours, so yours cannot change this.', { field });
  }
}

export async function findOrganisation(db: Database, orgId: string): Promise<{ kind: OrganisationKind }> {
  const { rows } = await db.execute<{ kind: OrganisationKind }>(
    sql`select kind from companies.organisations where id = ${orgId}::uuid`,
  );
  return rows[0] ?? notFound('Organisation');
}

export interface AdministratorState {
  readonly active: boolean;
  readonly permissions: readonly Permission[];
}

/** The provider's administrators manage each other; a company's admin account holds all that the company can use. */
const administeringFlags: Readonly<Record<OrganisationKind, readonly Permission[]>> = {
  provider: ['admin_accounts'],
  client: usablePermissions('client'),
};

/** As text, because a named statement takes no arrays. */
const companyFlags = sql`${`{${usablePermissions('client').join(',')}}`}::text[]`;

export const LAST_PROVIDER_ADMINISTRATOR =
  'This is the last account that can manage administrators and has signed in. Another one has to sign in first.';

const lastOf: Readonly<Record<OrganisationKind, string>> = {
  provider: LAST_PROVIDER_ADMINISTRATOR,
  client: 'This is the company’s last active admin account with every permission. Add or complete another one first.',
};

/** An unused invitation, perhaps to a wrong address, administers nothing. The provider helps its companies. */
export const hasSignedIn = sql`a.last_sign_in_at is not null`;

/** In one order, so that two who change each other wait for each other instead of standing in each other's way. */
export async function lockAdministrators(tx: Database, orgId: string): Promise<void> {
  await tx.execute(
    sql`select from auth.accounts where org_id = ${orgId}::uuid and kind = 'admin' order by id for update`,
  );
}

/** The only active admin account of its company, of `auth.accounts a` with its `auth.account_permissions p`. */
export const isLastAdmin = sql`(a.kind = 'admin' and a.active and p.permissions @> ${companyFlags}
  and (select o.kind from companies.organisations o where o.id = a.org_id) = 'client'
  and not exists (
    select from auth.accounts b join auth.account_permissions q on q.account_id = b.id and q.org_id = b.org_id
     where b.org_id = a.org_id and b.id <> a.id and b.kind = 'admin' and b.active and q.permissions @> ${companyFlags}))`;

/**
 * Keeps one active account that administers its organisation. Ask with the administrators locked. The provider may delete
 * or deactivate a company's last one, and says so by `mayBeLast`.
 * @param after null if the account is deleted
 * @throws ServiceError 409 LAST_ADMINISTRATOR
 */
export async function requireAdministrator(
  tx: Database,
  account: { id: string; orgId: string; kind: AccountKind } & AdministratorState,
  after: AdministratorState | null,
  { caller, mayBeLast }: { caller: Caller; mayBeLast: boolean },
): Promise<void> {
  if (account.kind !== 'admin') return;
  const { kind } = await findOrganisation(tx, account.orgId);
  const needed = administeringFlags[kind];
  const administers = ({ active, permissions }: AdministratorState) =>
    active && needed.every((flag) => permissions.includes(flag));
  if (!administers(account) || (after && administers(after))) return;
  if (mayBeLast && kind === 'client' && caller.isProvider && !after?.active) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from auth.accounts a
     where a.org_id = ${account.orgId}::uuid and a.active and a.kind = 'admin'
       and ${kind === 'provider' ? hasSignedIn : sql`true`} and exists (
       select from auth.account_permissions p
        where p.account_id = a.id and p.org_id = a.org_id
          and p.permissions @> ${sql.param([...needed])}::text[])`);
  if (rows.every(({ id }) => id === account.id)) {
    const field = after && !after.active ? 'active' : 'permissions';
    fail('LAST_ADMINISTRATOR', lastOf[kind], { field });
  }
}
