import { eq, sql } from 'drizzle-orm';
import { organisations } from '../../companies/companies.tables.ts';
import type { Database } from '../../database/database.ts';
import type { Addressee } from '../accounts/account-mails.ts';
import { accounts } from '../auth.tables.ts';
import { decoyHash, isPassword } from '../passwords/passwords.ts';

/** Columns that a sign-in needs; the organisation is joined. */
export const enteringColumns = {
  accountId: accounts.id,
  orgId: accounts.orgId,
  name: sql<string>`coalesce(nullif(${accounts.contactPerson}, ''), ${accounts.username})`,
  username: accounts.username,
  email: accounts.email,
  passwordHash: accounts.passwordHash,
  mayEnter: sql<boolean>`${accounts.active} and ${organisations.enable}`,
};

/** Whom a mail of the account is for. */
export async function addresseeOf(db: Database, id: string): Promise<Addressee> {
  const { accountId, orgId, name, username, email } = enteringColumns;
  const [found] = await db
    .select({ accountId, orgId, name, username, email })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (!found) throw new Error('The account is gone.');
  return found;
}

/** The account that a username names, whatever its capitals, or nothing. */
export async function findByUsername(db: Database, username: string) {
  const [found] = await db
    .select(enteringColumns)
    .from(accounts)
    .innerJoin(organisations, eq(organisations.id, accounts.orgId))
    .where(sql`lower(${accounts.username}) = lower(${username})`);
  return found ?? null;
}

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findByUsername>>>;

/**
 * True if the password opens the account. A wrong name, a wrong password, a deactivated account and a disabled
 * organisation take the same time.
 */
export async function mayEnter(found: FoundAccount | null, password: string): Promise<boolean> {
  const isRight = await isPassword(password, found?.passwordHash ?? (await decoyHash()));
  return isRight && found?.mayEnter === true;
}
