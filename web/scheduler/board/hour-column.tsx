import { classes } from '../../ui/classes.ts';
import { clockOf, spanOf } from './board-lanes.ts';

/** At the left of the board. */
const HOUR = 'absolute top-[calc(var(--from)*var(--quarter))] -translate-y-1/2 text-xs tabular-nums';

const HOURS = Array.from({ length: 13 }, (_, index) => 6 + index);

/** @param now the minute it is, where it is a day of the board and all clinics have one clock */
export function HourColumn({ now }: { now: number | null }) {
  return (
    <div className="sticky left-0 z-10 h-[calc(52*var(--quarter))] bg-surface" aria-hidden="true">
      {HOURS.map((hour) => (
        <span key={hour} className={classes(HOUR, 'right-2 text-text-3')} style={spanOf(hour * 60, hour * 60)}>
          {clockOf(hour * 60)}
        </span>
      ))}
      {now !== null ? (
        <span
          className={classes(HOUR, 'right-1 z-6 rounded-[8px] bg-danger-fill px-[5px] font-semibold text-[#fff]')}
          style={spanOf(now, now)}
        >
          {clockOf(now)}
        </span>
      ) : null}
    </div>
  );
}
