import { uuidv7 } from 'uuidv7';
import { allowedValues } from '../../../services/access/found-caller.ts';
import { accessRule } from '../../../services/access/operations.ts';
import { accountPermissions, accounts, sessions } from '../../../services/auth/auth.tables.ts';
import { organisations } from '../../../services/companies/companies.tables.ts';
import type { Database } from '../../../services/database/database.ts';

/** A company and a signed-in account of it that may book: the caller of a statement that checks its caller itself. */
export async function addBooker(db: Database, now: Date) {
  const [orgId, accountId, sessionId] = [uuidv7(), uuidv7(), uuidv7()];
  const stamps = { createdAt: now, updatedAt: now };
  await db.insert(organisations).values({ id: orgId, kind: 'client', companyName: `Company ${orgId}`, ...stamps });
  await db.insert(accounts).values({
    id: accountId,
    orgId,
    kind: 'booking',
    username: accountId,
    email: `${accountId}@home.example`,
    passwordHash: '',
    ...stamps,
  });
  await db.insert(accountPermissions).values({ orgId, accountId, permissions: ['make_bookings'] });
  const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
  await db.insert(sessions).values({ id: sessionId, accountId, orgId, createdAt: now, expiresAt });
  const claims = { accountId, orgId, sessionId, expiresAt: expiresAt.getTime() / 1000 };
  return { accountId, orgId, values: allowedValues(accessRule('reserveSlot'), claims, now) };
}
