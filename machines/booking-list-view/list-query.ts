import { isoDay } from '../rules/calendar/dates.ts';

/** Filters that name nobody. Ids are '' and days '' where they do not filter; days are 'YYYY-MM-DD'. */
export type SharedFilter = {
  company: string;
  subsidiary: string;
  site: string;
  from: string;
  to: string;
  statuses: readonly string[];
};
/** Filters that name people: they stay out of the address, where the id of saved search terms stands for them. */
export type PersonalFilter = { candidateName: string; phone: string; email: string; contactPerson: string };
/** Everything typed into the list that may name people; '' where it does not filter. */
export type SearchTerms = PersonalFilter & { search: string };
export type ListFilter = SharedFilter & PersonalFilter;

export const SORTS = ['name', 'email', 'contact_person', 'appointment_time', 'created_at'] as const;
type BookingSort = (typeof SORTS)[number];
export type ListSort = { sort: BookingSort; order: 'asc' | 'desc' };
/** What the list asks for. The search text names people, so it stays out of the address. */
export type BookingsQuery = ListSort & { search: string; mine: boolean; filter: ListFilter };
/** Asks for another view of the list. */
export type Ask = (changes: Partial<BookingsQuery>) => void;
/** What an address says. */
export type ListView = ListSort &
  SharedFilter & {
    /** The id of the saved search terms; '' without any. */
    view: string;
  };

const NO_PERSON: PersonalFilter = { candidateName: '', phone: '', email: '', contactPerson: '' };
export const NO_FILTER: ListFilter = {
  ...{ company: '', subsidiary: '', site: '', from: '', to: '', statuses: [] },
  ...NO_PERSON,
};

export const NO_WORDS: SearchTerms = { ...NO_PERSON, search: '' };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MOST_STATUSES = 30;
const MOST_LETTERS = 40;

/**
 * The view that an address names; what it does not name, or misspells, is the default: newest booking first, unfiltered.
 * @param isCompanyFixed the account has one company, which no address changes
 */
export function viewFrom(params: URLSearchParams, isCompanyFixed = false): ListView {
  const sort = SORTS.find((one) => one === params.get('sort'));
  const idOf = (name: string) => (ID.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  const dayOf = (name: string) => isoDay(params.get(name) ?? '') ?? '';
  const company = isCompanyFixed ? '' : idOf('company');
  return {
    sort: sort ?? 'created_at',
    order: sort && params.get('order') !== 'desc' ? 'asc' : 'desc',
    company,
    subsidiary: company || isCompanyFixed ? idOf('subsidiary') : '',
    site: idOf('site'),
    from: dayOf('from'),
    to: dayOf('to'),
    statuses: [...new Set(params.getAll('status'))]
      .filter((status) => status !== '' && status.length <= MOST_LETTERS)
      .slice(0, MOST_STATUSES),
    view: idOf('view'),
  };
}

/** The same address for the same view; the default view needs no words. */
export function addressOf({ sort, order, statuses, ...ids }: ListView): URLSearchParams {
  const { company, subsidiary, site, from, to, view } = ids;
  const isDefault = sort === 'created_at' && order === 'desc';
  const named = { ...(isDefault ? {} : { sort, order }), company, subsidiary, site, from, to, view };
  return new URLSearchParams([
    ...Object.entries(named).filter(([, value]) => value !== ''),
    ...statuses.map((status) => ['status', status]),
  ]);
}

/** What a query and an address have in common; `view` is the id of its search terms. */
export const viewOf = ({ sort, order, filter }: BookingsQuery, view = ''): ListView => ({
  ...filter,
  sort,
  order,
  view,
});

export function searchTermsOf({ search, filter }: Pick<BookingsQuery, 'search' | 'filter'>): SearchTerms {
  const { candidateName, phone, email, contactPerson } = filter;
  return { candidateName, phone, email, contactPerson, search: search.trim() };
}

export const hasNoSearchTerms = (words: SearchTerms) => Object.values(words).every((word) => word === '');

/** A query with what an address says, and with the search terms of its id. */
export function withView(query: BookingsQuery, { sort, order, view: _, ...shared }: ListView, words: SearchTerms) {
  const { search, ...personal } = words;
  return { ...query, sort, order, search, filter: { ...personal, ...shared } };
}

/** Pressing a column again turns it round; a third time goes back to the default. */
export function nextSort(column: BookingSort, now: ListSort): ListSort {
  if (now.sort !== column) return { sort: column, order: 'asc' };
  return now.order === 'asc' ? { sort: column, order: 'desc' } : { sort: 'created_at', order: 'desc' };
}
