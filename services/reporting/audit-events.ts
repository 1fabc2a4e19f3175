import { sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/database.ts';
import { atSql, readCursor, writeCursor } from './audit-list.ts';

/** Seconds until an entry is given: equal ones are counted for a minute, and a change takes less from its time to its commit. */
const SETTLED_S = 120;

/**
 * The next entries as JSON lines, oldest first, each with its cursor. An entry has the time at which its change began, and
 * another may be committed before it. So only entries are given that are older than two minutes and the age of the oldest open
 * transaction together.
 * @throws ServiceError INVALID for a cursor that is none
 */
export async function auditEvents(
  db: Database,
  caller: Pick<Caller, 'isProvider' | 'permissions' | 'orgId'>,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
  now: Date,
): Promise<string> {
  const cursor = after === undefined ? null : readCursor(after);
  const isNext = cursor ? sql`(e.at, e.id) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`;
  const seesAll = caller.isProvider && caller.permissions.has('admin_accounts');
  const isOwn = seesAll ? sql`true` : sql`e.org_id = ${caller.orgId}::uuid`;
  const { rows } = await db.execute<{ at: string; id: string; entry: string }>(sql`
    select ${atSql(sql`e.at`)} as at, e.id, json_build_object('id', e.id, 'at', ${atSql(sql`e.at`)}, 'action', e.action,
      'entity', e.entity, 'entity_id', e.entity_id, 'org_id', e.org_id, 'account_id', e.account_id,
      'account_name', e.account_name, 'booking_id', e.booking_id, 'candidate_ids', e.candidate_ids, 'address', e.address,
      'count', e.count, 'before', e.before, 'after', e.after)::text as entry
    from audit.entries e
    where ${isNext} and ${isOwn}
      and e.at < ${now.toISOString()}::timestamptz - make_interval(secs => ${sql.raw(String(SETTLED_S))}) - coalesce((
        select max(clock_timestamp() - xact_start) from pg_stat_activity
        where datname = current_database() and backend_xid is not null), '0')
    order by e.at, e.id limit ${limit}`);
  return rows.map(({ at, id, entry }) => `{"cursor":"${writeCursor({ at, id })}",${entry.slice(1)}\n`).join('');
}
