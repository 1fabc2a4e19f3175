import type { Plant } from './plant.ts';

export const permPlants: readonly Plant[] = [
  {
    id: 'perm.flags',
    file: 'machines/rules/access/permissions.ts',
    find: 'isOn ? toPermission(name) : null',
    replace: 'toPermission(name)',
  },
  {
    id: 'perm.kinds',
    file: 'services/companies/user-info.ts',
    find: "'provider', o.kind = 'provider'))",
    replace: "'provider', false))",
  },
  {
    id: 'perm.client',
    file: 'services/booking/record/rows/booking-filter.ts',
    find: "input.isMine || !caller.permissions.has('view_bookings')",
    replace: 'input.isMine',
  },
  {
    id: 'perm.company-flags',
    file: 'services/access/company-tab.ts',
    find: 'if (!holds(caller, tab) &&',
    replace: "if (!holds(caller, 'companies', tab) &&",
  },
  {
    id: 'perm.grant',
    file: 'services/auth/accounts/account-access.ts',
    find: 'const missing = flags.find((flag) => !coversAll(caller.permissions, [flag]));',
    replace: 'const missing = flags.find(() => false);',
  },
  {
    id: 'perm.table',
    file: 'services/shared/http/operation.ts',
    find: 'if (!isAllowed(rule, caller)) refuseForbidden();',
    replace: '',
  },
  {
    id: 'perm.admin',
    file: 'services/access/caller.ts',
    find: "return caller.isProvider ? org : notFound('Organisation');",
    replace: "return notFound('Organisation');",
  },
  {
    id: 'perm.presets',
    file: 'machines/rules/access/account-presets.ts',
    find: "kind === 'client' ? CLIENT :",
    replace: "kind === 'client' ? [...CLIENT, 'accounts'] :",
  },
  {
    id: 'perm.role-buttons',
    file: 'services/companies/subsidiaries/subsidiaries.ts',
    find: "orgId === caller.orgId && caller.permissions.has('my_subsidiary')",
    replace: "orgId === caller.orgId && caller.permissions.has('subsidiaries')",
  },
  {
    id: 'perm.usable',
    file: 'machines/rules/access/usable-permissions.ts',
    find: "  'sites',",
    replace: '',
  },
  {
    id: 'perm.company-admins',
    file: 'services/auth/accounts/account-access.ts',
    find: 'if (rows.every(({ id }) => id === account.id)) {',
    replace: 'if (rows.length === 0) {',
  },
];
