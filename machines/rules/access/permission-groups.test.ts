import { expect, test } from 'vitest';
import { coversAll, inOrder, PERMISSION_GROUPS, permissionLabel } from './permission-groups.ts';
import { PERMISSIONS } from './permissions.ts';

test('every permission is in one group, once', () => {
  const grouped = PERMISSION_GROUPS.flatMap(({ flags }) => flags.map(({ flag }) => flag));
  expect(grouped.toSorted()).toEqual([...PERMISSIONS].sort());
  expect(new Set(PERMISSIONS.map(permissionLabel)).size).toBe(PERMISSIONS.length);
});

test('lists of flags are compared in one order', () => {
  expect(inOrder(['projects', 'view_bookings', 'projects'])).toEqual(['view_bookings', 'projects']);
});

test('a wider flag covers the narrower one, and not the other way round', () => {
  expect(coversAll(new Set(['view_bookings']), ['my_bookings'])).toBe(true);
  expect(coversAll(new Set(['my_bookings']), ['view_bookings'])).toBe(false);
  expect(coversAll(new Set(['subsidiaries']), ['my_subsidiary', 'my_bookings'])).toBe(false);
});
