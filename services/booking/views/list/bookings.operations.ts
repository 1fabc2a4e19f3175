import { recordAccess } from '../../../audit/access-log.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../../shared/http/service-deps.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import { jsonText } from '../../shared/json-text.ts';
import { getBookingDetail, getMyBookingDetail } from '../detail/booking-detail.routes.ts';
import { bookingDetail } from '../detail/booking-detail.ts';
import { listBookings } from './booking-list.ts';
import * as routes from './bookings.routes.ts';

export function bookingRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now, portal } = deps;
  for (const [route, isMine] of [
    [routes.listBookings, false],
    [routes.listMyBookings, true],
  ] as const) {
    operation(service, route, async (c) => {
      const [caller, query] = [callerOf(c), c.req.valid('query')];
      const page = await listBookings(readsOf(deps, caller).read, routes.listQueryFrom(query), {
        scope: scopeOf(caller, { org: query.org, isMine }),
        record: (candidateIds) =>
          recordAccess(db, caller, {
            action: 'bookings.listed',
            entity: 'organisation',
            entityId: query.org ?? caller.orgId,
            candidateIds,
            after: routes.filterFacts(query),
            address: c.req.header('x-forwarded-for'),
            at: now(),
          }),
      });
      return jsonText(page, 200);
    });
  }

  for (const [route, isMine] of [
    [getMyBookingDetail, true],
    [getBookingDetail, false],
  ] as const) {
    operation(service, route, async (c) => {
      const from = { isMine, hasSms: portal.hasSms, ...originOf(c, now) };
      return jsonText(await bookingDetail(db, callerOf(c), c.req.valid('param').candidate_id, from), 200);
    });
  }
}
