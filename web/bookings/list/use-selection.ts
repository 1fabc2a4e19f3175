import { useMemo, useState } from 'react';
import { MOST_SELECTED } from '../../../machines/rules/booking/selection.ts';
import type { BookingRow } from './booking-list.ts';
import type { Selection } from './booking-table.tsx';

/** Rows that are selected, of those shown. */
export function useSelection(rows: readonly BookingRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // The same as long as nothing is chosen otherwise: rows are not drawn again for what happens around them.
  const selection = useMemo<Selection>(
    () => ({
      has: (candidateId) => ids.has(candidateId),
      toggle: (candidateId) =>
        setIds((now) => {
          const next = new Set(now);
          if (!next.delete(candidateId) && next.size < MOST_SELECTED) next.add(candidateId);
          return next;
        }),
    }),
    [ids],
  );
  return {
    selection,
    rows: rows.filter(({ candidateId }) => ids.has(candidateId)),
    all: () => setIds(new Set(rows.slice(0, MOST_SELECTED).map(({ candidateId }) => candidateId))),
    clear: () => setIds(new Set()),
  };
}
