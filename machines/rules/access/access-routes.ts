import { parse } from 'regexparam';
import { holdsAny, type Permission } from './permissions.ts';

/**
 * Every page and the permissions of which one is needed; an empty list opens it to every signed-in account.
 * A `:name` in a pattern matches one path segment. The first match counts. Source: specification, section 2.
 */
export const routePermissions = [
  { pattern: '/pem-bookings', anyOf: ['view_bookings', 'my_bookings'] },
  { pattern: '/my-bookings', anyOf: ['my_bookings'] },
  { pattern: '/make-booking', anyOf: ['make_bookings'] },
  { pattern: '/make-fit-test-booking', anyOf: ['make_bookings'] },
  { pattern: '/booking/download-consult-file', anyOf: [] },
  { pattern: '/booking/:candidateId/detail', anyOf: ['view_bookings'] },
  { pattern: '/packages', anyOf: ['packages'] },
  { pattern: '/packages/add', anyOf: ['packages'] },
  { pattern: '/packages/edit/:packageId', anyOf: ['packages'] },
  { pattern: '/projects', anyOf: ['projects'] },
  { pattern: '/positions', anyOf: ['positions'] },
  { pattern: '/assessments', anyOf: ['packages'] },
  { pattern: '/booking-account', anyOf: ['accounts', 'admin_accounts'] },
  { pattern: '/companies', anyOf: ['companies'] },
  { pattern: '/companies/add', anyOf: ['companies'] },
  { pattern: '/companies/:orgId/packages/add', anyOf: ['companies'] },
  { pattern: '/companies/:orgId/packages/edit/:packageId', anyOf: ['companies'] },
  { pattern: '/companies/:orgId/:tab', anyOf: ['companies'] },
  { pattern: '/my/company', anyOf: ['my_company'] },
  { pattern: '/subsidiaries', anyOf: ['subsidiaries'] },
  { pattern: '/my/subsidiaries', anyOf: ['my_subsidiary'] },
  { pattern: '/sites', anyOf: ['sites'] },
  { pattern: '/sites/add', anyOf: ['sites'] },
  { pattern: '/sites/edit/:clinicId', anyOf: ['sites'] },
  { pattern: '/scheduler', anyOf: ['calendar'] },
  { pattern: '/paperworks', anyOf: [] },
  { pattern: '/my/account', anyOf: [] },
  // Ours: the specification has no such pages.
  { pattern: '/my/company/webhooks', anyOf: ['my_company'] },
  { pattern: '/my/company/sign-in', anyOf: ['accounts'] },
  { pattern: '/my/company/api-keys', anyOf: ['accounts'] },
  { pattern: '/developers', anyOf: [] },
  { pattern: '/my-bookings/:candidateId', anyOf: ['my_bookings'] },
  { pattern: '/home', anyOf: ['view_bookings', 'my_bookings'] },
  { pattern: '/due', anyOf: ['view_bookings', 'my_bookings'] },
  { pattern: '/today', anyOf: ['calendar'] },
  { pattern: '/overview', anyOf: ['calendar'] },
  { pattern: '/results', anyOf: ['calendar'] },
  { pattern: '/doctors', anyOf: ['calendar'] },
  { pattern: '/doctors/:doctorId', anyOf: ['calendar'] },
  { pattern: '/doctors/:doctorId/hours/new', anyOf: ['calendar'] },
  { pattern: '/doctors/:doctorId/hours/:patternId', anyOf: ['calendar'] },
  { pattern: '/closings', anyOf: ['calendar'] },
  { pattern: '/closings/new', anyOf: ['calendar'] },
  { pattern: '/closings/:closingId', anyOf: ['calendar'] },
  { pattern: '/roles', anyOf: ['company_accounts', 'admin_accounts'] },
  { pattern: '/month-end', anyOf: ['companies'] },
  { pattern: '/import', anyOf: ['companies'] },
  { pattern: '/mail-texts', anyOf: ['admin_accounts'] },
  { pattern: '/mail-texts/:kind', anyOf: ['admin_accounts'] },
  { pattern: '/settings', anyOf: ['admin_accounts'] },
  { pattern: '/audit', anyOf: ['admin_accounts'] },
  { pattern: '/404', anyOf: [] },
] as const satisfies readonly { pattern: string; anyOf: readonly Permission[] }[];

export type RoutePattern = (typeof routePermissions)[number]['pattern'];

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

/** Pages that open without a sign-in. */
export const PUBLIC_PATHS = ['/login', '/forgot-password', '/email-sent', '/reset-password'] as const;

export type PublicPath = (typeof PUBLIC_PATHS)[number];

export const isPublic = (path: string): path is PublicPath => PUBLIC_PATHS.some((one) => one === path);

/** As wouter matches them, by regexparam, but with the case of the letters. */
const addresses = routePermissions.map((route) => ({ route, address: new RegExp(parse(route.pattern).pattern, '') }));

const isCompanyTab = (path: string) => COMPANY_TABS.some((tab) => path.endsWith(`/${tab}`));

/** The page of a path (without query; a slash at its end is nothing), or null: that path leads to /404. */
export function routeOf(path: string): { pattern: RoutePattern; anyOf: readonly Permission[] } | null {
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
