import type { Plant } from './plant.ts';

export const overviewPlants: readonly Plant[] = [
  {
    id: 'overview.capacity',
    file: 'services/booking/views/overview/capacity.ts',
    find: 'ahead & ~(taken | blocked)',
    replace: 'ahead & ~taken',
    tests: ['services/booking/views/overview/capacity.test.ts'],
  },
  {
    id: 'overview.resources',
    file: 'services/booking/scheduling/visit-routes/bottleneck.ts',
    find: 'rosterId: EXTRA_ID, taken: [0, 0],',
    replace: 'rosterId: EXTRA_ID,',
    tests: ['services/booking/views/overview/resource-capacity.test.ts'],
  },
  {
    id: 'overview.over',
    file: 'web/overview/capacity-format.ts',
    find: "if (day.ahead === 0) return 'over';",
    replace: '',
    tests: ['web/overview/capacity-format.test.ts'],
  },
  {
    id: 'overview.numbers',
    file: 'machines/rules/booking/overview-views.ts',
    find: 'createdTo: ago(least)',
    replace: 'createdTo: today',
    tests: ['services/booking/views/overview/overview-numbers.test.ts'],
  },
  {
    id: 'overview.open',
    file: 'web/overview/grid-keys.ts',
    find: 'link.tabIndex = 0;',
    replace: 'link.tabIndex = -1;',
    tests: ['tests/browser/admin/overview.test.ts'],
  },
  {
    id: 'overview.address',
    file: 'web/overview/overview-page.tsx',
    find: 'const isUnknown = siteId !== null &&',
    replace: 'const isUnknown = siteId === null &&',
    tests: ['tests/browser/admin/overview.test.ts'],
  },
  {
    id: 'overview.stale',
    file: 'web/overview/use-live-record.ts',
    find: 'isStale: data !== null && data.question !== question',
    replace: 'isStale: false',
    tests: ['tests/browser/admin/overview.test.ts'],
  },
];
