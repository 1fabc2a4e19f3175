import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './prices.routes.ts';
import { findPrices, removePrice, setPrice } from './prices.ts';

/** Prices of packages, for every company and for single ones. */
export function priceRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listPrices, async (c) => c.json({ data: await findPrices(db, c.req.valid('query')) }, 200));

  operation(service, routes.setPrice, async (c) =>
    c.json(await setPrice(db, callerOf(c), { ...c.req.valid('json'), ...originOf(c, now) }), 201),
  );

  operation(service, routes.removePrice, async (c) => {
    await removePrice(db, callerOf(c), { id: c.req.valid('param').price_id, ...originOf(c, now) });
    return c.body(null, 204);
  });
}
