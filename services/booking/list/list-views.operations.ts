import { callerOf, operation, type Service, type ServiceDeps } from '../../shared/http/service.ts';
import * as routes from './list-views.routes.ts';
import { deleteView, keepWords, ownViews, renameView, saveView, viewOf } from './list-views.ts';

export function addListViews(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listListViews, async (c) => c.json({ views: await ownViews(db, callerOf(c)) }, 200));

  operation(service, routes.createListView, async (c) => {
    const { name, filter } = c.req.valid('json');
    const view = name
      ? saveView(db, callerOf(c), { name, filter, now: now(), address: c.req.header('x-forwarded-for') })
      : keepWords(db, callerOf(c), filter, now());
    return c.json(await view, 201);
  });

  operation(service, routes.getListView, async (c) =>
    c.json(await viewOf(db, callerOf(c), c.req.valid('param').view_id), 200),
  );

  operation(service, routes.renameListView, async (c) => {
    const from = { now: now(), address: c.req.header('x-forwarded-for') };
    const change = { viewId: c.req.valid('param').view_id, name: c.req.valid('json').name };
    return c.json(await renameView(db, callerOf(c), { ...change, ...from }), 200);
  });

  operation(service, routes.deleteListView, async (c) => {
    const from = { now: now(), address: c.req.header('x-forwarded-for') };
    await deleteView(db, callerOf(c), { viewId: c.req.valid('param').view_id, ...from });
    return c.body(null, 204);
  });
}
