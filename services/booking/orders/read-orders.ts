import { type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../machines/rules/orders/order-status.table.ts';
import type { Caller } from '../../access/caller.ts';
import { isoSql } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import { stampSql } from '../../shared/http/edit-conflict.ts';
import { foldSql } from '../../shared/sql/search.ts';
import { offeredTo } from '../catalogue/packages/offered-to.ts';
import { changesOf, type OrderContent } from '../record/orders/order-content.ts';
import { bookedJoin, orderStatusSql } from '../record/orders/order-status-sql.ts';
import { isOpenTo } from '../scheduling/sites/sandbox-sites.ts';
import { NO_TIME } from '../shared/no-time.ts';
import type { Order } from './orders.contract.ts';

export interface OrderRow extends Record<string, unknown> {
  readonly order_id: string;
  readonly org_id: string;
  readonly source: string;
  readonly external_id: string;
  readonly status: OrderStatus;
  readonly content: OrderContent;
  readonly booked_from: OrderContent | null;
  readonly rejected_because: string;
  readonly is_withdrawn: boolean;
  readonly notice_at: string | null;
  readonly begun_by: string | null;
  readonly begun_by_name: string;
  readonly draft_id: string | null;
  readonly booking: Order['booking'];
  readonly known_package: Order['known_package'];
  readonly known_site: Order['known_site'];
  readonly received_at: string;
  readonly changed_at: string;
}

/** Names or ids the record of a wish: its id, or its name in whatever case. */
const isNamed = (wish: SQL, of: 'p' | 'k') => sql`(${sql.raw(of)}.id::text = lower(${wish})
  or ${foldSql(sql`${sql.raw(of)}.name`)} = ${foldSql(wish)})`;

const [packageWish, siteWish] = [sql`(o.content ->> 'package')`, sql`(o.content ->> 'site')`];

/** A company's own package is before one for all. */
const knownPackage = sql`(
  select json_build_object('package_id', p.id, 'name', p.name, 'minutes', ceil(p.minutes / 15.0)::int * 15)
  from booking.packages p
  where ${packageWish} <> '' and p.is_active and p.draft_id is null and p.service_type = o.content ->> 'service_type'
    and ${offeredTo(sql`o.org_id`)} and ${isNamed(packageWish, 'p')}
  order by p.org_id nulls last, p.id limit 1)`;

const knownSite = sql`(
  select json_build_object('site_id', k.id, 'name', k.name, 'state', k.state) from booking.clinics k
  where ${siteWish} <> '' and k.is_active and ${isOpenTo(sql`o.org_id`)} and ${isNamed(siteWish, 'k')} order by k.id limit 1)`;

const timed = (column: SQL) => isoSql(sql`nullif(${column}, ${NO_TIME}::timestamptz)`);

const booking = sql`case when c.id is not null then json_build_object('booking_id', c.booking_id, 'candidate_id', c.id,
  'reference', c.reference, 'site_name', k.name, 'time_zone', nullif(coalesce(k.timezone, c.timezone), ''),
  'starts_at', ${timed(sql`c.appointment_time`)}, 'ends_at', ${timed(sql`c.appointment_end`)}, 'outcome', c.outcome) end`;

/** Orders `o` that match, with what is known of their wishes today and of their bookings. */
export async function readOrders(db: Database, which: SQL, rest: SQL = sql``): Promise<OrderRow[]> {
  const { rows } = await db.execute<OrderRow>(sql`
    select o.id as order_id, o.org_id, o.source, o.external_id, ${orderStatusSql} as status, o.content, o.booked_from,
      o.rejected_because, o.withdrawn_at is not null as is_withdrawn, ${stampSql(sql`o.notice_at`)} as notice_at,
      o.begun_by, o.begun_by_name, o.draft_id, ${booking} as booking, ${knownPackage} as known_package,
      ${knownSite} as known_site, ${isoSql(sql`o.received_at`)} as received_at, ${isoSql(sql`o.changed_at`)} as changed_at
    from booking.orders o ${bookedJoin} left join booking.clinics k on k.id = c.clinic_id
    where ${which} ${rest}`);
  return rows;
}

/** An order as it is answered to a caller. */
export function toOrder(row: OrderRow, { accountId }: Caller): Order {
  const { content, booked_from, begun_by, begun_by_name, draft_id, ...known } = row;
  const isBegun = row.status === 'in_progress';
  const unknown = (['package', 'site'] as const).filter(
    (wish) => content[wish] !== '' && row[`known_${wish}`] === null,
  );
  return {
    ...known,
    ...content,
    unknown,
    changes: row.notice_at === null ? [] : changesOf(booked_from, content),
    begun_by: isBegun ? begun_by_name : null,
    own_draft_id: isBegun && begun_by === accountId ? draft_id : null,
  };
}
