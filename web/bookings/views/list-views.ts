import {
  type BookingsQuery,
  NO_FILTER,
  type SearchTerms,
  SORTS,
  searchTermsOf,
} from '../../../machines/booking-list-view/list-query.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import type { ListViewQuery } from '../../generated/graphql.ts';
import { askedFilter } from '../filter/filter-words.ts';
import { KeepListViewDocument, ListViewDocument, ListViewsDocument } from './list-views.documents.ts';

type Answer = ListViewQuery['listView'];
type Viewed = Pick<BookingsQuery, 'search' | 'sort' | 'order' | 'filter'>;
/** A view that was saved, as the list asks for it. */
export type SavedView = { id: string; name: string; asks: Viewed };

const toViewed = ({ id: _id, name: _name, org, fromDate, toDate, sort, order, ...same }: Answer): Viewed => {
  const { search, statuses, ...filter } = same;
  const entries = Object.entries({ ...filter, company: org, from: fromDate, to: toDate, statuses });
  return {
    search: search ?? '',
    sort: SORTS.find((one) => one === sort) ?? 'created_at',
    order: order ?? 'desc',
    filter: { ...NO_FILTER, ...Object.fromEntries(entries.filter(([, value]) => value !== null)) },
  };
};

export async function savedViews(gateway: Gateway, signal: AbortSignal): Promise<readonly SavedView[]> {
  const { listViews } = await gateway.request(ListViewsDocument, {}, { signal, kind: 'background' });
  return listViews.map((view) => ({ id: view.id, name: view.name ?? '', asks: toViewed(view) }));
}

export async function openedWords(gateway: Gateway, id: string, signal: AbortSignal): Promise<SearchTerms> {
  const { listView } = await gateway.request(ListViewDocument, { id }, { signal });
  return searchTermsOf(toViewed(listView));
}

/** @returns the id that stands for them in an address */
export async function saveSearchTerms(gateway: Gateway, { search, ...personal }: SearchTerms, signal: AbortSignal) {
  const filter = { ...askedFilter({ ...NO_FILTER, ...personal }), ...(search === '' ? {} : { search }) };
  const { keepListView } = await gateway.request(KeepListViewDocument, { filter }, { signal, kind: 'background' });
  return keepListView.id;
}

export async function saveView(gateway: Gateway, name: string, { search, sort, order, filter }: Viewed) {
  const input = { ...askedFilter(filter), sort, order, ...(search === '' ? {} : { search }) };
  await gateway.request(KeepListViewDocument, { name, filter: input });
}
