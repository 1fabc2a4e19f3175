import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { bookingListViewMachine } from './booking-list-view.machine.ts';
import type { AddressChanged } from './booking-list-view.types.ts';
import { type BookingsQuery, NO_FILTER, NO_WORDS } from './list-query.ts';

export const viewId = '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a';
const nguyen = { ...NO_WORDS, search: 'nguyen' };

export const at = (queryString: string, more: Partial<AddressChanged> = {}): AddressChanged => ({
  type: 'address.changed',
  path: '/pem-bookings',
  queryString,
  unsavedTerms: null,
  hasFilterDraft: false,
  ...more,
});
const company = ['name', 'company'] as const;
const status = ['name', 'status'] as const;
const input = { isCompanyFixed: false, ownColumns: [] };

const asks = (search: string): BookingsQuery => ({
  search,
  mine: false,
  sort: 'created_at',
  order: 'desc',
  filter: NO_FILTER,
});

export const bookingListViewModel = modelOfFolder(
  'booking-list-view',
  'Booking list’s page',
  bookingListViewMachine<string, null>(),
  {
    'a list at an address': {
      input,
      events: [
        at(''),
        at('sort=name&order=asc'),
        at('', { path: '/my-bookings' }),
        at('', { hasFilterDraft: true }),
        { type: 'query.asked', changes: { sort: 'name', order: 'asc' } },
        { type: 'panel.toggled' },
        { type: 'panel.closed' },
        { type: 'page.left', path: '/booking/c1/detail', top: 300 },
        { type: 'page.left', path: '/sites', top: 0 },
        { type: 'detail.left', path: '/sites' },
        { type: 'detail.left', path: '/pem-bookings' },
        elapses('unmount', 'bookingListView.open.away'),
      ],
      facts: ({ path, queryString, hasFilterDraft, leftFor }) => [path, queryString, hasFilterDraft, leftFor],
      withIgnored: true,
    },
    'a list that is searched': {
      input,
      events: [
        at(''),
        at(`view=${viewId}`),
        { type: 'list.changed', query: asks(''), search: 'nguyen' },
        { type: 'list.changed', query: asks('nguyen'), search: 'nguyen' },
        { type: 'list.changed', query: asks('tran'), search: 'tran' },
        { type: 'searches.learned', searches: [{ id: viewId, terms: nguyen }] },
        { type: 'page.left', path: '/booking/c1/detail', top: 300 },
        { type: 'saving.retried' },
        { type: 'retry.pressed' },
        { type: 'search.dropped' },
        answers('saveSearch', viewId),
        fails('saveSearch', { code: 'UNREACHABLE' }),
        answers('loadSearch', nguyen),
        fails('loadSearch', { code: 'NOT_FOUND' }),
      ],
      facts: ({ queryString, query, typed, saving, searches }) => [
        queryString,
        query.search,
        typed,
        saving?.search,
        searches.map(({ id, terms }) => [id, terms.search]),
      ],
      withIgnored: true,
    },
    'a list with columns': {
      input,
      events: [
        at(''),
        at('column=name&column=site'),
        { type: 'columns.chosen', columns: company },
        { type: 'columns.chosen', columns: status },
        { type: 'columns.chosen', columns: [] },
        { type: 'columns.retried' },
        answers('saveColumns', { columns: company }),
        answers('saveColumns', { columns: status }),
        fails('saveColumns', { code: 'UNREACHABLE' }),
      ],
      facts: ({ queryString, columns, ownColumns, savedColumns }) => [queryString, columns, ownColumns, savedColumns],
      withIgnored: true,
    },
  },
);
