import { callerOf, operation, type Service, type ServiceDeps } from '../../service.ts';
import type { Announce } from '../changes.ts';
import { createBooking } from '../commands/create-booking.ts';
import { jsonText } from '../json-text.ts';
import { bookingDetail } from './booking-detail.ts';
import { scopeOf } from './booking-filter.ts';
import { listBookings } from './booking-list.ts';
import * as routes from './bookings.routes.ts';

export function addBookings(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, read, now } = deps;

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

  operation(service, routes.createBooking, async (c) => {
    const { answer, changes } = await createBooking(db, callerOf(c), {
      key: c.req.valid('header')['idempotency-key'],
      org: c.req.valid('query').org,
      body: c.req.valid('json'),
      now: now(),
      address: c.req.header('x-forwarded-for'),
      portal: deps.portal,
    });
    await announce(changes);
    return jsonText(answer, 201);
  });
}
