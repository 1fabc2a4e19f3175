import { orgScope } from '../../access/caller.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import * as routes from './details.routes.ts';
import { bookingDefaultsOf, changeDetails, findDetails } from './details.ts';

/** The provider's details of its clients for booking and billing. */
export function companyDetailRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.getCompanyDetails, async (c) =>
    c.json(await findDetails(db, c.req.valid('param').org_id), 200),
  );

  operation(service, routes.updateCompanyDetails, async (c) => {
    const { updated_at: seen, ...sent } = c.req.valid('json');
    const change = { orgId: c.req.valid('param').org_id, seen, wanted: named(sent), ...originOf(c, now) };
    return c.json(await changeDetails(db, callerOf(c), change), 200);
  });

  operation(service, routes.getBookingDefaults, async (c) =>
    c.json(bookingDefaultsOf(await findDetails(db, orgScope(callerOf(c), c.req.valid('param').org_id))), 200),
  );

  operation(service, routes.updateBookingDefaults, async (c) => {
    const { updated_at: seen, ...sent } = c.req.valid('json');
    const written = { ...originOf(c, now), shown: bookingDefaultsOf };
    const change = { orgId: orgScope(callerOf(c), c.req.valid('param').org_id), seen, wanted: named(sent), ...written };
    return c.json(bookingDefaultsOf(await changeDetails(db, callerOf(c), change)), 200);
  });
}

/** Pages of an older release do not name the clinics, which then stay. */
const named = <Sent extends { favourite_clinics?: string[] | undefined }>({ favourite_clinics, ...sent }: Sent) => ({
  ...sent,
  ...(favourite_clinics && { favourite_clinics }),
});
