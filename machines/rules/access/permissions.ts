/** The flags of an account, in the one spelling used here. */
export const PERMISSIONS = [
  'view_bookings',
  'make_bookings',
  'companies',
  'company_subsidiaries',
  'company_accounts',
  'company_paperworks',
  'company_positions',
  'company_packages',
  'company_projects',
  'accounts',
  'subsidiaries',
  'admin_accounts',
  'positions',
  'packages',
  'sites',
  'calendar',
  'my_bookings',
  'my_company',
  'my_subsidiary',
  'paperworks',
  'projects',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** 'view-bookings' and 'view_bookings' are one; null for a name that is no permission. */
export const toPermission = (name: string): Permission | null =>
  PERMISSIONS.find((permission) => permission === name.replaceAll('-', '_')) ?? null;

/** The true entries of an account config, each once, in the order above. */
export function permissionsFrom(accountConfigs: Readonly<Record<string, boolean>>): readonly Permission[] {
  const held = Object.entries(accountConfigs).map(([name, isOn]) => (isOn ? toPermission(name) : null));
  return PERMISSIONS.filter((permission) => held.includes(permission));
}

/** At least one of those needed; where none is named, anybody signed in. */
export const holdsAny = (held: readonly Permission[], needed: readonly Permission[]): boolean =>
  needed.length === 0 || needed.some((permission) => held.includes(permission));
