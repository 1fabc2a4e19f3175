import { expect, test } from 'vitest';
import { permissionChanges } from './permission-changes.ts';

test('[roles.effects] the gained and lost permissions of an account have the names of the switches', () => {
  expect(permissionChanges(['view_bookings', 'packages'], ['view_bookings', 'positions'])).toBe(
    'Gains Positions. Loses Packages.',
  );
  expect(permissionChanges(['packages'], [])).toBe('Loses Packages.');
  expect(permissionChanges(['packages'], ['packages'])).toBe('No permission changes.');
});
