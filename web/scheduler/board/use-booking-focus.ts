import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Lane } from './board-lanes.ts';

const isIn = (lanes: readonly Lane[], candidateId: string) =>
  lanes.some(({ blocks }) => blocks.some(({ id, isHold }) => id === candidateId && !isHold));

const find = (candidateId: string) => document.querySelector<HTMLElement>(`[data-block="${CSS.escape(candidateId)}"]`);

/**
 * Gives a booking the focus: at once, and once more where the board that is being fetched draws it somewhere else, as long
 * as nobody went on to something else meanwhile.
 */
export function useBookingFocus(lanes: readonly Lane[]) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const booking = find(wanted.current);
    const focused = document.activeElement;
    // What scrolls has the focus of a press on free time: nobody went there on purpose.
    const isElsewhere = focused !== document.body && focused !== booking && !focused?.matches('.board > section');
    // A card that waited goes, and its booking comes to stand in a lane: that is the last place it is looked for.
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

/** Whoever is on a booking stays on it where somebody else moves it to another lane, which draws it anew: their next key counts. */
export function useKeptFocus() {
  const isOn = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isOn.current !== null && document.activeElement === document.body) find(isOn.current)?.focus();
  });
  return {
    onFocus: (event: FocusEvent) => {
      isOn.current = blockOf(event.target);
    },
    // Of a booking that is drawn anew nobody hears that it lost the focus.
    onBlur: () => {
      isOn.current = null;
    },
  };
}
