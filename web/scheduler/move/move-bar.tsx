import { useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardPlace } from '../../../machines/appointment-move/appointment-move.types.ts';
import { useAccess } from '../../app/session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { inputClass } from '../../ui/fields/control-classes.ts';
import type { MoveActor } from '../board/board.ports.ts';
import type { Lane } from '../board/board-lanes.ts';
import { nearestFree } from './board-places.ts';
import { INLINE, isNews, MoveOutcome } from './move-outcome.tsx';

/** The booking in the hand and its target; then the move that was made, and how long it can be undone. */
export function MoveBar(props: BarProps) {
  const isIdle = useSelector(props.move, (now) => now.matches('idle'));
  return isIdle ? null : <Bar {...props} />;
}

type BoardProps = { move: MoveActor; lanes: readonly Lane[] };
type BarProps = BoardProps & { onLeft: (candidateId: string) => void };

const BAR = classes(
  'fixed bottom-6 left-1/2 z-40 flex w-max max-w-[min(880px,calc(100vw-32px))] -translate-x-1/2 items-center justify-between gap-4',
  'rounded-(--radius-lg) border border-border bg-raised py-2.5 pr-2.5 pl-4 tabular-nums shadow-(--shadow-3)',
  'max-sm:inset-x-2 max-sm:bottom-2 max-sm:block max-sm:w-auto max-sm:max-w-none max-sm:translate-x-0 max-sm:p-3',
  'max-sm:[&_:is(a,button)]:h-11 max-sm:[&_:is(a,button)]:flex-1',
);

function Bar({ move, onLeft, ...board }: BarProps) {
  const now = useSelector(move, (snapshot) => snapshot);
  const bar = useRef<HTMLDivElement>(null);
  const candidateId = now.context.booking?.candidateId ?? '';
  // A bar that goes gives the focus to the booking it was about; only before it is gone does it know that it has it.
  useLayoutEffect(() => {
    const here = bar.current;
    return () => {
      if (here?.contains(document.activeElement)) onLeft(candidateId);
    };
  }, [candidateId, onLeft]);
  const putBack = (event: KeyboardEvent) => {
    if (event.key === 'Escape') move.send({ type: 'block.putBack' });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of buttons is no group of fields
    <div ref={bar} className={BAR} role="group" aria-label="Move" onKeyDown={putBack}>
      {now.hasTag('carried') ? (
        <Asking move={move} onLeft={onLeft} {...board} />
      ) : (
        <MoveOutcome move={move} {...board} />
      )}
    </div>
  );
}

const NEAREST = 'mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5';

function Asking({ move, onLeft, lanes }: BarProps) {
  const now = useSelector(move, (snapshot) => snapshot);
  const { permissions } = useAccess();
  const confirm = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState(now.context.reason);
  const { booking, target, verdict } = now.context;
  const isConfirming = now.matches({ lifted: { hand: 'confirming' } });
  const isUnchecked = now.matches({ lifted: { place: { away: 'unchecked' } } });
  const isBusy = now.hasTag('busy');
  useEffect(() => {
    if (isConfirming) confirm.current?.focus();
  }, [isConfirming]);
  if (!booking) return null;
  const isFirst = booking.from === null;
  const confirmMove = () => move.send({ type: 'move.confirmed', reason: reason.trim() });
  return (
    <>
      <span>
        <b className="font-strong">
          {isFirst ? 'Confirm' : 'Move'} {booking.name}
        </b>
        {booking.from ? <span className="text-text-2"> from {booking.from.words}</span> : null}
        {target ? (
          <>
            <span className="text-text-2"> {isFirst ? 'at' : 'to'} </span>
            <b className="font-strong">{target.words}</b>
          </>
        ) : null}
        <span className={verdict?.legal === false ? 'text-danger' : 'text-text-2'}>
          {target === null ? ': press the time it should have, or carry it with the arrow keys.' : '. '}
          {verdict?.legal === false ? <CircleAlert className={INLINE} /> : null}
          {verdict?.reason ?? (target ? 'Checking whether the time is free…' : '')}
        </span>
        {isUnchecked ? (
          <span className={NEAREST}>
            <Button
              size="sm"
              onClick={() => {
                move.send({ type: 'retry.pressed' });
                // The button goes: on with the question, or with carrying.
                if (confirm.current) confirm.current.focus();
                else onLeft(booking.candidateId);
              }}
            >
              Try again
            </Button>
          </span>
        ) : null}
        {isConfirming && target && isNews(lanes, booking.from, target) ? (
          <input
            className={inputClass('px-2.5 mt-2 block w-[min(360px,100%)]')}
            aria-label="Reason, for the mail"
            placeholder="Reason, for the mail (optional)"
            maxLength={100}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') confirmMove();
            }}
          />
        ) : null}
        {verdict?.legal === false && target && !isUnchecked ? (
          <Nearest
            places={nearestFree(lanes, booking, target, Date.now(), 2)}
            onPlace={(place) => {
              move.send({ type: 'target.changed', target: place });
              move.send({ type: 'block.dropped' });
              confirm.current?.focus();
            }}
          />
        ) : null}
      </span>
      <span className="flex items-center gap-2 flex-none max-sm:mt-2.5">
        {permissions.includes('view_bookings') && target === null ? (
          <ButtonLink look="quiet" href={`/booking/${booking.candidateId}/detail`}>
            Open booking
          </ButtonLink>
        ) : null}
        <Button look="quiet" onClick={() => move.send({ type: 'block.putBack' })}>
          Put back
        </Button>
        {isConfirming || isBusy ? (
          <Button
            ref={confirm}
            look="primary"
            busy={isBusy ? (isFirst ? 'Confirming…' : 'Moving…') : null}
            aria-disabled={target === null || verdict?.legal === false}
            onClick={confirmMove}
          >
            {isFirst ? 'Confirm' : 'Move'}
          </Button>
        ) : null}
      </span>
    </>
  );
}

/** Other places for it, by the shown board; a pressed one is checked like any other place. */
function Nearest({ places, onPlace }: { places: readonly BoardPlace[]; onPlace: (place: BoardPlace) => void }) {
  if (places.length === 0) return null;
  return (
    <span className={NEAREST}>
      <span className="text-text-2">Free nearby:</span>
      {places.map((place) => (
        <Button key={`${place.rosterId} ${place.startsAt}`} size="sm" onClick={() => onPlace(place)}>
          {place.words}
        </Button>
      ))}
    </span>
  );
}
