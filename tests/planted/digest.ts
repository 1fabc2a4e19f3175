import type { Plant } from './plant.ts';

export const digestPlants: readonly Plant[] = [
  {
    id: 'digest.choose',
    file: 'services/booking/views/digest/monday-digest.ts',
    find: 'delete from booking.monday_digests where account_id',
    replace: 'delete from booking.monday_digests where false and account_id',
    tests: ['services/booking/views/digest/digest.test.ts'],
  },
  {
    id: 'digest.scope',
    file: 'services/booking/views/digest/run-digests.ts',
    find: 'const scope = scopeOf(account, { isMine: false });',
    replace: 'const scope = { orgId: null, ownOf: account ? null : null };',
    tests: ['services/booking/views/digest/digest.test.ts'],
  },
  {
    id: 'digest.once',
    file: 'services/booking/views/digest/run-digests.ts',
    find: 'if (rows.length === 0 || isLate) return rows.length;',
    replace: 'if (rows.length === 0) return isLate ? 0 : 0;',
    tests: ['services/booking/views/digest/digest.test.ts'],
  },
  {
    id: 'digest.page',
    file: 'web/my-account/digest-card.tsx',
    find: '{ isWanted },\n    {',
    replace: '{ isWanted: false },\n    {',
    tests: ['tests/browser/admin/monday-digest.test.ts'],
  },
];
