import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Gauges that the database knows for all processes together. */
export interface DatabaseFacts {
  /** Live holds. */
  readonly holds: number;
  /** Mails not sent yet. */
  readonly waitingMails: number;
  /** Time since the longest waiting mail was due first, however often it was tried; 0 if none is due. */
  readonly overdueMailSeconds: number;
  /** Time since the last complete check of the audit chains, or since the first that began; null if none began. */
  readonly auditCheckSeconds: number | null;
  /** Breaks found by that check. */
  readonly auditBreaks: number;
}

/** Count cap of the backlog. */
const COUNT_CAP = 10_000;

interface FactsRow extends Record<string, unknown> {
  holds: number;
  waiting_mails: number;
  overdue_mail_seconds: number | null;
  audit_check_seconds: number | null;
  audit_breaks: number | null;
}

export async function databaseFacts(db: Database, now: Date): Promise<DatabaseFacts> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<FactsRow>(sql`
    select
      (select count(*)::int from (select from booking.reservations where expires_at > ${at} limit ${COUNT_CAP}) held) as holds,
      (select count(*)::int from (
        select from mail.outbox where state in ('waiting', 'sending') limit ${COUNT_CAP}) waiting) as waiting_mails,
      (select greatest(extract(epoch from ${at} - min(coalesce(first_due_at, next_try_at))), 0)::float8
         from mail.outbox where state in ('waiting', 'sending')) as overdue_mail_seconds,
      (select extract(epoch from ${at} - coalesce(max(finished_at), min(started_at)))::float8 from audit.checks) as audit_check_seconds,
      (select break_count from audit.checks where finished_at is not null order by day desc limit 1) as audit_breaks`);
  const row = rows[0];
  return {
    holds: row?.holds ?? 0,
    waitingMails: row?.waiting_mails ?? 0,
    overdueMailSeconds: row?.overdue_mail_seconds ?? 0,
    auditCheckSeconds: row?.audit_check_seconds ?? null,
    auditBreaks: row?.audit_breaks ?? 0,
  };
}
