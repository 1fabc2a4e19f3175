import { orgScope } from '../../access/caller.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import type { Announce } from '../shared/changes.ts';
import { answerOnce, keyOf } from '../shared/idempotency.ts';
import { findOrder } from './change-order.ts';
import { acknowledgeOrder, rejectOrder, withdrawOrder } from './close-order.ts';
import { listOrders } from './list-orders.ts';
import { orderReads } from './order-reads.ts';
import * as routes from './orders.routes.ts';
import { toOrder } from './read-orders.ts';
import { receiveOrder } from './receive-order.ts';

/** Orders of companies' hiring systems. */
export function orderRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now } = deps;
  const noteRead = orderReads(deps);

  operation(service, routes.receiveOrder, async (c) => {
    const body = c.req.valid('json');
    const { org_id: orgId, source, external_id: externalId, source_updated_at, ...content } = body;
    const updatedAt = source_updated_at ?? null;
    const received = { orgId, source, externalId, updatedAt, content, ...originOf(c, now) };
    const { answer, changes } = await answerOnce(db, keyOf(c, body, received.now), async (tx) => {
      const { row, isNew } = await receiveOrder(tx, callerOf(c), received);
      return { answer: { order: toOrder(row, callerOf(c)), isNew }, changes: [{ org_id: row.org_id }] };
    });
    await announce(changes);
    return c.json(answer.order, answer.isNew ? 201 : 200);
  });

  operation(service, routes.listOrders, async (c) => {
    const [caller, { org, ...filter }] = [callerOf(c), c.req.valid('query')];
    const orgId = orgScope(caller, org);
    const found = await listOrders(db, caller, { orgId, ...filter });
    await noteRead(
      c,
      { action: 'orders.listed', entity: 'organisation', entityId: orgId, after: filter },
      found.orders,
    );
    return c.json(found, 200);
  });

  operation(service, routes.getOrder, async (c) => {
    const caller = callerOf(c);
    const order = toOrder(await findOrder(db, caller, c.req.valid('param').order_id), caller);
    await noteRead(c, { action: 'order.opened', entity: 'order', entityId: order.order_id }, [order]);
    return c.json(order, 200);
  });

  operation(service, routes.withdrawOrder, async (c) => {
    const { order_id: orderId } = c.req.valid('param');
    const { answer, changes } = await answerOnce(db, keyOf(c, { orderId }, now()), async (tx) => {
      const row = await withdrawOrder(tx, callerOf(c), orderId, originOf(c, now));
      return { answer: toOrder(row, callerOf(c)), changes: [{ org_id: row.org_id }] };
    });
    await announce(changes);
    return c.json(answer, 200);
  });

  operation(service, routes.rejectOrder, async (c) => {
    const [{ order_id: orderId }, { reason }] = [c.req.valid('param'), c.req.valid('json')];
    const row = await rejectOrder(db, callerOf(c), { orderId, reason, ...originOf(c, now) });
    await announce([{ org_id: row.org_id }]);
    return c.json(toOrder(row, callerOf(c)), 200);
  });

  operation(service, routes.acknowledgeOrder, async (c) => {
    const [{ order_id: orderId }, { notice_at: noticeAt }] = [c.req.valid('param'), c.req.valid('json')];
    const row = await acknowledgeOrder(db, callerOf(c), { orderId, noticeAt, ...originOf(c, now) });
    await announce([{ org_id: row.org_id }]);
    return c.json(toOrder(row, callerOf(c)), 200);
  });
}
