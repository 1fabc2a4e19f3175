import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsAny, PERMISSIONS, permissionsFrom, toPermission } from './permissions.ts';

test('[perm.flags] there are 21 flags, and the true ones are the permissions', () => {
  expect(PERMISSIONS).toHaveLength(21);
  expect(permissionsFrom({ view_bookings: true, make_bookings: false, calendar: true, unknown_flag: true })).toEqual([
    'view_bookings',
    'calendar',
  ]);
});

test('[menu.spelling] underscore and hyphen are one permission', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERMISSIONS), fc.boolean(), fc.boolean(), (permission, isOn, alsoHyphen) => {
      const hyphen = permission.replaceAll('_', '-');
      expect(toPermission(hyphen)).toBe(permission);
      const config = alsoHyphen ? { [permission]: isOn, [hyphen]: isOn } : { [hyphen]: isOn };
      expect(permissionsFrom(config)).toEqual(isOn ? [permission] : []);
    }),
  );
  expect(toPermission('VIEW_BOOKINGS')).toBeNull();
});

test('[menu.spelling] one of those needed is enough; where none is needed, anybody passes', () => {
  expect(holdsAny(['my_bookings'], ['view_bookings', 'my_bookings'])).toBe(true);
  expect(holdsAny(['calendar'], ['view_bookings', 'my_bookings'])).toBe(false);
  expect(holdsAny([], [])).toBe(true);
});
