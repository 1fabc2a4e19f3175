import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { masked } from '../../../shared/http/update-mask.ts';
import { addPackage, changePackage, deletePackage } from './package-changes.ts';
import { assessmentsCents, usesOf } from './package-uses.ts';
import { catalogue } from './package-writing.ts';
import * as routes from './packages.routes.ts';
import { listPackages, readPackage } from './packages.ts';

export function packageRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listPackages, async (c) => {
    const { query, search = query, ...input } = c.req.valid('query');
    const { items: data, ...page } = await listPackages(db, callerOf(c), { ...input, search });
    return c.json({ data, ...page }, 200);
  });

  operation(service, routes.listAssessments, async (c) => {
    const all = await catalogue(db);
    const active = all.filter(({ isActive }) => isActive);
    const data = active.map(({ categoryName: category_name, assessmentName: assessment_name, minutes }) => ({
      category_name,
      assessment_name,
      minutes,
      checked: false,
    }));
    return c.json({ data }, 200);
  });

  operation(service, routes.getPackage, async (c) =>
    c.json(await readPackage(db, callerOf(c), c.req.valid('param').package_id), 200),
  );

  operation(service, routes.getPackageUses, async (c) => {
    const caller = callerOf(c);
    const { package_id: id } = await readPackage(db, caller, c.req.valid('param').package_id);
    const [uses, cents] = await Promise.all([
      usesOf(db, id, now()),
      caller.isProvider ? assessmentsCents(db, id) : null,
    ]);
    return c.json({ ...uses, assessments_cents: cents }, 200);
  });

  operation(service, routes.addPackage, async (c) => {
    const added = await addPackage(db, callerOf(c), {
      org: c.req.valid('query').org,
      wanted: c.req.valid('json'),
      ...originOf(c, now),
    });
    return c.json(added, 201);
  });

  operation(service, routes.updatePackage, async (c) => {
    const { update_mask, updated_at: seen, ...body } = c.req.valid('json');
    const changed = await changePackage(db, callerOf(c), {
      id: c.req.valid('param').package_id,
      seen,
      wanted: masked(body, update_mask),
      ...originOf(c, now),
    });
    return c.json(changed, 200);
  });

  operation(service, routes.deletePackage, async (c) => {
    const { package_id: id } = c.req.valid('param');
    await deletePackage(db, callerOf(c), { id, ...originOf(c, now) });
    return c.body(null, 204);
  });
}
