import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import type { ErasureDeps } from './erase-company.ts';
import { erasePerson } from './erase-person.ts';
import { findPeople } from './find-person.ts';
import { answeredOrder } from './person-tables.ts';
import type { RetentionDays } from './retention-days.ts';

interface Deps extends ErasureDeps {
  readonly days: RetentionDays;
  /** The portal's, for the day. */
  readonly timeZone: string;
}

const AT_ONCE = 100;
/** Of the night. */
const FROM_HOUR = 2;

/**
 * Erases once a day what is older than its kind is kept. The first process takes the day; whatever a crash leaves is older
 * still on the next one.
 * @returns what was erased by kind; null where the day was done already, or nothing is configured
 */
export async function applyRetention(deps: Deps): Promise<Readonly<Record<string, number>> | null> {
  const { db, actor, now, days, timeZone } = deps;
  if (Object.keys(days).length === 0) return null;
  const at = now();
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .subtract({ hours: FROM_HOUR })
    .toPlainDate()
    .toString();
  const isOurs = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7262016)`);
    const { rows } = await tx.execute(sql`
      select 1 as taken from audit.entries where action = 'retention.started' and entity_id = ${day} limit 1`);
    if (rows.length > 0) return false;
    const event = { action: 'retention.started', entity: 'retention', entityId: day, at, after: days };
    await audit(tx, actor, event);
    return true;
  });
  if (!isOurs) return null;
  const before = (kept: number) => sql`${new Date(at.getTime() - kept * 86_400_000).toISOString()}::timestamptz`;
  const erased: Record<string, number> = {};
  if (days.results) erased['results'] = await eraseResults(deps, before(days.results));
  if (days.people) erased['people'] = await erasePeople(deps, before(days.people));
  if (days.people) erased['orders'] = await eraseOrders(db, before(days.people));
  if (days.mails) erased['mails'] = await eraseMails(db, before(days.mails));
  if (days.reads) erased['reads'] = await eraseReads(db, before(days.reads));
  const event = { action: 'retention.applied', entity: 'retention', entityId: day, at: now(), after: erased };
  await db.transaction((tx) => audit(tx, actor, event));
  return erased;
}

interface ResultFile extends Record<string, unknown> {
  id: string;
  file_key: string;
}

/** The file first: a row whose file is gone is erased the next night, a file without a row never. */
async function eraseResults({ db, files }: Deps, before: SQL): Promise<number> {
  for (let count = 0; ; ) {
    const { rows } = await db.execute<ResultFile>(sql`
      select id, file_key from booking.consult_files where created_at < ${before} order by created_at limit ${AT_ONCE}`);
    for (const { file_key: key } of rows) await files.remove(key);
    await db.execute(sql`
      delete from booking.consult_files where id = any (${sql.param(rows.map(({ id }) => id))}::uuid[])`);
    count += rows.length;
    if (rows.length < AT_ONCE) return count;
  }
}

async function erasePeople(deps: Deps, before: SQL): Promise<number> {
  for (let count = 0; ; ) {
    const people = await findPeople(deps.db, before, AT_ONCE);
    for (const person of people) await erasePerson(deps, person);
    count += people.length;
    if (people.length < AT_ONCE) return count;
  }
}

/** Orders that were never booked; those of a candidate go with the candidate. */
async function eraseOrders(db: Database, before: SQL): Promise<number> {
  for (let count = 0; ; ) {
    const { rows } = await db.execute<{ erased: number }>(sql`
      with gone as (
        delete from booking.orders where id in (
          select id from booking.orders where candidate_id is null and changed_at < ${before} order by changed_at limit ${AT_ONCE})
        returning id
      ), answers as (
        delete from booking.idempotency t where exists (select from gone) and ${answeredOrder} in (select id::text from gone) returning 1
      )
      select (select count(*)::int from gone) as erased, (select count(*) from answers) as answers`);
    const erased = rows[0]?.erased ?? 0;
    count += erased;
    if (erased < AT_ONCE) return count;
  }
}

async function eraseMails(db: Database, before: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with gone as (delete from mail.outbox where state in ('sent', 'failed') and created_at < ${before} returning 1),
      replies as (delete from booking.sms_replies where received_at < ${before} returning 1)
    select ((select count(*) from gone) + (select count(*) from replies))::int as count`);
  return rows[0]?.count ?? 0;
}

/** Reads and refusals. What was changed, exported or erased stays. */
async function eraseReads(db: Database, before: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with gone as (delete from audit.entries where repeat_key is not null and at < ${before} returning 1)
    select count(*)::int as count from gone`);
  return rows[0]?.count ?? 0;
}
