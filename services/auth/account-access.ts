import { sql } from 'drizzle-orm';
import { coversAll, permissionLabel } from '../../machines/rules/permission-groups.ts';
import type { Permission } from '../../machines/rules/permissions.ts';
import { type AccountKind, type Caller, refuseForbidden } from '../access/caller.ts';
import type { Database } from '../database/database.ts';
import { refuse, refuseUnknown } from '../errors.ts';

const kinds: readonly AccountKind[] = ['admin', 'client', 'booking'];

/** Administrators' accounts are the provider's own; a company's people are its own manager's, or the provider's to manage. */
function may(caller: Caller, orgId: string, kind: AccountKind, isChange: boolean): boolean {
  const holds = (flag: Permission) => caller.permissions.has(flag);
  const isOwn = orgId === caller.orgId;
  if (kind === 'admin') return caller.isProvider && isOwn && holds('admin_accounts');
  return holds('company_accounts') || (isOwn && holds('accounts')) || (!isChange && holds('companies'));
}

/** @throws Refusal 404 for another organisation of a client's */
function requireInScope(caller: Caller, orgId: string): void {
  if (orgId !== caller.orgId && !caller.isProvider) refuseUnknown('Organisation');
}

/** The kinds of account that the caller may see in an organisation. @throws Refusal where there are none */
export function visibleKinds(caller: Caller, orgId: string): readonly AccountKind[] {
  requireInScope(caller, orgId);
  const visible = kinds.filter((kind) => may(caller, orgId, kind, false));
  return visible.length === 0 ? refuseForbidden() : visible;
}

export function requireManagement(caller: Caller, orgId: string, kind: AccountKind): void {
  requireInScope(caller, orgId);
  if (!may(caller, orgId, kind, true)) refuseForbidden();
}

/** Nobody gives a permission that they do not hold, by itself or within a wider one. @throws Refusal 403 at `permissions` */
export function requireHeld(caller: Caller, given: readonly Permission[]): void {
  const missing = given.find((flag) => !coversAll(caller.permissions, [flag]));
  if (missing) {
    refuse(
      403,
      'NOT_HELD',
      `You cannot give “${permissionLabel(missing)}”: you do not hold it yourself.`,
      'permissions',
    );
  }
}

/**
 * Whoever sets an account's email address or username could take the account over, and whoever deletes it takes it away:
 * that is for those who may do everything the account may.
 * @throws Refusal 403
 */
export function requireCover(caller: Caller, flags: readonly Permission[], field?: string): void {
  if (!coversAll(caller.permissions, flags)) {
    refuse(403, 'NOT_COVERED', 'This account may do more than yours, so yours cannot change this.', field);
  }
}

export interface AdministratorState {
  readonly active: boolean;
  readonly permissions: readonly Permission[];
}

const administers = ({ active, permissions }: AdministratorState) => active && permissions.includes('admin_accounts');

/** In one order, so that two who change each other wait for each other instead of standing in each other's way. */
export async function lockAdministrators(tx: Database, orgId: string): Promise<void> {
  await tx.execute(
    sql`select from auth.accounts where org_id = ${orgId}::uuid and kind = 'admin' order by id for update`,
  );
}

/**
 * Keeps one account that may manage administrators. Ask with the administrators locked.
 * @param after null where the account goes
 * @throws Refusal 409 LAST_ADMINISTRATOR
 */
export async function keepAnAdministrator(
  tx: Database,
  account: { id: string; orgId: string } & AdministratorState,
  after: AdministratorState | null,
): Promise<void> {
  if (!administers(account) || (after && administers(after))) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from auth.accounts a
     where a.org_id = ${account.orgId}::uuid and a.active and exists (
       select from auth.account_permissions p
        where p.account_id = a.id and p.org_id = a.org_id and 'admin_accounts' = any (p.permissions))`);
  if (rows.every(({ id }) => id === account.id)) {
    refuse(
      409,
      'LAST_ADMINISTRATOR',
      'This is the last account that can manage administrators. Give that to another account first.',
      'permissions',
    );
  }
}
