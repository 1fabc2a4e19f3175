import type { Plant } from './plant.ts';

export const duePlants: readonly Plant[] = [
  {
    id: 'due.validity',
    file: 'services/booking/catalogue/packages/package-changes.ts',
    find: 'const validity = wanted.validity_months ?? present.validity_months;',
    replace: 'const validity = present.validity_months;',
    tests: ['services/booking/views/due/due.test.ts'],
  },
  {
    id: 'due.list',
    file: 'services/booking/views/due/due.ts',
    find: 'and (o.appointment_time, o.id) > (c.appointment_time, c.id))`;',
    replace: 'and false)`;',
    tests: ['services/booking/views/due/due.test.ts'],
  },
  {
    id: 'due.scope',
    file: 'services/booking/views/due/due.ts',
    find: '...(scope.ownOf === null',
    replace: '...(scope.ownOf !== undefined',
    tests: ['services/booking/views/due/due.test.ts'],
  },
  {
    id: 'due.drafts',
    file: 'machines/rules/drafts/due-drafts.ts',
    find: "[serviceType, company.id, subsidiary?.id ?? ''].join(' ')",
    replace: "[serviceType, subsidiary?.id ?? ''].join(' ')",
    tests: ['machines/rules/drafts/due-drafts.test.ts'],
  },
  {
    id: 'due.address',
    file: 'web/due/due-address.ts',
    find: '...(siteId && { siteId }),',
    replace: '',
    tests: ['web/due/due-address.test.ts'],
  },
  {
    id: 'due.home',
    file: 'services/booking/views/due/due.ts',
    find: 'filter (where due_on < ${query.today}::date)',
    replace: 'filter (where true)',
    tests: ['services/booking/views/due/due.test.ts'],
  },
];
