import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './list-views.routes.ts';
import { deleteView, ownViews, renameView, saveView, storeFilter, viewOf } from './list-views.ts';
import { viewCounts } from './view-counts.ts';

export function listViewRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now } = deps;
  operation(service, routes.listListViews, async (c) => c.json({ views: await ownViews(db, callerOf(c)) }, 200));

  operation(service, routes.createListView, async (c) => {
    const { name, filter } = c.req.valid('json');
    const view = name
      ? saveView(db, callerOf(c), { name, filter, ...originOf(c, now) })
      : storeFilter(db, callerOf(c), filter, now());
    return c.json(await view, 201);
  });

  // Before the route of one view, whose path it would be.
  operation(service, routes.countListViews, async (c) => {
    const { mine: isMine = false, time_zone: timeZone } = c.req.valid('query');
    const asked = { isMine, timeZone, now: now() };
    return c.json({ counts: await viewCounts(readsOf(deps, callerOf(c)).read, callerOf(c), asked) }, 200);
  });

  operation(service, routes.getListView, async (c) =>
    c.json(await viewOf(db, callerOf(c), c.req.valid('param').view_id), 200),
  );

  operation(service, routes.renameListView, async (c) => {
    const from = originOf(c, now);
    const change = { viewId: c.req.valid('param').view_id, name: c.req.valid('json').name };
    return c.json(await renameView(db, callerOf(c), { ...change, ...from }), 200);
  });

  operation(service, routes.deleteListView, async (c) => {
    const from = originOf(c, now);
    await deleteView(db, callerOf(c), { viewId: c.req.valid('param').view_id, ...from });
    return c.body(null, 204);
  });
}
