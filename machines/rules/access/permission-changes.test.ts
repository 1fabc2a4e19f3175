import { expect, test } from 'vitest';
import { permissionChanges } from './permission-changes.ts';

test('[roles.effects] what an account gains and loses is said by the names that the switches have', () => {
  expect(permissionChanges(['view_bookings', 'packages'], ['view_bookings', 'positions'])).toBe(
    'Gains Positions. Loses Packages.',
  );
  expect(permissionChanges(['packages'], [])).toBe('Loses Packages.');
  expect(permissionChanges(['packages'], ['packages'])).toBe('No permission changes.');
});
