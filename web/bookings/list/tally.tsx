import { colourVariable } from '../../ui/chips.tsx';
import type { BookingCounts } from './booking-list.ts';

/** How many of the list are confirmed and pending. */
export function Tally({ counts }: { counts: BookingCounts | null }) {
  if (!counts) return null;
  return (
    <p className="tally push">
      <span style={colourVariable('#16a34a')}>
        <b>{counts.confirmed.toLocaleString('en-AU')}</b> Confirmed
      </span>
      <span style={colourVariable('#f59e0b')}>
        <b>{counts.pending.toLocaleString('en-AU')}</b> Pending
      </span>
    </p>
  );
}
