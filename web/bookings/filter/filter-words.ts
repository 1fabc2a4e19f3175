import { type ListFilter, NO_FILTER, type SharedFilter } from '../../../machines/booking-list-view/list-query.ts';
import { isoDay, shownDay } from '../../../machines/rules/calendar/dates.ts';

/** One thing that filters, in words; `without` is the filter once it is gone. */
export type FilterChip = { label: string; value: string; without: ListFilter };

/** @param nameOf company, subsidiary and site by id */
export function chipsOf(filter: ListFilter, nameOf: (id: string) => string): readonly FilterChip[] {
  const { candidateName, company, site, phone, subsidiary, from, to, email, contactPerson, statuses } = filter;
  const chip = (label: string, value: string, off: Partial<ListFilter>) =>
    value === '' ? [] : [{ label, value, without: { ...filter, ...off } }];
  return [
    ...chip('Candidate name', candidateName, { candidateName: '' }),
    ...chip('Company', company && nameOf(company), { company: '', subsidiary: '' }),
    ...chip('Site', site && nameOf(site), { site: '' }),
    ...chip('Phone', phone, { phone: '' }),
    ...chip('Subsidiary', subsidiary && nameOf(subsidiary), { subsidiary: '' }),
    ...chip('Appt. date', daysOf(from, to), { from: '', to: '' }),
    ...chip('Email', email, { email: '' }),
    ...chip('Booking person', contactPerson, { contactPerson: '' }),
    ...chip('Status', someOf(statuses), { statuses: [] }),
  ];
}

function daysOf(from: string, to: string) {
  if (from === '') return to && `to ${shownDay(to)}`;
  if (to === '') return `from ${shownDay(from)}`;
  return from === to ? shownDay(from) : `${shownDay(from)} – ${shownDay(to)}`;
}

const someOf = (values: readonly string[]) =>
  values.slice(0, 2).join(', ') + (values.length > 2 ? ` +${values.length - 2}` : '');

/** Monday to Sunday around a day, 'YYYY-MM-DD'. */
export function weekOf(day: string): { from: string; to: string } {
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  const monday = Temporal.PlainDate.from(day).subtract({ days: dayOfWeek - 1 });
  return { from: monday.toString(), to: monday.add({ days: 6 }).toString() };
}

export type QuickView = { name: string; filter: ListFilter };

/** The list's tabs. `today` is 'YYYY-MM-DD'. */
export const quickViews = (today: string): readonly QuickView[] => [
  { name: 'All', filter: NO_FILTER },
  { name: 'Needs action', filter: { ...NO_FILTER, statuses: ['Pending'] } },
  { name: 'This week', filter: { ...NO_FILTER, ...weekOf(today) } },
];

/** Whether two filters ask for the same. */
export const isSameFilter = (one: ListFilter, other: ListFilter) => keyOf(one) === keyOf(other);
const keyOf = (filter: ListFilter) =>
  JSON.stringify(Object.keys(NO_FILTER).map((name) => Object.entries(filter).find(([key]) => key === name)?.[1]));

/** The gateway's words for a filter; what does not filter is not sent. */
export function askedFilter(filter: ListFilter) {
  const { company, from, to, ...same } = filter;
  const named = { ...same, org: company, fromDate: from, toDate: to };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value.length > 0));
}

/** Whether the last day is before the first, where both are days. */
export const isBackwards = ({ from, to }: Pick<SharedFilter, 'from' | 'to'>) =>
  isoDay(from) !== null && isoDay(to) !== null && to < from;
