import {
  type BookingFilter,
  type FilterName,
  filterField,
  filterNames,
  isKind,
  withoutField,
} from '../../../machines/rules/booking/booking-filter.ts';
import { isoDay, shownDay } from '../../../machines/rules/calendar/dates.ts';

/** One thing that filters, in words; `without` is the filter once it is gone. */
export type FilterChip = { label: string; value: string; without: BookingFilter };

/** @param nameOf company, subsidiary and site by id */
export function chipsOf(filter: BookingFilter, nameOf: (id: string) => string): readonly FilterChip[] {
  const byLabel = Map.groupBy(filterNames, (name) => filterField(name).chip ?? filterField(name).label);
  return [...byLabel].flatMap(([label, names]) => {
    const value = chipValue(filter, names, nameOf);
    return value === '' ? [] : [{ label, value, without: names.reduce(withoutField, filter) }];
  });
}

/** Two days make one range; any other field has a chip of its own. */
function chipValue(filter: BookingFilter, [name, other]: readonly FilterName[], nameOf: (id: string) => string) {
  const [value, second] = [name && filter[name], other && filter[other]];
  if (typeof value === 'string' && typeof second === 'string') return daysOf(value, second);
  if (typeof value !== 'string') return someOf(name && isKind(name, 'ids') ? filter[name].map(nameOf) : (value ?? []));
  return name && value && filterField(name).kind === 'id' ? nameOf(value) : value;
}

function daysOf(from: string, to: string) {
  if (from === '') return to && `to ${shownDay(to)}`;
  if (to === '') return `from ${shownDay(from)}`;
  return from === to ? shownDay(from) : `${shownDay(from)} – ${shownDay(to)}`;
}

const someOf = (values: readonly string[]) =>
  values.slice(0, 2).join(', ') + (values.length > 2 ? ` +${values.length - 2}` : '');

const dayRanges = [
  ['fromDate', 'toDate'],
  ['createdFrom', 'createdTo'],
] as const;

/** The fields that end a range before it begins, where both are days. */
export const backwardDays = (filter: BookingFilter): readonly FilterName[] =>
  dayRanges.flatMap(([first, last]) => {
    const [from, to] = [isoDay(filter[first]), isoDay(filter[last])];
    return from !== null && to !== null && to < from ? [last] : [];
  });
