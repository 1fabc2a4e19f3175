import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { presetOf, startingPermissions } from '../../../machines/rules/access/account-presets.ts';
import { inOrder } from '../../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../../machines/rules/access/usable-permissions.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import { audit, auditAll } from '../../audit/audit.ts';
import type { Actor } from '../../audit/audit-event.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { nextStamp, refuseIfChanged } from '../../shared/http/edit-conflict.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { insertMany } from '../../shared/sql/insert-many.ts';
import { accountPermissions, accounts } from '../auth.tables.ts';
import { decoyHash } from '../passwords/passwords.ts';
import { lockRole, type Role, refuseOtherFlags, requireFit, roleFor } from '../roles/role-records.ts';
import { trustedFrom } from '../sessions/address-trust.ts';
import {
  findOrganisation,
  requireAdministrator,
  requireCover,
  requireHeld,
  requireManagement,
  requireUsable,
} from './account-access.ts';
import { type AccountDetails, checkedDetails } from './account-details.ts';
import { writeAddressNotice } from './account-mails.ts';
import { type AccountPath, lockAccount } from './account-records.ts';
import type { Account } from './accounts.routes.ts';
import { forgetMailed, invite } from './invitations.ts';

export const USERNAME_TAKEN = 'This username is taken.';

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

/** @throws ServiceError 409 at `username` where it is taken, 403 at `permissions` for a flag that the caller does not hold */
export async function addAccount(
  { db, now: clock, portal }: Deps,
  caller: Caller,
  input: {
    orgId: string;
    kind: AccountKind;
    permissions?: readonly Permission[] | undefined;
    role_id?: string | undefined;
  } & Required<AccountDetails>,
): Promise<string> {
  const { orgId, kind } = input;
  requireManagement(caller, orgId, kind);
  const { username, contact_person, phone, email } = checkedDetails(input);
  const organisation = await findOrganisation(db, orgId);
  const now = clock();
  const added = db.transaction(async (tx) => {
    const role = input.role_id ? await roleFor(tx, input.role_id, { kind, of: organisation.kind }) : null;
    if (role && input.permissions) refuseOtherFlags(role, input.permissions);
    const permissions = firstPermissions(caller, organisation.kind, {
      ...input,
      ...(role && { permissions: role.permissions }),
    });
    const roleId = role?.role_id ?? null;
    const account = { orgId, kind, username, contact_person, phone, email, permissions, roleId };
    const [id] = await insertAccounts(tx, caller, [account], { now, importId: null });
    const accountId = defined(id);
    await invite(tx, portal, { accountId, orgId, name: contact_person || username, username, email }, now);
    return accountId;
  });
  return added.catch(refuseIfTaken);
}

export interface NewAccount {
  readonly orgId: string;
  readonly kind: AccountKind;
  readonly username: string;
  readonly contact_person: string;
  readonly phone: string | null;
  readonly email: string;
  readonly permissions: readonly Permission[];
  /** The role that they come from. */
  readonly roleId: string | null;
}

/** Inserts accounts, whose details are clean, without any mail. @returns their ids, in the same order */
export async function insertAccounts(
  tx: Database,
  actor: Actor,
  wanted: readonly NewAccount[],
  { now, importId }: { now: Date; importId: string | null },
): Promise<string[]> {
  const passwordHash = await decoyHash();
  const made = wanted.map((account) => ({ ...account, id: uuidv7() }));
  await insertMany(made, (some) =>
    tx.insert(accounts).values(
      some.map(({ id, orgId, kind, username, contact_person: contactPerson, phone, email, roleId }) => ({
        id,
        orgId,
        kind,
        username,
        contactPerson,
        phone,
        email,
        roleId,
        passwordHash,
        importId,
        emailTrustedFrom: trustedFrom(now),
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );
  await insertMany(made, (some) =>
    tx
      .insert(accountPermissions)
      .values(some.map(({ orgId, id, permissions }) => ({ orgId, accountId: id, permissions: [...permissions] }))),
  );
  const events = made.map(({ id, orgId: org, kind, username, contact_person, phone, email, permissions }) => ({
    ...eventOf('added', id, now),
    after: { kind, org, username, contact_person, phone, email, permissions },
  }));
  await auditAll(tx, actor, events);
  return made.map(({ id }) => id);
}

/** First flags of an account. @throws ServiceError 422 if its organisation has none, 422 or 403 at `permissions` */
export function firstPermissions(
  caller: Caller,
  of: OrganisationKind,
  input: { kind: AccountKind; permissions?: readonly Permission[] | undefined },
): readonly Permission[] {
  if (of === 'provider' && input.kind !== 'admin') {
    fail('INVALID', 'The provider’s accounts are admin accounts; client and booking accounts belong to a company.');
  }
  if (of === 'provider' && input.permissions === undefined) {
    fail('INVALID', 'An administrator of the provider starts with a role or with permissions that were chosen.', {
      field: 'permissions',
    });
  }
  const isCompanyAdmin = input.kind === 'admin' && of === 'client';
  const permissions = inOrder(input.permissions ?? startingPermissions(caller.permissions, input.kind, of));
  requireUsable(of, permissions);
  if (isCompanyAdmin && permissions.length < presetOf(input.kind, of).length) {
    fail('INVALID', 'A company’s admin account starts with every permission of its company.', { field: 'permissions' });
  }
  requireHeld(caller, permissions);
  return permissions;
}

/** @throws ServiceError 409 EDIT_CONFLICT with the present account, and as `addAccount` */
export async function changeAccount(
  { db, now: clock, portal }: Deps,
  caller: Caller,
  path: AccountPath,
  change: {
    seen: string | undefined;
    mayBeLast: boolean;
    wanted: AccountDetails & { active?: boolean; permissions?: readonly Permission[]; role_id?: string | null };
  },
): Promise<Account> {
  const now = clock();
  const { active, permissions, role_id: roleId, ...details } = change.wanted;
  const changed = db.transaction(async (tx) => {
    // Roles before accounts, in the same order as a change of a role.
    const wantedRole = roleId ? await lockRole(tx, roleId, 'read') : null;
    const present = await lockAccount(tx, caller, path, now);
    const { account_id: id, org_id: orgId } = present;
    const edit = { what: 'account', id, caller, now };
    if (change.seen !== undefined) await refuseIfChanged(tx, present, { ...edit, seen: change.seen });
    const { kind: of } = await findOrganisation(tx, orgId);
    if (wantedRole) requireFit(wantedRole, { kind: present.kind, of });
    if (wantedRole && permissions) refuseOtherFlags(wantedRole, permissions);
    const after = {
      ...present,
      ...checkedDetails(details),
      active: active ?? present.active,
      ...permissionsAfter(present, { role: wantedRole, isDetached: roleId === null, permissions }),
    };
    const fields = (['username', 'contact_person', 'phone', 'email', 'active', 'permissions', 'role'] as const).filter(
      (field) => JSON.stringify(after[field]) !== JSON.stringify(present[field]),
    );
    if (fields.length === 0) return present;
    requireUsable(of, after.permissions);
    requireHeld(
      caller,
      after.permissions.filter((flag) => !present.permissions.includes(flag)),
    );
    const isTaken = present.permissions.some((flag) => !after.permissions.includes(flag));
    if (isTaken) requireCover(caller, present.permissions, 'permissions');
    const takesOver = (['email', 'username', 'active'] as const).find((field) => fields.includes(field));
    if (takesOver) requireCover(caller, present.permissions, takesOver);
    if (!after.active && id === caller.accountId) refuseOwn('deactivated', 'active');
    const isMoved = fields.includes('email');
    if (isMoved && id === caller.accountId) refuseOwnAddress();
    await requireAdministrator(tx, { ...present, id, orgId }, after, { caller, mayBeLast: change.mayBeLast });
    const { username, contact_person: contactPerson, phone, email } = after;
    await tx
      .update(accounts)
      .set({
        username,
        contactPerson,
        phone,
        email,
        ...(isMoved && { emailTrustedFrom: trustedFrom(now) }),
        active: after.active,
        roleId: after.role_id,
        updatedAt: nextStamp(present.updated_at, now),
      })
      .where(eq(accounts.id, id));
    await tx
      .insert(accountPermissions)
      .values({ orgId, accountId: id, permissions: after.permissions })
      .onConflictDoUpdate({
        target: [accountPermissions.accountId, accountPermissions.orgId],
        set: { permissions: after.permissions },
      });
    if (isMoved) {
      await forgetMailed(tx, id);
      const holder = { accountId: id, orgId, name: after.contact_person || username, username };
      if (present.invited) await invite(tx, portal, { ...holder, email }, now);
      if (!present.awaits_invitation) {
        await writeAddressNotice(tx, portal, { ...holder, email: present.email }, { trusted: trustedFrom(now), now });
      }
    }
    const only = (account: Account) => Object.fromEntries(fields.map((field) => [field, account[field]]));
    await audit(tx, caller, { ...eventOf('updated', id, now), before: only(present), after: only(after) });
    return lockAccount(tx, caller, path, now);
  });
  return changed.catch(refuseIfTaken);
}

/** Flags that are changed by hand are the account's own from then on. */
function permissionsAfter(
  present: Account,
  {
    role,
    isDetached,
    permissions,
  }: { role: Role | null; isDetached: boolean; permissions: readonly Permission[] | undefined },
) {
  if (role) return { permissions: [...role.permissions], role_id: role.role_id, role: role.name };
  const wanted = [...inOrder(permissions ?? present.permissions)];
  const isOwn = isDetached || JSON.stringify(wanted) !== JSON.stringify(present.permissions);
  return { permissions: wanted, ...(isOwn && { role_id: null, role: null }) };
}

/** The account's past actions stay, under its name; it can do nothing more. */
export async function deleteAccount(
  { db, now: clock }: Deps,
  caller: Caller,
  path: AccountPath,
  { mayBeLast }: { mayBeLast: boolean },
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const present = await lockAccount(tx, caller, path, now);
    const { account_id: id, org_id: orgId, kind, username, contact_person, email, permissions } = present;
    if (id === caller.accountId) refuseOwn('deleted');
    requireCover(caller, permissions);
    await requireAdministrator(tx, { ...present, id, orgId }, null, { caller, mayBeLast });
    await tx.delete(accounts).where(eq(accounts.id, id));
    const before = { kind, org: orgId, username, contact_person, email, permissions };
    await audit(tx, caller, { ...eventOf('deleted', id, now), before });
  });
}

export async function inviteAgain({ db, now: clock, portal }: Deps, caller: Caller, path: AccountPath): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const {
      account_id: accountId,
      org_id: orgId,
      username,
      contact_person,
      email,
    } = await lockAccount(tx, caller, path, now);
    await invite(tx, portal, { accountId, orgId, name: contact_person || username, username, email }, now);
    await audit(tx, caller, eventOf('invited', accountId, now));
  });
}

function refuseIfTaken(thrown: unknown): never {
  if (isDuplicate(thrown, 'accounts_username_key')) fail('DUPLICATE', USERNAME_TAKEN, { field: 'username' });
  throw thrown;
}

function refuseOwnAddress(): never {
  const words = 'Change the email address of your own account under My Account: it asks for your password.';
  fail('OWN_ACCOUNT', words, { field: 'email' });
}

const refuseOwn = (what: string, field?: string): never =>
  fail('OWN_ACCOUNT', `The account you are signed in with cannot be ${what} by itself.`, { field });

const eventOf = (verb: string, id: string, at: Date) => ({
  action: `account.${verb}`,
  entity: 'account',
  entityId: id,
  at,
});
