import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { accessTokenSeconds, type TokenKeys } from '../../access/tokens.ts';
import { audit, auditAll } from '../../audit/audit.ts';
import { organisations } from '../../companies/companies.tables.ts';
import type { Database } from '../../database/database.ts';
import { hashOf, newToken } from '../../shared/secret-tokens.ts';
import { accounts, refreshTokens, type SessionEnd, sessions } from '../auth.tables.ts';
import type { SessionAnswer } from './auth.routes.ts';

const sessionMs = 12 * 60 * 60_000;
/**
 * Tabs that ask with the same token at once all get an answer, and so does a page whose answer was lost: it waits 30 seconds for it and
 * asks again, up to three times. After this another use is a replay.
 */
const graceMs = 120_000;

/** The account a session is for. */
export interface Holder {
  readonly accountId: string;
  readonly orgId: string;
  readonly name: string;
}

interface Deps {
  readonly db: Database;
  readonly keys: TokenKeys;
  readonly now: () => Date;
}

export interface Origin {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** @param alongside runs in the transaction, after the account's row is locked */
export async function openSession(
  { db, keys, now: clock }: Deps,
  holder: Holder,
  from: Origin,
  alongside: (tx: Database, now: Date, sessionId: string) => Promise<void>,
): Promise<SessionAnswer> {
  const now = clock();
  const sessionId = uuidv7();
  const refreshToken = newToken();
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      id: sessionId,
      accountId: holder.accountId,
      orgId: holder.orgId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
      address: from.address,
      userAgent: from.userAgent?.slice(0, 300) ?? null,
    });
    await tx.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId, issuedAt: now });
    await tx.update(accounts).set({ lastSignInAt: now }).where(eq(accounts.id, holder.accountId));
    await alongside(tx, now, sessionId);
    await audit(tx, holder, { ...sessionEvent('opened', sessionId, now), address: from.address });
    await forgetOldSessions(tx, now);
  });
  return answer(keys, holder, sessionId, refreshToken, now);
}

export type Refreshed = { kind: 'renewed'; answer: SessionAnswer } | { kind: 'unknown' } | { kind: 'over' };

/**
 * Exchanges a refresh token for new tokens of the same session. A token used again after the grace is a replay: it was
 * copied, so the whole family ends with its session.
 */
export async function refreshSession({ db, keys, now: clock }: Deps, refreshToken: string): Promise<Refreshed> {
  const now = clock();
  const hash = hashOf(refreshToken);
  const successor = newToken();
  const session = await db.transaction(async (tx) => {
    // Locked alone: only uses of the same token wait for each other.
    const ofToken = eq(refreshTokens.hash, hash);
    await tx.select({ hash: refreshTokens.hash }).from(refreshTokens).where(ofToken).for('update');
    const [found] = await tx
      .select({
        sessionId: sessions.id,
        accountId: sessions.accountId,
        orgId: sessions.orgId,
        name: sql<string>`coalesce(nullif(${accounts.contactPerson}, ''), ${accounts.username})`,
        usedAt: refreshTokens.usedAt,
        isOver: sql<boolean>`${sessions.revokedAt} is not null or ${sessions.expiresAt} <= ${now.toISOString()}::timestamptz
          or not ${accounts.active} or not ${organisations.enable}`,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .innerJoin(organisations, eq(organisations.id, sessions.orgId))
      .where(ofToken);
    if (!found) return 'unknown';
    if (found.isOver) return 'over';
    if (found.usedAt !== null && now.getTime() - found.usedAt.getTime() > graceMs) {
      await endSession(tx, found, 'replayed', now);
      return 'over';
    }
    if (found.usedAt === null) await tx.update(refreshTokens).set({ usedAt: now }).where(ofToken);
    await tx.insert(refreshTokens).values({ hash: hashOf(successor), sessionId: found.sessionId, issuedAt: now });
    return found;
  });
  if (typeof session === 'string') return { kind: session };
  return { kind: 'renewed', answer: await answer(keys, session, session.sessionId, successor, now) };
}

/** Ends a session: its access tokens answer 498 from the next request on, its refresh tokens renew nothing. */
export async function endSession(
  tx: Database,
  session: Holder & { sessionId: string },
  because: SessionEnd,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(sql`${sessions.id} = ${session.sessionId} and ${sessions.revokedAt} is null`);
  await audit(tx, session, { ...sessionEvent('ended', session.sessionId, now), after: { because } });
}

/** Ends the open sessions of an account, but for the one that asks. @returns how many there were */
export async function endSessionsOf(
  tx: Database,
  { accountId, name }: Holder,
  because: SessionEnd,
  now: Date,
  except?: string,
): Promise<number> {
  const isOpen = and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(except === undefined ? isOpen : and(isOpen, ne(sessions.id, except)))
    .returning({ sessionId: sessions.id, orgId: sessions.orgId });
  for (const [orgId, ofOrg] of Map.groupBy(ended, (session) => session.orgId)) {
    const events = ofOrg.map(({ sessionId }) => ({ ...sessionEvent('ended', sessionId, now), after: { because } }));
    await auditAll(tx, { accountId, orgId, name }, events);
  }
  return ended.length;
}

/** A few sessions that ended yesterday or before leave with each sign-in: no job is needed to keep the table small. */
async function forgetOldSessions(tx: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  await tx.execute(sql`
    delete from auth.sessions where id in (
      select id from auth.sessions where expires_at < ${yesterday}::timestamptz order by expires_at limit 20
      for update skip locked)`);
}

function sessionEvent(what: 'opened' | 'ended', sessionId: string, at: Date) {
  return { action: `session.${what}`, entity: 'session', entityId: sessionId, at };
}

async function answer(
  keys: TokenKeys,
  { accountId, orgId }: Holder,
  sessionId: string,
  refreshToken: string,
  now: Date,
): Promise<SessionAnswer> {
  const { token, issuedAt } = await keys.sign({ accountId, orgId, sessionId }, now);
  return {
    access_token: token,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    org: orgId,
    account_id: accountId,
    exp: issuedAt + accessTokenSeconds,
    ts: issuedAt,
  };
}
