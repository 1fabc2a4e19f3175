import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { mayHappen } from '../../../machines/rules/orders/order-status.table.ts';
import { type Caller, orgScope } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { Origin } from '../../shared/http/origin.ts';
import { changesOf, type OrderContent } from '../record/orders/order-content.ts';
import { writeOrderEvents } from '../record/orders/order-events.ts';
import { lockOrders, refuseEvent } from './change-order.ts';
import { type OrderRow, readOrders } from './read-orders.ts';

interface Received extends Origin {
  readonly orgId: string | undefined;
  readonly source: string;
  readonly externalId: string;
  /** ISO instant of the source's last change; null if it does not say. */
  readonly updatedAt: string | null;
  readonly content: OrderContent;
}

/**
 * Adds an order, or changes the one with the same source and id. Two calls at once wait for one another at the unique index, so that
 * there is one order, which has the content of the call that came last, unless its source says that it is older.
 * @returns the order, and whether it is new
 * @throws ServiceError 404 another company, 409 STATUS_CONFLICT of one that is over, 422 without a client company
 */
export async function receiveOrder(
  db: Database,
  caller: Caller,
  received: Received,
): Promise<{ row: OrderRow; isNew: boolean }> {
  const orgId = orgScope(caller, received.orgId);
  return db.transaction(async (tx) => {
    await refuseNonClient(tx, orgId);
    const orderId = uuidv7();
    const isNew = await insertOrder(tx, orderId, orgId, received);
    const id = isNew ? orderId : await knownOrder(tx, orgId, received);
    if (!isNew) await lockOrders(tx, [id]);
    const before = await rowOf(tx, id);
    if (!isNew && !(await noteUpdate(tx, id, received.updatedAt))) return { row: before, isNew };
    if (!isNew && changesOf(before.content, received.content).length === 0) return { row: before, isNew };
    if (!isNew) await replaceContent(tx, before, received);
    const row = isNew ? before : await rowOf(tx, id);
    await writeEntry(tx, caller, isNew ? null : before, row, received);
    if (row.status !== before.status) await writeOrderEvents(tx, [id], received.now);
    return { row, isNew };
  });
}

const rowOf = async (tx: Database, id: string) => defined((await readOrders(tx, sql`o.id = ${id}::uuid`))[0]);

async function refuseNonClient(tx: Database, orgId: string): Promise<void> {
  const { rows } = await tx.execute<{ is_client: boolean }>(sql`
    select kind = 'client' and enable as is_client from companies.organisations where id = ${orgId}::uuid`);
  const { is_client: isClient } = rows[0] ?? notFound('Organisation');
  if (!isClient) fail('INVALID', 'Name an active client company.', { field: 'org_id' });
}

async function insertOrder(tx: Database, orderId: string, orgId: string, order: Received): Promise<boolean> {
  const at = sql`${order.now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    insert into booking.orders (id, org_id, source, external_id, content, source_updated_at, received_at, changed_at)
    values (${orderId}::uuid, ${orgId}::uuid, ${order.source}, ${order.externalId}, ${JSON.stringify(order.content)}::jsonb,
      ${order.updatedAt}::timestamptz, ${at}, ${at})
    on conflict (org_id, source, external_id) do nothing returning id`);
  return rows.length > 0;
}

async function knownOrder(tx: Database, orgId: string, { source, externalId }: Received): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from booking.orders where org_id = ${orgId}::uuid and source = ${source} and external_id = ${externalId}`);
  return defined(rows[0]).id;
}

/** Stores the time of the source's change. @returns false for a late retry: a call that is older than the one before */
async function noteUpdate(tx: Database, id: string, updatedAt: string | null): Promise<boolean> {
  if (updatedAt === null) return true;
  const { rows } = await tx.execute(sql`
    update booking.orders set source_updated_at = ${updatedAt}::timestamptz
    where id = ${id}::uuid and (source_updated_at is null or source_updated_at <= ${updatedAt}::timestamptz) returning id`);
  return rows.length > 0;
}

/** An order that is begun or booked keeps what it was made from, so that the company sees the difference. */
async function replaceContent(tx: Database, before: OrderRow, { content, now }: Received): Promise<void> {
  refuseEvent(before, 'source.changed', 'external_id');
  const isMade = mayHappen(before.status, 'candidate.cancelled') || before.status === 'in_progress';
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update booking.orders set content = ${JSON.stringify(content)}::jsonb, changed_at = ${at},
      notice_at = case when ${isMade} then ${at} end, booked_from = case when ${isMade} then booked_from end,
      rejected_at = null, rejected_because = ''
    where id = ${before.order_id}::uuid`);
}

async function writeEntry(
  tx: Database,
  caller: Caller,
  before: OrderRow | null,
  { order_id: entityId, source, external_id, status, content }: OrderRow,
  { now, address }: Received,
): Promise<void> {
  const changed = changesOf(before?.content ?? null, content).map(({ field }) => field);
  const action = before ? 'order.changed' : 'order.received';
  const after = { source, external_id, status, ...(before && { changed }) };
  await audit(tx, caller, { action, entity: 'order', entityId, at: now, address, after });
}
