import type { Context } from 'hono';
import { orgScope } from '../../access/caller.ts';
import { requireTabWrite } from '../../access/company-tab.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service, ServiceEnv } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { masked } from '../../shared/http/update-mask.ts';
import { subsidiaryEffects } from '../company/effects.ts';
import { findSubsidiaries } from './find-subsidiaries.ts';
import * as routes from './subsidiaries.routes.ts';
import { addSubsidiary, changeSubsidiary, subsidiaryTab, switchSubsidiary } from './subsidiaries.ts';

/** A company's own sites: added, changed, switched on and off. They are listed by the lookup of the same name. */
export function subsidiaryRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.findSubsidiaries, async (c) => {
    return c.json({ subsidiaries: await findSubsidiaries(db, callerOf(c), c.req.valid('query')) }, 200);
  });

  operation(service, routes.createSite, async (c) => {
    const { site, fit_test, org: inBody } = c.req.valid('json');
    const org = c.req.valid('query').org ?? inBody ?? site.company_id;
    return c.json(await addSubsidiary(db, callerOf(c), { ...site, org, fit_test, ...originOf(c, now) }), 201);
  });

  operation(service, routes.updateSite, async (c) => {
    const { site, fit_test, update_mask, org: inBody, updated_at: seen } = c.req.valid('json');
    const org = c.req.valid('query').org ?? inBody;
    const wanted = masked({ ...site, fit_test }, update_mask);
    const change = { id: c.req.valid('param').site_id, org, seen, wanted, ...originOf(c, now) };
    return c.json(await changeSubsidiary(db, callerOf(c), change), 200);
  });

  const switching = (c: Context<ServiceEnv>, enable: boolean) => ({ enable, ...originOf(c, now) });

  operation(service, routes.deactivateSite, async (c) => {
    const site = { id: c.req.valid('param').site_id, org: c.req.valid('query').org };
    return c.json(await switchSubsidiary(db, callerOf(c), { ...site, ...switching(c, false) }), 201);
  });

  operation(service, routes.activateSite, async (c) => {
    const site = { id: c.req.valid('param').site_id, org: c.req.valid('query').org };
    return c.json(await switchSubsidiary(db, callerOf(c), { ...site, ...switching(c, true) }), 201);
  });

  operation(service, routes.getSiteEffects, async (c) => {
    const caller = callerOf(c);
    const org = orgScope(caller, c.req.valid('query').org);
    requireTabWrite(caller, org, subsidiaryTab);
    return c.json(await subsidiaryEffects(db, { id: c.req.valid('param').site_id, org }), 200);
  });
}
