import { sql } from 'drizzle-orm';
import { inOrder } from '../../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../../machines/rules/access/usable-permissions.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { stampSql } from '../../shared/http/edit-conflict.ts';

/** A named set of flags, for accounts of the provider or of client companies. */
export interface Role extends Record<string, unknown> {
  role_id: string;
  kind: OrganisationKind;
  name: string;
  permissions: Permission[];
  updated_at: string;
}

/** Both kinds together; more is refused, so that one answer lists them all. */
export const MAX_ROLES = 200;

const columns = sql`r.id as role_id, r.kind, r.name, to_json(r.permissions) as permissions,
  ${stampSql(sql`r.updated_at`)} as updated_at`;
const inTableOrder = <One extends Role>(role: One): One => ({ ...role, permissions: [...inOrder(role.permissions)] });

/** Those that the caller's kind of organisation has accounts for, by name, with how many accounts of theirs follow each. */
export async function listRoles(db: Database, caller: Caller): Promise<(Role & { accounts: number })[]> {
  const { rows } = await db.execute<Role & { accounts: number }>(sql`
    select ${columns}, (select count(*)::int from auth.accounts a
        where a.role_id = r.id and (${caller.isProvider} or a.org_id = ${caller.orgId}::uuid)) as accounts
      from auth.roles r where ${caller.isProvider} or r.kind = 'client'
     order by r.kind desc, lower(r.name) limit ${MAX_ROLES}`);
  return rows.map(inTableOrder);
}

/**
 * Locks one role, to be changed or to be assigned, until this transaction ends.
 * @throws ServiceError 404
 */
export async function lockRole(tx: Database, id: string, why: 'change' | 'read'): Promise<Role> {
  const lock = why === 'change' ? sql`for update` : sql`for share`;
  const { rows } = await tx.execute<Role>(sql`select ${columns} from auth.roles r where r.id = ${id}::uuid ${lock}`);
  return inTableOrder(rows[0] ?? notFound('Role'));
}

/** The role, where it is one for such an account. @throws ServiceError 404, 422 at `role_id` */
export async function roleFor(tx: Database, id: string, account: { kind: AccountKind; of: OrganisationKind }) {
  const role = await lockRole(tx, id, 'read');
  requireFit(role, account);
  return role;
}

/** Why an account of this kind cannot follow the role, or null. */
export function unfitReason(role: Pick<Role, 'kind'>, { kind, of }: { kind: AccountKind; of: OrganisationKind }) {
  if (role.kind !== of)
    return role.kind === 'client' ? 'This role is for client companies.' : 'This role is the provider’s.';
  return of === 'client' && kind === 'admin' ? 'A company’s admin account has its own permissions, and no role.' : null;
}

export function requireFit(role: Pick<Role, 'kind'>, account: { kind: AccountKind; of: OrganisationKind }): void {
  const reason = unfitReason(role, account);
  if (reason) fail('INVALID', reason, { field: 'role_id' });
}

/** Refuses a role whose permissions changed since the caller chose it. @throws ServiceError 422 at `role_id` */
export function refuseOtherFlags(role: Role, flags: readonly Permission[]): void {
  if (JSON.stringify(inOrder(flags)) === JSON.stringify(role.permissions)) return;
  fail('INVALID', 'This role holds other permissions now. Choose it again.', { field: 'role_id' });
}
