import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import * as routes from './api-keys.routes.ts';
import { keysOf, makeKey, revokeKey, rotateKey } from './api-keys.ts';
import { issueToken } from './issue-token.ts';
import { issueApiToken } from './token.routes.ts';

/** Keys with which programs of a company call the public API. */
export function apiKeyRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now } = deps;
  operation(service, routes.listApiKeys, async (c) => c.json({ keys: await keysOf(db, callerOf(c), now()) }, 200));

  operation(service, routes.makeApiKey, async (c) =>
    c.json(await makeKey(db, callerOf(c), c.req.valid('json'), originOf(c, now)), 201),
  );

  operation(service, routes.rotateApiKey, async (c) =>
    c.json(
      await rotateKey(db, callerOf(c), { ...c.req.valid('param'), ...c.req.valid('query') }, originOf(c, now)),
      201,
    ),
  );

  operation(service, routes.revokeApiKey, async (c) => {
    await revokeKey(db, callerOf(c), c.req.valid('param').key_id, originOf(c, now));
    return c.body(null, 204);
  });

  operation(service, issueApiToken, async (c) => {
    const sent = { authorization: c.req.header('authorization'), address: c.req.header('x-forwarded-for') };
    return c.json(await issueToken(deps, c.req.valid('form'), sent), 200);
  });
}
