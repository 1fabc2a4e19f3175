import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import * as routes from './deliveries.routes.ts';
import { deliveryLog, sendAgain, sendTest } from './deliveries.ts';

/** The log of what was sent to a company's own programs, and sending by hand. */
export function webhookDeliveryRoutes(
  service: Service,
  { db, keys, now, portal, webhooks: targets }: ServiceDeps,
): void {
  const deps = { db, keys, targets, portal, now };

  operation(service, routes.listWebhookDeliveries, async (c) => {
    const { page, page_size: pageSize } = c.req.valid('query');
    const { endpoint_id: endpointId } = c.req.valid('param');
    return c.json(await deliveryLog(db, callerOf(c), { endpointId, page, pageSize }), 200);
  });

  operation(service, routes.testWebhookEndpoint, async (c) => {
    const named = { id: c.req.valid('param').endpoint_id, ...originOf(c, now) };
    return c.json(await sendTest(deps, callerOf(c), named), 200);
  });

  operation(service, routes.sendWebhookAgain, async (c) => {
    const named = { id: c.req.valid('param').delivery_id, ...originOf(c, now) };
    return c.json(await sendAgain(deps, callerOf(c), named), 200);
  });
}
