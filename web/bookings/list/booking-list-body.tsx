import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { type Ask, type BookingsQuery, NO_FILTER } from '../../../machines/booking-list-view/list-query.ts';
import type { BulkAction } from '../../../machines/bulk-change/bulk-change.types.ts';
import { hasOtherRows } from '../../../machines/list/list.machine.ts';
import type { ListColumn } from '../../../machines/rules/booking/list-columns.ts';
import { requestIdOf } from '../../app/api/gateway-client.ts';
import { showing } from '../../app/booking-format.ts';
import { isCancelListed } from '../../app/cancel-listed.ts';
import { messageFor } from '../../app/messages.ts';
import { FetchFailure } from '../../app/records/fetch-failure.tsx';
import { LoadMoreRow } from '../../app/records/load-more-row.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { BookingList } from './booking-list.ts';
import { BookingTable } from './booking-table.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { useSelection } from './use-selection.ts';

const SelectionBar = lazyPart(() => import('./selection-bar.tsx'), <FloatingBar>Loading…</FloatingBar>);

/** A placeholder of the same height: the rows do not move when it loads. */
const CardSort = lazyPart(() => import('./card-sort.tsx'), <div className="h-13" />);
const BookingListEmpty = lazyPart(() => import('./booking-list-empty.tsx'));
const BulkChange = lazyPart(() => import('../bulk/bulk-change.tsx'));
const CancelListed = lazyPart(() => import('../bulk/cancel-listed.tsx'));

/** The running bulk change of chosen bookings; each start gets another key. */
type Bulk = { key: number; action: BulkAction; candidateIds: readonly string[] };

type BodyProps = {
  list: BookingList;
  columns: readonly ListColumn[];
  onAsk: Ask;
  /** Scroll position on opening, in pixels. */
  top?: number;
};

/** The six states of the list, each with its own look. */
export function BookingListBody({ list, columns, onAsk, top = 0 }: BodyProps) {
  const snapshot = useSelector(list, (now) => now);
  const { query, rows, counts, nextCursor } = snapshot.context;
  const isFirst = snapshot.matches({ loading: 'first' });
  const isRefetching = snapshot.hasTag('refetching');
  const isOther = hasOtherRows(snapshot.context);
  const showingId = useId();
  const isPhone = useIsPhone();
  const selected = useSelection(rows);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const [isCancelWanted, setCancelWanted] = useState(isCancelListed);
  const start = (action: BulkAction, candidateIds: readonly string[]) =>
    setBulk({ key: (bulk?.key ?? 0) + 1, action, candidateIds });
  return (
    <>
      {snapshot.matches('failed') || snapshot.matches('badRequest') ? <Failure list={list} onAsk={onAsk} /> : null}
      {isFirst ? <SkeletonRows rows={10} label="Loading bookings" /> : null}
      {snapshot.matches('empty') ? <BookingListEmpty query={query} onAsk={onAsk} /> : null}
      {rows.length > 0 && !isFirst ? (
        <div aria-busy={isRefetching}>
          {isPhone ? <CardSort view={query} onView={onAsk} counts={counts} /> : null}
          <BookingTable
            rows={rows}
            columns={columns}
            view={query}
            onView={onAsk}
            describedBy={showingId}
            isStale={isRefetching || isOther}
            selection={selected.selection}
            top={top}
          />
          {selected.rows.length > 0 ? (
            <SelectionBar
              rows={selected.rows}
              query={query}
              onAll={selected.rows.length < rows.length ? selected.all : null}
              onClear={selected.clear}
              onChanged={() => onAsk({})}
              onBulk={start}
            />
          ) : null}
          <LoadMoreRow
            id={showingId}
            words={showing(rows.length, counts?.total ?? null, counts?.totalCapped ?? false)}
            canLoad={nextCursor !== null && snapshot.can({ type: 'loadMore.pressed' })}
            isLoading={snapshot.matches('loadingMore')}
            isRefetching={isRefetching}
            onLoad={() => list.send({ type: 'loadMore.pressed' })}
          />
        </div>
      ) : null}
      {isCancelWanted ? (
        <CancelListed
          list={list}
          onRead={(candidateIds) => {
            setCancelWanted(false);
            start('cancel', candidateIds);
          }}
        />
      ) : null}
      {bulk ? (
        <BulkChange
          {...bulk}
          isSecond={selected.rows.length > 0}
          onChanged={() => {
            selected.clear();
            onAsk({});
          }}
          onClose={() => setBulk(null)}
        />
      ) : null}
    </>
  );
}

function Failure({ list, onAsk }: { list: BookingList; onAsk: Ask }) {
  const failure = useSelector(list, ({ context }) => context.failure);
  const isRefused = useSelector(list, (now) => now.matches('badRequest'));
  const isOther = useSelector(list, ({ context }) => context.rows.length > 0 && hasOtherRows(context));
  if (!failure) return null;
  return (
    <div className="px-4 pb-4 sm:px-6">
      {isRefused ? (
        <Banner tone="warn" title="This list cannot be shown as asked." requestId={requestIdOf(failure)}>
          <p>{messageFor(failure)}</p>
          <Button size="sm" className="mt-2" onClick={() => onAsk(FROM_THE_START)}>
            Show all bookings
          </Button>
        </Banner>
      ) : (
        <FetchFailure failure={failure} what="list" onRetry={() => list.send({ type: 'retry.pressed' })}>
          Your search and order are kept.{isOther ? ' The bookings below are those of your search before.' : null}
        </FetchFailure>
      )}
    </div>
  );
}

const FROM_THE_START: Partial<BookingsQuery> = { sort: 'created_at', order: 'desc', search: '', filter: NO_FILTER };
