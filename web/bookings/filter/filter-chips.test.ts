import { expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { type BookingFilter, isSameFilter, NO_FILTER } from '../../../machines/rules/booking/booking-filter.ts';
import { homeViews } from '../../../machines/rules/booking/home-views.ts';
import { quickViews } from '../../../machines/rules/booking/quick-views.ts';
import { backwardDays, chipsOf } from './filter-chips.ts';

const names: Readonly<Record<string, string>> = {
  c: 'Redgum Mining',
  s: 'Newman Operations',
  k: 'Perth – Hay Street',
  p: 'Full medical',
  d: 'Dr Rao',
};
const nameOf = (id: string) => names[id] ?? 'Unknown';
const full: BookingFilter = {
  candidateName: 'Liam',
  phone: '0491',
  email: 'liam@',
  contactPerson: 'Priya',
  company: ['c'],
  subsidiary: 's',
  site: ['k'],
  fromDate: '2026-11-16',
  toDate: '2026-11-22',
  createdFrom: '2026-11-01',
  createdTo: '2026-11-02',
  package: 'p',
  doctor: 'd',
  position: 'Rigger',
  poNumber: '4500118',
  project: 'Wodgina',
  statuses: ['Pending', 'Confirmed', 'Arrived'],
  results: ['Unread'],
  outcomes: ['Unfit'],
  answers: ['No answer'],
  questions: ['Answered'],
};

test('everything that filters is said in words', () => {
  expect(chipsOf(full, nameOf).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Candidate name: Liam',
    'Company: Redgum Mining',
    'Site: Perth – Hay Street',
    'Phone: 0491',
    'Subsidiary: Newman Operations',
    'Appt. date: 16/11/2026 – 22/11/2026',
    'Created: 01/11/2026 – 02/11/2026',
    'Email: liam@',
    'Booking person: Priya',
    'Package: Full medical',
    'Doctor: Dr Rao',
    'Position: Rigger',
    'PO number: 4500118',
    'Project: Wodgina',
    'Status: Pending, Confirmed +1',
    'Results: Unread',
    'Outcome: Unfit',
    'Candidate’s answer: No answer',
    'Question: Answered',
  ]);
  expect(chipsOf(NO_FILTER, nameOf)).toEqual([]);
});

test('days that are open at one end say which', () => {
  const days = (fromDate: string, toDate: string) =>
    chipsOf({ ...NO_FILTER, fromDate, toDate }, nameOf).map(({ value }) => value);
  expect(days('2026-11-16', '')).toEqual(['from 16/11/2026']);
  expect(days('', '2026-11-16')).toEqual(['to 16/11/2026']);
  expect(days('2026-11-16', '2026-11-16')).toEqual(['16/11/2026']);
});

test('taking every chip away, one after the other, leaves no filter; a company takes its subsidiary along', () => {
  let left = full;
  for (let chip = chipsOf(left, nameOf)[0]; chip; chip = chipsOf(left, nameOf)[0]) left = chip.without;
  expect(left).toEqual(NO_FILTER);
  const withoutCompany = chipsOf(full, nameOf).find(({ label }) => label === 'Company')?.without;
  expect(withoutCompany).toEqual({ ...full, company: [], subsidiary: '' });
});

test('‘This week’ of the list is the one of the home page: who is still to come, up to Sunday', () => {
  for (const [today, sunday] of [
    ['2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026-12-31', '2027-01-03'],
  ] as const) {
    const { filter } = defined(quickViews(today, false).find(({ name }) => name === 'This week'));
    expect(filter).toEqual(homeViews(today).thisWeek.filter);
    expect(filter).toMatchObject({ fromDate: today, toDate: sunday, statuses: ['Confirmed', 'Rescheduled'] });
  }
});

test('the quick views differ, and only its own filter makes a view the current one', () => {
  const views = quickViews('2026-11-18', true);
  expect(views.map(({ name }) => name)).toEqual(['All', 'Needs action', 'This week', 'New results']);
  for (const one of views) {
    expect(views.filter(({ filter }) => isSameFilter(filter, one.filter))).toEqual([one]);
    expect(isSameFilter(one.filter, { ...one.filter, email: 'liam@' })).toBe(false);
  }
});

test('[home.waiting] the filter of bookings that need action depends on the reader: the clinic waits for the company, and the company for the clinic', () => {
  const statusesFor = (isProvider: boolean) => quickViews('2026-11-18', isProvider)[1]?.filter.statuses;
  expect(statusesFor(false)).toEqual(['Awaiting Company', 'Awaiting Worker', 'Worker to Return', 'Did Not Attend']);
  expect(statusesFor(true)).toEqual(['Pending']);
});

test('days in the wrong order have an error before they are applied', () => {
  const days = (fields: Partial<typeof NO_FILTER>) => backwardDays({ ...NO_FILTER, ...fields });
  expect(days({ fromDate: '2026-11-22', toDate: '2026-11-16' })).toEqual(['toDate']);
  expect(days({ createdFrom: '2026-11-22', createdTo: '2026-11-16' })).toEqual(['createdTo']);
  expect(days({ fromDate: '2026-11-16', toDate: '2026-11-16' })).toEqual([]);
  expect(days({ toDate: '2026-11-16' })).toEqual([]);
});
