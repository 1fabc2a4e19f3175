import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const ITEM = '[data-item]';
const CHOSEN = '[aria-selected="true"], [aria-current]';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const STEPS_IN_ROWS: Readonly<Record<string, 1 | -1>> = { ...STEPS, ArrowRight: 1, ArrowLeft: -1 };

/**
 * One stop of the Tab key for a whole list, whose items (`data-item`, `tabIndex={-1}`) are moved through with the arrow
 * keys, Home and End. Spread it over the list's element.
 * @param inRows the items are beside each other too
 * @param onMove called for each move by a key
 */
export function useRoving<List extends HTMLElement>({
  inRows = false,
  onMove,
}: {
  inRows?: boolean;
  onMove?: (item: HTMLElement) => void;
} = {}) {
  const list = useRef<List>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
  // The Tab stop is no React state: it is kept in the document as long as its item, whatever is rendered around it.
  useLayoutEffect(() => {
    const all = items();
    if (all.some(({ tabIndex }) => tabIndex === 0)) return;
    const first = all.find((item) => item.matches(CHOSEN)) ?? all[0];
    if (first) first.tabIndex = 0;
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest<HTMLElement>(ITEM);
      if (!item) return;
      for (const other of items()) other.tabIndex = other === item ? 0 : -1;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
      const all = items();
      const at = all.indexOf(event.target);
      if (at < 0) return;
      const step = (inRows ? STEPS_IN_ROWS : STEPS)[event.key];
      const to = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : all[at + (step ?? all.length)];
      if (!to) return;
      event.preventDefault();
      to.focus();
      onMove?.(to);
    },
  };
}
