import type { Plant } from './plant.ts';

export const findPlants: readonly Plant[] = [
  {
    id: 'find.open',
    file: 'machines/find/find.machine.ts',
    find: "actions: { type: 'openHit', params: ({ event }) => ({ hit: event.output[0] }) },",
    replace: '',
  },
  {
    id: 'find.nearest',
    file: 'services/booking/views/find/found-bookings.ts',
    find: 'order by min(rank), min(nearness)',
    replace: 'order by min(nearness)',
  },
  {
    id: 'find.actions',
    file: 'machines/rules/access/find-actions.ts',
    find: 'new booking add bookings book medical',
    replace: 'add bookings book medical',
  },
  {
    id: 'find.typos',
    file: 'services/booking/views/find/misspelled.ts',
    find: 'word.length < 7 ? 1 : 2',
    replace: 'word.length < 7 ? 0 : 0',
  },
  {
    id: 'find.many',
    file: 'services/database/migrations/0052_folded_search.sql',
    find: 'SET STATISTICS 1000',
    replace: 'SET STATISTICS 100',
  },
  {
    id: 'find.access',
    file: 'services/auth/accounts/find-accounts.ts',
    find: 'where: [sql`(${own} or ${others})`],',
    replace: 'where: [],',
  },
  {
    id: 'find.accounts',
    file: 'services/auth/sessions/sign-in-limits.ts',
    find: 'and t.count >= case',
    replace: 'and t.count > case',
  },
  {
    id: 'find.subsidiaries',
    file: 'services/companies/subsidiaries/find-subsidiaries.ts',
    find: 'where: org === undefined ? [] :',
    replace: 'where: org !== undefined ? [] :',
  },
  {
    id: 'find.link-again',
    file: 'web/frame/find/find-hits.ts',
    find: 'if (!active || !invited ||',
    replace: 'if (!active || invited ||',
    tests: ['web/frame/find/find-hits.test.ts'],
  },
];
