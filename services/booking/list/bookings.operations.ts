import { recordAccess } from '../../audit/access-log.ts';
import { callerOf, operation, type Service, type ServiceDeps } from '../../shared/http/service.ts';
import { bookingDetail } from '../detail/booking-detail.ts';
import { jsonText } from '../json-text.ts';
import { scopeOf } from './booking-filter.ts';
import { listBookings } from './booking-list.ts';
import type { ListQuery } from './bookings.routes.ts';
import * as routes from './bookings.routes.ts';

export function addBookings(service: Service, { db, read, now }: ServiceDeps): void {
  for (const [route, isMine] of [
    [routes.listBookings, false],
    [routes.listMyBookings, true],
  ] as const) {
    operation(service, route, async (c) => {
      const [caller, query] = [callerOf(c), c.req.valid('query')];
      const { json, candidateIds } = await listBookings(read, query, scopeOf(caller, { org: query.org, isMine }));
      // Before anything is shown: what is not written down is not given out.
      await recordAccess(db, caller, {
        ...{ action: 'bookings.listed', entity: 'organisation', entityId: query.org ?? caller.orgId, candidateIds },
        ...{ after: filterFacts(query), address: c.req.header('x-forwarded-for'), at: now() },
      });
      return jsonText(json, 200);
    });
  }

  operation(service, routes.getBookingDetail, async (c) => {
    const from = { now: now(), address: c.req.header('x-forwarded-for') };
    return jsonText(await bookingDetail(db, callerOf(c), c.req.valid('param').candidate_id, from), 200);
  });
}

/** What was asked for; where a page begins says nothing about people. */
function filterFacts({ cursor: _cursor, is_count: _count, page_size: _size, ...input }: ListQuery) {
  return input;
}
