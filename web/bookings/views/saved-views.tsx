import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { SavedSearch } from '../../../machines/booking-list-view/booking-list-view.types.ts';
import {
  type Ask,
  addressOf,
  type BookingsQuery,
  hasNoSearchTerms,
  searchTermsOf,
  viewOf,
} from '../../../machines/booking-list-view/list-query.ts';
import { isSameFilter } from '../../../machines/rules/booking/booking-filter.ts';
import { useRefreshedRecord } from '../../app/questions/use-refreshed-record.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import { classes } from '../../ui/classes.ts';
import { tabClass } from '../../ui/tab-classes.ts';
import { ResumedChange } from '../bulk/resumed-change.tsx';
import { type SavedView, savedViews, type ViewedColumns, viewCounts } from './list-views.ts';
import { bookingCountLabel, ViewCount, type ViewCounts } from './quick-views.tsx';
import { ViewDialog } from './view-dialog.tsx';

type SavedViewsProps = {
  query: BookingsQuery;
  columns: ViewedColumns;
  /** Passes on the views' search terms, as their ids represent them in an address. */
  onLearned: (searches: readonly SavedSearch[]) => void;
  onAsk: Ask;
  onShown: (isShown: boolean) => void;
  onCounts: (counts: ViewCounts) => void;
};

/** The account's own views as further tabs, and the way to save one. Without an answer there are none to choose. */
export default function SavedViews({ query, columns, onLearned, onAsk, onShown, onCounts }: SavedViewsProps) {
  const gateway = useGateway();
  const [path] = useLocation();
  const { data, refresh } = useRecord('savedViews', (signal) => savedViews(gateway, signal));
  const [isOpen, setOpen] = useState(false);
  const views = data ?? [];
  const learn = useEffectEvent(onLearned);
  useEffect(() => {
    const searches = (data ?? []).map(({ id, asks }) => ({ id, terms: searchTermsOf(asks) }));
    learn(searches.filter(({ terms }) => !hasNoSearchTerms(terms)));
  }, [data]);
  const { timeZone } = usePortal();
  const { data: counts, refresh: recount } = useRefreshedRecord(
    'view-counts',
    // Asked for by the page, as the views are: it keeps no session alive.
    ({ signal }) => viewCounts(gateway, { mine: path === '/my-bookings', timeZone }, signal),
    { isLate: true },
  );
  const tell = useEffectEvent(onCounts);
  useEffect(() => {
    if (counts) tell(counts);
  }, [counts]);
  const isShown = views.some(({ asks }) => isSame(query, columns, asks));
  useEffect(() => onShown(isShown), [isShown, onShown]);

  return (
    <>
      {views.map(({ id, name, asks }) => {
        const address = String(
          addressOf(
            viewOf(
              { ...query, ...asks },
              { view: hasNoSearchTerms(searchTermsOf(asks)) ? '' : id, columns: asks.columns },
            ),
          ),
        );
        return (
          <a
            key={id}
            className={tabClass}
            href={address ? `${path}?${address}` : path}
            aria-current={isSame(query, columns, asks) ? 'page' : undefined}
            aria-description={bookingCountLabel(counts?.[id])}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onAsk(asks);
            }}
          >
            {name}
            <ViewCount text={counts?.[id]} />
          </a>
        );
      })}
      <button
        type="button"
        className={classes(tabClass, 'gap-1 font-normal text-text-3')}
        onClick={() => setOpen(true)}
      >
        <Plus />
        {views.length > 0 ? 'Save or change views' : 'Save view'}
      </button>
      <ResumedChange onChanged={() => onAsk({})} />
      <ViewDialog
        isOpen={isOpen}
        views={views}
        asks={query}
        columns={columns}
        onSaved={(kept) => onAsk({ columns: kept })}
        onChanged={() => {
          refresh();
          recount();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const isSame = (
  query: BookingsQuery,
  { ofView }: ViewedColumns,
  { search, sort, order, filter, columns }: SavedView['asks'],
) =>
  ofView.join() === columns.join() &&
  query.search.trim() === search &&
  query.sort === sort &&
  query.order === order &&
  isSameFilter(query.filter, filter);
