import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import type { Ask } from '../../../machines/booking-list-view/list-query.ts';
import { shownColumns } from '../../../machines/rules/booking/list-columns.ts';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import { useAccess, useIsProvider, usePortal } from '../../app/session/session-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { prefetchOnActivity } from '../../ui/loading/prefetch.ts';
import { useDelayedFlag } from '../../ui/loading/use-delayed-flag.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ExportButton, loadExport } from '../export/export-button.tsx';
import { FilterBar, loadFilter } from '../filter/filter-bar.tsx';
import { QuickViews } from '../views/quick-views.tsx';
import type { BookingList } from './booking-list.ts';
import { BookingListBody } from './booking-list-body.tsx';
import { loadColumns } from './columns-button.tsx';
import { StatusCounts } from './status-counts.tsx';
import { type BookingListView, scroller, useBookingListView, useFocusOnReturn } from './use-booking-list-view.ts';

/** Its own words come when there is something to say. */
const OpeningView = lazyPart(
  async () => ({ default: (await import('../views/opening-view.tsx')).OpeningView }),
  <SkeletonRows rows={10} label="Loading bookings" />,
);
const ListNotes = lazyPart(() => import('./list-notes.tsx'), null);
const SavedViews = lazyPart(() => import('../views/saved-views.tsx'));

/** /pem-bookings and /my-bookings: one list, the latter the account's own only. */
export default function BookingsPage() {
  const view = useBookingListView();
  const isOpening = useSelector(view, (now) => now.matches('opening'));
  const list = useSelector(view, (now) => (now.matches({ open: 'shown' }) ? now.children.list : undefined));
  if (list) return <Bookings key={list.sessionId} view={view} list={list} />;
  if (!isOpening) return null;
  return (
    <>
      <PageHead title="Bookings" />
      <OpeningView view={view} />
    </>
  );
}

function Bookings({ view, list }: { view: BookingListView; list: BookingList }) {
  const { permissions, info } = useAccess();
  const { timeZone } = usePortal();
  const isCompanyFixed = !useIsProvider();
  const query = useSelector(list, ({ context }) => context.query);
  const counts = useSelector(list, ({ context }) => context.counts);
  const viewColumns = useSelector(view, ({ context }) => context.columns);
  const columns = useSelector(view, ({ context }) => shownColumns(context.columns, context.ownColumns));
  const top = useSelector(view, ({ context }) => context.top);
  const isListAway = useSelector(list, ({ context }) => context.failure?.code === 'UNREACHABLE');
  const ask: Ask = (changes) => view.send({ type: 'query.asked', changes });
  useLayoutEffect(() => {
    if (top > 0) scroller().scrollTop = top;
  }, [top]);
  useFocusOnReturn(view);

  // Loaded once the rows are there: it delays no visible part.
  const isSettled = useDelayedFlag(counts !== null);
  useEffect(() => (isSettled ? prefetchOnActivity(loadFilter, loadColumns, loadExport) : undefined), [isSettled]);
  const seesAll = permissions.includes('view_bookings');
  return (
    <>
      <PageHead
        title={query.mine ? 'My Bookings' : 'Bookings'}
        subtitle={<span className="max-sm:hidden">{subtitleFor(query.mine || !seesAll, info)}</span>}
        actions={
          <>
            <ExportButton counts={counts} exported={() => ({ query: list.getSnapshot().context.query })} />
            {permissions.includes('make_bookings') ? (
              <ButtonLink href="/make-booking" look="primary" icon={<Plus />}>
                Make Booking
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className="flex items-end gap-3 border-border border-b pr-6 max-sm:border-b-0 max-sm:pr-0">
        <QuickViews query={query} timeZone={timeZone} onAsk={ask}>
          {(onShown, onCounts) =>
            isSettled ? (
              <SavedViews
                query={query}
                columns={{ ofView: viewColumns, shown: columns }}
                onLearned={(searches) => view.send({ type: 'searches.learned', searches })}
                onAsk={ask}
                onShown={onShown}
                onCounts={onCounts}
              />
            ) : null
          }
        </QuickViews>
        <StatusCounts counts={counts} className="max-sm:hidden" />
      </div>
      <FilterBar view={view} list={list} fixedCompany={isCompanyFixed ? info.company : null} onAsk={ask} />
      {isSettled ? <ListNotes view={view} isListAway={isListAway} columns={columns} sort={query.sort} /> : null}
      <BookingListBody list={list} columns={columns} top={top} onAsk={ask} />
    </>
  );
}

const subtitleFor = (isOwn: boolean, { company }: UserInfo) => {
  if (isOwn) return 'Your own medicals and fit tests';
  return `Medicals and fit tests for ${company?.provider ? 'every company' : (company?.name ?? 'your company')}`;
};
