import { useSelector } from '@xstate/react';
import { GripVertical } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { colourVariable } from '../../ui/chips.tsx';
import { classes } from '../../ui/classes.ts';
import { formatTime } from '../../ui/date-format.ts';
import type { BoardActor, MoveActor } from './board.ports.ts';
import { clockOf, type Lane, type LaneBlock, minuteOf, spanOf } from './board-lanes.ts';

/** The style decides the number of lines by the length of the block. */
export const blockClass = (minutes: number, ...more: (string | false)[]) =>
  classes(
    'board-block',
    minutes <= 15 && 'is-quarter',
    minutes > 15 && minutes <= 30 && 'is-half',
    minutes > 30 && minutes <= 45 && 'is-short',
    ...more,
  );

/** Below the name. */
export const LINE = 'truncate text-text-2 tabular-nums in-[.is-from]:text-text-3';

type BlockProps = {
  block: LaneBlock;
  timeZone: string;
  isLifted: boolean;
  /** A stop of the visit route that is pointed at or has the focus. */
  isLit: boolean;
  isTabStop: boolean;
};

/** A booking, or a hold of which only the time is known. */
export const Block = memo(function Block({ block, timeZone, isLifted, isLit, isTabStop }: BlockProps) {
  const { from, to, isHold, candidateId, candidateName, status, statusColor, expiresAt, stop } = block;
  const what = stop ?? block.packageName;
  if (isHold) {
    return (
      <div className={blockClass(to - from, 'board-held')} style={spanOf(from, to)}>
        <b>Held until {expiresAt ? formatTime(timeZone, expiresAt) : ''}</b>
        <span className={LINE}>
          {clockOf(from)}–{clockOf(to)}
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={blockClass(to - from, isLifted && 'is-from', isLit && 'is-lit')}
      style={{ ...spanOf(from, to), ...colourVariable(statusColor) }}
      data-block={block.id}
      data-candidate={stop === null ? undefined : candidateId}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby="board-help"
      aria-keyshortcuts="M"
      aria-pressed={isLifted}
      title={`${candidateName}, ${clockOf(from)}–${clockOf(to)}, ${what}, ${status}`}
    >
      <b>{candidateName}</b>
      <span className={LINE}>
        {clockOf(from)}–{clockOf(to)}
        <span className="board-package"> · {what}</span>
      </span>
      <span className={classes(LINE, 'board-status')}>{status}</span>
      {/* For pointer and finger; keys have M, and the card has a button. */}
      <span className="board-grip" data-grip title="Move" aria-hidden>
        <GripVertical />
      </span>
    </button>
  );
});

type GhostProps = { lane: Lane; move: MoveActor };

/**
 * The place of the booking in the hand, with its exact time. Each lane selects its own answer, which alone draws it.
 */
export function Ghost({ lane: { rosterId, timeZone }, move }: GhostProps) {
  const isHere = useSelector(move, (now) => now.context.target?.rosterId === rosterId && now.hasTag('carried'));
  return isHere ? <ShownGhost timeZone={timeZone} move={move} /> : null;
}

function ShownGhost({ timeZone, move }: { timeZone: string; move: MoveActor }) {
  const { target, booking, verdict } = useSelector(move, ({ context }) => context);
  const ghost = useRef<HTMLDivElement>(null);
  // Carried by keys it stays in view; a pointer has it under itself, where the board scrolls along.
  useLayoutEffect(() => {
    if (target && document.activeElement?.matches('[data-block]:focus-visible')) {
      ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [target]);
  if (!target || !booking) return null;
  const start = minuteOf(timeZone, target.startsAt);
  return (
    <div
      ref={ghost}
      className={blockClass(booking.minutes, 'is-ghost', verdict?.legal === false && 'is-refused')}
      style={spanOf(start, start + booking.minutes)}
    >
      <b>
        {clockOf(start)}–{clockOf(start + booking.minutes)}
      </b>
      <span className={LINE}>{booking.name}</span>
    </div>
  );
}

/** Time that is being drawn, to be worked or to be blocked. */
export function Selection({ lane, board }: { lane: Lane; board: BoardActor }) {
  const drawn = useSelector(board, ({ context }) => (context.drawn?.lane.key === lane.key ? context.drawn : null));
  if (!drawn) return null;
  const { from, to } = drawn;
  return (
    <div className={blockClass(to - from, 'is-ghost')} style={spanOf(from, to)}>
      <b>
        {clockOf(from)}–{clockOf(to)}
      </b>
    </div>
  );
}
