import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './packages-in-booking.routes.ts';
import { addInBooking } from './packages-in-booking.ts';

export function packageInBookingRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.addPackageInBooking, async (c) => {
    const { org } = c.req.valid('query');
    const place = { org, draftId: null, ...originOf(c, now) };
    return c.json(await addInBooking(db, callerOf(c), { ...place, wanted: c.req.valid('json') }), 201);
  });

  operation(service, routes.addCustomPackage, async (c) => {
    const { org } = c.req.valid('query');
    const { package_id: id, draft_id: draftId, ...wanted } = c.req.valid('json');
    const place = { org, draftId, id, ...originOf(c, now) };
    return c.json(await addInBooking(db, callerOf(c), { ...place, wanted }), 201);
  });
}
