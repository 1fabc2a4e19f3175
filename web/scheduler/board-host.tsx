import { useEffect, useMemo, useRef, useState } from 'react';
import { requestIdOf } from '../app/api/gateway-client.ts';
import { listen } from '../app/api/gateway-stream.ts';
import { FETCH_ERROR, messageFor } from '../app/messages.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { useActorRef, useMachine } from '../lab-host/use-machine.ts';
import { classes } from '../ui/classes.ts';
import { Banner, SkeletonLine, useDelayedFlag } from '../ui/feedback/states.tsx';
import { type BoardQuery, boardOf, moveOn, WAITING_MOST, WAITING_PART } from './board.ports.ts';
import { BoardGrid, type Rows } from './board-grid.tsx';
import { daysBetween, keptLanes, type Lane, lanesOf } from './board-lanes.ts';
import { BoardNotes } from './board-notes.tsx';
import { DayList } from './day-list.tsx';
import { BoardDialogs, type BoardRequest } from './dialogs/dialogs.tsx';
import { type BoardPosition, useKnownMoves } from './move/known-moves.ts';
import { MoveBar } from './move/move-bar.tsx';
import { BoardChangedDocument } from './scheduler.documents.ts';
import { useBookingFocus } from './use-booking-focus.ts';

type Props = {
  query: BoardQuery;
  timeZone: string;
  rows: Rows;
  waitingFor: string | null;
  onWaiting: (isOpen: boolean) => void;
};

/** One site and its days: fetched, kept up to date, and everything that is done on them. */
export function BoardHost({ query, timeZone, rows, waitingFor, onWaiting }: Props) {
  const gateway = useGateway();
  // Who came to place one booking finds it, however many wait before it.
  const waitingMost = useRef(waitingFor === null || waitingFor === 'shown' ? WAITING_PART : WAITING_MOST);
  const [machine] = useState(() => boardOf(gateway, query, () => waitingMost.current));
  const [{ context }, send] = useMachine(machine, { id: 'board' });
  const [said, setSaid] = useState('');
  const [request, setRequest] = useState<BoardRequest | null>(null);
  const { board, moved } = useKnownMoves(context.data);
  const refresh = useRef((_standing: BoardPosition | null) => {});
  refresh.current = (standing) => {
    if (standing) moved(standing);
    send({ type: 'data.changed' });
  };
  const [moveMachine] = useState(() =>
    moveOn(gateway, { announce: setSaid, refreshBoard: (standing) => refresh.current(standing) }),
  );
  const move = useActorRef(moveMachine);

  useEffect(() => {
    const changed = () => {
      refresh.current(null);
      move.send({ type: 'board.changed' });
    };
    return listen(
      gateway,
      BoardChangedDocument,
      { siteIds: [query.siteId] },
      {
        onData: ({ slotsChanged: { day } }) => {
          if (day === null || (day >= query.fromDay && day <= query.toDay)) changed();
        },
        onConnect: changed,
      },
    );
  }, [gateway, query.siteId, query.fromDay, query.toDay, move]);

  const days = useMemo(() => daysBetween(query.fromDay, query.toDay), [query.fromDay, query.toDay]);
  const drawnBefore = useRef<readonly Lane[]>([]);
  const lanes = useMemo(() => {
    drawnBefore.current = board ? keptLanes(drawnBefore.current, lanesOf(board, days)) : [];
    return drawnBefore.current;
  }, [board, days]);
  const focusBooking = useBookingFocus(lanes);
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      {context.failure ? (
        <div className="px-4 pb-3 sm:px-6">
          <Banner
            tone="bad"
            title={FETCH_ERROR}
            requestId={requestIdOf(context.failure)}
            retryWhat="board"
            onRetry={() => send({ type: 'retry.pressed' })}
          >
            {messageFor(context.failure)} {board ? 'The board shows what was known before.' : null}
          </Banner>
        </div>
      ) : null}
      {board ? <BoardNotes doctors={board.doctors} /> : null}
      {board ? (
        <BoardGrid
          {...{ lanes, waitingFor, days, timeZone, rows, move, onWaiting }}
          waiting={board.waiting}
          onMoreWaiting={() => {
            waitingMost.current = Math.min(WAITING_MOST, waitingMost.current + WAITING_PART);
            refresh.current(null);
          }}
          onAsk={setRequest}
        />
      ) : null}
      {board ? <DayList board={board} days={days} /> : null}
      {board || context.failure ? null : <Bones />}
      <MoveBar move={move} lanes={lanes} timeZone={timeZone} onLeft={focusBooking} />
      {request ? (
        <BoardDialogs
          request={request}
          siteId={query.siteId}
          timeZone={timeZone}
          onClose={() => setRequest(null)}
          onAsk={setRequest}
          onDone={() => {
            setRequest(null);
            refresh.current(null);
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

/** Lanes as they will stand, after a moment. */
function Bones() {
  const isLong = useDelayedFlag(true);
  return (
    <div role="status" aria-busy="true" aria-label="Loading the board" className={isLong ? LOADING : undefined}>
      {isLong ? <span /> : null}
      {(isLong ? [96, 60, 120, 76] : []).map((height) => (
        <div key={height} className="grid h-[420px] content-start gap-3.5 border-l border-border px-3 py-3.5">
          <SkeletonLine width={60} />
          <span
            className="block animate-pulse bg-skeleton base:h-2.5 base:rounded-[5px] rounded-m"
            style={{ height }}
          />
          <span
            className="block animate-pulse bg-skeleton base:h-2.5 base:rounded-[5px] rounded-m"
            style={{ height: 150 - height / 2 }}
          />
        </div>
      ))}
    </div>
  );
}
