import { recordAccess } from '../../../audit/access-log.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import { changeStream, type LiveChanges } from '../../shared/change-stream.ts';
import { ofCompany } from '../../shared/changes.ts';
import { jsonText } from '../../shared/json-text.ts';
import * as routes from './home.routes.ts';
import { home } from './home.ts';

/** The company's waiting items, and the event that they changed. */
export function homeRoutes(service: Service, { db, now }: ServiceDeps, { live }: { live: LiveChanges }): void {
  operation(service, routes.getHome, async (c) => {
    const [caller, { time_zone: timeZone, org }] = [callerOf(c), c.req.valid('query')];
    const scope = scopeOf(caller, { org, isMine: false });
    // Not from a replica: a notice of a change comes before the replica has what it tells of.
    const { json, candidateIds } = await home(db, { timeZone, scope, now: now() });
    // Before anything is shown, as in the list.
    await recordAccess(db, caller, {
      action: 'home.opened',
      entity: 'organisation',
      entityId: org ?? caller.orgId,
      candidateIds,
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
    return jsonText(json, 200);
  });

  operation(service, routes.bookingsChanged, (c) => {
    const { orgId } = scopeOf(callerOf(c), { org: c.req.valid('query').org, isMine: false });
    return changeStream(live, callerOf(c), {
      isFor: ofCompany(orgId),
      dataOf: () => ({}),
      signal: c.req.raw.signal,
    });
  });
}
