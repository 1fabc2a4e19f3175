import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { BoardLanes } from '../../../machines/rules/calendar/board-lanes.ts';
import { WAITING_MOST, WAITING_PART } from '../../../machines/scheduler-board/scheduler-board.types.ts';
import { FetchFailure } from '../../app/records/fetch-failure.tsx';
import { useAccess } from '../../app/session/session-context.tsx';
import { classes } from '../../ui/classes.ts';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { useDelayedFlag } from '../../ui/loading/use-delayed-flag.ts';
import { BookingCard } from '../card/booking-card.tsx';
import { DayList } from '../day-list.tsx';
import type { BoardRequest } from '../dialogs/board-request.ts';
import { BoardDialogs } from '../dialogs/dialogs.tsx';
import { movableIn } from '../move/board-places.ts';
import { MoveBar } from '../move/move-bar.tsx';
import { WalkIn } from '../walk-in/walk-in.tsx';
import type { BoardQuery } from './board.ports.ts';
import { BoardGrid, type Rows } from './board-grid.tsx';
import { daysBetween } from './board-lanes.ts';
import { BoardNotes } from './board-notes.tsx';
import { LanesSwitch } from './lanes-switch.tsx';
import { StatusLegend } from './status-legend.tsx';
import { useBoard, useMove, useShownBoard } from './use-board.ts';
import { useBookingFocus, useFoundFocus } from './use-booking-focus.ts';
import { useLanes } from './use-lanes.ts';

type Props = {
  query: BoardQuery;
  rows: Rows;
  onLanes: (lanes: BoardLanes) => void;
  /** The candidate that was found: gets the focus once their day is there. */
  found: string | null;
  waitingFor: string | null;
  onWaiting: (isOpen: boolean) => void;
  onDay: (day: string) => void;
  /** Takes a clinic off the board. */
  onHide: (siteId: string) => void;
};

/** Clinics side by side, or one and its days: fetched, kept up to date, and everything that is done on them. */
export function BoardHost({ query, rows, onLanes, found, waitingFor, onWaiting, onDay, onHide }: Props) {
  const [request, setRequest] = useState<BoardRequest | null>(null);
  const actor = useBoard({
    query,
    // A link that leads here to place one booking finds it, however many wait before it.
    waiting: waitingFor === null || waitingFor === 'shown' ? WAITING_PART : WAITING_MOST,
    askAboutTime: (range) => setRequest({ what: 'block', ...range }),
    openCard: (candidateId) => setRequest({ what: 'card', candidateId }),
    bookTime: ({ lane, minute }) => setRequest({ what: 'walkIn', lane, minute }),
  });
  const board = useShownBoard(actor);
  const move = useMove(actor);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const announcement = useSelector(actor, ({ context }) => context.announcement);
  const days = useMemo(() => daysBetween(query.fromDay, query.toDay), [query.fromDay, query.toDay]);
  const lanes = useLanes(board, days);
  const focusBooking = useBookingFocus(lanes);
  useFoundFocus(lanes, found);
  const maySendBookings = useAccess().permissions.includes('make_bookings');
  const lift = (candidateId: string) => {
    const booking = movableIn(lanes, candidateId);
    if (booking) actor.send({ type: 'block.lifted', booking });
    focusBooking(candidateId);
  };
  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {failure ? (
        <div className="px-4 pb-3 sm:px-6">
          <FetchFailure failure={failure} what="board" onRetry={() => actor.send({ type: 'retry.pressed' })}>
            {board ? 'The board shows what was known before.' : null}
          </FetchFailure>
        </div>
      ) : null}
      {board?.clinics.some(({ hasVisits }) => hasVisits) ? <LanesSwitch lanes={query.lanes} onLanes={onLanes} /> : null}
      {board ? <BoardNotes clinics={board.clinics} /> : null}
      {board ? <StatusLegend blocks={board.blocks} /> : null}
      {board ? (
        <BoardGrid
          lanes={lanes}
          waitingFor={waitingFor}
          days={days}
          rows={rows}
          onWaiting={onWaiting}
          onDay={onDay}
          onHide={onHide}
          clinics={board.clinics}
          board={actor}
          waiting={board.waiting}
          onAsk={setRequest}
        />
      ) : null}
      {board ? <DayList board={board} days={days} /> : null}
      {board || failure ? null : <Bones />}
      <MoveBar move={move} lanes={lanes} onLeft={focusBooking} />
      {request?.what === 'card' ? (
        <BookingCard
          candidateId={request.candidateId}
          lanes={lanes}
          onMove={() => {
            setRequest(null);
            lift(request.candidateId);
          }}
          onClose={() => setRequest(null)}
          onChanged={() => actor.send({ type: 'board.changed' })}
        />
      ) : null}
      {request?.what === 'walkIn' && maySendBookings ? (
        <WalkIn
          request={request}
          lanes={lanes}
          onClose={() => setRequest(null)}
          onBooked={(candidateId) => {
            setRequest(null);
            actor.send({ type: 'board.changed' });
            focusBooking(candidateId);
          }}
        />
      ) : null}
      {request && request.what !== 'card' && request.what !== 'walkIn' ? (
        <BoardDialogs
          request={request}
          onClose={() => setRequest(null)}
          onAsk={setRequest}
          onDone={() => {
            setRequest(null);
            actor.send({ type: 'board.changed' });
          }}
        />
      ) : null}
    </>
  );
}

const LOADING = classes(
  'grid grid-cols-[60px_repeat(4,minmax(0,1fr))] border-t border-border',
  'max-sm:grid-cols-[60px_repeat(2,minmax(0,1fr))] max-sm:overflow-hidden max-sm:[&>:nth-child(n+4)]:hidden',
);

/** Placeholders of the lanes, after a moment. */
function Bones() {
  const isLong = useDelayedFlag(true);
  return (
    <div role="status" aria-busy="true" aria-label="Loading the board" className={isLong ? LOADING : undefined}>
      {isLong ? <span /> : null}
      {(isLong ? [96, 60, 120, 76] : []).map((height) => (
        <div key={height} className="grid h-[420px] content-start gap-3.5 border-l border-border px-3 py-3.5">
          <SkeletonLine width={60} />
          <span
            className="block animate-pulse bg-skeleton base:h-2.5 base:rounded-[5px] rounded-md"
            style={{ height }}
          />
          <span
            className="block animate-pulse bg-skeleton base:h-2.5 base:rounded-[5px] rounded-md"
            style={{ height: 150 - height / 2 }}
          />
        </div>
      ))}
    </div>
  );
}
