import { eq } from 'drizzle-orm';
import { emailMessage } from '../../machines/rules/email.ts';
import { phoneMessage } from '../../machines/rules/phone.ts';
import { type Message, requiredMessage } from '../../machines/rules/required.ts';
import type { Caller } from '../access/caller.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../errors.ts';
import type { PortalFacts } from '../service.ts';
import type { OwnAccount } from './account.routes.ts';
import { writeChangeNotice } from './account-mails.ts';
import { accounts, resetTokens } from './auth.schema.ts';

/** What is not there stays as it is. */
export interface OwnAccountChange {
  readonly contact_person?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Changes the caller's contact details. A new email address voids the links mailed to the old one, which is told of it.
 * @throws Refusal 400 with the field that breaks its rule
 */
export async function updateAccount(
  { db, now: clock, portal }: { db: Database; now: () => Date; portal: PortalFacts },
  caller: Caller,
  change: OwnAccountChange,
): Promise<OwnAccount> {
  const wanted = checked(change);
  const now = clock();
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, caller.accountId)).for('update');
    if (!account) throw new Error('The account of an open session is gone.');
    const { id, orgId, username } = account;
    const before = { contact_person: account.contactPerson, phone: account.phone, email: account.email };
    const after = { ...before, ...wanted };
    const changed = keysOf(after).filter((field) => after[field] !== before[field]);
    if (changed.length > 0) {
      const { contact_person: contactPerson, phone, email } = after;
      await tx.update(accounts).set({ contactPerson, phone, email, updatedAt: now }).where(eq(accounts.id, id));
      await audit(tx, caller, {
        ...{ action: 'account.updated', entity: 'account', entityId: id, at: now },
        before: only(before, changed),
        after: only(after, changed),
      });
    }
    if (changed.includes('email')) {
      await tx.delete(resetTokens).where(eq(resetTokens.accountId, id));
      const old = { accountId: id, orgId, name: caller.name, username, email: before.email };
      await writeChangeNotice(tx, portal, old, 'email address', now);
    }
    return { account_id: id, ...after };
  });
}

type Details = Omit<OwnAccount, 'account_id'>;

function checked({ contact_person, phone, email }: OwnAccountChange): Partial<Details> {
  if (contact_person !== undefined) require('contact_person', requiredMessage(contact_person));
  if (phone !== undefined) require('phone', phoneMessage(phone));
  if (email !== undefined) require('email', requiredMessage(email) ?? emailMessage(email));
  return {
    ...(contact_person !== undefined && { contact_person: oneLine(contact_person) }),
    ...(phone !== undefined && { phone: oneLine(phone) || null }),
    ...(email !== undefined && { email: email.trim() }),
  };
}

function require(field: keyof Details, message: Message): void {
  if (message !== null) refuse(400, 'BAD_REQUEST', message, field);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const keysOf = (details: Details) =>
  ['contact_person', 'phone', 'email'].filter((key): key is keyof Details => key in details);

const only = (details: Details, fields: readonly (keyof Details)[]) =>
  Object.fromEntries(fields.map((field) => [field, details[field]]));
