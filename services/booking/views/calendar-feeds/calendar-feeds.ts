import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { hashOf, newToken } from '../../../shared/secret-tokens.ts';
import type { CalendarFeed } from './calendar-feeds.routes.ts';

/** One for the account and one for each of its 30 views. */
const MOST_FEEDS = 31;

export async function ownFeeds(db: Database, { accountId }: Caller): Promise<CalendarFeed[]> {
  const { rows } = await db.execute<CalendarFeed>(sql`
    select f.id as feed_id, f.view_id, v.name as view_name, ${isoSql(sql`f.made_at`)} as made_at,
      ${isoSql(sql`f.read_at`)} as read_at
    from booking.calendar_feeds f left join booking.list_views v on v.id = f.view_id
    where f.account_id = ${accountId}::uuid order by v.name nulls first limit ${MOST_FEEDS}`);
  return rows;
}

/**
 * Makes the address of the account's feed, or of one of its views; an earlier address of it ends.
 * @returns the address, which cannot be read again
 * @throws ServiceError 404 for a view that is not the account's own
 */
export async function makeFeed(
  db: Database,
  { publicUrl }: PortalFacts,
  caller: Caller,
  { viewId, now, address }: Origin & { viewId: string | null },
) {
  const token = newToken();
  const feedId = await db.transaction(async (tx) => {
    const view = viewId === null ? null : await ownView(tx, caller, viewId);
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into booking.calendar_feeds (id, account_id, view_id, hash, made_at)
      values (${uuidv7()}::uuid, ${caller.accountId}::uuid, ${viewId}::uuid, ${hashOf(token)}, ${now.toISOString()}::timestamptz)
      on conflict on constraint calendar_feeds_key
        do update set hash = excluded.hash, made_at = excluded.made_at, read_at = null
      returning id`);
    const { id } = defined(rows[0]);
    await audit(tx, caller, { ...entryOf('calendar-feed.made', id), after: view, address, at: now });
    return id;
  });
  return { feed_id: feedId, address: `${publicUrl}/calendar/${token}.ics` };
}

async function ownView(tx: Database, { accountId }: Caller, viewId: string): Promise<{ name: string }> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from booking.list_views
    where id = ${viewId}::uuid and account_id = ${accountId}::uuid and name is not null for share`);
  return rows[0] ?? notFound('View');
}

/** @throws ServiceError NOT_FOUND */
export async function revokeFeed(db: Database, caller: Caller, { feedId, now, address }: Origin & { feedId: string }) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      delete from booking.calendar_feeds
      where id = ${feedId}::uuid and account_id = ${caller.accountId}::uuid returning id`);
    if (rows.length === 0) notFound('Calendar feed');
    await audit(tx, caller, { ...entryOf('calendar-feed.revoked', feedId), address, at: now });
  });
}

const entryOf = (action: string, entityId: string) => ({ action, entity: 'calendar_feed', entityId });
