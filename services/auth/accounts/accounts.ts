import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { coversAll, inOrder } from '../../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../../machines/rules/access/usable-permissions.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { nextStamp, refuseIfChanged } from '../../shared/http/edit-conflict.ts';
import { fail } from '../../shared/http/errors.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import { accountPermissions, accounts } from '../auth.tables.ts';
import { decoyHash } from '../passwords/passwords.ts';
import { trustedFrom } from '../sessions/address-trust.ts';
import {
  findOrganisation,
  keepAnAdministrator,
  requireCover,
  requireHeld,
  requireManagement,
  requireUsable,
} from './account-access.ts';
import { type AccountDetails, checkedDetails } from './account-details.ts';
import { writeAddressNotice } from './account-mails.ts';
import { type Account, type AccountPath, lockAccount } from './account-records.ts';
import { forgetMailed, invite } from './invitations.ts';
import { presets } from './presets.ts';

interface Deps {
  readonly db: Database;
  readonly now: () => Date;
  readonly portal: PortalFacts;
}

const presetOf = (kind: AccountKind, of: OrganisationKind): readonly Permission[] => {
  if (kind === 'admin') return of === 'provider' ? presets.admin : presets.companyAdmin;
  return kind === 'client' ? presets.manager : presets.booker;
};

/** @throws ServiceError 409 at `username` where it is taken, 403 at `permissions` for a flag that the caller does not hold */
export async function addAccount(
  { db, now: clock, portal }: Deps,
  caller: Caller,
  input: {
    orgId: string;
    kind: AccountKind;
    permissions?: readonly Permission[] | undefined;
  } & Required<AccountDetails>,
): Promise<string> {
  const { orgId, kind } = input;
  requireManagement(caller, orgId, kind);
  const { username, contact_person, phone, email } = checkedDetails(input);
  const organisation = await findOrganisation(db, orgId);
  if (organisation.kind === 'provider' && kind !== 'admin') {
    fail('INVALID', 'The provider’s accounts are admin accounts; client and booking accounts belong to a company.');
  }
  const permissions = firstPermissions(caller, organisation.kind, input);
  const [now, passwordHash] = [clock(), await decoyHash()];
  const added = db.transaction(async (tx) => {
    const id = uuidv7();
    await tx.insert(accounts).values({
      ...{ id, orgId, kind, username, email, phone, passwordHash, createdAt: now, updatedAt: now },
      ...{ contactPerson: contact_person, emailTrustedFrom: trustedFrom(now) },
    });
    await tx.insert(accountPermissions).values({ orgId, accountId: id, permissions: [...permissions] });
    await invite(tx, portal, { accountId: id, orgId, name: contact_person || username, username, email }, now);
    const after = { kind, org: orgId, username, contact_person, phone, email, permissions };
    await audit(tx, caller, { ...eventOf('added', id, now), after });
    return id;
  });
  return added.catch(refuseIfTaken);
}

/** @throws ServiceError 422 or 403 at `permissions` */
function firstPermissions(
  caller: Caller,
  of: OrganisationKind,
  input: { kind: AccountKind; permissions?: readonly Permission[] | undefined },
): readonly Permission[] {
  const preset = presetOf(input.kind, of);
  const isCompanyAdmin = input.kind === 'admin' && of === 'client';
  const isHeld = (flag: Permission) => coversAll(caller.permissions, [flag]);
  const permissions = inOrder(input.permissions ?? (isCompanyAdmin ? preset : preset.filter(isHeld)));
  requireUsable(of, permissions);
  if (isCompanyAdmin && permissions.length < preset.length) {
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
    wanted: AccountDetails & { active?: boolean; permissions?: readonly Permission[] };
  },
): Promise<Account> {
  const now = clock();
  const { active, permissions, ...details } = change.wanted;
  const changed = db.transaction(async (tx) => {
    const present = await lockAccount(tx, caller, path, now);
    const { account_id: id, org_id: orgId } = present;
    const edit = { what: 'account', id, caller, now };
    if (change.seen !== undefined) await refuseIfChanged(tx, present, { ...edit, seen: change.seen });
    const after = {
      ...present,
      ...checkedDetails(details),
      active: active ?? present.active,
      permissions: [...inOrder(permissions ?? present.permissions)],
    };
    const fields = (['username', 'contact_person', 'phone', 'email', 'active', 'permissions'] as const).filter(
      (field) => JSON.stringify(after[field]) !== JSON.stringify(present[field]),
    );
    if (fields.length === 0) return present;
    requireUsable((await findOrganisation(tx, orgId)).kind, after.permissions);
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
    await keepAnAdministrator(tx, { ...present, id, orgId }, after);
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
      await writeAddressNotice(tx, portal, { ...holder, email: present.email }, { trusted: trustedFrom(now), now });
    }
    const only = (account: Account) => Object.fromEntries(fields.map((field) => [field, account[field]]));
    await audit(tx, caller, { ...eventOf('updated', id, now), before: only(present), after: only(after) });
    return lockAccount(tx, caller, path, now);
  });
  return changed.catch(refuseIfTaken);
}

/** What the account did stays, under its name; it can do nothing more. */
export async function deleteAccount({ db, now: clock }: Deps, caller: Caller, path: AccountPath): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const present = await lockAccount(tx, caller, path, now);
    const { account_id: id, org_id: orgId, kind, username, contact_person, email, permissions } = present;
    if (id === caller.accountId) refuseOwn('deleted');
    requireCover(caller, permissions);
    await keepAnAdministrator(tx, { ...present, id, orgId }, null);
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
  if (isDuplicate(thrown, 'accounts_username_key')) fail('DUPLICATE', 'This username is taken.', { field: 'username' });
  throw thrown;
}

function refuseOwnAddress(): never {
  const words = 'Change the email address of your own account under My Account: it asks for your password.';
  fail('OWN_ACCOUNT', words, { field: 'email' });
}

const refuseOwn = (what: string, field?: string): never =>
  fail('OWN_ACCOUNT', `The account you are signed in with cannot be ${what} by itself.`, { field });

const eventOf = (verb: string, id: string, at: Date) => ({
  ...{ action: `account.${verb}`, entity: 'account', entityId: id, at },
});
