import { expect, expectTypeOf, test } from 'vitest';
import {
  PUBLIC_PATHS,
  type PublicPath,
  type RoutePattern,
  routePermissions,
} from '../../machines/rules/access/access-routes.ts';
import { pages } from '../../web/start/pages.ts';
import { publicPages } from '../../web/start/public-pages.ts';

test('[route.pages] every route has its page: one without does not compile', () => {
  expect(routePermissions.map(({ pattern }) => pattern).filter((pattern) => !pages[pattern])).toEqual([]);
  expect(PUBLIC_PATHS.filter((path) => !publicPages[path])).toEqual([]);
  expectTypeOf<typeof pages>().toExtend<Record<RoutePattern, object>>();
  expectTypeOf<typeof publicPages>().toExtend<Record<PublicPath, object>>();
  expectTypeOf<Omit<typeof pages, '/my/account'>>().not.toExtend<typeof pages>();
});
