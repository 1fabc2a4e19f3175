import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './digest.routes.ts';
import { chooseMondayDigest, mondayDigest } from './monday-digest.ts';

/** A mail each Monday about what waits, for accounts that asked for it. */
export function mondayDigestRoutes(service: Service, { db, portal: { timeZone }, now }: ServiceDeps): void {
  operation(service, routes.getMondayDigest, async (c) =>
    c.json(await mondayDigest(db, callerOf(c), { now: now(), timeZone }), 200),
  );

  operation(service, routes.chooseMondayDigest, async (c) => {
    const from = { ...originOf(c, now), timeZone };
    return c.json(await chooseMondayDigest(db, callerOf(c), { isWanted: c.req.valid('json').is_wanted, ...from }), 200);
  });
}
