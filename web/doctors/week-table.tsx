import { X } from 'lucide-react';
import type { PatternDraft } from '../../machines/roster-pattern/roster-pattern.types.ts';
import { BOARD_CLOSES, BOARD_OPENS } from '../../machines/rules/calendar/board-hours.ts';
import type { Period } from '../../machines/rules/calendar/weekly-hours.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { selectClass } from '../ui/fields/control-classes.ts';
import { Checkbox } from '../ui/fields/switches.tsx';
import { WEEKDAYS } from './hours-format.ts';
import { periodsOf, withBreak, withDay, withoutBreaks, withoutPeriod, withPeriod, workdaysLike } from './week-hours.ts';

type TableProps = {
  week: number;
  draft: PatternDraft;
  errors: Readonly<Record<string, string>>;
  change: (changes: Partial<PatternDraft>) => void;
};

/** The hours of each weekday: a tick says that the doctor works then, with the hours of the day before it. */
export function WeekTable({ week, draft, errors, change }: TableProps) {
  const name = draft.weeks === 1 ? 'Hours' : week === 0 ? 'Week A' : 'Week B';
  const set = (hours: readonly Period[]) => change({ hours });
  const monday = periodsOf(draft.hours, week, 1);
  return (
    <fieldset className="border-0 p-0">
      <legend className="mb-1 font-strong">{name}</legend>
      <ul className="border-border border-t">
        {WEEKDAYS.map((label, index) => {
          const weekday = index + 1;
          const periods = periodsOf(draft.hours, week, weekday);
          const day = draft.weeks === 1 ? label : `${label}, ${name}`;
          return (
            <li
              key={label}
              className="grid min-h-12 grid-cols-[116px_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-border border-b py-2 max-sm:grid-cols-1"
            >
              <Checkbox
                className="mt-1"
                aria-label={day}
                checked={periods.length > 0}
                onValue={(works) => set(withDay(draft.hours, { week, weekday, works }))}
              >
                {label}
              </Checkbox>
              <div className="grid gap-1.5">
                {periods.map(({ period, at }, place) => (
                  <PeriodRow
                    key={at}
                    label={`${day}${periods.length > 1 ? `, period ${place + 1}` : ''}`}
                    period={period}
                    error={errors[`hours.${at}`]}
                    onPeriod={(changed) => set(withPeriod(draft.hours, at, changed))}
                    onRemove={periods.length > 1 ? () => set(withoutPeriod(draft.hours, at)) : null}
                  />
                ))}
                {periods.length > 0 ? (
                  <div className="flex flex-wrap gap-1">
                    <Button look="link" size="sm" onClick={() => set(withBreak(draft.hours, week, weekday))}>
                      Add a break<span className="sr-only"> on {day}</span>
                    </Button>
                    {periods.length > 1 ? (
                      <Button look="link" size="sm" onClick={() => set(withoutBreaks(draft.hours, week, weekday))}>
                        No breaks<span className="sr-only"> on {day}</span>
                      </Button>
                    ) : null}
                    {weekday === 1 && monday.length > 0 ? (
                      <Button look="link" size="sm" onClick={() => set(workdaysLike(draft.hours, week))}>
                        Copy to Tuesday to Friday
                      </Button>
                    ) : null}
                  </div>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const CLOCKS = Array.from({ length: (BOARD_CLOSES - BOARD_OPENS) * 4 + 1 }, (_, index) => {
  const minutes = BOARD_OPENS * 60 + index * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

type RowProps = {
  label: string;
  period: Period;
  error: string | undefined;
  onPeriod: (changed: Partial<Pick<Period, 'fromTime' | 'toTime'>>) => void;
  onRemove: (() => void) | null;
};

function PeriodRow({ label, period, error, onPeriod, onRemove }: RowProps) {
  const clock = (end: 'fromTime' | 'toTime', name: string) => (
    <select
      className={selectClass('w-[92px] max-sm:w-[112px]')}
      aria-label={`${name}, ${label}`}
      aria-invalid={error ? true : undefined}
      value={period[end]}
      onChange={(event) => onPeriod({ [end]: event.target.value })}
    >
      {CLOCKS.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </select>
  );
  return (
    <div>
      <div className="flex items-center gap-1.5 tabular-nums">
        {clock('fromTime', 'From')}–{clock('toTime', 'To')}
        {onRemove ? (
          <IconButton label={`Remove ${label}`} onClick={onRemove}>
            <X />
          </IconButton>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
