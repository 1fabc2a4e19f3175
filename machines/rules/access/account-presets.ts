import { coversAll, inOrder } from './permission-groups.ts';
import type { Permission } from './permissions.ts';
import { type OrganisationKind, usablePermissions } from './usable-permissions.ts';

type AccountKind = 'admin' | 'client' | 'booking';

/** Managing a company's accounts is not in this preset: it is given on purpose. */
const CLIENT: readonly Permission[] = [
  'view_bookings',
  'make_bookings',
  'my_company',
  'subsidiaries',
  'positions',
  'packages',
  'projects',
  'paperworks',
];

/** Default permissions of each kind of account; single flags are changed per account afterwards. */
export function presetOf(kind: AccountKind, of: OrganisationKind): readonly Permission[] {
  if (kind === 'admin') return usablePermissions(of);
  return inOrder(kind === 'client' ? CLIENT : ['my_bookings', 'make_bookings']);
}

/**
 * Permissions of a new account, in form, import and service alike: its kind's preset, as far as its creator holds it.
 * A company's admin account has all of it or is not added. The provider's people do many jobs, so theirs are chosen.
 */
export function startingPermissions(
  held: ReadonlySet<Permission>,
  kind: AccountKind,
  of: OrganisationKind,
): readonly Permission[] {
  if (kind === 'admin' && of === 'provider') return [];
  const preset = presetOf(kind, of);
  return kind === 'admin' && of === 'client' ? preset : preset.filter((flag) => coversAll(held, [flag]));
}
