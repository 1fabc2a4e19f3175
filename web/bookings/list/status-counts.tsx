import { formatCount } from '../../../machines/rules/text/format-count.ts';
import { colourVariable } from '../../ui/chips.tsx';
import { classes } from '../../ui/classes.ts';
import type { BookingCounts } from './booking-list.ts';

/** Counts of confirmed and pending bookings of the list; their place is kept until they arrive. */
export function StatusCounts({ counts, className }: { counts: BookingCounts | null; className?: string }) {
  return (
    <p
      className={classes(
        'ml-auto flex h-9 items-center gap-4 text-[13px] text-text-2 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&>span]:before:size-[7px] [&>span]:before:rounded-full [&>span]:before:bg-[oklch(from_var(--c)_var(--pill-dot-l)_c_h)] [&_b]:font-semibold [&_b]:text-text [&_b]:tabular-nums',
        !counts && 'invisible',
        className,
      )}
    >
      <span style={colourVariable('#16a34a')}>
        <b>{formatCount(counts?.confirmed ?? 0)}</b> Confirmed
      </span>
      <span style={colourVariable('#f59e0b')}>
        <b>{formatCount(counts?.pending ?? 0)}</b> Pending
      </span>
    </p>
  );
}
