import { expect, test } from 'vitest';
import { presetOf, startingPermissions } from './account-presets.ts';
import { PERMISSIONS } from './permissions.ts';
import { canUse, usablePermissions } from './usable-permissions.ts';

test('[perm.presets] each kind starts with what its organisation can use, and a client account does not manage accounts by default', () => {
  expect(presetOf('admin', 'provider')).toEqual(PERMISSIONS);
  expect(presetOf('admin', 'client')).toEqual(usablePermissions('client'));
  expect(presetOf('booking', 'client')).toEqual(['make_bookings', 'my_bookings']);
  expect(presetOf('client', 'client')).not.toContain('accounts');
  expect(presetOf('client', 'client').every((flag) => canUse('client', flag))).toBe(true);
});

test('[perm.presets] a new account starts with no permission that its creator lacks; a company’s admin account with all', () => {
  const held = new Set(['view_bookings', 'packages', 'accounts'] as const);
  expect(startingPermissions(held, 'client', 'client')).toEqual(['view_bookings', 'packages']);
  expect(startingPermissions(held, 'booking', 'client')).toEqual(['my_bookings']);
  expect(startingPermissions(new Set(PERMISSIONS), 'admin', 'provider')).toEqual([]);
  expect(startingPermissions(held, 'admin', 'client')).toEqual(usablePermissions('client'));
});
