import type { z } from '@hono/zod-openapi';
import { orgScope } from '../../../access/caller.ts';
import { authorizeReaderInQuery, callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { lookUp } from '../../../shared/sql/lookup.ts';
import type { BookablePackage } from '../../catalogue/packages/bookable-package.contract.ts';
import { lastBooking } from './last-booking.ts';
import * as routes from './lookups.routes.ts';
import {
  bookableClinicsSource,
  bookableLocations,
  bookingAccount,
  bookingAddresses,
  clinicSitesSource,
  packagesSource,
  servicesList,
} from './lookups.ts';

type Site = z.infer<typeof routes.clinicSite>;

export function lookupRoutes(service: Service, { db, now, portal }: ServiceDeps): void {
  operation(service, routes.listClinicSites, async (c) => {
    const query = c.req.valid('query');
    const source = clinicSitesSource({ status: query.status, isGrouped: query.group_clinic ?? false });
    const { items: sites, ...page } = await lookUp<Site>(db, query, source);
    return c.json({ sites, ...page }, 200);
  });

  operation(service, routes.listBookableClinics, async (c) => {
    const query = c.req.valid('query');
    const { items: sites, ...page } = await lookUp<Site>(db, query, bookableClinicsSource(callerOf(c), query));
    return c.json({ sites, ...page }, 200);
  });

  operation(service, routes.listBookableLocations, async (c) => {
    const { org, service_type } = c.req.valid('query');
    const caller = callerOf(c);
    orgScope(caller, org);
    return c.json({ data: await bookableLocations(db, caller, service_type) }, 200);
  });

  operation(service, routes.listServices, async (c) => c.json({ data: await servicesList(db) }, 200));

  operation(service, routes.listPackagesLookup, async (c) => {
    const query = c.req.valid('query');
    const { items: data, ...page } = await lookUp<BookablePackage>(db, query, packagesSource(callerOf(c), query));
    return c.json({ data, ...page }, 200);
  });

  operation(service, routes.listBookablePackages, async (c) => {
    const query = c.req.valid('query');
    const source = packagesSource(callerOf(c), { ...query, status: ['active'] });
    const { items: data, ...page } = await lookUp<BookablePackage>(db, query, source);
    return c.json({ data, ...page }, 200);
  });

  operation(service, routes.getBookingAddresses, async (c) => {
    const orgId = orgScope(callerOf(c), c.req.valid('query').org);
    return c.json(await bookingAddresses(db, orgId), 200);
  });

  operation(service, routes.getLastBooking, async (c) => {
    const last = await lastBooking(db, callerOf(c), c.req.valid('query').service_type);
    return c.json({ last }, 200);
  });

  operation(
    service,
    routes.getBookingAccount,
    async (c) => {
      const asked = { accountId: c.req.valid('param').account_id, hasSms: portal.hasSms };
      return c.json(await bookingAccount(db, authorizeReaderInQuery(c, now()), asked), 200);
    },
    { inlineAuthorization: true },
  );
}
