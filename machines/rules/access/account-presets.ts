import { coversAll, inOrder } from './permission-groups.ts';
import type { Permission } from './permissions.ts';
import { type OrganisationKind, usablePermissions } from './usable-permissions.ts';

type AccountKind = 'admin' | 'client' | 'booking';

/** Managing a company's accounts is given on purpose, to nobody by their kind alone. */
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

/** What each kind of account of an organisation is for; single flags are changed per account afterwards. */
export function presetOf(kind: AccountKind, of: OrganisationKind): readonly Permission[] {
  if (kind === 'admin') return usablePermissions(of);
  return inOrder(kind === 'client' ? CLIENT : ['my_bookings', 'make_bookings']);
}

/**
 * What a new account starts with, in form, import and service alike: its kind's preset as far as whoever adds it holds it.
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
