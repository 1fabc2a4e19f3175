import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './crews.routes.ts';
import { crewsOf, deleteCrew, renameCrew, saveCrew } from './crews.ts';

/** Patterns of bookings that a company keeps by name. */
export function crewRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listCrews, async (c) =>
    c.json({ crews: await crewsOf(db, callerOf(c), c.req.valid('query').org) }, 200),
  );

  operation(service, routes.saveCrew, async (c) => {
    const from = originOf(c, now);
    return c.json(await saveCrew(db, callerOf(c), { ...c.req.valid('json'), ...from }), 201);
  });

  operation(service, routes.renameCrew, async (c) => {
    const from = originOf(c, now);
    const { name, updated_at: seen } = c.req.valid('json');
    const change = { crewId: c.req.valid('param').crew_id, name, seen };
    return c.json(await renameCrew(db, callerOf(c), { ...change, ...from }), 200);
  });

  operation(service, routes.deleteCrew, async (c) => {
    const from = originOf(c, now);
    await deleteCrew(db, callerOf(c), { crewId: c.req.valid('param').crew_id, ...from });
    return c.body(null, 204);
  });
}
