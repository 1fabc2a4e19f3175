import { PERMISSIONS, type Permission } from '../../../machines/rules/access/permissions.ts';
import { usablePermissions } from '../../../machines/rules/access/usable-permissions.ts';

/** What the kinds of account start with; single flags are changed per organisation and account afterwards. */
export const presets = {
  admin: [...PERMISSIONS],
  /** An admin account of a client company. */
  companyAdmin: [...usablePermissions('client')],
  manager: [
    'view_bookings',
    'make_bookings',
    'my_company',
    'my_subsidiary',
    'subsidiaries',
    'positions',
    'packages',
    'projects',
    'paperworks',
    'accounts',
  ],
  booker: ['my_bookings', 'make_bookings'],
  restricted: ['my_subsidiary'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
