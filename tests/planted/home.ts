import type { Plant } from './plant.ts';

export const homePlants: readonly Plant[] = [
  {
    id: 'home.counts',
    file: 'services/booking/views/home/home.ts',
    find: 'withStatus: true, named: NAMES_NOTHING',
    replace: 'withStatus: false, named: NAMES_NOTHING',
    tests: ['services/booking/views/home/home.test.ts'],
  },
  {
    id: 'home.waiting',
    file: 'services/booking/views/home/home.ts',
    find: "order: sort === 'created_at' ? 'desc' : 'asc'",
    replace: "order: 'desc'",
    tests: ['services/booking/views/home/home.test.ts'],
  },
  {
    id: 'home.drafts',
    file: 'web/home/unfinished-card.tsx',
    find: '.filter(({ expiresAt }) => Date.parse(expiresAt) > now)',
    replace: '.filter(({ expiresAt }) => Date.parse(expiresAt) < now)',
    tests: ['tests/browser/bookings/home.test.ts'],
  },
  {
    id: 'home.live',
    file: 'services/booking/shared/changes.ts',
    find: '(orgId === null || notice.org_id === orgId)',
    replace: 'true',
    tests: ['services/booking/views/home/home.test.ts'],
  },
];
