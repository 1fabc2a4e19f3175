import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Rows that do nothing until newer ones are there. Out of reach they lose the focus, and a dialog that closes cannot give
 * it back to their button: who had it gets it when they are within reach again, unless it went elsewhere meanwhile.
 */
export function useStaleRows(isStale: boolean) {
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isStale || document.activeElement !== document.body || !last.current?.isConnected) return;
    last.current.focus();
  }, [isStale]);
  return {
    'data-stale': isStale,
    inert: isStale,
    // Events of a row's menu come here too, though it stands elsewhere in the page.
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target)) last.current = target;
    },
    // A press beside everything gives it up; a dialog takes it, and rows out of reach lose it.
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isGivenUp = relatedTarget === null && !currentTarget.inert && document.hasFocus();
      if (isGivenUp && currentTarget.contains(target)) last.current = null;
    },
  };
}
