import { useEffect, useState } from 'react';
import { afterFrame } from '../../ui/after-frame.ts';

/** A row of a desk. Cards of a phone are taller: of those fewer fill the window. */
const ROW_PX = 52;
/** What stands above the rows takes the place of this many. */
const ROWS_ABOVE = 4;
/** As many as a slow computer draws within 50 ms. */
const ROWS_IN_A_GO = 5;

/**
 * How many rows are drawn: those that fill the window at once, the others a few after each frame. All of them together
 * would keep a key or a press waiting.
 * @param top how far down, in pixels, the page opens
 */
export function useRowsInGoes(count: number, top: number): number {
  const [drawn, setDrawn] = useState(() =>
    Math.max(ROWS_IN_A_GO, Math.ceil((top + innerHeight) / ROW_PX) - ROWS_ABOVE),
  );
  useEffect(() => (drawn < count ? afterFrame(() => setDrawn(drawn + ROWS_IN_A_GO)) : undefined), [drawn, count]);
  return drawn;
}
