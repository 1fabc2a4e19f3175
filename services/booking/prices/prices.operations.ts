import type { Context } from 'hono';
import { callerOf, operation, type Service, type ServiceDeps, type ServiceEnv } from '../../shared/http/service.ts';
import * as routes from './prices.routes.ts';
import { findPrices, removePrice, setPrice } from './prices.ts';

/** What packages cost, for everybody and for single companies. */
export function addPrices(service: Service, { db, now }: ServiceDeps): void {
  const written = (c: Context<ServiceEnv>) => ({ now: now(), address: c.req.header('x-forwarded-for') });

  operation(service, routes.listPrices, async (c) => c.json({ data: await findPrices(db, c.req.valid('query')) }, 200));

  operation(service, routes.setPrice, async (c) =>
    c.json(await setPrice(db, callerOf(c), { ...c.req.valid('json'), ...written(c) }), 201),
  );

  operation(service, routes.removePrice, async (c) => {
    await removePrice(db, callerOf(c), { id: c.req.valid('param').price_id, ...written(c) });
    return c.body(null, 204);
  });
}
