import { expect, test } from 'vitest';
import { mayOpen, routeOf } from './access-routes.ts';
import { pages } from './page-table.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** The specification's table, by an address of each page. */
const TABLE: [string, Permission[]][] = [
  ['/pem-bookings', ['view_bookings', 'my_bookings']],
  ['/my-bookings', ['my_bookings']],
  ['/make-booking', ['make_bookings']],
  ['/make-fit-test-booking', ['make_bookings']],
  ['/booking/c-1/detail', ['view_bookings']],
  ['/my-bookings/c-1', ['my_bookings']],
  ['/booking/download-consult-file', []],
  ['/packages', ['packages']],
  ['/packages/add', ['packages']],
  ['/packages/edit/p-1', ['packages']],
  ['/projects', ['projects']],
  ['/positions', ['positions']],
  ['/assessments', ['packages']],
  ['/booking-account', ['accounts', 'admin_accounts']],
  ['/roles', ['company_accounts', 'admin_accounts']],
  ['/mail-texts', ['admin_accounts']],
  ['/mail-texts/booking.confirmed', ['admin_accounts']],
  ['/companies', ['companies']],
  ['/companies/add', ['companies']],
  ['/companies/o-1/general', ['companies']],
  ['/companies/o-1/subsidiary', ['companies']],
  ['/companies/o-1/accounts', ['companies']],
  ['/companies/o-1/positions', ['companies']],
  ['/companies/o-1/packages', ['companies']],
  ['/companies/o-1/paperworks', ['companies']],
  ['/companies/o-1/projects', ['companies']],
  ['/companies/o-1/packages/add', ['companies']],
  ['/companies/o-1/packages/edit/p-1', ['companies']],
  ['/my/company', ['my_company']],
  ['/my/company/webhooks', ['my_company']],
  ['/my/company/api-keys', ['accounts']],
  ['/my/company/sign-in', ['accounts']],
  ['/developers', []],
  ['/subsidiaries', ['subsidiaries']],
  ['/my/subsidiaries', ['my_subsidiary']],
  ['/sites', ['sites']],
  ['/sites/add', ['sites']],
  ['/sites/edit/c-1', ['sites']],
  ['/scheduler', ['calendar']],
  ['/home', ['view_bookings', 'my_bookings']],
  ['/due', ['view_bookings', 'my_bookings']],
  ['/today', ['calendar']],
  ['/overview', ['calendar']],
  ['/results', ['calendar']],
  ['/doctors', ['calendar']],
  ['/doctors/x-1', ['calendar']],
  ['/doctors/x-1/hours/new', ['calendar']],
  ['/doctors/x-1/hours/y-1', ['calendar']],
  ['/closings', ['calendar']],
  ['/closings/new', ['calendar']],
  ['/closings/x-1', ['calendar']],
  ['/month-end', ['companies']],
  ['/import', ['companies']],
  ['/paperworks', []],
  ['/my/account', []],
  ['/settings', ['admin_accounts']],
  ['/audit', ['admin_accounts']],
  ['/404', []],
];

test.each(TABLE)('[route.guard] %s opens with any of %j and with nothing else', (path, anyOf) => {
  for (const permission of PERMISSIONS) {
    expect(mayOpen([permission], path), permission).toBe(anyOf.length === 0 || anyOf.includes(permission));
  }
  expect(mayOpen([], path)).toBe(anyOf.length === 0);
  expect(routeOf(`${path}/`)?.pattern).toBe(routeOf(path)?.pattern);
});

test('[route.guard] no page of the table is left untried', () => {
  const tried = new Set(TABLE.map(([path]) => routeOf(path)?.pattern));
  expect(pages.map(({ pattern }) => pattern).filter((pattern) => !tried.has(pattern))).toEqual([]);
});

test.each([
  '/',
  '/bookings',
  '/booking/c-1',
  '/booking//detail',
  '/companies/o-1',
  '/companies/o-1/wages',
  '/packages/edit',
  '/PEM-BOOKINGS',
  ...PUBLIC_PATHS,
])('[route.not-found] %s is no page of the signed-in portal', (path) => {
  expect(routeOf(path)).toBeNull();
});
