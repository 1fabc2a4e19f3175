import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { masked } from '../../shared/http/update-mask.ts';
import * as routes from './endpoints.routes.ts';
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  ownEndpoints,
  resumeEndpoint,
  rotateSecret,
} from './endpoints.ts';

/** The webhook endpoints of the caller's company. */
export function webhookEndpointRoutes(service: Service, { db, keys, now, webhooks: targets }: ServiceDeps): void {
  operation(service, routes.listWebhookEndpoints, async (c) =>
    c.json({ endpoints: await ownEndpoints(db, callerOf(c)) }, 200),
  );

  operation(service, routes.addWebhookEndpoint, async (c) => {
    const content = c.req.valid('json');
    return c.json(await addEndpoint(db, callerOf(c), { content, keys, targets, ...originOf(c, now) }), 201);
  });

  operation(service, routes.updateWebhookEndpoint, async (c) => {
    const { update_mask, updated_at: seen, ...body } = c.req.valid('json');
    const { endpoint_id: id } = c.req.valid('param');
    const change = { id, seen, wanted: masked(body, update_mask), targets, ...originOf(c, now) };
    return c.json(await changeEndpoint(db, callerOf(c), change), 200);
  });

  operation(service, routes.deleteWebhookEndpoint, async (c) => {
    await deleteEndpoint(db, callerOf(c), { id: c.req.valid('param').endpoint_id, ...originOf(c, now) });
    return c.body(null, 204);
  });

  operation(service, routes.rotateWebhookSecret, async (c) => {
    const named = { id: c.req.valid('param').endpoint_id, keys, ...originOf(c, now) };
    return c.json(await rotateSecret(db, callerOf(c), named), 200);
  });

  operation(service, routes.resumeWebhookEndpoint, async (c) => {
    const named = { id: c.req.valid('param').endpoint_id, ...originOf(c, now) };
    return c.json(await resumeEndpoint(db, callerOf(c), named), 200);
  });
}
