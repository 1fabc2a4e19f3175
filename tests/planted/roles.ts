import type { Plant } from './plant.ts';

export const rolesPlants: readonly Plant[] = [
  {
    id: 'roles.keep',
    file: 'services/auth/roles/role-records.ts',
    find: "from auth.roles r where ${caller.isProvider} or r.kind = 'client'",
    replace: 'from auth.roles r where true',
  },
  {
    id: 'roles.effects',
    file: 'services/auth/roles/roles.ts',
    find: 'const touched = isOther ? await followers(tx, id) : [];',
    replace: 'const touched: string[] = [];',
  },
  {
    id: 'roles.assign',
    file: 'services/auth/accounts/accounts.ts',
    find: '...(isOwn && { role_id: null, role: null })',
    replace: '...(isOwn && {})',
  },
  {
    id: 'roles.filter',
    file: 'services/auth/accounts/account-records.ts',
    find: '...(input.role_id ? [',
    replace: '...(!input.role_id ? [',
  },
];
