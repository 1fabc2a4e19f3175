import { type SQL, sql } from 'drizzle-orm';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { webhooksChannel } from '../../../webhooks/deliveries/outbox.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { bookedJoin, orderStatusSql } from './order-status-sql.ts';

const timed = (column: SQL) => isoSql(sql`nullif(${column}, ${sql.raw(`'${NO_TIME}'`)}::timestamptz)`);

/** Endpoint `e` is that of the order’s callback. */
const isCallback = sql`e.id = o.callback_endpoint_id`;

/**
 * Inserts `order.changed` for each endpoint that subscribes to it, and for the callback of a complete order; `payloads.contract.ts` has the same fields. Nothing of it names the
 * candidate: the source knows its order by its own id.
 * @param which condition about orders `o`
 */
export const orderDeliveriesSql = (which: SQL, now: SQL) => sql`
  insert into webhooks.deliveries (id, endpoint_id, org_id, candidate_id, type, url, payload, state, next_try_at, created_at)
  select gen_random_uuid(), e.id, o.org_id, c.id, 'order.changed', case when ${isCallback} then o.callback_url end, json_build_object('type', 'order.changed',
      'timestamp', ${isoSql(now)}, 'data', json_build_object('order_id', o.id, 'source', o.source, 'external_id', o.external_id,
        'status', ${orderStatusSql}, 'rejected_because', nullif(o.rejected_because, ''),
        'booking_id', c.booking_id, 'candidate_id', c.id, 'reference', c.reference, 'clinic_name', k.name,
        'starts_at', ${timed(sql`c.appointment_time`)}, 'ends_at', ${timed(sql`c.appointment_end`)},
        'time_zone', nullif(coalesce(k.timezone, c.timezone), ''), 'outcome', c.outcome)),
    'waiting', ${now}, ${now}
  from webhooks.endpoints e join booking.orders o on o.org_id = e.org_id ${bookedJoin}
    left join booking.clinics k on k.id = c.clinic_id
  where ('order.changed' = any (e.events) or ${isCallback} and ${orderStatusSql} = 'completed' and c.outcome is not null)
    and ${which}`;

/** Writes the event of these orders, as they are now, in the transaction of what changed them. */
export async function writeOrderEvents(tx: Database, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = `{${orderIds.join(',')}}`;
  await tx.execute(sql`
    with written as (
      ${orderDeliveriesSql(sql`o.id = any (${ids}::uuid[])`, sql`${now.toISOString()}::timestamptz`)} returning 1
    )
    select pg_notify(${webhooksChannel}, '') from (select count(*) as count from written) counted where count > 0`);
}
