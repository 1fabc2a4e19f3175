import { useEffect, useState } from 'react';
import { afterFrame } from '../../ui/after-frame.ts';

/** Of a desk; a phone's cards are higher. */
const [ROW_PX, HEAD_PX] = [51, 32];
/** As many as a slow computer draws within 50 ms, beside what is drawn with them. */
const [FIRST_ROWS, ROWS_PER_FRAME] = [6, 5];

/**
 * The number of rows to draw: a few at once, the others after each frame. All of them together would delay a key or a
 * press. The height of the whole list is kept, so the content below and the scrollbar do not move.
 * @param top how far down, in pixels, the page opens: all rows down to there are drawn at once
 */
export function useIncrementalRows(count: number, top: number) {
  const [drawn, setDrawn] = useState(() => (top > 0 ? Math.ceil((top + innerHeight) / ROW_PX) : FIRST_ROWS));
  const isWhole = drawn >= count;
  useEffect(() => (isWhole ? undefined : afterFrame(() => setDrawn(drawn + ROWS_PER_FRAME))), [drawn, isWhole]);
  return { drawn, minHeight: isWhole ? undefined : HEAD_PX + count * ROW_PX };
}
