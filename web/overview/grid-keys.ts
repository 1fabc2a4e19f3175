import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * One cell of a grid is in the order of Tab; arrows, Home and End move on from it, over cells without a link. The
 * document alone holds which one it is: thousands of cells are not drawn again for a key.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const link = event.target instanceof HTMLElement ? event.target.closest('a') : null;
  const cell = link?.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = linkFrom(event.key, cell, row);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function linkFrom(key: string, cell: HTMLTableCellElement, row: HTMLTableRowElement): HTMLAnchorElement | null {
  const inRow = [...row.querySelectorAll('a')];
  if (key === 'Home') return inRow[0] ?? null;
  if (key === 'End') return inRow.at(-1) ?? null;
  const step = steps[key];
  const rows = [...(row.parentElement?.children ?? [])];
  if (!step) return null;
  let [rowAt, column] = [rows.indexOf(row), cell.cellIndex];
  for (;;) {
    rowAt += step[0];
    column += step[1];
    const found = rows[rowAt]?.children[column];
    if (!found) return null;
    const link = found.querySelector('a');
    if (link && found instanceof HTMLTableCellElement && found.tagName === 'TD') return link;
  }
}

/** The cell that has the focus is the one that Tab comes back to. */
export function keepInTabOrder(table: HTMLTableElement, link: EventTarget): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  for (const other of table.querySelectorAll<HTMLAnchorElement>('td a[tabindex="0"]')) other.tabIndex = -1;
  link.tabIndex = 0;
}
