import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { bookingListViewMachine } from '../../../machines/booking-list-view/booking-list-view.machine.ts';
import type { SearchTerms } from '../../../machines/booking-list-view/list-query.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import type { ListColumn } from '../../../machines/rules/booking/list-columns.ts';
import { createActor } from '../../app/machines/use-machine.ts';
import { useAccountActor } from '../../app/session/account-actors.ts';
import { historySearch, rememberHistorySearch } from '../../app/session/history-search.ts';
import { useAccess, useGateway, useIsProvider, usePortal } from '../../app/session/session-context.tsx';
import { loadWithRetry } from '../../ui/loading/load-with-retry.ts';
import { filterDraft } from '../filter/filter-draft.ts';
import { type BookingCounts, type BookingRow, bookingListOn } from './booking-list.ts';
import { LIST_VIEW } from './use-detail-left.ts';

const machine = bookingListViewMachine<BookingRow, BookingCounts>();
export type BookingListView = ActorRefFrom<typeof machine>;

type ChosenColumns = { columns: readonly ListColumn[] };

const loadViews = () =>
  loadWithRetry(() => import('../views/list-views.ts')).catch(() => {
    throw new PortalFailure({ code: 'UNREACHABLE' });
  });

/** The account's booking list, at the address of the page. */
export function useBookingListView(): BookingListView {
  const { info, listColumns: ownColumns = [] } = useAccess();
  const account = String(info.username);
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const isCompanyFixed = !useIsProvider();
  const view = useAccountActor(LIST_VIEW, () =>
    createActor(
      machine.provide({
        actors: {
          list: bookingListOn(gateway, timeZone),
          loadSearch: fromPromise<SearchTerms, { id: string }>(async ({ input, signal }) =>
            (await loadViews()).openedSearchTerms(gateway, input.id, signal),
          ),
          saveSearch: fromPromise<string, SearchTerms>(async ({ input, signal }) =>
            (await loadViews()).saveSearchTerms(gateway, input, signal),
          ),
          saveColumns: fromPromise<ChosenColumns, ChosenColumns>(async ({ input }) =>
            (await loadViews()).saveColumns(gateway, input),
          ),
        },
        actions: {
          writeAddress: (_, { path, address, isNewEntry }) =>
            navigate(address ? `${path}?${address}` : path, { replace: !isNewEntry }),
          writeHistory: (_, { unsavedTerms }) => rememberHistorySearch(account, unsavedTerms),
        },
      }),
      { id: LIST_VIEW, input: { isCompanyFixed, ownColumns } },
    ),
  );

  const [path] = useLocation();
  const search = useSearch();
  useLayoutEffect(() => {
    const unsavedTerms = historySearch(account);
    view.send({
      type: 'address.changed',
      path,
      queryString: search,
      unsavedTerms,
      hasFilterDraft: filterDraft() !== undefined,
    });
  }, [view, account, path, search]);
  useLayoutEffect(
    // Its place is read before the page is taken down; afterwards there is none.
    () => () => view.send({ type: 'page.left', path: location.pathname, top: scroller().scrollTop }),
    [view],
  );
  return view;
}

/** The sheet scrolls by itself on a wide window, the page under it on a narrow one. */
export const scroller = () => {
  const sheet = document.getElementById('main');
  return sheet && getComputedStyle(sheet).overflowY === 'auto' ? sheet : document.documentElement;
};

/** Moves the focus to the booking that one comes back from, once the page's heading has taken it. */
export function useFocusOnReturn(view: BookingListView) {
  useEffect(() => {
    const { leftFor } = view.getSnapshot().context;
    if (leftFor === '') return;
    const timer = setTimeout(() => {
      const links = document.querySelectorAll<HTMLAnchorElement>('.list-table a.name');
      [...links].find(({ pathname }) => pathname === leftFor)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [view]);
}
