import { recordAccess } from '../../../audit/access-log.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../../shared/http/service-deps.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import { jsonText } from '../../shared/json-text.ts';
import { rowFieldsFrom } from '../list/bookings.routes.ts';
import { rowsOf } from '../list/list-rows.ts';
import { findBookings } from './found-bookings.routes.ts';
import { foundBookings } from './found-bookings.ts';

export function foundBookingRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, findBookings, async (c) => {
    const [caller, query] = [callerOf(c), c.req.valid('query')];
    const { search, time_zone: timeZone, site_id: siteId, page_size: limit } = query;
    const db = readsOf(deps, caller).read;
    const now = deps.now();
    const { ids, nearest } = await foundBookings(db, scopeOf(caller, { isMine: false }), {
      search,
      timeZone,
      siteId,
      limit,
      now,
    });
    const [rows] = await Promise.all([
      rowsOf(db, ids, rowFieldsFrom(query.fields)),
      recordAccess(deps.db, caller, {
        action: 'bookings.listed',
        entity: 'organisation',
        entityId: caller.orgId,
        candidateIds: ids,
        after: { search, time_zone: timeZone },
        address: c.req.header('x-forwarded-for'),
        at: now,
      }),
    ]);
    return jsonText(`{"bookings":${rows},"nearest":${JSON.stringify(nearest)}}`, 200);
  });
}
