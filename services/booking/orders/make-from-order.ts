import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { Origin } from '../../shared/http/origin.ts';
import { writeOrderEvents } from '../record/orders/order-events.ts';
import { changeOrder, findOrder, lockOrders, refuseEvent } from './change-order.ts';
import { readOrders } from './read-orders.ts';

/**
 * A draft was begun for an order: another account's earlier one no longer counts.
 * @param readAt when the content that it was made from was changed last; without it the draft is made from the present content
 * @throws ServiceError 404, 409 at `order_id`, 409 EDIT_CONFLICT where the source has changed it since
 */
export async function beginOrder(
  tx: Database,
  caller: Caller,
  { orderId, draftId, readAt, ...origin }: Origin & { orderId: string; draftId: string; readAt: string | null },
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from booking.orders where id = ${orderId}::uuid and draft_id = ${draftId}::uuid`);
  if (rows.length > 0) return; // the call was repeated
  await lockOrders(tx, [orderId]);
  const { source, changed_at: changedAt } = await findOrder(tx, caller, orderId);
  if (readAt !== null && Date.parse(readAt) !== Date.parse(changedAt)) {
    fail('EDIT_CONFLICT', `${source} has just changed this order. Read it again, then book it.`, {
      field: 'order_changed_at',
    });
  }
  await changeOrder(tx, caller, orderId, {
    ...origin,
    event: 'draft.begun',
    action: 'order.begun',
    field: 'order_id',
    set: sql`draft_id = ${draftId}::uuid, begun_by = ${caller.accountId}::uuid, begun_by_name = ${caller.name},
      begun_at = ${origin.now.toISOString()}::timestamptz, booked_from = content, notice_at = null`,
  });
}

/** The draft of an order is thrown away: the order waits again. */
export async function discardOrderDraft(tx: Database, draftId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update booking.orders set draft_id = null,
      booked_from = case when candidate_id is not null then booked_from end,
      notice_at = case when candidate_id is not null then notice_at end
    where draft_id = ${draftId}::uuid returning id`);
  const ids = rows.map(({ id }) => id);
  await writeOrderEvents(tx, ids, now);
}

/** A candidate that is booked for an order. */
export interface OrderedCandidate {
  readonly orderId: string;
  readonly candidateId: string;
  /** Place among the candidates of the request. */
  readonly index: number;
}

/**
 * Ties candidates to their orders, in the transaction that books them: of two bookings of one order the second is refused.
 * @throws ServiceError 404 an unknown or another company's order, 409 STATUS_CONFLICT one that is booked or over
 */
export async function bookOrders(tx: Database, orgId: string, booked: readonly OrderedCandidate[]): Promise<void> {
  const ids = booked.map(({ orderId }) => orderId);
  await lockOrders(tx, ids);
  const known = await readOrders(tx, sql`o.id = any (${`{${ids.join(',')}}`}::uuid[]) and o.org_id = ${orgId}::uuid`);
  for (const { orderId, candidateId, index } of booked) {
    const field = `candidates.${index}.order_id`;
    const row = known.find(({ order_id }) => order_id === orderId);
    if (!row) fail('NOT_FOUND', 'Order not found.', { field });
    if (ids.indexOf(orderId) !== ids.lastIndexOf(orderId)) fail('INVALID', 'is named twice', { field });
    refuseEvent(row, 'candidate.booked', field);
    await tx.execute(sql`
      update booking.orders set candidate_id = ${candidateId}::uuid, draft_id = null, booked_from = coalesce(booked_from, content)
      where id = ${orderId}::uuid`);
  }
}
