import { expect, test } from 'vitest';
import {
  addressOf,
  type BookingsQuery,
  type ListView,
  NO_FILTER,
  NO_WORDS,
  nextSort,
  SORTS,
  searchTermsOf,
  viewFrom,
  viewOf,
  withView,
} from './list-query.ts';

const params = (search: string) => new URLSearchParams(search);
const id = (digit: number) => `0198a1c0-0000-7000-8000-00000000000${digit}`;
const { company, subsidiary, site, fromDate, toDate, createdFrom, createdTo, statuses } = NO_FILTER;
const { results, outcomes, answers, questions } = NO_FILTER;
const everything: ListView = {
  sort: 'created_at',
  order: 'desc',
  company,
  subsidiary,
  site,
  fromDate,
  toDate,
  createdFrom,
  createdTo,
  package: '',
  doctor: '',
  position: '',
  poNumber: '',
  project: '',
  statuses,
  results,
  outcomes,
  answers,
  questions,
  view: '',
  columns: [],
};
const throughTheAddress = (view: ListView) => viewFrom(params(String(addressOf(view))));

test('[list.sort] the newest booking comes first where the address names no sort, or an unknown one', () => {
  expect(viewFrom(params(''))).toEqual(everything);
  expect(viewFrom(params('sort=password&order=asc'))).toEqual(everything);
  expect(String(addressOf(everything))).toBe('');
});

test('[list.sort] every view comes back from its own address', () => {
  for (const sort of SORTS) {
    for (const order of ['asc', 'desc'] as const) {
      const view = { ...everything, sort, order };
      expect(throughTheAddress(view)).toEqual(view);
    }
  }
});

test('every filter without personal data comes back from its own address', () => {
  const filters: readonly Partial<ListView>[] = [
    { company: [id(1)] },
    { company: [id(1)], subsidiary: id(2) },
    { company: [id(1), id(4)], site: [id(3), id(5)] },
    { site: [id(3)] },
    { fromDate: '2026-11-16' },
    { toDate: '2026-11-22' },
    { statuses: ['Pending', 'Did Not Attend', 'Pending Chest X-Ray'] },
    { results: ['Unread', 'Read'] },
    { answers: ['Will come', 'No answer'] },
    { questions: ['Waiting for the clinic'] },
    {
      site: [id(3)],
      fromDate: '2026-11-16',
      toDate: '2026-11-22',
      statuses: ['Confirmed'],
      sort: 'name',
      order: 'asc',
    },
  ];
  for (const filter of filters) {
    const view = { ...everything, ...filter };
    expect(throughTheAddress(view)).toEqual(view);
  }
});

test('a misspelt parameter of the address does not filter', () => {
  expect(viewFrom(params(`company=redgum&site=%27&from=2026-02-30&to=tomorrow&status=&subsidiary=${id(2)}`))).toEqual(
    everything,
  );
});

test('[list.filter-several] an address names several companies and sites, and a subsidiary of one of them', () => {
  const view = viewFrom(params(`company=${id(1)}&company=${id(4)}&company=${id(1)}&company=x&subsidiary=${id(2)}`));
  expect(view).toEqual({ ...everything, company: [id(1), id(4)], subsidiary: id(2) });
  expect(viewFrom(params(`company=x&subsidiary=${id(2)}`))).toEqual(everything);
});

test('an account of a company keeps its company, whatever an address names', () => {
  const foreign = params(`company=${id(1)}&subsidiary=${id(2)}`);
  expect(viewFrom(foreign, true)).toEqual({ ...everything, subsidiary: id(2) });
});

test('[list.filter-url] people stay out of the address, which has the id of their search terms', () => {
  const people = { candidateName: 'Liam', phone: '0491 570', email: 'liam@', contactPerson: 'Priya' };
  const query: BookingsQuery = {
    search: 'oconnor',
    mine: false,
    sort: 'name',
    order: 'asc',
    filter: { ...NO_FILTER, ...people, site: [id(3)] },
  };
  const view = viewOf(query, { view: id(7) });
  expect(String(addressOf(view))).toBe(`sort=name&order=asc&site=${id(3)}&view=${id(7)}`);
  expect(throughTheAddress(view).view).toBe(id(7));
  expect(searchTermsOf(query)).toEqual({ ...people, search: 'oconnor' });
  const blank = { ...query, search: '', filter: NO_FILTER };
  expect(withView(blank, view, searchTermsOf(query))).toEqual(query);
  expect(withView(query, { ...everything, company: [id(1)] }, NO_WORDS)).toEqual({
    ...blank,
    sort: 'created_at',
    order: 'desc',
    filter: { ...NO_FILTER, company: [id(1)] },
  });
});

test('[list.sort] a column sorts up, then down, then gives way to the newest first', () => {
  const up = nextSort('name', { sort: 'created_at', order: 'desc' });
  const down = nextSort('name', up);
  expect([up, down, nextSort('name', down)]).toEqual([
    { sort: 'name', order: 'asc' },
    { sort: 'name', order: 'desc' },
    { sort: 'created_at', order: 'desc' },
  ]);
  expect(nextSort('email', down)).toEqual({ sort: 'email', order: 'asc' });
});

test('[list.view-columns] the columns of a view are in its address, in their order, with the candidate’s first', () => {
  const view: ListView = { ...everything, columns: ['name', 'status', 'company'] };
  expect(String(addressOf(view))).toBe('column=name&column=status&column=company');
  expect(throughTheAddress(view)).toEqual(view);
  expect(viewFrom(params('column=site&column=password&column=site&column=name')).columns).toEqual(['name', 'site']);
  expect(viewFrom(params('column=toString')).columns).toEqual([]);
});
