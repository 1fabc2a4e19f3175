import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { howMany } from '../ui/when.ts';
import type { BookingRow } from './booking-list.ts';
import type { Selection } from './booking-table.tsx';
import { commonWords } from './selection-words.ts';
import { StatusChange, useMayChangeStatus } from './status-change.tsx';

/** The most that one change may have. */
const MOST = 100;

/** Rows that are selected, of those shown; nothing to select for who can do nothing with them. */
export function useSelection(rows: readonly BookingRow[]) {
  const maySelect = useMayChangeStatus();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (candidateId: string) =>
    setIds((now) => {
      const next = new Set(now);
      if (!next.delete(candidateId) && next.size < MOST) next.add(candidateId);
      return next;
    });
  const selection: Selection | null = maySelect ? { has: (candidateId) => ids.has(candidateId), toggle } : null;
  return {
    selection,
    rows: rows.filter(({ candidateId }) => ids.has(candidateId)),
    clear: () => setIds(new Set()),
  };
}

type BarProps = { rows: readonly BookingRow[]; onClear: () => void; onChanged: () => void };

/** What can be done with the rows that are selected. */
export function SelectionBar({ rows, onClear, onChanged }: BarProps) {
  if (rows.length === 0) return null;
  const why = commonWords(rows.map(({ status }) => status));
  return (
    <section className="selection-bar" aria-label="Selected bookings">
      <b className="strong">{howMany(rows.length, 'booking')} selected</b>
      <StatusChange
        bookings={rows}
        onChanged={() => {
          onClear();
          onChanged();
        }}
      />
      {why ? <span className="muted">{why}</span> : null}
      <Button look="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}
