import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../database/database.ts';
import { bookedJoin, orderStatusSql } from '../record/orders/order-status-sql.ts';
import { MAX_LISTED_ORDERS } from './orders.contract.ts';
import { readOrders, toOrder } from './read-orders.ts';

interface OrderFilter {
  readonly orgId: string;
  readonly open?: boolean | undefined;
  readonly source?: string | undefined;
  readonly external_id?: string | undefined;
}

/** Those that can be open, each by an index of its own: never booked, changed since, and with a cancelled booking. */
const maybeOpen = (org: SQL) => sql`
  select id from booking.orders
  where org_id = ${org} and candidate_id is null and withdrawn_at is null and rejected_at is null
  union select id from booking.orders where org_id = ${org} and notice_at is not null
  union select o.id from booking.candidates c join booking.orders o on o.candidate_id = c.id
    where c.org_id = ${org} and c.status = 'Cancelled' and o.withdrawn_at is null and o.rejected_at is null`;

/** Waiting for the company: not booked, or booked and then changed or withdrawn by its source. */
const isOpen = sql`(${orderStatusSql} in ('waiting', 'in_progress')
  or ${orderStatusSql} = 'booked' and o.notice_at is not null)`;

/** Orders of a company: the open ones by when they came, all others with the newest first. */
export async function listOrders(db: Database, caller: Caller, { orgId, open, source, external_id }: OrderFilter) {
  const org = sql`${orgId}::uuid`;
  const conditions = [
    sql`o.org_id = ${org}`,
    ...(source === undefined ? [] : [sql`o.source = ${source}`]),
    ...(external_id === undefined ? [] : [sql`o.external_id = ${external_id}`]),
    ...(open ? [sql`o.id in (${maybeOpen(org)})`, isOpen] : []),
  ];
  const which = sql.join(conditions, sql` and `);
  const order = sql.raw(open ? 'o.received_at, o.id' : 'o.received_at desc, o.id desc');
  const [rows, counted] = await Promise.all([
    readOrders(db, which, sql`order by ${order} limit ${MAX_LISTED_ORDERS}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from booking.orders o ${bookedJoin} where ${which}`,
    ),
  ]);
  return { orders: rows.map((row) => toOrder(row, caller)), total: counted.rows[0]?.total ?? 0 };
}
