import { parse } from 'regexparam';
import { type Page, pages } from './page-table.ts';
import { holdsAny, type Permission } from './permissions.ts';

/** Tabs of a company's page, in their order. */
export const COMPANY_TABS = [
  'general',
  'subsidiary',
  'accounts',
  'positions',
  'packages',
  'paperworks',
  'projects',
  'billing',
  'prices',
  'statement',
] as const;

/** As wouter matches them, by regexparam, but with the case of the letters. */
const addresses = pages.map((route) => ({ route, address: new RegExp(parse(route.pattern).pattern, '') }));

const isCompanyTab = (path: string) => COMPANY_TABS.some((tab) => path.endsWith(`/${tab}`));

/** The page of a path (without query; a slash at its end is nothing), or null: that path leads to /404. */
export function routeOf(path: string): Page | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const route = addresses.find(({ address }) => address.test(bare))?.route;
  if (route === undefined) return null;
  return route.pattern === '/companies/:orgId/:tab' && !isCompanyTab(bare) ? null : route;
}

/** True if the page opens, false if it shows 'Access Denied' instead. */
export const mayOpen = (held: readonly Permission[], path: string): boolean => {
  const route = routeOf(path);
  return route === null || holdsAny(held, route.anyOf);
};
