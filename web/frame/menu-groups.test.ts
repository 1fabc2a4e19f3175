import { expect, test } from 'vitest';
import { menuEntriesFor } from '../../machines/rules/access/menu.ts';
import { PERMISSIONS } from '../../machines/rules/access/permissions.ts';
import { groupsOf, initials } from './menu-groups.ts';

test('entries are in their groups and keep their order', () => {
  const groups = groupsOf(menuEntriesFor(PERMISSIONS, []));
  expect(groups.map(({ label }) => label)).toEqual([null, 'Manage', 'Mine', 'Security']);
  expect(groups[0]?.entries.map(({ name }) => name)).toEqual([
    'Bookings',
    'Home',
    'Make Booking',
    'Scheduler',
    'Today',
    'Overview',
    'Results',
    'Closings',
    'Due again',
  ]);
  expect(groups[1]?.entries.map(({ name }) => name)).toEqual([
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
  ]);
  expect(groups[2]?.entries.map(({ name }) => name)).toEqual([
    'My Bookings',
    'My Company',
    'My Subsidiaries',
    'My Account',
  ]);
  expect(groups[3]?.entries.map(({ name }) => name)).toEqual(['Audit']);
});

test('the provider’s settings are among what it manages', () => {
  const [, manage] = groupsOf(menuEntriesFor(PERMISSIONS, [], { kind: 'provider' }));
  expect(manage?.entries.map(({ name }) => name)).toEqual(expect.arrayContaining(['Month end', 'Settings']));
});

test('a group without entries is not shown', () => {
  expect(groupsOf(menuEntriesFor([], [])).map(({ label }) => label)).toEqual(['Mine']);
});

test('an account is marked by the first and last letter of its name', () => {
  expect(['Helen Marsh', 'manager', 'Ana de la Cruz', ' '].map(initials)).toEqual(['HM', 'M', 'AC', '']);
});
