import { expect, test } from 'vitest';
import { routeOf } from './access-routes.ts';
import { accountName, menuEntriesFor } from './menu.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

const names = (held: readonly Permission[]) => menuEntriesFor(held, []).map(({ name }) => name);

test('[menu.entries] the menu in its order, for an account that may do everything', () => {
  expect(names(PERMISSIONS)).toEqual([
    'Bookings',
    'Home',
    'Make Booking',
    'Scheduler',
    'Today',
    'Overview',
    'Results',
    'Closings',
    'Due again',
    'Packages',
    'Positions',
    'Companies',
    'Booking Account',
    'Import',
    'Sites',
    'Resources',
    'Paperwork',
    'Projects',
    'Subsidiaries',
    'My Bookings',
    'My Company',
    'My Subsidiaries',
    'My Account',
    'Audit',
  ]);
});

const BY_PERMISSION: [Permission, string[]][] = [
  ['view_bookings', ['Bookings', 'Home', 'Due again']],
  ['my_bookings', ['Bookings', 'Home', 'Due again', 'My Bookings']],
  ['make_bookings', ['Make Booking']],
  ['calendar', ['Scheduler', 'Today', 'Overview', 'Results', 'Closings', 'Resources']],
  ['packages', ['Packages']],
  ['positions', ['Positions']],
  ['companies', ['Companies', 'Import']],
  ['accounts', ['Booking Account']],
  ['admin_accounts', ['Booking Account']],
  ['sites', ['Sites']],
  ['paperworks', ['Paperwork']],
  ['projects', ['Projects']],
  ['subsidiaries', ['Subsidiaries']],
  ['my_company', ['My Company']],
  ['my_subsidiary', ['My Subsidiaries']],
];
test.each(PERMISSIONS)('[menu.entries] %s shows its own entries, and My Account always', (permission) => {
  const own = new Map(BY_PERMISSION).get(permission) ?? [];
  const last = permission === 'admin_accounts' ? ['My Account', 'Audit'] : ['My Account'];
  expect(names([permission])).toEqual([...own, ...last]);
});

test('[menu.entries] settings are the provider’s, for those who administer', () => {
  const names = (held: readonly Permission[], kind: 'provider' | 'client') =>
    menuEntriesFor(held, [], { kind }).map(({ name }) => name);
  expect(names(['admin_accounts'], 'provider')).toContain('Settings');
  expect(names(['companies'], 'provider')).not.toContain('Settings');
  expect(names(PERMISSIONS, 'client')).not.toContain('Settings');
});

test('[menu.entries] Make Booking opens to Medical (pre-employment), Fit Test and the services', () => {
  const services = [
    { sid: 's 1', name: 'Drug screen', serviceType: 'pem' as const },
    { sid: 's2', name: 'Mask fit', serviceType: 'fit_test' as const },
  ];
  const [make] = menuEntriesFor(['make_bookings'], services);
  expect(make?.children.map(({ name, href }) => [name, href])).toEqual([
    ['Medical (pre-employment)', '/make-booking'],
    ['Fit Test', '/make-fit-test-booking'],
    ['Drug screen', '/make-booking?sid=s%201'],
    ['Mask fit', '/make-fit-test-booking?sid=s2'],
  ]);
});

test('[route.scheduler] Scheduler leads to the configured address, and without one to the portal’s own board', () => {
  const [elsewhere] = menuEntriesFor(['calendar'], [], { schedulerUrl: 'https://board.example.com' });
  expect(elsewhere).toMatchObject({ name: 'Scheduler', href: 'https://board.example.com', isExternal: true });
  expect(menuEntriesFor(['calendar'], [])[0]).toMatchObject({ href: '/scheduler', isExternal: true });
});

test('[menu.entries] the entries for a company’s own tasks are not in the provider’s menu', () => {
  const provided = menuEntriesFor(PERMISSIONS, [], { kind: 'provider' }).map(({ name }) => name);
  expect(names(PERMISSIONS).filter((name) => !provided.includes(name))).toEqual(['Home']);
});

test('[menu.entries] an entry leads to a page that its permission opens', () => {
  for (const { href } of menuEntriesFor(PERMISSIONS, [])) expect(routeOf(href), href).not.toBeNull();
});

test('[menu.identity] the name is the contact person, else username, email, account type, Account', () => {
  const info = { contactPerson: 'Mia Nguyen', username: 'mia', email: 'mia@ngr.example', accountType: 'booking' };
  expect(accountName(info)).toBe('Mia Nguyen');
  expect(accountName({ ...info, contactPerson: ' ' })).toBe('mia');
  expect(accountName({ ...info, contactPerson: null, username: null })).toBe('mia@ngr.example');
  expect(accountName({ accountType: 'booking' })).toBe('booking');
  expect(accountName({})).toBe('Account');
  expect(accountName(null)).toBe('Account');
});
