import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import { useAccess, useGateway, useIsProvider, usePortal } from '../../app/session/session-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useDelayedFlag } from '../../ui/feedback/states.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { prefetchOnActivity } from '../../ui/loading/prefetch.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ExportButton, loadExport } from '../export/export-button.tsx';
import { FilterBar, loadFilter } from '../filter/filter-bar.tsx';
import { QuickViews } from '../views/quick-views.tsx';
import { openBookingList } from './booking-list.ts';
import { BookingListBody } from './booking-list-body.tsx';
import { historySearch, rememberHistorySearch } from './history-search.ts';
import { useCachedList } from './list-cache.ts';
import {
  addressOf,
  type BookingsQuery,
  hasNoSearchTerms,
  NO_FILTER,
  NO_WORDS,
  searchTermsOf,
  viewFrom,
  viewOf,
  withView,
} from './list-query.ts';
import { type SearchCache, searchCache } from './search-cache.ts';
import { useSearchPersistence } from './search-persistence.ts';
import { StatusCounts } from './status-counts.tsx';
import { UnsavedSearchBanner } from './unsaved-search-banner.tsx';

const OpeningView = lazyPart(() => import('../views/opening-view.tsx'));
const SavedViews = lazyPart(() => import('../views/saved-views.tsx'));

/** /pem-bookings and /my-bookings: one list, the latter the account's own only. */
export default function BookingsPage() {
  const [params, setParams] = useSearchParams();
  const { info } = useAccess();
  const words = searchCache(String(info.username));
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const view = viewFrom(params);
  if (words.of(view.view)) return <Bookings words={words} />;
  return (
    <>
      <PageHead title="Bookings" />
      <OpeningView
        key={view.view}
        id={view.view}
        onOpened={(opened) => {
          words.learn(view.view, opened);
          lookAgain();
        }}
        onLetGo={() => setParams(addressOf({ ...view, view: '' }))}
      />
    </>
  );
}

function Bookings({ words }: { words: SearchCache }) {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  const { permissions, info } = useAccess();
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const isMine = path.startsWith('/my-bookings');
  const isCompanyFixed = !useIsProvider();
  const address = String(addressOf(viewFrom(params, isCompanyFixed)));
  const account = String(info.username);
  /** With the words of this entry of the tab's history, kept under an id or not yet. */
  const questionAt = (query: BookingsQuery, search: URLSearchParams) => {
    const view = viewFrom(search, isCompanyFixed);
    return withView(query, view, historySearch(account) ?? words.of(view.view) ?? NO_WORDS);
  };
  const list = useCachedList(`${info.username} ${path}`, () => {
    const blank: BookingsQuery = { search: '', mine: isMine, sort: 'created_at', order: 'desc', filter: NO_FILTER };
    return openBookingList(gateway, timeZone, questionAt(blank, params));
  });
  const query = useSelector(list, ({ context }) => context.query);
  const counts = useSelector(list, ({ context }) => context.counts);
  const addressFor = (input: BookingsQuery) => addressOf(viewOf(input, words.idOf(searchTermsOf(input))));

  // The address leads: what is asked writes there, and Back comes from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address alone
  useEffect(() => {
    const { query: input } = list.getSnapshot().context;
    if (String(addressFor(input)) !== address) {
      list.send({ type: 'query.changed', query: questionAt(input, new URLSearchParams(address)) });
    }
  }, [list, address]);
  const ask = (changes: Partial<BookingsQuery>) => {
    const input = { ...list.getSnapshot().context.query, ...changes };
    list.send({ type: 'query.changed', query: input });
    const there = addressFor(input);
    if (String(there) !== address) setParams(there);
  };

  // What was searched is in the address once the server keeps it; until then the address has no words.
  const persistence = useSearchPersistence(gateway, words);
  const keptId = useSelector(persistence, ({ context }) => context.id);
  const asksFor = JSON.stringify(searchTermsOf(query));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the words, or of where they are kept
  useEffect(() => {
    const { query: input } = list.getSnapshot().context;
    const there = addressFor(input);
    const isKept = hasNoSearchTerms(searchTermsOf(input)) || there.has('view');
    persistence.send(isKept ? { type: 'terms.cleared' } : { type: 'terms.changed', terms: searchTermsOf(input) });
    if (String(there) !== address) setParams(there, { replace: true });
  }, [asksFor, keptId]);

  // Until then, and while the last letters are not asked for yet, a reload finds them in the tab's history.
  const typed = useSelector(list, ({ context }) => context.search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the words, of where they are kept, or of the entry
  useEffect(() => {
    const { query: input, search } = list.getSnapshot().context;
    const typedWords = searchTermsOf({ ...input, search });
    const id = words.idOf(typedWords);
    const isKept = hasNoSearchTerms(typedWords) || (id !== '' && new URLSearchParams(address).get('view') === id);
    rememberHistorySearch(account, isKept ? null : typedWords);
  }, [asksFor, typed, keptId, address]);

  // Loaded once the rows are there: nobody waits for it.
  const isSettled = useDelayedFlag(counts !== null);
  useEffect(() => (isSettled ? prefetchOnActivity(loadFilter, loadExport) : undefined), [isSettled]);
  const seesAll = permissions.includes('view_bookings');
  return (
    <>
      <PageHead
        title={isMine ? 'My Bookings' : 'Bookings'}
        subtitle={subtitleFor(isMine || !seesAll, info)}
        actions={
          <>
            <ExportButton exported={() => ({ query: list.getSnapshot().context.query })} />
            {permissions.includes('make_bookings') ? (
              <ButtonLink href="/make-booking" look="primary" icon={<Plus />}>
                Make Booking
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="flex items-end gap-3 border-border border-b pr-6 max-sm:block max-sm:border-b-0 max-sm:pr-0">
        <QuickViews query={query} timeZone={timeZone} onAsk={ask}>
          {(onShown) => (isSettled ? <SavedViews query={query} words={words} onAsk={ask} onShown={onShown} /> : null)}
        </QuickViews>
        <StatusCounts counts={counts} />
      </div>
      <FilterBar list={list} fixedCompany={isCompanyFixed ? info.company : null} onAsk={ask} />
      <UnsavedSearchBanner persistence={persistence} />
      <BookingListBody list={list} isLinked={seesAll} onAsk={ask} />
    </>
  );
}

const subtitleFor = (isOwn: boolean, { company }: UserInfo) => {
  if (isOwn) return 'Your own medicals and fit tests';
  return `Medicals and fit tests for ${company?.provider ? 'every company' : (company?.name ?? 'your company')}`;
};
