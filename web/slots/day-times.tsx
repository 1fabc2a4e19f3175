import { Check, ChevronDown, ChevronUp, Info } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { Slot } from '../../machines/lib/booking.types.ts';
import { shownDay } from '../../machines/rules/calendar/dates.ts';
import { Spinner } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { formatDay, formatTime, pluralize } from '../ui/date-format.ts';
import { canPick, foldedTimes, type ShownDay, type ShownTime } from './shown-times.ts';

type DayTimesProps = {
  day: ShownDay;
  /** All times show, not the first ten. */
  isOpen: boolean;
  onToggle: (day: string) => void;
  onPick: (slot: Slot) => void;
  /** Shows another day, one that has times. */
  onShowDay: (day: string) => void;
};

/** Days out of view are not drawn. */
export const DAY =
  'grid grid-cols-[118px_minmax(0,1fr)] gap-3 border-border border-b py-2.5 max-sm:grid-cols-1 max-sm:gap-1.5 [contain-intrinsic-size:auto_58px] [content-visibility:auto]';

/** Ten or more in a row on a desk, four on a phone. */
export const TIMES = 'grid grid-cols-[repeat(auto-fill,minmax(66px,1fr))] gap-1.5 max-sm:grid-cols-4 max-sm:gap-2';

/** One day of one clinic: its times, or why there are none. */
export const DayTimes = memo(function DayTimes({ day, isOpen, onToggle, onPick, onShowDay }: DayTimesProps) {
  const id = useId();
  return (
    <div className={DAY} data-day={day.day}>
      <h4 className="pt-[3px] font-strong text-sm tabular-nums" id={id}>
        {formatDay(day.day)}
        <small className="block font-normal text-text-3 text-xs max-sm:ml-1.5 max-sm:inline">
          {pluralize(day.count, 'time')}
        </small>
      </h4>
      {day.times.length === 0 ? (
        <NoTimes day={day} onShowDay={onShowDay} />
      ) : (
        <Times day={day} labelId={id} isOpen={isOpen} onToggle={onToggle} onPick={onPick} />
      )}
    </div>
  );
});

function NoTimes({ day, onShowDay }: Pick<DayTimesProps, 'day' | 'onShowDay'>) {
  const nextDay = day.whyNot?.nextDay;
  return (
    <p className="flex min-h-7 items-center gap-1.5 text-[13px] text-text-2 [&>.lucide]:text-text-3">
      <Info />
      <span>
        {day.whyNot?.message ?? 'No times on this day.'}{' '}
        {nextDay ? (
          <button
            type="button"
            className="underline decoration-1 underline-offset-3 cursor-pointer text-link"
            onClick={() => onShowDay(nextDay)}
          >
            Show {formatDay(nextDay)}
          </button>
        ) : null}
      </span>
    </p>
  );
}

type TimesProps = Omit<DayTimesProps, 'onShowDay'> & { labelId: string };

function Times({ day, labelId, isOpen, onToggle, onPick }: TimesProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const { shown, more, hasToggle } = foldedTimes(day.times, isOpen);
  // Tab stops once a day: where one was, else at the held time, else at the first.
  const stop =
    shown.find((time) => time.slot.startsAt === focused) ?? shown.find((time) => time.state === 'held') ?? shown[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid item with its heading beside it
    <div className={TIMES} role="group" aria-labelledby={labelId}>
      {shown.map((time) => (
        <TimeButton
          key={time.slot.startsAt}
          time={time}
          isTabStop={time === stop}
          onFocus={() => setFocused(time.slot.startsAt)}
          onPick={() => onPick(time.slot)}
        />
      ))}
      {hasToggle ? (
        <button type="button" className={classes(TIME, MORE)} aria-expanded={isOpen} onClick={() => onToggle(day.day)}>
          {isOpen ? 'Fewer' : `${more} more`}
          <span className="sr-only"> on {shownDay(day.day)}</span>
          {isOpen ? <ChevronUp className="size-3.5" /> : <ChevronDown className="size-3.5" />}
        </button>
      ) : null}
    </div>
  );
}

type TimeButtonProps = { time: ShownTime; isTabStop: boolean; onFocus: () => void; onPick: () => void };

const TIME =
  'relative inline-flex h-8 items-center justify-center gap-1 rounded-md border font-strong text-[13px] tabular-nums focus-visible:rounded-md aria-busy:cursor-progress max-sm:h-11 max-sm:text-[14px] forced-colors:border-[CanvasText]';
const FREE =
  'cursor-pointer border-[color-mix(in_srgb,var(--border-strong)_50%,var(--border))] bg-surface text-text hover:border-link hover:bg-accent-soft hover:text-link';
const MORE = 'cursor-pointer justify-self-start whitespace-nowrap border-transparent px-2 text-link hover:bg-hover';

const looks = {
  free: FREE,
  busy: FREE,
  held: 'cursor-pointer border-accent bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none [&>.lucide]:size-[13px] [&>.lucide]:stroke-[2.5]',
  other: 'border-accent-line bg-accent-soft text-accent-soft-text base:cursor-default',
  gone: 'cursor-not-allowed border-[color-mix(in_srgb,var(--border-strong)_50%,var(--border))] border-dashed text-text-3 line-through hover:border-link',
};

function TimeButton({ time, isTabStop, onFocus, onPick }: TimeButtonProps) {
  const { slot, state } = time;
  const isOff = !canPick(time);
  return (
    <button
      type="button"
      data-time={slot.startsAt}
      className={classes(TIME, looks[state], state === 'other' && !isOff && 'cursor-pointer hover:border-link')}
      aria-pressed={state === 'held'}
      aria-disabled={isOff || undefined}
      aria-busy={state === 'busy' || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={isOff ? undefined : onPick}
    >
      <Mark time={time} />
      {formatTime(slot.timeZone, slot.startsAt)}
      <Words time={time} />
    </button>
  );
}

function Mark({ time }: { time: ShownTime }) {
  switch (time.state) {
    case 'held':
      return <Check />;
    case 'busy':
      return <Spinner />;
    case 'other':
      return (
        <span
          className="grid size-4 place-items-center rounded-full bg-accent-soft-text font-bold text-2xs text-accent-soft"
          aria-hidden="true"
        >
          {time.candidate}
        </span>
      );
    default:
      return null;
  }
}

/** The meaning of colour and mark, in words. */
function Words({ time }: { time: ShownTime }) {
  switch (time.state) {
    case 'other':
      return (
        <span className="sr-only">
          {' '}
          held for candidate {time.candidate}
          {time.isFreeToo ? ', free for another' : ''}
        </span>
      );
    case 'gone':
      return <span className="sr-only"> just taken</span>;
    case 'held':
      return <span className="sr-only"> held here</span>;
    case 'busy':
      return <span className="sr-only"> being held</span>;
    default:
      return null;
  }
}
