import { Check, ChevronDown, ChevronUp, Info } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { Slot } from '../../machines/lib/booking.types.ts';
import { shownDay } from '../../machines/rules/calendar/dates.ts';
import { folded } from '../../machines/rules/calendar/slot-groups.ts';
import { classes } from '../ui/classes.ts';
import { formatDay, formatTime, pluralize } from '../ui/date-format.ts';
import { canPick, type ShownDay, type ShownTime } from './shown-times.ts';

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
export const DAY = 'day [contain-intrinsic-size:auto_58px] [content-visibility:auto]';

/** One day of one clinic: its times, or why there are none. */
export const DayTimes = memo(function DayTimes({ day, isOpen, onToggle, onPick, onShowDay }: DayTimesProps) {
  const id = useId();
  return (
    <div className={DAY} data-day={day.day}>
      <h4 id={id}>
        {formatDay(day.day)}
        <small>{pluralize(day.count, 'time')}</small>
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
    <p className="reason">
      <Info className="i" />
      <span>
        {day.whyNot?.message ?? 'No times on this day.'}{' '}
        {nextDay ? (
          <button type="button" className="link cursor-pointer text-link" onClick={() => onShowDay(nextDay)}>
            Show {formatDay(nextDay)}
          </button>
        ) : null}
      </span>
    </p>
  );
}

/** The first ten, and this candidate's own time wherever it is. */
function shownOf(day: ShownDay, isOpen: boolean) {
  const { shown, hasToggle } = folded(day.times, isOpen);
  const own = day.times.slice(shown.length).filter(({ state }) => state === 'held' || state === 'busy');
  return { shown: [...shown, ...own], more: day.times.length - shown.length - own.length, hasToggle };
}

type TimesProps = Omit<DayTimesProps, 'onShowDay'> & { labelId: string };

function Times({ day, labelId, isOpen, onToggle, onPick }: TimesProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const { shown, more, hasToggle } = shownOf(day, isOpen);
  // Tab stops once a day: where one was, else at the held time, else at the first.
  const stop =
    shown.find((time) => time.slot.startsAt === focused) ?? shown.find((time) => time.state === 'held') ?? shown[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid item with its heading beside it
    <div className="times" role="group" aria-labelledby={labelId}>
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
        <button type="button" className="time more" aria-expanded={isOpen} onClick={() => onToggle(day.day)}>
          {isOpen ? 'Fewer' : `${more} more`}
          <span className="sr"> on {shownDay(day.day)}</span>
          {isOpen ? <ChevronUp className="i i-s" /> : <ChevronDown className="i i-s" />}
        </button>
      ) : null}
    </div>
  );
}

type TimeButtonProps = { time: ShownTime; isTabStop: boolean; onFocus: () => void; onPick: () => void };

const looks = { free: '', held: 'held', other: 'mine', gone: 'gone', busy: '' };

function TimeButton({ time, isTabStop, onFocus, onPick }: TimeButtonProps) {
  const { slot, state } = time;
  const isOff = !canPick(time);
  return (
    <button
      type="button"
      data-time={slot.startsAt}
      className={classes('time', looks[state], state === 'other' && !isOff && 'cursor-pointer hover:border-link')}
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
      return <Check className="i" />;
    case 'busy':
      return <span className="spin" />;
    case 'other':
      return (
        <span className="no" aria-hidden="true">
          {time.candidate}
        </span>
      );
    default:
      return null;
  }
}

/** What colour and mark say, in words. */
function Words({ time }: { time: ShownTime }) {
  switch (time.state) {
    case 'other':
      return (
        <span className="sr">
          {' '}
          held for candidate {time.candidate}
          {time.isFreeToo ? ', free for another' : ''}
        </span>
      );
    case 'gone':
      return <span className="sr"> just taken</span>;
    case 'held':
      return <span className="sr"> held here</span>;
    case 'busy':
      return <span className="sr"> being held</span>;
    default:
      return null;
  }
}
