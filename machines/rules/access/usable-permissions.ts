import { inOrder } from './permission-groups.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

export type OrganisationKind = 'provider' | 'client';

/** Permissions of the provider alone: its board, its sites, its administrators, and the tabs of client companies. */
const PROVIDER_ONLY: ReadonlySet<Permission> = new Set<Permission>([
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

const usable: Readonly<Record<OrganisationKind, readonly Permission[]>> = {
  provider: PERMISSIONS,
  client: PERMISSIONS.filter((flag) => !PROVIDER_ONLY.has(flag)),
};

/** The flags that an account of such an organisation can ever use; services and screens neither offer nor count others. */
export const usablePermissions = (kind: OrganisationKind): readonly Permission[] => usable[kind];

export const canUse = (kind: OrganisationKind, flag: Permission) => usable[kind].includes(flag);

/** Those of the flags that count, in the order of the table of flags. */
export const onlyUsable = (kind: OrganisationKind, flags: readonly Permission[]): readonly Permission[] =>
  inOrder(flags.filter((flag) => canUse(kind, flag)));
