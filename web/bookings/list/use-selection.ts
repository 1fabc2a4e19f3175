import { useState } from 'react';
import { useMayChangeStatus } from '../may-change-status.ts';
import type { BookingRow } from './booking-list.ts';
import type { Selection } from './booking-table.tsx';

/** The most that one change may have. */
const MAX_SELECTED_ROWS = 100;

/** Rows that are selected, of those shown; nothing to select for who can do nothing with them. */
export function useSelection(rows: readonly BookingRow[]) {
  const maySelect = useMayChangeStatus();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (candidateId: string) =>
    setIds((now) => {
      const next = new Set(now);
      if (!next.delete(candidateId) && next.size < MAX_SELECTED_ROWS) next.add(candidateId);
      return next;
    });
  const selection: Selection | null = maySelect ? { has: (candidateId) => ids.has(candidateId), toggle } : null;
  return {
    selection,
    rows: rows.filter(({ candidateId }) => ids.has(candidateId)),
    clear: () => setIds(new Set()),
  };
}
