import type { Plant } from './plant.ts';

export const listPlants: readonly Plant[] = [
  {
    id: 'list.search',
    file: 'machines/list/list.machine.ts',
    find: "raise({ type: 'search.settled' }, { id: 'search', delay: 'searchDebounce' })",
    replace: "raise({ type: 'search.settled' }, { id: 'search', delay: 'pagingReset' })",
  },
  {
    id: 'list.statuses',
    file: 'machines/booking-status/booking-status.table.ts',
    find: "  'Did Not Attend',\n  'Worker to Return',\n  'Arrived',",
    replace: "  'Worker to Return',\n  'Did Not Attend',\n  'Arrived',",
  },
  {
    id: 'list.states',
    file: 'machines/list/list.machine.ts',
    find: 'rows: [...context.rows, ...event.output.rows],',
    replace: 'rows: event.output.rows,',
  },
  {
    id: 'list.export',
    file: 'machines/booking-export/booking-export.machine.ts',
    find: "'cancel.pressed': 'idle'",
    replace: "'cancel.pressed': {}",
  },
  {
    id: 'list.sort',
    file: 'machines/booking-list-view/list-query.ts',
    find: "sort: sort ?? 'created_at',",
    replace: "sort: sort ?? 'name',",
  },
  {
    id: 'list.filter-url',
    file: 'machines/rules/booking/booking-filter.ts',
    find: 'name is SharedFilterName => !isPersonal(name)',
    replace: "name is SharedFilterName => !isPersonal(name) || name === 'candidateName'",
  },
  {
    id: 'list.partial',
    file: 'web/app/booking-format.ts',
    find: "(status === 'PartialConfirmed' ? 'Confirmed' : status)",
    replace: 'status',
  },
  {
    id: 'list.filter',
    file: 'services/booking/list/booking-filter.ts',
    find: 'contactPerson: (part) => contains(sql`c.contact_name`, part),',
    replace: 'contactPerson: () => [],',
  },
  {
    id: 'list.filter-company',
    file: 'services/booking/list/booking-filter.ts',
    find: 'id === orgId ? [] : [sql`false`],',
    replace: '[],',
  },
  {
    id: 'list.counts',
    file: 'services/booking/list/booking-list.ts',
    find: 'const anyStatus = conditionsOf(filter, scope, { withStatus: false, companyIds });',
    replace: 'const anyStatus = conditionsOf(filter, scope, { withStatus: true, companyIds });',
  },
  {
    id: 'list.views',
    file: 'services/booking/list/list-views.ts',
    find: 'where v.account_id = ${accountId}::uuid and v.name is not null order by',
    replace: 'where v.name is not null order by',
  },
  {
    id: 'list.columns',
    file: 'web/bookings/list/booking-table.tsx',
    find: 'colour={row.statusColor}',
    replace: 'colour="#888888"',
    notice: '#888888',
  },
  {
    id: 'list.filter-dates',
    file: 'services/booking/list/booking-filter.ts',
    find: 'dayStart(dayOrInstant, zone).add({ days: 1 }).epochMilliseconds - 1',
    replace: 'dayStart(dayOrInstant, zone).epochMilliseconds',
  },
  {
    id: 'list.search-more',
    file: 'services/booking/list/booking-filter.ts',
    find: "[day.padStart(2, '0'), month.padStart(2, '0'), year]",
    replace: '[day, month, year]',
    tests: ['services/booking/list/booking-list.test.ts'],
  },
  {
    id: 'list.view-counts',
    file: 'services/booking/list/view-counts.ts',
    find: 'isMine: isMine && isSaved',
    replace: 'isMine: false',
    tests: ['services/booking/list/view-counts.test.ts'],
  },
];
