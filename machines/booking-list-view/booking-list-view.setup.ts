import { assign, setup } from 'xstate';
import { deepEqual } from '../lib/deep-equal.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { listMachine, type ReportedQuery } from '../list/list.machine.ts';
import type { ListColumn } from '../rules/booking/list-columns.ts';
import type {
  AddressChanged,
  ListViewContext,
  ListViewEvent,
  ListViewInput,
  SavedSearch,
} from './booking-list-view.types.ts';
import {
  addressOf,
  type BookingsQuery,
  hasNoSearchTerms,
  NO_FILTER,
  NO_WORDS,
  type SearchTerms,
  searchTermsOf,
  type ViewChanges,
  viewFrom,
  viewOf,
  withView,
} from './list-query.ts';

const DETAIL = /^\/(booking\/[^/]+\/detail|my-bookings\/[^/]+)$/;
const LISTS = ['/pem-bookings', '/my-bookings'];

/** Rewrites a page's address in the one spelling that the list writes. */
const normalizeAddress = (queryString: string, isCompanyFixed: boolean) =>
  String(addressOf(viewFrom(new URLSearchParams(queryString), isCompanyFixed)));

const viewOfAddress = ({ queryString, isCompanyFixed }: ListViewContext) =>
  viewFrom(new URLSearchParams(queryString), isCompanyFixed);

const columnsIn = (context: ListViewContext) => viewOfAddress(context).columns ?? [];

const searchIdIn = (queryString: string) => viewFrom(new URLSearchParams(queryString)).view;

/** Undefined where the server has to be asked. */
const termsOf = ({ searches }: Pick<ListViewContext, 'searches'>, id: string) =>
  id === '' ? NO_WORDS : searches.find((saved) => saved.id === id)?.terms;

/** '' where there are none, or where they are not saved yet. */
const idOf = ({ searches }: ListViewContext, terms: SearchTerms) =>
  searches.find((saved) => deepEqual(saved.terms, terms))?.id ?? '';

const addressFor = (context: ListViewContext) =>
  String(
    addressOf(viewOf(context.query, { view: idOf(context, searchTermsOf(context.query)), columns: context.columns })),
  );

/** The query of an address; search terms that the tab has for its entry count before those of its id. */
const queryAt = (context: ListViewContext, before: BookingsQuery) => {
  const view = viewOfAddress(context);
  return withView(before, view, context.unsavedTerms ?? termsOf(context, view.view) ?? NO_WORDS);
};

const learned = ({ searches }: ListViewContext, more: readonly SavedSearch[]) => [
  ...more,
  ...searches.filter(({ id }) => !more.some((saved) => saved.id === id)),
];

/** Ports and guards of the booking list's page. */
const portsAndGuards = <Row, Counts>() =>
  setup({
    types: {
      context: {} as ListViewContext,
      events: {} as ListViewEvent,
      input: {} as ListViewInput,
      children: {} as { list: 'list' },
    },
    actors: {
      list: listMachine<Row, BookingsQuery, Counts>(),
      loadSearch: port<SearchTerms, { id: string }>(),
      saveSearch: port<string, SearchTerms>(),
      saveColumns: port<{ columns: readonly ListColumn[] }, { columns: readonly ListColumn[] }>(),
    },
    actions: {
      writeAddress: (_, _to: { path: string; address: string; isNewEntry: boolean }) => {},
      writeHistory: (_, _entry: { unsavedTerms: SearchTerms | null }) => {},
    },
    guards: {
      isUnknownSearch: ({ context }, { queryString }: AddressChanged) =>
        termsOf(context, searchIdIn(queryString)) === undefined,
      isKnownSearch: ({ context }, { path, queryString }: AddressChanged) =>
        path === context.path && termsOf(context, searchIdIn(queryString)) !== undefined,
      isSameAddress: ({ context }, { path, queryString }: AddressChanged) =>
        path === context.path && normalizeAddress(queryString, context.isCompanyFixed) === context.queryString,
      needsSaving: ({ context }) => {
        const terms = searchTermsOf(context.query);
        return !hasNoSearchTerms(terms) && idOf(context, terms) === '';
      },
      isOtherSearch: ({ context }) => !deepEqual(context.saving, searchTermsOf(context.query)),
      hasFilterDraft: ({ context }) => context.hasFilterDraft,
      /** A saved view brought its own, which the address has. */
      hasViewColumns: ({ context }) => context.columns.length > 0,
      hasUnsavedColumns: ({ context }) => !deepEqual(context.ownColumns, context.savedColumns),
      /** A list is kept for the way back from one of its bookings. */
      isLeftForGood: ({ context }) => !DETAIL.test(context.leftFor),
      isElsewhere: (_, { path }: { path: string }) => !DETAIL.test(path) && !LISTS.includes(path),
    },
    /** React may take a page down and put it up again at once. */
    delays: { unmount: 0 },
  });

/** Setup with the actions that synchronise the query, the address and the history entry. */
export function listViewSetup<Row, Counts>() {
  const ports = portsAndGuards<Row, Counts>();
  /** Nothing is written where the address says so already. */
  const showAddress = (isNewEntry: boolean) =>
    ports.enqueueActions(({ context, enqueue }) => {
      const address = addressFor(context);
      if (address === context.queryString) return;
      enqueue.assign({ queryString: address });
      enqueue({ type: 'writeAddress', params: { path: context.path, address, isNewEntry } });
    });
  return ports.extend({
    actions: {
      replaceAddress: showAddress(false),
      pushAddress: showAddress(true),
      setAddress: assign(({ context }, { path, queryString, unsavedTerms }: AddressChanged) => ({
        path,
        unsavedTerms,
        queryString: normalizeAddress(queryString, context.isCompanyFixed),
      })),
      setFilterDraft: assign((_, { hasFilterDraft }: AddressChanged) => ({ hasFilterDraft })),
      startQuery: assign(({ context }) => {
        const mine = context.path.startsWith('/my-bookings');
        const query = queryAt(context, { search: '', mine, sort: 'created_at', order: 'desc', filter: NO_FILTER });
        return { query, columns: columnsIn(context), typed: query.search, top: 0 };
      }),
      setQuery: assign((_, { query, search }: ReportedQuery<BookingsQuery>) => ({ query, typed: search })),
      followAddress: assign(({ context }) => ({
        query: queryAt(context, context.query),
        columns: columnsIn(context),
      })),
      changeQuery: assign(({ context }, { changes: { columns, ...changes } }: { changes: ViewChanges }) => ({
        query: { ...context.query, ...changes },
        columns: columns ?? context.columns,
      })),
      askList: ports.sendTo('list', ({ context: { query } }) => ({ type: 'query.changed', query })),
      dropSearch: ports.enqueueActions(({ context, enqueue }) => {
        const address = String(addressOf({ ...viewOfAddress(context), view: '' }));
        enqueue.assign({ queryString: address, unsavedTerms: null });
        enqueue({ type: 'writeAddress', params: { path: context.path, address, isNewEntry: true } });
      }),
      /** Terms that the address does not carry stay with the entry of the tab's history, where a reload finds them. */
      rememberTerms: ports.enqueueActions(({ context, enqueue }) => {
        const terms = searchTermsOf({ ...context.query, search: context.typed });
        const id = idOf(context, terms);
        const isInAddress = hasNoSearchTerms(terms) || (id !== '' && viewOfAddress(context).view === id);
        enqueue({ type: 'writeHistory', params: { unsavedTerms: isInAddress ? null : terms } });
      }),
      addSearches: assign(({ context }, { searches }: { searches: readonly SavedSearch[] }) => ({
        searches: learned(context, searches),
      })),
      setFailure: assign((_, { error }: { error: unknown }): { failure: PortalError } => ({
        failure: toPortalError(error),
      })),
    },
  });
}
