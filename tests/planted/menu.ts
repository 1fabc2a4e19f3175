import type { Plant } from './plant.ts';

export const menuPlants: readonly Plant[] = [
  {
    id: 'menu.identity',
    file: 'machines/rules/access/menu.ts',
    find: '[info?.contactPerson, info?.username, info?.email',
    replace: '[info?.contactPerson, info?.email, info?.username',
  },
  {
    id: 'menu.entries',
    file: 'machines/rules/access/page-table.ts',
    find: "name: 'Booking Account',\n    anyOf: ['accounts', 'admin_accounts']",
    replace: "name: 'Booking Account',\n    anyOf: ['accounts']",
  },
  {
    id: 'menu.spelling',
    file: 'machines/rules/access/permissions.ts',
    find: "permission === name.replaceAll('-', '_')",
    replace: 'permission === name',
  },
  {
    id: 'menu.modes',
    file: 'web/frame/menu-layout.tsx',
    find: "matchMedia('(min-width: 1440.02px)')",
    replace: "matchMedia('(min-width: 1200px)')",
    tests: ['tests/browser/frame.test.ts'],
    notice: 'Expand menu',
  },
  {
    id: 'menu.services',
    file: 'web/app/session/service-list.tsx',
    find: '({ sid, name, serviceType }))',
    replace: "({ sid: '', name, serviceType }))",
    notice: 'Mask fit testing on site for Redgum Mining',
  },
];
