import { type FocusEvent, useLayoutEffect, useRef } from 'react';

type Place = { element: HTMLElement; body: HTMLTableSectionElement; row: number };

/**
 * Rows that do nothing until newer ones are there. Inert rows lose the focus, and a dialog that closes cannot return it
 * to their button: the last focused control gets it back when they are active again, unless it went elsewhere
 * meanwhile. Where its row is gone, such as deleted, the row in its place gets it; after the last row, the content in
 * place of the list.
 */
export function useStaleRows(isStale: boolean) {
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    if (!isStale && document.activeElement === document.body) controlAt(last.current)?.focus();
  }, [isStale]);
  useLayoutEffect(
    () => () => {
      if (last.current !== null) queueMicrotask(focusEmptyState);
    },
    [],
  );
  return {
    'data-stale': isStale,
    inert: isStale,
    // Events of a row's menu bubble here too, though it is elsewhere in the page.
    onFocus: ({ currentTarget: body, target: element }: FocusEvent<HTMLTableSectionElement, HTMLElement>) => {
      if (body.contains(element))
        last.current = { element, body, row: rowsOf(body).findIndex((one) => one.contains(element)) };
    },
    // A press beside everything gives it up; a dialog takes it, and rows out of reach lose it.
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLTableSectionElement, HTMLElement>) => {
      const isGivenUp = relatedTarget === null && !currentTarget.inert && document.hasFocus();
      if (isGivenUp && currentTarget.contains(target)) last.current = null;
    },
  };
}

const rowsOf = (body: HTMLTableSectionElement) => [...body.rows];

function controlAt(place: Place | null): HTMLElement | null | undefined {
  if (place === null || place.element.isConnected) return place?.element;
  const rows = rowsOf(place.body);
  return rows[Math.min(place.row, rows.length - 1)]?.querySelector<HTMLElement>('a[href], button');
}

/** Its way on, such as adding a record; the page's heading where it has none. */
function focusEmptyState() {
  const place = document.querySelector('.empty-state');
  if (!place || document.activeElement !== document.body) return;
  (place.querySelector<HTMLElement>('a[href], button') ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
}
