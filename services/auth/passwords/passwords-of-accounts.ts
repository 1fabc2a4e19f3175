import { and, eq, gt, sql } from 'drizzle-orm';
import { passwordMessage } from '../../../machines/rules/account/password.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import { organisations } from '../../companies/companies.tables.ts';
import type { Database } from '../../database/database.ts';
import type { PortalFacts, ServiceDeps } from '../../shared/http/service-deps.ts';
import { hashOf, newToken } from '../../shared/secret-tokens.ts';
import { type Addressee, writeChangeNotice, writeResetMail } from '../accounts/account-mails.ts';
import { accounts, resetTokens } from '../auth.tables.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { weaknessMessage } from './weak-passwords.ts';

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

const linkMs = 60 * 60_000;

const holderColumns = {
  accountId: accounts.id,
  orgId: accounts.orgId,
  name: sql<string>`coalesce(nullif(${accounts.contactPerson}, ''), ${accounts.username})`,
  username: accounts.username,
  email: accounts.email,
};

/**
 * Mails a link to every account with this address that may sign in; a mail is for one account and names it.
 * @returns how many there were
 */
export async function sendResetLinks(
  { db, now: clock, portal }: Deps,
  email: string,
  address: string,
): Promise<number> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + linkMs);
  return db.transaction(async (tx) => {
    const holders = await tx
      .select(holderColumns)
      .from(accounts)
      .innerJoin(organisations, eq(organisations.id, accounts.orgId))
      .where(sql`lower(${accounts.email}) = lower(${email.trim()}) and ${accounts.active} and ${organisations.enable}`);
    for (const holder of holders) {
      const token = newToken();
      const { accountId } = holder;
      // Account before links, as everywhere here: one order of locks avoids deadlocks.
      await tx.insert(resetTokens).values({ hash: hashOf(token), accountId, issuedAt: now, expiresAt });
      await tx
        .delete(resetTokens)
        .where(
          sql`${resetTokens.accountId} = ${accountId} and ${resetTokens.expiresAt} <= ${now.toISOString()}::timestamptz`,
        );
      await writeResetMail(tx, portal, holder, { token, expiresAt, now });
      await audit(tx, holder, { ...event('password-forgotten', accountId, now), address });
    }
    return holders.length;
  });
}

/**
 * Sets a password by a mailed link, once: of two uses at the same moment one finds no link any more.
 * Ends every session of the account, and every other link.
 * @returns whose password it was
 */
export async function resetPassword(deps: Deps, token: string, password: string, address: string): Promise<Addressee> {
  requireGoodPassword(password);
  const { db, portal } = deps;
  const now = deps.now();
  const isLive = and(eq(resetTokens.hash, hashOf(token)), gt(resetTokens.expiresAt, now));
  // Without a link, no expensive hash is computed.
  const [link] = await db.select({ accountId: resetTokens.accountId }).from(resetTokens).where(isLive);
  if (!link) refuseLink();
  const owner = await findHolder(db, link.accountId);
  if (owner) await requireUncommon(password, owner, portal);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockAccount(tx, link.accountId);
    const used = await tx.delete(resetTokens).where(isLive).returning();
    const holder = await findHolder(tx, link.accountId);
    if (used.length === 0 || !holder) refuseLink();
    await setPassword(tx, holder.accountId, passwordHash, now);
    await endSessionsOf(tx, holder, 'password-reset', now);
    await audit(tx, holder, { ...event('password-reset', holder.accountId, now), address });
    await writeChangeNotice(tx, portal, holder, now);
    return holder;
  });
}

/**
 * Changes the caller's password; the caller's session is kept, every other one of the account ends.
 * @param presentHash of the password that the caller has proved
 */
export async function changePassword(
  { db, now: clock, portal }: Deps,
  caller: Caller,
  { presentHash, password, address }: { presentHash: string; password: string; address: string },
): Promise<void> {
  const present = await findHolder(db, caller.accountId);
  if (present) await requireUncommon(password, present, portal);
  const passwordHash = await hashPassword(password);
  const now = clock();
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.accountId);
    const holder = await findHolder(tx, caller.accountId);
    // Of two changes at the same moment the second one's current password is the current one no more.
    const isUnchanged = await setPassword(tx, caller.accountId, passwordHash, now, presentHash);
    if (!holder || !isUnchanged) refuseCurrent();
    await endSessionsOf(tx, holder, 'password-changed', now, caller.sessionId);
    await audit(tx, caller, { ...event('password-changed', caller.accountId, now), address });
    await writeChangeNotice(tx, portal, holder, now);
  });
}

/** @returns its hash. @throws ServiceError 400 at `current_password` where it is another one */
export async function requireCurrentPassword(db: Database, { accountId }: Caller, password: string): Promise<string> {
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account || !(await isPassword(password, account.passwordHash))) refuseCurrent();
  return account.passwordHash;
}

function refuseLink(): never {
  fail('TOKEN_INVALID', 'Token is invalid. Try again.');
}

function refuseCurrent(): never {
  fail('WRONG_PASSWORD', 'Wrong current password. Please try again.', { field: 'current_password' });
}

/** @throws ServiceError 400 at `password` where it breaks the rule */
export function requireGoodPassword(password: string): void {
  const message = passwordMessage(password);
  if (message !== null) fail('BAD_REQUEST', message, { field: 'password' });
}

/** @throws ServiceError 400 at `password` where it is among the first that anybody would guess */
async function requireUncommon(password: string, holder: Holder, { providerName }: PortalFacts): Promise<void> {
  const message = await weaknessMessage(password, { ...holder, provider: providerName });
  if (message !== null) fail('WEAK_PASSWORD', message, { field: 'password' });
}

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

async function lockAccount(tx: Database, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}

async function findHolder(tx: Database, accountId: string): Promise<(Addressee & { company: string }) | undefined> {
  const [holder] = await tx
    .select({ ...holderColumns, company: organisations.companyName })
    .from(accounts)
    .innerJoin(organisations, eq(organisations.id, accounts.orgId))
    .where(and(eq(accounts.id, accountId), eq(accounts.active, true), eq(organisations.enable, true)));
  return holder;
}

/** With the new password every mailed link is void. @returns false where the password is not `instead` any more */
async function setPassword(
  tx: Database,
  accountId: string,
  passwordHash: string,
  now: Date,
  instead?: string,
): Promise<boolean> {
  const isThisOne = eq(accounts.id, accountId);
  const changed = await tx
    .update(accounts)
    // An account with a password needs no invitation.
    .set({ passwordHash, importId: null, updatedAt: now })
    .where(instead === undefined ? isThisOne : and(isThisOne, eq(accounts.passwordHash, instead)))
    .returning({ id: accounts.id });
  await tx.delete(resetTokens).where(eq(resetTokens.accountId, accountId));
  return changed.length > 0;
}

function event(what: 'password-forgotten' | 'password-reset' | 'password-changed', accountId: string, at: Date) {
  return { action: `account.${what}`, entity: 'account', entityId: accountId, at };
}
