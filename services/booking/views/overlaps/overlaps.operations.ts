import { recordAccess } from '../../../audit/access-log.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import * as routes from './overlaps.routes.ts';
import { overlappingAppointments } from './overlaps.ts';

/** People of a booking to be sent who have another appointment at the same time. */
export function overlapRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listOverlaps, async (c) => {
    const caller = callerOf(c);
    const { org = caller.orgId, people } = c.req.valid('json');
    const found = await overlappingAppointments(db, people, scopeOf(caller, { org, isMine: false }));
    if (found.length > 0) {
      await recordAccess(db, caller, {
        action: 'overlaps.read',
        entity: 'organisation',
        entityId: org,
        candidateIds: found.map(({ candidate_id }) => candidate_id),
        address: c.req.header('x-forwarded-for'),
        at: now(),
      });
    }
    return c.json({ overlaps: found.map(({ candidate_id: _, ...overlap }) => overlap) }, 200);
  });
}
