import { expect, expectTypeOf, test } from 'vitest';
import { pages, type ViewName } from '../../machines/rules/access/page-table.ts';
import { PUBLIC_PATHS, type PublicPath } from '../../machines/rules/access/public-paths.ts';
import { pageViews } from '../../web/start/generated/page-views.ts';
import { publicPages } from '../../web/start/public-pages.ts';

test('[route.pages] every route has its page: one without does not compile', () => {
  expect(pages.filter(({ view }) => !pageViews[view])).toEqual([]);
  expect(PUBLIC_PATHS.filter((path) => !publicPages[path])).toEqual([]);
  expectTypeOf<typeof pageViews>().toExtend<Record<ViewName, object>>();
  expectTypeOf<typeof publicPages>().toExtend<Record<PublicPath, object>>();
  expectTypeOf<Omit<typeof pageViews, 'my-account/account-page'>>().not.toExtend<typeof pageViews>();
});
