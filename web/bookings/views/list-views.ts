import {
  type BookingsQuery,
  type SearchTerms,
  SORTS,
  searchTermsOf,
} from '../../../machines/booking-list-view/list-query.ts';
import { activeFilter, filterOf } from '../../../machines/rules/booking/booking-filter.ts';
import type { ListColumn } from '../../../machines/rules/booking/list-columns.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { formatTotal } from '../../app/booking-format.ts';
import type { ListViewQuery } from '../../generated/graphql.ts';
import {
  KeepListViewDocument,
  ListViewDocument,
  ListViewsDocument,
  SaveListColumnsDocument,
  ViewCountsDocument,
} from './list-views.documents.ts';

type Answer = ListViewQuery['listView'];
type Viewed = Pick<BookingsQuery, 'search' | 'sort' | 'order' | 'filter'> & {
  /** [] where it is shown with the account's. */
  columns: readonly ListColumn[];
};
/** The columns that the list shows, and those that its address brought, [] without any. */
export type ViewedColumns = { ofView: readonly ListColumn[]; shown: readonly ListColumn[] };
/** A view that was saved, as the list asks for it. */
export type SavedView = { id: string; name: string; asks: Viewed };

const toViewed = ({ filter: { search, sort, order, columns, ...filter } }: Answer): Viewed => ({
  search: search ?? '',
  sort: SORTS.find((one) => one === sort) ?? 'created_at',
  order: order ?? 'desc',
  filter: filterOf(filter),
  columns: columns ?? [],
});

export async function savedViews(gateway: Gateway, signal: AbortSignal): Promise<readonly SavedView[]> {
  const { listViews } = await gateway.request(ListViewsDocument, {}, { signal, kind: 'background' });
  return listViews.map((view) => ({ id: view.id, name: view.name ?? '', asks: toViewed(view) }));
}

/** '12' or '2,000+' of each tab by its name, and of each saved view by its id. */
export async function viewCounts(
  gateway: Gateway,
  variables: { mine: boolean; timeZone: string },
  signal: AbortSignal | undefined,
): Promise<Readonly<Record<string, string>>> {
  const { viewCounts: counts } = await gateway.request(ViewCountsDocument, variables, { signal, kind: 'background' });
  return Object.fromEntries(counts.map(({ view, total, totalCapped }) => [view, formatTotal(total, totalCapped)]));
}

export async function openedSearchTerms(gateway: Gateway, id: string, signal: AbortSignal): Promise<SearchTerms> {
  const { listView } = await gateway.request(ListViewDocument, { id }, { signal });
  return searchTermsOf(toViewed(listView));
}

/** @returns their id for an address */
export async function saveSearchTerms(gateway: Gateway, { search, ...personal }: SearchTerms, signal: AbortSignal) {
  const filter = { search: search || null, ...activeFilter(filterOf(personal)) };
  const { keepListView } = await gateway.request(KeepListViewDocument, { filter }, { signal, kind: 'background' });
  return keepListView.id;
}

export async function saveView(gateway: Gateway, name: string, { search, sort, order, filter, columns }: Viewed) {
  const own = columns.length > 0 ? [...columns] : null;
  const saved = { search: search || null, sort, order, columns: own, ...activeFilter(filter) };
  await gateway.request(KeepListViewDocument, { name, filter: saved });
}

/** Not called off where the page is left: what was chosen last is kept. */
export async function saveColumns(gateway: Gateway, chosen: { columns: readonly ListColumn[] }) {
  await gateway.request(SaveListColumnsDocument, { columns: [...chosen.columns] }, { kind: 'background' });
  return chosen;
}
