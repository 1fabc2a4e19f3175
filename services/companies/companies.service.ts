import type { z } from '@hono/zod-openapi';
import { callerOf, operation } from '../shared/http/operation.ts';
import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import { lookUp } from '../shared/sql/lookup.ts';
import { webhookDeliveryRoutes } from '../webhooks/deliveries/deliveries.operations.ts';
import { webhookEndpointRoutes } from '../webhooks/endpoints/endpoints.operations.ts';
import { documentWebhooks } from '../webhooks/payloads.contract.ts';
import { companyRoutes } from './company/company.operations.ts';
import { companyDetailRoutes } from './details/details.operations.ts';
import { companyImportRoutes } from './import/import.operations.ts';
import * as routes from './lookups/lookups.routes.ts';
import {
  bookableOrgsSource,
  bookableSubsidiariesSource,
  companiesSource,
  namesSource,
  paperworksSource,
  projectsSource,
  sitesSource,
} from './lookups/lookups.ts';
import { newItemRoutes } from './named-entries/add-new.ts';
import { namedEntryRoutes } from './named-entries/named-entries.operations.ts';
import { paperworkRoutes } from './paperworks/paperworks.operations.ts';
import { providerRoutes } from './provider/provider.operations.ts';
import { subsidiaryRoutes } from './subsidiaries/subsidiaries.operations.ts';
import { findUserInfo, getUserInfo } from './user-info.ts';

/** Companies, their subsidiaries, and the lists that bookings choose from. */
export function companiesService(deps: ServiceDeps): Service {
  const service = createService(
    {
      name: 'companies',
      title: 'Preflight: companies',
      description: 'Companies, their subsidiaries, positions, projects and paperwork, and who is signed in.',
    },
    deps,
  );
  const { db } = deps;

  newItemRoutes(service, deps);
  paperworkRoutes(service, deps);
  companyImportRoutes(service, deps);
  operation(service, getUserInfo, async (c) => c.json(await findUserInfo(db, callerOf(c), deps.now()), 200));

  operation(service, routes.listCompanies, async (c) => {
    const query = c.req.valid('query');
    const { items: companies, ...page } = await lookUp<Company>(db, query, companiesSource(callerOf(c), query));
    return c.json({ companies, ...page }, 200);
  });

  operation(service, routes.listBookableOrgs, async (c) => {
    const query = c.req.valid('query');
    const { items: data, ...page } = await lookUp<Bookable>(
      db,
      query,
      bookableOrgsSource(callerOf(c), { ...query, hasSms: deps.portal.hasSms }),
    );
    return c.json({ data, ...page }, 200);
  });

  operation(service, routes.listSites, async (c) => {
    const query = c.req.valid('query');
    const { items: sites, ...page } = await lookUp<Site>(db, query, sitesSource(callerOf(c), query));
    return c.json({ sites, ...page }, 200);
  });

  operation(service, routes.listBookableSubsidiaries, async (c) => {
    const query = c.req.valid('query');
    const { items: sites, ...page } = await lookUp<Item>(db, query, bookableSubsidiariesSource(callerOf(c), query));
    return c.json({ sites, ...page }, 200);
  });

  operation(service, routes.listPositions, async (c) => {
    const query = c.req.valid('query');
    const { items: data, ...page } = await lookUp<Item>(db, query, namesSource('positions')(callerOf(c), query));
    return c.json({ data, ...page }, 200);
  });

  operation(service, routes.listProjects, async (c) => {
    const query = c.req.valid('query');
    const { items: projects, ...page } = await lookUp<Project>(db, query, projectsSource(callerOf(c), query));
    return c.json({ projects, ...page }, 200);
  });

  operation(service, routes.listPi, async (c) => {
    const query = c.req.valid('query');
    const source = namesSource('project_identifications')(callerOf(c), query);
    const { items: pi, ...page } = await lookUp<Item>(db, query, source);
    return c.json({ pi, ...page }, 200);
  });

  operation(service, routes.listPo, async (c) => {
    const query = c.req.valid('query');
    const { items: po, ...page } = await lookUp<Item>(db, query, namesSource('purchase_orders')(callerOf(c), query));
    return c.json({ po, ...page }, 200);
  });

  operation(service, routes.listPaperworks, async (c) => {
    const { paper_work, query = paper_work, search = query, ...input } = c.req.valid('query');
    const source = paperworksSource(callerOf(c), input);
    const { items: paper_works, ...page } = await lookUp<Paperwork>(db, { ...input, search }, source);
    return c.json({ paper_works, ...page }, 200);
  });

  companyRoutes(service, deps);
  companyDetailRoutes(service, deps);
  providerRoutes(service, deps);
  subsidiaryRoutes(service, deps);
  namedEntryRoutes(service, deps);
  webhookEndpointRoutes(service, deps);
  webhookDeliveryRoutes(service, deps);
  documentWebhooks(service);
  return service;
}

type Item = z.infer<typeof routes.itemSchema>;
type Company = z.infer<typeof routes.listedCompanySchema>;
type Bookable = z.infer<typeof routes.bookableOrgSchema>;
type Site = z.infer<typeof routes.siteSchema>;
type Project = z.infer<typeof routes.projectSchema>;
type Paperwork = z.infer<typeof routes.paperworkSchema>;
