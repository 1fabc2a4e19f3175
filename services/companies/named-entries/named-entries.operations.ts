import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { masked } from '../../shared/http/update-mask.ts';
import type { NamedEntry } from './named-entries.routes.ts';
import * as routes from './named-entries.routes.ts';
import { addNamed, changeNamed, deleteNamed, listNamed, type NamedKind } from './named-entries.ts';

const positions: NamedKind = {
  table: 'positions',
  noun: 'position',
  access: { own: 'positions', tab: 'company_positions' },
};

const projects: NamedKind = {
  table: 'projects',
  noun: 'project',
  access: { own: 'projects', tab: 'company_projects' },
};

export function namedEntryRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listCompanyPositions, async (c) => {
    const input = { ...c.req.valid('query'), orgId: c.req.valid('param').org_id };
    const { items, ...page } = await listNamed(db, callerOf(c), positions, input);
    return c.json({ data: items.map(toPosition), ...page }, 200);
  });

  operation(service, routes.addPosition, async (c) => {
    const entry = { orgId: c.req.valid('param').org_id, name: c.req.valid('json').name, ...originOf(c, now) };
    return c.json(toPosition(await addNamed(db, callerOf(c), positions, entry)), 201);
  });

  operation(service, routes.updatePosition, async (c) => {
    const { update_mask, updated_at: seen, ...body } = c.req.valid('json');
    const change = {
      id: c.req.valid('param').position_id,
      seen,
      wanted: masked(body, update_mask),
      ...originOf(c, now),
    };
    return c.json(toPosition(await changeNamed(db, callerOf(c), positions, change)), 200);
  });

  operation(service, routes.deletePosition, async (c) => {
    await deleteNamed(db, callerOf(c), positions, { id: c.req.valid('param').position_id, ...originOf(c, now) });
    return c.body(null, 204);
  });

  operation(service, routes.listCompanyProjects, async (c) => {
    const input = { ...c.req.valid('query'), orgId: c.req.valid('param').org_id };
    const { items, ...page } = await listNamed(db, callerOf(c), projects, input);
    return c.json({ projects: items, ...page }, 200);
  });

  operation(service, routes.addProject, async (c) => {
    const entry = { orgId: c.req.valid('param').org_id, name: c.req.valid('json').name, ...originOf(c, now) };
    return c.json(await addNamed(db, callerOf(c), projects, entry), 201);
  });

  operation(service, routes.updateProject, async (c) => {
    const { update_mask, updated_at: seen, ...body } = c.req.valid('json');
    const change = {
      id: c.req.valid('param').project_id,
      seen,
      wanted: masked(body, update_mask),
      ...originOf(c, now),
    };
    return c.json(await changeNamed(db, callerOf(c), projects, change), 200);
  });

  operation(service, routes.deleteProject, async (c) => {
    await deleteNamed(db, callerOf(c), projects, { id: c.req.valid('param').project_id, ...originOf(c, now) });
    return c.body(null, 204);
  });
}

const toPosition = ({ disable: _never, ...position }: NamedEntry) => position;
