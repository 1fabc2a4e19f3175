import { colourVariable } from '../../ui/chips.tsx';
import type { BookingCounts } from './booking-list.ts';

/** How many of the list are confirmed and pending; their place is kept until they arrive. */
export function StatusCounts({ counts }: { counts: BookingCounts | null }) {
  return (
    <p className={counts ? 'tally push' : 'tally push invisible'}>
      <span style={colourVariable('#16a34a')}>
        <b>{(counts?.confirmed ?? 0).toLocaleString('en-AU')}</b> Confirmed
      </span>
      <span style={colourVariable('#f59e0b')}>
        <b>{(counts?.pending ?? 0).toLocaleString('en-AU')}</b> Pending
      </span>
    </p>
  );
}
