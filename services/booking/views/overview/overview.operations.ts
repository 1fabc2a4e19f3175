import { callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../../shared/http/service-deps.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { jsonText } from '../../shared/json-text.ts';
import { capacity } from './capacity.ts';
import { nextFreeTimes } from './next-free.ts';
import * as routes from './overview.routes.ts';
import { overviewNumbers } from './overview-numbers.ts';
import { resourceCapacity } from './resource-capacity.ts';

/** Capacity of the provider's clinics, and waiting times for them. */
export function overviewRoutes(service: Service, deps: ServiceDeps): void {
  const { now, portal } = deps;

  operation(service, routes.getCapacity, async (c) => {
    const { from_date, days, site_id: siteId = null } = c.req.valid('query');
    const at = now();
    const fromDay = from_date ?? dayIn(at, portal.timeZone);
    const clinics = await capacity(readsOf(deps, callerOf(c)).read, { siteId, fromDay, days, now: at });
    return jsonText(`${JSON.stringify({ from_date: fromDay, days }).slice(0, -1)},"clinics":${clinics}}`, 200);
  });

  operation(service, routes.getResourceCapacity, async (c) => {
    const { from_date, days, site_id: siteId = null } = c.req.valid('query');
    const at = now();
    const query = { siteId, fromDay: from_date ?? dayIn(at, portal.timeZone), days, now: at };
    return jsonText(JSON.stringify(await resourceCapacity(readsOf(deps, callerOf(c)).read, query)), 200);
  });

  operation(service, routes.getNextFreeTimes, async (c) => {
    const { site_id: siteId = null } = c.req.valid('query');
    const caller = callerOf(c);
    const { read } = readsOf(deps, caller);
    return jsonText(JSON.stringify(await nextFreeTimes(read, { caller, siteId, now: now() })), 200);
  });

  operation(service, routes.getOverviewNumbers, async (c) => {
    const { days, time_zone: timeZone, site_id: site = '' } = c.req.valid('query');
    const { read } = readsOf(deps, callerOf(c));
    return jsonText(JSON.stringify(await overviewNumbers(read, { site, days, timeZone, now: now() })), 200);
  });
}
