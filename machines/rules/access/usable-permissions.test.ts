import { expect, test } from 'vitest';
import { PERMISSIONS } from './permissions.ts';
import { canUse, onlyUsable, usablePermissions } from './usable-permissions.ts';
import { visiblePages } from './view-as.ts';

test('[perm.usable] the provider uses every permission, a client company nothing of the provider’s side', () => {
  expect(usablePermissions('provider')).toEqual(PERMISSIONS);
  expect(PERMISSIONS.filter((flag) => !canUse('client', flag))).toEqual([
    'companies',
    'company_subsidiaries',
    'company_accounts',
    'company_paperworks',
    'company_positions',
    'company_packages',
    'company_projects',
    'admin_accounts',
    'sites',
    'calendar',
  ]);
  expect(onlyUsable('client', ['projects', 'sites', 'view_bookings'])).toEqual(['view_bookings', 'projects']);
});

test('[perm.usable][admin.see-as] an account with all permissions sees no page of the provider’s side in a client company', () => {
  const { menu, pages } = visiblePages([...PERMISSIONS], 'client');
  const hidden = [...menu, ...pages].filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  expect(new Set(hidden)).toEqual(
    new Set([
      'Scheduler',
      'Today',
      'Overview',
      'Results',
      'Closings',
      'Closings: close days',
      'Closings: one of them',
      'Resources',
      'Resources: one of them',
      'Resources: add weekly hours',
      'Resources: change weekly hours',
      'Companies',
      'Roles',
      'Mail texts',
      'Mail texts: one of them',
      'Import',
      'Sites',
      'Month end',
      'Settings',
      'Audit',
      'Companies: add one',
      'A company’s packages: add one',
      'A company’s packages: edit one',
      'A company’s tabs',
      'Sites: add one',
      'Sites: edit one',
    ]),
  );
});
