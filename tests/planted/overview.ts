import type { Plant } from './plant.ts';

export const overviewPlants: readonly Plant[] = [
  {
    id: 'overview.capacity',
    file: 'services/booking/overview/capacity.ts',
    find: 'ahead & ~(taken | blocked)',
    replace: 'ahead & ~taken',
    tests: ['services/booking/overview/capacity.test.ts'],
  },
  {
    id: 'overview.numbers',
    file: 'machines/rules/booking/overview-views.ts',
    find: 'createdTo: ago(least)',
    replace: 'createdTo: today',
    tests: ['services/booking/overview/overview-numbers.test.ts'],
  },
  {
    id: 'overview.open',
    file: 'web/overview/grid-keys.ts',
    find: 'link.tabIndex = 0;',
    replace: 'link.tabIndex = -1;',
    tests: ['tests/browser/admin/overview.test.ts'],
  },
];
