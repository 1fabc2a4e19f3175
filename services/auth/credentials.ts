import { eq, sql } from 'drizzle-orm';
import { organisations } from '../companies/companies.schema.ts';
import type { Database } from '../database/database.ts';
import { accounts } from './auth.schema.ts';
import { decoyHash, isPassword } from './passwords.ts';

/**
 * The account of a username and password, or nothing. A wrong name, a wrong password, a deactivated account and a
 * disabled organisation take the same time and get the same answer.
 */
export async function findByCredentials(db: Database, username: string, password: string) {
  const [found] = await db
    .select({
      accountId: accounts.id,
      orgId: accounts.orgId,
      name: sql<string>`coalesce(nullif(${accounts.contactPerson}, ''), ${accounts.username})`,
      passwordHash: accounts.passwordHash,
      mayEnter: sql<boolean>`${accounts.active} and ${organisations.enable}`,
    })
    .from(accounts)
    .innerJoin(organisations, eq(organisations.id, accounts.orgId))
    .where(sql`lower(${accounts.username}) = lower(${username})`);
  const isRight = await isPassword(password, found?.passwordHash ?? (await decoyHash()));
  return found?.mayEnter && isRight ? found : null;
}
