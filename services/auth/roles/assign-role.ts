import { sql } from 'drizzle-orm';
import { coversAll } from '../../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { Caller } from '../../access/caller.ts';
import { auditAll } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import {
  findOrganisation,
  lockAdministrators,
  requireHeld,
  requireUsable,
  visibleKinds,
} from '../accounts/account-access.ts';
import { lockAccounts } from '../accounts/account-records.ts';
import type { Account } from '../accounts/accounts.routes.ts';
import { lockRole, type Role, unfitReason } from './role-records.ts';
import { requireProviderAdministrator, writePermissions } from './role-writes.ts';

/** An account as the caller saw it when choosing it. */
export interface ExpectedAccount {
  readonly account_id: string;
  readonly updated_at: string;
}

const MAX_NAMED = 3;

/**
 * Accounts of one organisation follow a role from now on, all of them or none.
 * @returns how many
 * @throws ServiceError 404 for an unknown role or account, 403 at `permissions` for a flag that the caller does not hold,
 * 422 with the names of those that cannot follow it, 409 LAST_ADMINISTRATOR
 */
export function assignRole(
  { db, now: clock }: Pick<ServiceDeps, 'db' | 'now'>,
  caller: Caller,
  { orgId, roleId, accounts: seen }: { orgId: string; roleId: string; accounts: readonly ExpectedAccount[] },
): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const kinds = visibleKinds(caller, orgId);
    const { kind: of } = await findOrganisation(tx, orgId);
    const role = await lockRole(tx, roleId, 'read');
    if (kinds.includes('admin')) await lockAdministrators(tx, orgId);
    const ids = [...new Set(seen.map(({ account_id }) => account_id))];
    const found = await lockAccounts(tx, caller, { orgId, ids, kinds, of }, now);
    if (found.length < ids.length) notFound('Account');
    requireUsable(of, role.permissions);
    const gained = role.permissions.filter((flag) => found.some(({ permissions }) => !permissions.includes(flag)));
    requireHeld(caller, gained);
    const stamps = new Map(seen.map(({ account_id, updated_at }) => [account_id, Date.parse(updated_at)]));
    refuseUnfit(found, (account) => {
      if (stamps.get(account.account_id) !== Date.parse(account.updated_at)) return 'It was changed meanwhile.';
      const isCovered = coversAll(caller.permissions, account.permissions);
      if (!isCovered && loses(account, role)) return 'This account may do more than yours.';
      return unfitReason(role, { kind: account.kind, of });
    });
    await tx.execute(sql`
      update auth.accounts set role_id = ${role.role_id}::uuid where id = any (${sql.param(ids)}::uuid[])`);
    await writePermissions(tx, ids, role.permissions, now);
    if (of === 'provider' && found.some((account) => loses(account, role)))
      await requireProviderAdministrator(tx, orgId);
    await auditAssigned(tx, caller, found, { role, now });
    return found.length;
  });
}

const loses = ({ permissions }: Account, role: Role) => permissions.some((flag) => !role.permissions.includes(flag));

/** @throws ServiceError 422 at `accounts` with the first names and their reasons */
function refuseUnfit(accounts: readonly Account[], reasonOf: (account: Account) => string | null): void {
  const refused = accounts.flatMap((account) => {
    const reason = reasonOf(account);
    return reason === null ? [] : [`${account.contact_person || account.username}: ${reason}`];
  });
  if (refused.length === 0) return;
  const more = refused.length - MAX_NAMED;
  const words = [...refused.slice(0, MAX_NAMED), ...(more > 0 ? [`And ${more} more.`] : [])];
  fail('INVALID', `Nothing was changed. ${words.join(' ')}`, { field: 'accounts' });
}

async function auditAssigned(
  tx: Database,
  caller: Caller,
  accounts: readonly Account[],
  { role, now }: { role: Role; now: Date },
): Promise<void> {
  const factsOf = (permissions: readonly Permission[], name: string | null) => ({ permissions, role: name });
  const events = accounts.map(({ account_id: entityId, permissions, role: before }) => ({
    action: 'account.updated',
    entity: 'account',
    entityId,
    at: now,
    before: factsOf(permissions, before),
    after: factsOf(role.permissions, role.name),
  }));
  await auditAll(tx, caller, events);
}
