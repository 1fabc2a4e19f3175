import {
  type BookingFilter,
  type FilterName,
  filterField,
  filterOf,
  MAX_FILTER_IDS,
  MAX_FILTER_TEXT,
  MAX_FILTER_VALUE,
  MAX_FILTER_VALUES,
  NO_FILTER,
  type PersonalFilter,
  personalFilterNames,
  pickFields,
  type SharedFilter,
  sharedFilterNames,
  withoutField,
} from '../rules/booking/booking-filter.ts';
import { chosenColumns, type ListColumn } from '../rules/booking/list-columns.ts';
import { isoDay } from '../rules/calendar/dates.ts';

export { type BookingFilter, NO_FILTER, type PersonalFilter, type SharedFilter };
/** Everything typed into the list that may name people; '' where it does not filter. */
export type SearchTerms = PersonalFilter & { search: string };

export const SORTS = ['name', 'email', 'contact_person', 'appointment_time', 'created_at'] as const;
type BookingSort = (typeof SORTS)[number];
export type ListSort = { sort: BookingSort; order: 'asc' | 'desc' };
/** The list's query. The search text names people, so it stays out of the address. */
export type BookingsQuery = ListSort & { search: string; mine: boolean; filter: BookingFilter };
/** Changes to a page's query; `columns` are a view's own, [] without any. */
export type ViewChanges = Partial<BookingsQuery & { columns: readonly ListColumn[] }>;
/** Asks for another view of the list. */
export type Ask = (changes: ViewChanges) => void;
/** The query in an address. */
export type ListView = ListSort &
  SharedFilter & {
    /** The id of the saved search terms; '' without any. */
    view: string;
    /** Those of a saved view that brings its own; without them the account's own are shown. */
    columns?: readonly ListColumn[];
  };

export const NO_WORDS: SearchTerms = { ...pickFields(NO_FILTER, personalFilterNames), search: '' };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const addressName = (name: FilterName) => filterField(name).address ?? name;

/** Valid values of each field in an address; any other value does not filter. */
const read = {
  text: ([text = '']: readonly string[]) => (text.length <= MAX_FILTER_TEXT ? text.trim() : ''),
  id: ([id = '']: readonly string[]) => (ID.test(id) ? id : ''),
  ids: (ids: readonly string[]) => [...new Set(ids)].filter((id) => ID.test(id)).slice(0, MAX_FILTER_IDS),
  day: ([day = '']: readonly string[]) => isoDay(day) ?? '',
  values: (values: readonly string[]) =>
    [...new Set(values)]
      .filter((value) => value !== '' && value.length <= MAX_FILTER_VALUE)
      .slice(0, MAX_FILTER_VALUES),
};

/**
 * The view that an address names; what it does not name, or misspells, is the default: newest booking first, unfiltered.
 * @param isCompanyFixed the account has one company, which no address changes
 */
export function viewFrom(params: URLSearchParams, isCompanyFixed = false): ListView {
  const sort = SORTS.find((one) => one === params.get('sort'));
  const named = filterOf(
    Object.fromEntries(
      sharedFilterNames.map((name) => [name, read[filterField(name).kind](params.getAll(addressName(name)))]),
    ),
  );
  const hasCompany = isCompanyFixed || named.company.length > 0;
  const filter = hasCompany ? named : withoutField(named, 'company');
  return {
    ...pickFields(filter, sharedFilterNames),
    sort: sort ?? 'created_at',
    order: sort && params.get('order') !== 'desc' ? 'asc' : 'desc',
    ...(isCompanyFixed && { company: [] }),
    view: read.id(params.getAll('view')),
    columns: chosenColumns(params.getAll('column')),
  };
}

/** The same address for the same view; the default view needs no words. */
export function addressOf({ sort, order, view, columns = [], ...filter }: ListView): URLSearchParams {
  const isDefault = sort === 'created_at' && order === 'desc';
  const fields = sharedFilterNames.flatMap((name) => [filter[name]].flat().map((value) => [addressName(name), value]));
  const named = [
    ...(isDefault ? [] : Object.entries({ sort, order })),
    ...fields,
    ['view', view],
    ...columns.map((column) => ['column', column]),
  ];
  return new URLSearchParams(named.filter(([, value]) => value !== ''));
}

/** The fields that a query and an address share; `view` is the id of its search terms. */
export const viewOf = (
  { sort, order, filter }: BookingsQuery,
  { view = '', columns = [] }: Partial<Pick<ListView, 'view' | 'columns'>> = {},
): ListView => ({
  ...pickFields(filter, sharedFilterNames),
  sort,
  order,
  view,
  columns,
});

export function searchTermsOf({ search, filter }: Pick<BookingsQuery, 'search' | 'filter'>): SearchTerms {
  return { ...pickFields(filter, personalFilterNames), search: search.trim() };
}

export const hasNoSearchTerms = (words: SearchTerms) => Object.values(words).every((word) => word === '');

/** A query with what an address says, and with the search terms of its id. */
export function withView(
  query: BookingsQuery,
  { sort, order, view: _, columns: __, ...shared }: ListView,
  words: SearchTerms,
) {
  const { search, ...personal } = words;
  return { ...query, sort, order, search, filter: { ...personal, ...shared } };
}

/** Pressing a column again turns it round; a third time goes back to the default. */
export function nextSort(column: BookingSort, now: ListSort): ListSort {
  if (now.sort !== column) return { sort: column, order: 'asc' };
  return now.order === 'asc' ? { sort: column, order: 'desc' } : { sort: 'created_at', order: 'desc' };
}
