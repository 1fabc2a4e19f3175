import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BoardPlace } from '../../../machines/appointment-move/appointment-move.types.ts';
import { messageFor } from '../../app/messages.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { MoveActor } from '../board/board.ports.ts';
import type { Lane } from '../board/board-lanes.ts';

/** An icon among words. */
export const INLINE = 'i mr-1 inline align-[-3px]';

/** Another doctor of the clinic at the same time changes nothing for the candidate, who gets no notice. */
export function isNews(lanes: readonly Lane[], from: BoardPlace | null, to: BoardPlace | null) {
  const siteOf = ({ rosterId }: BoardPlace) => lanes.find((lane) => lane.rosterId === rosterId)?.siteId;
  return (
    from !== null &&
    to !== null &&
    (Date.parse(from.startsAt) !== Date.parse(to.startsAt) || siteOf(from) !== siteOf(to))
  );
}

const NEWS = ['moved', 'placed', 'undone'] as const;

/** The outcome of a move: made and undoable, or the reason why not. */
export function MoveOutcome({ move, lanes }: { move: MoveActor; lanes: readonly Lane[] }) {
  const now = useSelector(move, (snapshot) => snapshot);
  const { booking, target, remainingMs, failure } = now.context;
  const undo = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const news = failure ? 'failed' : (NEWS.find((state) => now.matches(state)) ?? null);
  // The button that did it is gone: the way back has the focus, or the way on.
  useEffect(() => {
    if (news && document.activeElement === document.body) (undo.current ?? close.current)?.focus();
  }, [news]);
  if (!booking) return null;
  if (failure) {
    return (
      <>
        <span className="text-danger" role="alert">
          <CircleAlert className={INLINE} />
          {messageFor(failure)}
        </span>
        <Button ref={close} onClick={() => move.send({ type: 'notice.dismissed' })}>
          Close
        </Button>
      </>
    );
  }
  if (now.matches('placed')) {
    return (
      <>
        <span>
          <CircleCheck className={classes(INLINE, 'text-success')} /> <b className="font-strong">{booking.name}</b> is
          confirmed at {target?.words}.{' '}
          <span className="text-text-2">The candidate and the booking person are told.</span>
        </span>
        <Button ref={close} onClick={() => move.send({ type: 'notice.dismissed' })}>
          Close
        </Button>
      </>
    );
  }
  if (news === 'undone') {
    return (
      <>
        <span>
          <b className="font-strong">{booking.name}</b> is back at {booking.from?.words}. No notices were sent.
        </span>
        <Button ref={close} onClick={() => move.send({ type: 'notice.dismissed' })}>
          Close
        </Button>
      </>
    );
  }
  return (
    <>
      <span>
        <CircleCheck className={classes(INLINE, 'text-success')} /> <b className="font-strong">{booking.name}</b> moved
        to {target?.words}.{' '}
        <span className="text-text-2 tabular-nums">
          {isNews(lanes, booking.from, target)
            ? `Notices leave in ${Math.max(0, Math.ceil(remainingMs / 1000))} s.`
            : 'The time is the same: nobody is told.'}
        </span>
      </span>
      <span className="flex items-center gap-2 flex-none max-sm:mt-2.5">
        <Button look="quiet" onClick={() => move.send({ type: 'notice.dismissed' })}>
          Close
        </Button>
        <Button
          ref={undo}
          busy={now.matches('undoing') ? 'Undoing…' : null}
          onClick={() => move.send({ type: 'undo.pressed' })}
        >
          Undo
        </Button>
      </span>
    </>
  );
}
