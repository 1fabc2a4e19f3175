import { type RefObject, useLayoutEffect, useRef } from 'react';
import { SLOT_MINUTES } from '../../../machines/rules/booking/package-length.ts';
import type { BoardNow } from '../now.ts';
import { FIRST_MINUTE, type Lane, QUARTERS } from './board-lanes.ts';

/** A day opens an hour before now, or a little before its first doctor begins, and a week at today. */
export function useOpeningPlace(wrap: RefObject<HTMLElement | null>, lanes: readonly Lane[], now: BoardNow | null) {
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    const board = wrap.current;
    const first = board?.querySelector<HTMLElement>('[data-lane]');
    if (isOpened.current || !board || !first) return;
    isOpened.current = true;
    const begins = Math.min(...lanes.map(({ from }) => from));
    if (!Number.isFinite(begins)) return;
    const today = now && lanes.some(({ day }) => day === now.day) ? now : null;
    const minute = today ? Math.max(begins, today.minute - 60) : begins;
    const lane = today ? board.querySelector<HTMLElement>(`[data-lane^="${today.day}"]`) : null;
    board.scrollTo({
      top: ((minute - FIRST_MINUTE) / SLOT_MINUTES - 1) * (first.offsetHeight / QUARTERS),
      left: lane ? lane.offsetLeft - first.offsetLeft : 0,
    });
  });
}
