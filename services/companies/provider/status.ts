import { sql } from 'drizzle-orm';
import type { MailChannel } from '../../mail/mail.tables.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { nextDelivery } from '../../webhooks/deliveries/outbox.ts';
import type { StatusPart } from './status.routes.ts';

/** Messages leave within seconds. */
const LATE_MS = 10 * 60_000;
/** One address that refuses is no fault of the way out; several are. */
const FAILING_RECIPIENTS = 3;

/** The state of what works beside requests. `since` is the time of the oldest message that waits. */
export async function partsWorking({ db, files, now, portal }: ServiceDeps): Promise<StatusPart[]> {
  const late = new Date(now().getTime() - LATE_MS);
  const asOf = (part: StatusPart['part'], since: Date | null): StatusPart => ({
    part,
    works: since === null,
    since: since?.toISOString() ?? null,
  });
  const delivery = await nextDelivery(db);
  return [
    asOf('mail', await delayedSince(db, 'mail', late)),
    ...(portal.hasSms ? [asOf('sms', await delayedSince(db, 'sms', late))] : []),
    asOf('webhooks', delivery && delivery < late ? delivery : null),
    { part: 'files', works: await areFilesRead(db, files), since: null },
  ];
}

async function delayedSince(db: ServiceDeps['db'], channel: MailChannel, late: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ overdue: string | null; recipients: number; failing: string | null }>(sql`
    with waiting as (
      select recipient, next_try_at, created_at, tries from mail.outbox
      where channel = ${channel} and state in ('waiting', 'sending') order by next_try_at limit 1000
    )
    select min(next_try_at) filter (where next_try_at < ${late.toISOString()}::timestamptz)::text as overdue,
      (count(distinct recipient) filter (where tries > 1))::int as recipients,
      min(created_at) filter (where tries > 1)::text as failing
    from waiting`);
  const { overdue = null, recipients = 0, failing = null } = rows[0] ?? {};
  const since = overdue ?? (recipients >= FAILING_RECIPIENTS ? failing : null);
  return since === null ? null : new Date(since);
}

/** Looks at the files of the newest paperwork; one that is lost is no fault of the store. Without any there is nothing to look at. */
async function areFilesRead(db: ServiceDeps['db'], files: ServiceDeps['files']): Promise<boolean> {
  const { rows } = await db.execute<{ file_key: string }>(sql`
    select file_key from companies.paperworks where file_key is not null order by id desc limit 3`);
  const looks = await Promise.allSettled(rows.map(({ file_key }) => files.check(file_key)));
  return looks.length === 0 || looks.some(({ status }) => status === 'fulfilled');
}
