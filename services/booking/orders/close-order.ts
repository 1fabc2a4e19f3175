import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { Origin } from '../../shared/http/origin.ts';
import { changeOrder, findOrder, lockOrders } from './change-order.ts';
import type { OrderRow } from './read-orders.ts';

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** The source no longer wants it. @throws ServiceError 404, 409 STATUS_CONFLICT of a completed one */
export function withdrawOrder(db: Database, caller: Caller, orderId: string, origin: Origin): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const known = await findOrder(tx, caller, orderId);
    if (known.is_withdrawn) return known;
    return changeOrder(tx, caller, orderId, {
      ...origin,
      event: 'source.withdrew',
      action: 'order.withdrawn',
      set: sql`withdrawn_at = ${at(origin.now)}, notice_at = ${at(origin.now)}`,
    });
  });
}

/** The company does not book it. @throws ServiceError 404, 409 STATUS_CONFLICT */
export function rejectOrder(
  db: Database,
  caller: Caller,
  { orderId, reason, ...origin }: Origin & { orderId: string; reason: string },
): Promise<OrderRow> {
  return db.transaction((tx) =>
    changeOrder(tx, caller, orderId, {
      ...origin,
      event: 'company.rejected',
      action: 'order.rejected',
      set: sql`rejected_at = ${at(origin.now)}, rejected_because = ${reason}, draft_id = null, booked_from = null, notice_at = null`,
      after: { reason },
    }),
  );
}

/** The company has seen what its source changed. @throws ServiceError 404, 409 EDIT_CONFLICT where that is not all */
export function acknowledgeOrder(
  db: Database,
  caller: Caller,
  { orderId, noticeAt, now, address }: Origin & { orderId: string; noticeAt: string },
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    await lockOrders(tx, [orderId]);
    const row = await findOrder(tx, caller, orderId);
    if (row.notice_at === null) return row;
    if (Date.parse(row.notice_at) !== Date.parse(noticeAt)) {
      fail('EDIT_CONFLICT', `${row.source} has changed this order again.`, { field: 'notice_at' });
    }
    await tx.execute(sql`
      update booking.orders set notice_at = null, booked_from = case when booked_from is not null then content end
      where id = ${orderId}::uuid`);
    const entry = { action: 'order.acknowledged', entity: 'order', entityId: orderId, at: now, address };
    await audit(tx, caller, { ...entry, after: { status: row.status } });
    return findOrder(tx, caller, orderId);
  });
}
