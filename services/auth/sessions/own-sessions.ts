import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { isoSql } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import { sessions } from '../auth.tables.ts';
import type { AccountSession } from './own-sessions.routes.ts';
import { endSession } from './sessions.ts';

const MOST_SHOWN = 50;

/** Open sessions of the caller's account, the current one first, and how many there are. */
export async function sessionsOf(db: Database, { accountId, sessionId }: Caller, now: Date) {
  const { rows } = await db.execute<AccountSession & { total: number }>(sql`
    select s.id, s.user_agent, s.address, ${isoSql(sql`s.created_at`)} as created_at,
           ${isoSql(sql`coalesce(renewed.at, s.created_at)`)} as used_at,
           s.id = ${sessionId}::uuid as is_current, (count(*) over ())::int as total
      from auth.sessions s
      left join lateral (select max(t.issued_at) as at from auth.refresh_tokens t where t.session_id = s.id) renewed on true
     where s.account_id = ${accountId}::uuid and s.revoked_at is null and s.expires_at > ${now.toISOString()}::timestamptz
     order by is_current desc, coalesce(renewed.at, s.created_at) desc, s.id desc limit ${MOST_SHOWN}`);
  return { sessions: rows.map(({ total: _total, ...session }) => session), total: rows[0]?.total ?? 0 };
}

/** @throws ServiceError 404 unless it is an open session of the caller's account */
export async function endOwnSession(db: Database, caller: Caller, sessionId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = and(eq(sessions.id, sessionId), eq(sessions.accountId, caller.accountId));
    const isOpen = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
    const [open] = await tx.select({ orgId: sessions.orgId }).from(sessions).where(and(isOwn, isOpen)).for('update');
    if (!open) notFound('Session');
    const { accountId, name } = caller;
    await endSession(tx, { accountId, name, orgId: open.orgId, sessionId }, 'ended-by-holder', now);
  });
}
