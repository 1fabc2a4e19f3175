import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { colourVariable } from '../ui/chips.tsx';
import { classes } from '../ui/classes.ts';
import { timeIn } from '../ui/when.ts';
import type { MoveActor } from './board-grid.tsx';
import { clockOf, heightOf, type Lane, type LaneBlock, minuteOf, topOf } from './board-lanes.ts';
import type { Drawn } from './use-board-pointer.ts';

/** Under so many pixels a block has one line, and under so many hardly that. */
const ONE_LINE = 34;
const TINY = 20;

export const blockClass = (height: number, ...more: (string | false)[]) =>
  classes('board-block', height < ONE_LINE && 'is-one', height < TINY && 'is-tiny', ...more);

/** Where a block stands, with a hair of space around it. */
export const blockPlace = (from: number, to: number) => {
  const height = heightOf(to - from);
  return height < TINY ? { top: topOf(from), height: height - 1 } : { top: topOf(from) + 1, height: height - 2 };
};

type BlockProps = { block: LaneBlock; timeZone: string; isLifted: boolean; isTabStop: boolean };

/** A booking, or a hold of which only the time is known. */
export const Block = memo(function Block({ block, timeZone, isLifted, isTabStop }: BlockProps) {
  const { from, to, isHold, candidateName, packageName, status, statusColor, expiresAt } = block;
  const place = blockPlace(from, to);
  const isOne = place.height < ONE_LINE;
  if (isHold) {
    return (
      <div className={blockClass(place.height, 'is-held')} style={place}>
        <b>Held until {expiresAt ? timeIn(timeZone, expiresAt) : ''}</b>
        <span className="board-time">
          {clockOf(from)}–{clockOf(to)}
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={blockClass(place.height, isLifted && 'is-from')}
      style={{ ...place, ...colourVariable(statusColor) }}
      data-block={block.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby="board-help"
      aria-pressed={isLifted}
    >
      <b>{candidateName}</b>
      <span className="board-time">
        {isOne ? clockOf(from) : `${clockOf(from)}–${clockOf(to)}`} · {packageName}
      </span>
      <span className={isOne ? 'sr' : 'board-time'}>{status}</span>
    </button>
  );
});

type GhostProps = { lane: Lane; timeZone: string; isWeek: boolean; move: MoveActor };

/** Where the booking in the hand would be, with its exact time. */
export function Ghost({ lane, timeZone, move }: GhostProps) {
  const target = useSelector(move, ({ context }) =>
    context.target?.rosterId === (lane.rosterId ?? -1) && context.target.words.length > 0 ? context.target : null,
  );
  const booking = useSelector(move, ({ context }) => context.booking);
  const isLifted = useSelector(move, (now) => now.hasTag('lifted') || now.matches('moving'));
  const isRefused = useSelector(move, ({ context }) => context.verdict?.legal === false);
  if (!target || !booking || !isLifted || target.doctorName !== lane.doctorName) return null;
  const start = minuteOf(timeZone, target.startsAt);
  const place = blockPlace(start, start + booking.minutes);
  return (
    <div className={blockClass(place.height, 'is-ghost', isRefused && 'is-refused')} style={place}>
      <b>
        {clockOf(start)}–{clockOf(start + booking.minutes)}
      </b>
      <span className="board-time">{booking.name}</span>
    </div>
  );
}

/** Time that is being drawn, to be worked or to be blocked. */
export const Selection = ({ drawn: { from, to } }: { drawn: Drawn }) => (
  <div className="board-block is-ghost is-one" style={{ top: topOf(from), height: heightOf(to - from) }}>
    <b>
      {clockOf(from)}–{clockOf(to)}
    </b>
  </div>
);
