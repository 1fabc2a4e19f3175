import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef } from 'react';
import { WAITING_MOST } from '../../machines/scheduler-board/scheduler-board.types.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { formatDayRange } from '../ui/date-format.ts';
import { DisclosureButton } from '../ui/disclosure-button.tsx';
import type { MoveActor } from './board/board.ports.ts';
import type { PendingBooking, Waiting } from './board/board-lanes.ts';

type Props = {
  waiting: Waiting;
  waitingFor: string | null;
  move: MoveActor;
  onWaiting: (isOpen: boolean) => void;
  onMore: () => void;
};

/** Pending bookings that wish for this site: each is picked up and put onto a time like a booking of the board. */
export const WaitingTray = memo(function WaitingTray({ waiting, waitingFor, move, onWaiting, onMore }: Props) {
  const { bookings, total } = waiting;
  const isOpen = waitingFor !== null;
  if (total === 0) return null;
  return (
    <section className="px-6 pb-2 max-sm:px-4" aria-label="Waiting for a time">
      <DisclosureButton isOpen={isOpen} onToggle={onWaiting}>
        Waiting for a time ({total})
      </DisclosureButton>
      {isOpen ? <Cards bookings={bookings} waitingFor={waitingFor} move={move} /> : null}
      {isOpen && total > bookings.length ? (
        <p className="flex items-center gap-2 text-xs text-text-3">
          <span>
            Showing {bookings.length} of {total}, by the day wished.
          </span>
          {bookings.length < WAITING_MOST ? (
            <Button look="link" size="sm" onClick={onMore}>
              Show more
            </Button>
          ) : null}
        </p>
      ) : null}
    </section>
  );
});

const CARD =
  'grid w-full cursor-grab rounded-md border border-border-strong px-2.5 py-1.5 text-left text-xs text-text-2 select-none *:truncate';

type CardsProps = { bookings: readonly PendingBooking[]; waitingFor: string; move: MoveActor };

function Cards({ bookings, waitingFor, move }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const lifted = useSelector(move, (now) => (now.hasTag('carried') ? now.context.booking?.candidateId : null));
  // The booking that a link leads to is in view and has the focus.
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(waitingFor)}"]`)?.focus();
  }, [waitingFor]);
  return (
    <ul ref={list} className="flex gap-2 overflow-x-auto px-0.5 py-1.5">
      {bookings.map((booking) => (
        <li key={booking.candidateId} className="shrink-0 basis-[232px]">
          <button
            type="button"
            className={classes(CARD, lifted === booking.candidateId ? 'border-dashed bg-sunken' : 'bg-surface')}
            data-block={booking.candidateId}
            aria-describedby="board-help"
            aria-pressed={lifted === booking.candidateId}
          >
            <b className="text-sm font-semibold text-text">{booking.candidateName}</b>
            <span>
              {booking.packageName} · {booking.minutes} min
            </span>
            <span>
              {booking.companyName} · {wishLabel(booking)}
              {booking.siteName ? ` · ${booking.siteName}` : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** '23/11/2026 – 27/11/2026, Morning'. */
const wishLabel = ({ preferredFromDate, preferredToDate, preferredTime }: PendingBooking) =>
  [preferredFromDate ? formatDayRange(preferredFromDate, preferredToDate ?? '') : 'no dates', preferredTime]
    .filter(Boolean)
    .join(', ');
