import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { inOrder } from '../../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../../machines/rules/access/usable-permissions.ts';
import { type Caller, refuseForbidden } from '../../access/caller.ts';
import { audit, auditAll } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { nextStamp, refuseIfChanged } from '../../shared/http/edit-conflict.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { nameOf } from '../../shared/name.ts';
import { requireCover, requireHeld, requireUsable } from '../accounts/account-access.ts';
import { accountName } from '../accounts/account-records.ts';
import { roles } from '../auth.tables.ts';
import { lockRole, MAX_ROLES, type Role } from './role-records.ts';
import { requireAdministratorOfRole, writePermissions } from './role-writes.ts';

type Deps = Pick<ServiceDeps, 'db' | 'now'>;
type Facts = { name: string; permissions: readonly Permission[] };

/** Limit of the accounts named in the list of a role's followers. */
const MAX_NAMED = 50;

/** @throws ServiceError 409 at `name` where it is taken, 403 or 422 at `permissions`, 409 TOO_MANY */
export async function addRole(
  { db, now: clock }: Deps,
  caller: Caller,
  { kind, ...facts }: Facts & { kind: OrganisationKind },
): Promise<Role> {
  requireRoleManagement(caller, kind);
  const { name, permissions } = cleaned(facts);
  requireUsable(kind, permissions);
  requireHeld(caller, permissions);
  const [now, id] = [clock(), uuidv7()];
  const added = db.transaction(async (tx) => {
    await refuseTooMany(tx);
    await tx.insert(roles).values({ id, kind, name, permissions: [...permissions], createdAt: now, updatedAt: now });
    await audit(tx, caller, { ...eventOf('added', id, now), after: { kind, name, permissions } });
    return lockRole(tx, id, 'read');
  });
  return added.catch(refuseIfTaken);
}

/**
 * Changes a role and with it every account that follows it, from its next request on.
 * @throws ServiceError 409 EDIT_CONFLICT with the present role, 409 LAST_ADMINISTRATOR, and as `addRole`
 */
export async function changeRole(
  { db, now: clock }: Deps,
  caller: Caller,
  { id, seen, wanted }: { id: string; seen: string; wanted: Partial<Facts> },
): Promise<Role> {
  const now = clock();
  const changed = db.transaction(async (tx) => {
    const present = await lockRole(tx, id, 'change');
    requireRoleManagement(caller, present.kind);
    await refuseIfChanged(tx, present, { seen, what: 'role', id, caller, now });
    const after = cleaned({ ...present, ...wanted });
    const isOther = JSON.stringify(after.permissions) !== JSON.stringify(present.permissions);
    if (!isOther && after.name === present.name) return present;
    requireUsable(present.kind, after.permissions);
    requireHeld(
      caller,
      after.permissions.filter((flag) => !present.permissions.includes(flag)),
    );
    const isTaken = present.permissions.some((flag) => !after.permissions.includes(flag));
    if (isTaken) requireCover(caller, present.permissions, 'permissions');
    await tx.execute(sql`
      update auth.roles set name = ${after.name}, permissions = ${sql.param([...after.permissions])}::text[],
        updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz where id = ${id}::uuid`);
    const touched = isOther ? await followers(tx, id) : [];
    await writePermissions(tx, touched, after.permissions, now);
    if (isOther) await requireAdministratorOfRole(tx, caller, present, after.permissions);
    await audit(tx, caller, {
      ...eventOf('changed', id, now),
      before: factsOf(present),
      after: { ...factsOf(after), ...(isOther && { accounts_changed: touched.length }) },
    });
    const before = { permissions: present.permissions };
    const events = touched.map((entityId) => ({
      action: 'account.updated',
      entity: 'account',
      entityId,
      at: now,
      before,
      after: { permissions: after.permissions, role: after.name },
    }));
    await auditAll(tx, caller, events);
    return lockRole(tx, id, 'read');
  });
  return changed.catch(refuseIfTaken);
}

/** Accounts that followed it keep what they may do, as their own. */
export async function deleteRole({ db, now: clock }: Deps, caller: Caller, id: string): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const present = await lockRole(tx, id, 'change');
    requireRoleManagement(caller, present.kind);
    await tx.execute(sql`delete from auth.roles where id = ${id}::uuid`);
    await audit(tx, caller, { ...eventOf('deleted', id, now), before: factsOf(present) });
  });
}

/** Accounts that follow a role, by organisation and name: the first 50, and how many there are. */
export async function accountsOfRole(db: Database, caller: Caller, id: string) {
  requireRoleManagement(caller, (await lockRole(db, id, 'read')).kind);
  const { rows } = await db.execute<{ account_id: string; name: string; org_name: string; total: number }>(sql`
    select a.id as account_id, ${accountName} as name, o.company_name as org_name, (count(*) over ())::int as total
      from auth.accounts a join companies.organisations o on o.id = a.org_id
     where a.role_id = ${id}::uuid
     order by lower(o.company_name), lower(${accountName}), a.id limit ${MAX_NAMED}`);
  return {
    accounts: rows.map(({ account_id, name, org_name }) => ({ account_id, name, org_name })),
    total: rows[0]?.total ?? 0,
  };
}

/** The provider's roles are for who manages its administrators, those of companies for who manages their accounts. */
function requireRoleManagement(caller: Caller, kind: OrganisationKind): void {
  const needed = kind === 'provider' ? 'admin_accounts' : 'company_accounts';
  if (!caller.isProvider || !caller.permissions.has(needed)) refuseForbidden();
}

async function followers(tx: Database, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select a.id from auth.accounts a where a.role_id = ${id}::uuid order by a.id for update`,
  );
  return rows.map((row) => row.id);
}

async function refuseTooMany(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from auth.roles`);
  if ((rows[0]?.count ?? 0) >= MAX_ROLES) fail('TOO_MANY', `There are ${MAX_ROLES} roles already: delete one first.`);
}

const cleaned = ({ name, permissions }: Facts): Facts => ({
  name: nameOf(name, 'name'),
  permissions: inOrder(permissions),
});

const factsOf = ({ name, permissions }: Facts) => ({ name, permissions });

function refuseIfTaken(thrown: unknown): never {
  if (isDuplicate(thrown, 'roles_name_key'))
    fail('DUPLICATE', 'There is a role of this name already.', { field: 'name' });
  throw thrown;
}

const eventOf = (verb: string, id: string, at: Date) => ({
  action: `role.${verb}`,
  entity: 'role',
  entityId: id,
  at,
});
