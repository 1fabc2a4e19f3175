import { useState } from 'react';
import type { BoardPlace } from '../../../machines/appointment-move/appointment-move.types.ts';
import type { CandidateId } from '../../../machines/lib/ports.ts';
import type { Board, BoardBlock } from '../board-lanes.ts';

/** Where a booking stands, by the service's answer to who moved it. */
export type BoardPosition = { candidateId: CandidateId; place: BoardPlace };

/**
 * The board as it was fetched, with what the service answered since: whoever moved a booking takes it up again from where it
 * is, however long the board takes that is being fetched anew.
 */
export function useKnownMoves(fetched: Board | null) {
  const [patched, setPatched] = useState<{ fetched: Board; board: Board } | null>(null);
  const board = patched && patched.fetched === fetched ? patched.board : fetched;
  return {
    board,
    moved: (standing: BoardPosition) => {
      if (fetched && board) setPatched({ fetched, board: withPosition(board, standing) });
    },
  };
}

const withPosition = (board: Board, { candidateId, place: { rosterId, startsAt } }: BoardPosition): Board => ({
  ...board,
  blocks: board.blocks.map((block): BoardBlock => {
    if (block.isHold || block.candidateId !== candidateId) return block;
    const lengthMs = Date.parse(block.endsAt) - Date.parse(block.startsAt);
    return { ...block, rosterId, startsAt, endsAt: new Date(Date.parse(startsAt) + lengthMs).toISOString() };
  }),
});
