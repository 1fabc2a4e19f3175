import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Lane } from './board-lanes.ts';

const isIn = (lanes: readonly Lane[], blockId: string) =>
  lanes.some(({ blocks }) => blocks.some((block) => !block.isHold && [block.id, block.candidateId].includes(blockId)));

/** A booking by its id, or its candidate's, as of a visit route with many blocks. */
const find = (blockId: string) =>
  document.querySelector<HTMLElement>(
    `[data-block="${CSS.escape(blockId)}"], [data-candidate="${CSS.escape(blockId)}"]`,
  );

/**
 * Gives a booking the focus: at once, and once more where the fetched board draws it somewhere else, as long as the
 * focus has not moved on meanwhile.
 */
export function useBookingFocus(lanes: readonly Lane[]) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const booking = find(wanted.current);
    const focused = document.activeElement;
    // The scroll container has the focus after a press on free time: that is no deliberate move.
    const isElsewhere = focused !== document.body && focused !== booking && !focused?.matches('.board > section');
    // A waiting card goes once its booking is in a lane: that is the last place to look for it.
    if (isElsewhere || isIn(lanes, wanted.current)) wanted.current = null;
    if (!isElsewhere) booking?.focus();
  }, [lanes]);
  return useCallback((candidateId: string) => {
    wanted.current = candidateId;
    find(candidateId)?.focus();
  }, []);
}

/** Gives who was looked for the focus once their day is there, after the dialog that found them has given it back. */
export function useFoundFocus(lanes: readonly Lane[], found: string | null) {
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (found === null) done.current = null;
    if (found === null || found === done.current || !isIn(lanes, found)) return;
    const frame = requestAnimationFrame(() => {
      done.current = found;
      find(found)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [lanes, found]);
}

export const blockOf = (element: Element) => element.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null;

/**
 * Keeps the focus on a booking that another person moves to another lane, which draws it again: the next key counts.
 */
export function useRestoredBookingFocus() {
  const isOn = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isOn.current !== null && document.activeElement === document.body) find(isOn.current)?.focus();
  });
  return {
    onFocus: (event: FocusEvent) => {
      isOn.current = blockOf(event.target);
    },
    // A redrawn booking fires no blur when it loses the focus.
    onBlur: () => {
      isOn.current = null;
    },
  };
}
