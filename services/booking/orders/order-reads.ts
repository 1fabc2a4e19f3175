import type { Context } from 'hono';
import { type AccessEvent, recordAccess } from '../../audit/access-log.ts';
import { callerOf } from '../../shared/http/operation.ts';
import type { ServiceEnv } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import type { Order } from './orders.contract.ts';

type ReadOrders = Pick<AccessEvent, 'action' | 'entity' | 'entityId' | 'after'>;

/** Notes a reading before anything is shown. An order that is not booked names a person who is no candidate yet. */
export const orderReads =
  ({ db, now }: Pick<ServiceDeps, 'db' | 'now'>) =>
  (c: Context<ServiceEnv>, what: ReadOrders, orders: readonly Pick<Order, 'booking'>[]) =>
    recordAccess(db, callerOf(c), {
      ...what,
      candidateIds: orders.flatMap(({ booking }) => (booking ? [booking.candidate_id] : [])),
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
