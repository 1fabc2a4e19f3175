import { sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { findOrganisation } from '../accounts/account-access.ts';
import { insertAccounts } from '../accounts/accounts.ts';
import { lockRole } from '../roles/role-records.ts';
import { newKind, type StoredProvider } from './connections.ts';
import { domainOf, ownDomains } from './domains.ts';
import { linkedSubjects } from './identity-providers.tables.ts';

/** The claims of the provider about a person. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

interface Company {
  readonly orgId: string;
  readonly companyName: string;
}

interface Found extends Record<string, unknown> {
  id: string;
  active: boolean;
}

const refuseSignIn = (words: string): never => fail('SIGN_IN_REFUSED', words);

/**
 * Finds the account of a person: by the linked subject, at the first sign-in by the email, or a new account.
 * @throws ServiceError SIGN_IN_REFUSED with the reason
 */
export async function accountOf(
  tx: Database,
  provider: StoredProvider,
  company: Company,
  person: Person,
  now: Date,
): Promise<string> {
  const { orgId, companyName } = company;
  const { issuer, subject, email } = person;
  const { rows } = await tx.execute<Found>(sql`
    select a.id, a.active from auth.linked_subjects l join auth.accounts a on a.id = l.account_id
    where l.org_id = ${orgId}::uuid and l.issuer = ${issuer} and l.subject = ${subject} and a.org_id = l.org_id`);
  const linked = rows[0];
  if (linked) return linked.active ? linked.id : refuseDeactivated();
  await requireOwnEmail(tx, company, person);
  const existing = await byEmail(tx, orgId, email);
  const account = existing ?? (await created(tx, provider, company, person, now));
  if (!account.active) refuseDeactivated();
  const values = { orgId, issuer, subject, accountId: account.id, createdAt: now };
  const linking = tx.transaction((inner) => inner.insert(linkedSubjects).values(values));
  await linking.catch((thrown: unknown) => {
    if (!isDuplicate(thrown, 'linked_subjects_account_key')) throw thrown;
    refuseSignIn(
      `The account of ${email} belongs to another person of ${companyName}’s sign-in. Ask your administrator.`,
    );
  });
  const actor = { orgId, name: person.name || email, accountId: account.id };
  const event = { action: 'account.linked', entity: 'account', entityId: account.id, at: now };
  await audit(tx, actor, { ...event, after: { issuer, subject, email } });
  return account.id;
}

export const refuseDeactivated = (): never => refuseSignIn('Your account is deactivated. Ask your administrator.');

async function requireOwnEmail(tx: Database, { orgId, companyName }: Company, { email, isEmailVerified }: Person) {
  const domain = domainOf(email);
  if (domain === null) refuseSignIn(`${companyName}’s sign-in did not say your email address. Ask your IT department.`);
  if (!isEmailVerified) {
    refuseSignIn(`${companyName}’s sign-in does not say that ${email} is verified. Ask your IT department.`);
  }
  const own = await ownDomains(tx, orgId);
  if (!own.some((one) => one.domain === domain && one.verified_at !== null)) {
    refuseSignIn(`${email} is not at an email domain that ${companyName} has verified here.`);
  }
}

/** The company's account with this email. Accounts of other companies do not count. */
async function byEmail(tx: Database, orgId: string, email: string): Promise<Found | null> {
  const { rows } = await tx.execute<Found>(sql`
    select a.id, a.active from auth.accounts a
    where a.org_id = ${orgId}::uuid and lower(a.email) = lower(${email}) limit 2`);
  if (rows.length > 1)
    refuseSignIn(`Several accounts have the email ${email}. Ask your administrator to give each its own.`);
  return rows[0] ?? null;
}

async function created(
  tx: Database,
  provider: StoredProvider,
  { orgId, companyName }: Company,
  { email, name }: Person,
  now: Date,
): Promise<Found> {
  if (!provider.allows_new_accounts || provider.role_id === null) {
    refuseSignIn(`There is no account for ${email} at ${companyName}. Ask your administrator for one.`);
  }
  const [role, { kind }] = [await lockRole(tx, provider.role_id ?? '', 'read'), await findOrganisation(tx, orgId)];
  const account = {
    orgId,
    kind: newKind(kind),
    username: email,
    contact_person: name || email,
    phone: null,
    email,
    permissions: role.permissions,
    roleId: role.role_id,
  } as const;
  const actor = { orgId, name: `${companyName}’s sign-in` };
  const adding = tx.transaction((inner) => insertAccounts(inner, actor, [account], { now, importId: null }));
  const [id = ''] = await adding.catch((thrown: unknown) => {
    if (!isDuplicate(thrown, 'accounts_username_key')) throw thrown;
    return refuseSignIn(`The username ${email} is taken. Ask your administrator for an account.`);
  });
  return { id, active: true };
}
