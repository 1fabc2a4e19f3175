import { eq } from 'drizzle-orm';
import { emailMessage, readEmail } from '../../../machines/rules/contact/email.ts';
import { formatPhone, phoneMessage } from '../../../machines/rules/contact/phone.ts';
import { cleanLine } from '../../../machines/rules/text/clean-text.ts';
import { type FieldMessage, requiredMessage } from '../../../machines/rules/text/required.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { writeAddressNotice } from '../accounts/account-mails.ts';
import { forgetMailed } from '../accounts/invitations.ts';
import { accounts } from '../auth.tables.ts';
import { shownTrust, trustedFrom } from '../sessions/address-trust.ts';
import { isProven } from '../sessions/devices.ts';
import type { OwnAccount } from './account.routes.ts';

/** Omitted details stay as they are. */
export interface OwnAccountChange {
  readonly contact_person?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

interface Proof {
  /** Asked for where the email address changes. @throws ServiceError where it is wrong or missing */
  readonly requirePassword: () => Promise<void>;
  readonly deviceId: string | undefined;
}

/**
 * Changes the caller's contact details. A new email address requires the password, voids what was mailed to the old
 * one, which gets a notice, and waits a day for one-time passwords, unless a registered device made the change.
 * @throws ServiceError 400 with the field that breaks its rule
 */
export async function updateAccount(
  { db, now: clock, portal }: Deps,
  caller: Caller,
  change: OwnAccountChange,
  { requirePassword, deviceId }: Proof,
): Promise<OwnAccount> {
  const wanted = checked(change);
  const now = clock();
  const isProved = wanted.email !== undefined && wanted.email !== (await emailOf(db, caller));
  if (isProved) await requirePassword();
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, caller.accountId)).for('update');
    if (!account) throw new Error('The account of an open session is gone.');
    const { id, orgId, username } = account;
    const before = { contact_person: account.contactPerson, phone: account.phone, email: account.email };
    const after = { ...before, ...wanted };
    const changed = keysOf(after).filter((field) => after[field] !== before[field]);
    const isMoved = changed.includes('email');
    // Another tab or an administrator changed it in between: what was typed here was compared with an older one.
    if (isMoved && !isProved)
      fail('CONFLICT', 'Your email address has just been changed. Try again.', { field: 'email' });
    const isTrusted = deviceId !== undefined && (await isProven(tx, caller, deviceId, now));
    const trusted = isMoved ? (isTrusted ? null : trustedFrom(now)) : account.emailTrustedFrom;
    if (changed.length > 0) {
      const { contact_person: contactPerson, phone, email } = after;
      const values = { contactPerson, phone, email, emailTrustedFrom: trusted, updatedAt: now };
      await tx.update(accounts).set(values).where(eq(accounts.id, id));
      await audit(tx, caller, {
        action: 'account.updated',
        entity: 'account',
        entityId: id,
        at: now,
        before: only(before, changed),
        after: only(after, changed),
      });
    }
    if (isMoved) {
      await forgetMailed(tx, id);
      const old = { accountId: id, orgId, name: caller.name, username, email: before.email };
      await writeAddressNotice(tx, portal, old, { trusted, now });
    }
    return { account_id: id, ...after, email_trusted_from: shownTrust(trusted, now) };
  });
}

/** Ends the wait of a new address, from a device that the account registered before. @throws ServiceError 409 */
export async function confirmEmail(
  { db, now: clock }: Deps,
  caller: Caller,
  { deviceId, address }: { deviceId: string | undefined; address: string },
): Promise<OwnAccount> {
  const now = clock();
  return db.transaction(async (tx) => {
    if (deviceId === undefined || !(await isProven(tx, caller, deviceId, now))) {
      fail('DEVICE_NOT_REGISTERED', 'Only a device that you registered before can confirm the address.');
    }
    const [account] = await tx
      .update(accounts)
      .set({ emailTrustedFrom: null })
      .where(eq(accounts.id, caller.accountId))
      .returning();
    if (!account) throw new Error('The account of an open session is gone.');
    const { id, contactPerson: contact_person, phone, email } = account;
    const event = { action: 'account.email-confirmed', entity: 'account', entityId: id, at: now };
    await audit(tx, caller, { ...event, after: { email }, address });
    return { account_id: id, contact_person, phone, email, email_trusted_from: null };
  });
}

async function emailOf(db: Database, { accountId }: Caller): Promise<string | undefined> {
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return account?.email;
}

type Details = Omit<OwnAccount, 'account_id' | 'email_trusted_from'>;

function checked({ contact_person, phone, email }: OwnAccountChange): Partial<Details> {
  if (contact_person !== undefined) require('contact_person', requiredMessage(contact_person));
  if (phone !== undefined) require('phone', phoneMessage(phone));
  if (email !== undefined) require('email', requiredMessage(email) ?? emailMessage(email));
  return {
    ...(contact_person !== undefined && { contact_person: cleanLine(contact_person) }),
    ...(phone !== undefined && { phone: formatPhone(phone) || null }),
    ...(email !== undefined && { email: readEmail(email) }),
  };
}

function require(field: keyof Details, message: FieldMessage): void {
  if (message !== null) fail('BAD_REQUEST', message, { field });
}

const keysOf = (details: Details) =>
  ['contact_person', 'phone', 'email'].filter((key): key is keyof Details => key in details);

const only = (details: Details, fields: readonly (keyof Details)[]) =>
  Object.fromEntries(fields.map((field) => [field, details[field]]));
