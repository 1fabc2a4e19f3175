import { classes } from '../../ui/classes.ts';
import { formatDay } from '../../ui/date-format.ts';
import type { Lane } from './board-lanes.ts';

type DayBandProps = { day: string; lanes: readonly Lane[]; isToday: boolean; onDay: (day: string) => void };

/** Over a day's doctors in a week: which day it is and how much of it is free. A press opens the day alone. */
export function DayBand({ day, lanes, isToday, onDay }: DayBandProps) {
  const date = formatDay(day).slice(0, 9);
  const free = lanes.reduce((sum, lane) => sum + lane.free, 0);
  const isEmpty = lanes.length === 0;
  return (
    <button
      type="button"
      className={classes(
        'sticky top-0 z-11 h-7 min-w-0 cursor-pointer truncate border-b border-l border-border border-l-border-strong px-2 text-left text-xs tabular-nums hover:bg-hover focus-visible:-outline-offset-2',
        isToday ? 'bg-accent-soft text-accent-soft-text' : 'bg-canvas text-text-2',
      )}
      style={{ gridColumn: `span ${Math.max(1, lanes.length)}` }}
      onClick={() => onDay(day)}
    >
      <b className="font-semibold">{isEmpty ? date.slice(0, 3) : date}</b>
      {isEmpty ? <span className="sr-only">{date.slice(3)}, nobody works</span> : ` · ${free} free`}
      <span className="sr-only">: show this day</span>
    </button>
  );
}
