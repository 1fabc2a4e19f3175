import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { masked } from '../../shared/http/update-mask.ts';
import { changeAdminSecondFactor, updateAdminSecondFactor } from './admin-second-factor.ts';
import * as routes from './company.routes.ts';
import { addCompany, changeCompany, findCompany, switchCompany } from './company.ts';
import { companyEffects } from './effects.ts';

/** The provider's clients: read, added, changed, switched on and off; and one's own company. */
export function companyRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.getCompany, async (c) =>
    c.json(await findCompany(db, callerOf(c), c.req.valid('param').org_id), 200),
  );

  operation(service, routes.getMyCompany, async (c) => {
    const caller = callerOf(c);
    return c.json(await findCompany(db, caller, caller.orgId), 200);
  });

  operation(service, routes.createCompany, async (c) => {
    const { company, ...body } = c.req.valid('json');
    return c.json({ id: await addCompany(db, callerOf(c), { ...company, ...body, ...originOf(c, now) }) }, 201);
  });

  operation(service, routes.updateCompany, async (c) => {
    const { company, fit_test, update_mask, updated_at: seen } = c.req.valid('json');
    const wanted = masked({ ...company, fit_test }, update_mask);
    const change = { orgId: c.req.valid('param').org_id, seen, wanted, ...originOf(c, now) };
    return c.json(await changeCompany(db, callerOf(c), change), 200);
  });

  operation(service, updateAdminSecondFactor, async (c) => {
    const change = { wanted: c.req.valid('json').admin_second_factor, ...originOf(c, now) };
    await changeAdminSecondFactor(db, callerOf(c), change);
    return c.body(null, 204);
  });

  operation(service, routes.deactivateCompany, async (c) => {
    const off = { orgId: c.req.valid('param').org_id, enable: false, ...originOf(c, now) };
    return c.json(await switchCompany(db, callerOf(c), off), 201);
  });

  operation(service, routes.activateCompany, async (c) => {
    const on = { orgId: c.req.valid('param').org_id, enable: true, ...originOf(c, now) };
    return c.json(await switchCompany(db, callerOf(c), on), 201);
  });

  operation(service, routes.getCompanyEffects, async (c) =>
    c.json(await companyEffects(db, c.req.valid('param').org_id, now()), 200),
  );
}
