import { type SQL, sql } from 'drizzle-orm';
import {
  nextOrderStatus,
  type OrderEvent,
  orderStatusLabels,
} from '../../../machines/rules/orders/order-status.table.ts';
import { type Caller, orgFilter } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { Origin } from '../../shared/http/origin.ts';
import { writeOrderEvents } from '../record/orders/order-events.ts';
import { type OrderRow, readOrders } from './read-orders.ts';

/** An order that the caller may see: one of the own company, or any for the provider. */
export async function findOrder(db: Database, caller: Caller, orderId: string): Promise<OrderRow> {
  const orgId = orgFilter(caller);
  const own = caller.isProvider || orgId === undefined ? sql`true` : sql`o.org_id = ${orgId}::uuid`;
  const [row] = await readOrders(db, sql`o.id = ${orderId}::uuid and ${own}`);
  return row ?? notFound('Order');
}

/**
 * Locks orders for the rest of the transaction. It is a statement of its own: the status of an order is also in its booking and
 * draft, which the next statement sees as they are after the lock was given.
 */
export async function lockOrders(tx: Database, orderIds: readonly string[]): Promise<void> {
  const ids = `{${orderIds.join(',')}}`;
  await tx.execute(sql`select from booking.orders where id = any (${ids}::uuid[]) order by id for update`);
}

/** @throws ServiceError 409 STATUS_CONFLICT where the order has no such event; `details.guard` is the event */
export function refuseEvent(row: OrderRow, event: OrderEvent, field?: string): void {
  if (nextOrderStatus({ status: row.status, isWithdrawn: row.is_withdrawn }, event) !== null) return;
  const what = orderStatusLabels[row.status].toLowerCase();
  const booked = row.booking ? `: ${row.booking.reference}` : '';
  fail('STATUS_CONFLICT', `The order of ${row.content.candidate_name} is ${what} already${booked}.`, {
    ...(field && { field }),
    details: { guard: event },
  });
}

interface OrderStep extends Origin {
  readonly event: OrderEvent;
  /** Its name in the audit. */
  readonly action: string;
  readonly set: SQL;
  readonly after?: object;
  readonly field?: string;
}

/**
 * One event of one order, in one transaction: it locks the row, refuses what the table of moves does not have, and writes row, audit
 * and webhooks.
 * @returns the order after it
 */
export async function changeOrder(
  tx: Database,
  caller: Caller,
  orderId: string,
  { event, action, set, after = {}, field, now, address }: OrderStep,
): Promise<OrderRow> {
  await lockOrders(tx, [orderId]);
  const before = await findOrder(tx, caller, orderId);
  refuseEvent(before, event, field);
  await tx.execute(sql`update booking.orders set ${set} where id = ${orderId}::uuid`);
  const changed = await findOrder(tx, caller, orderId);
  await audit(tx, caller, {
    action,
    entity: 'order',
    entityId: orderId,
    at: now,
    address,
    before: { status: before.status },
    after: { status: changed.status, source: changed.source, external_id: changed.external_id, ...after },
  });
  if (changed.status !== before.status) await writeOrderEvents(tx, [orderId], now);
  return changed;
}
