import type { BoardPosition } from '../../../machines/scheduler-board/scheduler-board.types.ts';
import type { Board, BoardBlock } from '../board/board-lanes.ts';

/**
 * The fetched board with the positions that the service answered since: a moved booking can be picked up again where it
 * is, however long the new board takes.
 */
export const withPositions = (board: Board, positions: readonly BoardPosition[]): Board =>
  positions.reduce(withPosition, board);

const withPosition = (board: Board, { candidateId, place: { rosterId, startsAt } }: BoardPosition): Board => ({
  ...board,
  blocks: board.blocks.map((block): BoardBlock => {
    // Of a visit route one stop moved: only a new board knows which blocks it has.
    if (block.isHold || block.stop !== null || block.candidateId !== candidateId) return block;
    const lengthMs = Date.parse(block.endsAt) - Date.parse(block.startsAt);
    return { ...block, rosterId, startsAt, endsAt: new Date(Date.parse(startsAt) + lengthMs).toISOString() };
  }),
});
