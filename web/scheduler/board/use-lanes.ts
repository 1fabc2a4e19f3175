import { useMemo, useState } from 'react';
import { type Board, type Lane, lanesOf, reuseLanes } from './board-lanes.ts';

/** The board's lanes: one that a change left as it was is the very object from before, and is not drawn again. */
export function useLanes(board: Board | null, days: readonly string[]): readonly Lane[] {
  const now = useMemo(() => (board ? lanesOf(board, days) : []), [board, days]);
  const [drawn, setDrawn] = useState<{ of: readonly Lane[]; lanes: readonly Lane[] }>({ of: now, lanes: now });
  if (drawn.of !== now) setDrawn({ of: now, lanes: reuseLanes(drawn.lanes, now) });
  return drawn.lanes;
}
