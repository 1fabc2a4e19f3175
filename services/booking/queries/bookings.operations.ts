import { callerOf, operation, type Service, type ServiceDeps } from '../../service.ts';
import { jsonText } from '../json-text.ts';
import { bookingDetail } from './booking-detail.ts';
import { scopeOf } from './booking-filter.ts';
import { listBookings } from './booking-list.ts';
import * as routes from './bookings.routes.ts';

export function addBookings(service: Service, { db, read, now }: ServiceDeps): void {
  operation(service, routes.listBookings, async (c) => {
    const query = c.req.valid('query');
    return jsonText(await listBookings(read, query, scopeOf(callerOf(c), { org: query.org, isMine: false })), 200);
  });

  operation(service, routes.listMyBookings, async (c) => {
    const query = c.req.valid('query');
    return jsonText(await listBookings(read, query, scopeOf(callerOf(c), { org: query.org, isMine: true })), 200);
  });

  operation(service, routes.getBookingDetail, async (c) => {
    const from = { now: now(), address: c.req.header('x-forwarded-for') };
    return jsonText(await bookingDetail(db, callerOf(c), c.req.valid('param').candidate_id, from), 200);
  });
}
