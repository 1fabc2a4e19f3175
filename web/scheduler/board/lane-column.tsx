import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { formatDay } from '../../ui/date-format.ts';
import { Block, blockClass, Ghost, LINE, Selection } from './blocks.tsx';
import type { BoardActor, MoveActor } from './board.ports.ts';
import { clockOf, type Lane, spanOf } from './board-lanes.ts';

type LaneProps = {
  lane: Lane;
  /** True for the first lane of a day. */
  isFirst: boolean;
  /** The minute it is, where it is this day. */
  now: number | null;
  board: BoardActor;
  move: MoveActor;
  /** The one booking of the board that Tab reaches, where it is in this lane. */
  tabStop: string | null;
  /** The candidate whose visit route is pointed at or has the focus, where it is in this lane. */
  lit: string | null;
};

/** A doctor's day with its bookings, and what the hand and the pointer do in it. */
export const LaneColumn = memo(function LaneColumn({ lane, isFirst, now, board, move, tabStop, lit }: LaneProps) {
  const { from, to, blocks, blocked, day, timeZone } = lane;
  const lifted = useSelector(move, (snapshot) => {
    const candidateId = snapshot.hasTag('carried') ? snapshot.context.booking?.candidateId : null;
    return blocks.some((block) => block.candidateId === candidateId) ? candidateId : null;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a doctor's day is no group of fields
    <div
      className="board-lane"
      role="group"
      aria-label={`${lane.doctorName}, ${formatDay(day)}`}
      data-lane={lane.key}
      data-first={isFirst || undefined}
    >
      <div className="board-worked" style={spanOf(from, to)} />
      {now === null ? null : <div className="board-now" style={spanOf(now, now)} />}
      {blocked.map((run) => (
        <div key={run.from} className={blockClass(run.to - run.from, 'board-off')} style={spanOf(run.from, run.to)}>
          <b>Blocked</b>
          <span className={LINE}>{run.reason || clockOf(run.from)}</span>
        </div>
      ))}
      {blocks.map((block) => (
        <Block
          key={block.id}
          block={block}
          timeZone={timeZone}
          isLifted={block.candidateId === lifted}
          isLit={lit !== null && block.candidateId === lit}
          isTabStop={block.id === tabStop}
        />
      ))}
      <Selection lane={lane} board={board} />
      <Ghost lane={lane} move={move} />
    </div>
  );
});
