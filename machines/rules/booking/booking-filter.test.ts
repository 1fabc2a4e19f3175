import { expect, test } from 'vitest';
import {
  activeFilter,
  filterNames,
  filterOf,
  isSameFilter,
  NO_FILTER,
  personalFilterNames,
  sharedFilterNames,
  withoutField,
} from './booking-filter.ts';

test('an empty filter is not sent', () => {
  expect(activeFilter(NO_FILTER)).toEqual({});
  const some = { phone: '0491', toDate: '2026-11-22', statuses: ['Pending'] };
  expect(activeFilter({ ...NO_FILTER, ...some })).toEqual(some);
});

test('a filter of which some is unknown is whole, and its unknown fields do not filter', () => {
  const filter = filterOf({ email: 'liam@', site: null });
  expect(Object.keys(filter)).toEqual(filterNames);
  expect(activeFilter(filter)).toEqual({ email: 'liam@' });
});

test('[list.filter-url] fields that name people stay out of the address', () => {
  expect(personalFilterNames).toEqual(['candidateName', 'phone', 'email', 'contactPerson']);
  expect([...sharedFilterNames, ...personalFilterNames].sort()).toEqual([...filterNames].sort());
});

test('a subsidiary goes with its company, and stays when another field goes', () => {
  const filter = filterOf({ company: 'c', subsidiary: 's', site: 'k' });
  expect(activeFilter(withoutField(filter, 'company'))).toEqual({ site: ['k'] });
  expect(activeFilter(withoutField(filter, 'site'))).toEqual({ company: ['c'], subsidiary: 's' });
});

test('two filters are the same where each field is', () => {
  expect(isSameFilter(filterOf({ statuses: ['Pending'] }), filterOf({ statuses: ['Pending'] }))).toBe(true);
  expect(isSameFilter(filterOf({ statuses: ['Pending'] }), filterOf({ statuses: ['Confirmed'] }))).toBe(false);
  expect(isSameFilter(filterOf({ phone: '0491' }), NO_FILTER)).toBe(false);
});
