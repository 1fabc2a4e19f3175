import { sql } from 'drizzle-orm';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { masked } from '../../../shared/http/update-mask.ts';
import { lookUp, statusIs } from '../../../shared/sql/lookup.ts';
import type { Announce } from '../../shared/changes.ts';
import { addSite, changeSite, switchSite } from './site-changes.ts';
import { siteEffects } from './site-effects.ts';
import { findSite, type SiteRecord, siteColumns } from './site-record.ts';
import * as routes from './sites.routes.ts';

/** Clinic sites are the provider's, and so are these operations. */
export function siteRoutes(service: Service, { db, now }: ServiceDeps, { announce }: { announce: Announce }): void {
  operation(service, routes.findSites, async (c) => {
    const { status, state, ...input } = c.req.valid('query');
    const { items: sites, ...page } = await lookUp<SiteRecord>(db, input, {
      columns: siteColumns,
      from: sql`booking.clinics c`,
      where: [...statusIs(status, sql`c.is_active`), ...(state === undefined ? [] : [sql`c.state = ${state}`])],
      name: sql`c.name`,
      id: sql`c.id`,
    });
    return c.json({ sites, ...page }, 200);
  });

  operation(service, routes.getClinicSite, async (c) =>
    c.json(await findSite(db, c.req.valid('param').site_id, 'read'), 200),
  );

  operation(service, routes.getClinicSiteEffects, async (c) => {
    const { site_id: id } = c.req.valid('param');
    await findSite(db, id, 'read');
    return c.json(await siteEffects(db, id, now()), 200);
  });

  operation(service, routes.addClinicSite, async (c) =>
    c.json(await addSite(db, callerOf(c), { wanted: c.req.valid('json'), ...originOf(c, now) }), 201),
  );

  operation(service, routes.updateClinicSite, async (c) => {
    const { update_mask, updated_at: seen, ...body } = c.req.valid('json');
    const change = { id: c.req.valid('query').site_id, seen, wanted: masked(body, update_mask), ...originOf(c, now) };
    return c.json(await changeSite(db, callerOf(c), change), 200);
  });

  operation(service, routes.disableClinicSite, async (c) => {
    const { site_id: id } = c.req.valid('param');
    const { site, changes } = await switchSite(db, callerOf(c), { id, isActive: false, ...originOf(c, now) });
    await announce(changes);
    return c.json(site, 200);
  });

  operation(service, routes.activateClinicSite, async (c) => {
    const { site_id: id } = c.req.valid('param');
    return c.json((await switchSite(db, callerOf(c), { id, isActive: true, ...originOf(c, now) })).site, 200);
  });
}
