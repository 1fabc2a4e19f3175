import { expectTypeOf, test } from 'vitest';
import type { PublicPath, RoutePattern } from '../../machines/rules/access-routes.ts';
import type { pages, publicPages } from '../../web/pages.ts';

test('[route.pages] a route with a permission and without a page does not compile, nor does a public path without one', () => {
  expectTypeOf<Record<RoutePattern, unknown>>().toExtend<Record<keyof typeof pages, unknown>>();
  expectTypeOf<typeof pages>().toExtend<Record<RoutePattern, object>>();
  expectTypeOf<typeof publicPages>().toExtend<Record<PublicPath, object>>();
  expectTypeOf<Omit<typeof pages, '/my/account'>>().not.toExtend<typeof pages>();
});
