import { presetOf } from '../../../machines/rules/access/account-presets.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';

/** Permissions of the demo's logins. */
export const presets = {
  admin: presetOf('admin', 'provider'),
  manager: [...presetOf('client', 'client'), 'my_subsidiary', 'accounts'],
  booker: presetOf('booking', 'client'),
  restricted: ['my_subsidiary'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
