import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { birthMessage, readBirthday } from '../../../machines/rules/calendar/birth-date.ts';
import { DEFAULT_TIME_ZONE, shownDay } from '../../../machines/rules/calendar/dates.ts';
import { rangeMessage } from '../../../machines/rules/calendar/preferred-range.ts';
import { dayMessage, dayOrText, readDay } from '../../../machines/rules/calendar/typed-day.ts';
import type { FieldMessage } from '../../../machines/rules/text/required.ts';
import { classes } from '../classes.ts';
import { formatDate } from '../date-format.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { DayRange, OneDay } from './calendar-popover.tsx';
import { useControl, useGroupControl, useLabel, useOwnError } from './field.tsx';

/** The value of a date field: 'YYYY-MM-DD', '' while it is empty, or the typed text where that is no day. */
export type DateFieldProps = {
  value: string;
  onValue: (day: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  /** A candidate's date of birth: two digits of a year are read by age, and no calendar is offered. */
  birth?: boolean;
  name?: string;
};

export type DateRangeFieldProps = {
  from: string;
  to: string;
  onRange: (from: string, to: string) => void;
  min?: string;
  max?: string;
};

/** Reads a text into the kept value, and checks that value. */
type Reader = { keep: (text: string) => string; messageFor: (value: string) => FieldMessage };

const anyDay: Reader = { keep: (text) => dayOrText(text, readDay(text)), messageFor: dayMessage };

function birthday(): Reader {
  const today = formatDate(DEFAULT_TIME_ZONE, Date.now());
  return {
    keep: (text) => dayOrText(text, readBirthday(text, today)),
    messageFor: (value) => birthMessage(value, today),
  };
}

/**
 * One typed day. What was typed shows until the field is left, then the day as it was read; a value that comes from elsewhere
 * shows at once.
 */
function useTypedDay(reader: Reader, value: string, onValue: (day: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && reader.keep(typed) === value;
  const settle = () => setTyped(null);
  return {
    isTyping,
    message: isTyping ? null : reader.messageFor(value),
    settle,
    input: {
      value: isTyping ? typed : shownDay(value),
      onChange: (event: { target: { value: string } }) => {
        setTyped(event.target.value);
        onValue(reader.keep(event.target.value));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle();
      },
    },
  };
}

const DayInput = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    className={classes(
      'min-w-0 shrink basis-[84px] bg-transparent outline-none placeholder:text-text-3',
      props.className ?? 'grow',
    )}
    autoComplete="off"
    placeholder="DD/MM/YYYY"
    maxLength={40}
  />
);

const box =
  'date flex min-h-(--control-form) w-full items-center gap-0.5 rounded-md border border-border-strong bg-surface pr-0.5 pl-2.5 text-text tabular-nums hover:border-text-3 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-1 data-invalid:border-danger data-invalid:shadow-invalid max-sm:text-[16px]';

type FieldCalendarProps =
  | Omit<OneDay, 'trigger' | 'onClose' | 'label'>
  | Omit<DayRange, 'trigger' | 'onClose' | 'label'>;

const FieldCalendar = (props: FieldCalendarProps) => (
  <CalendarButton {...props} label={useLabel()} className="ml-auto" />
);

/** DD/MM/YYYY, typed in one's own way or picked from a calendar, inside a `Field`. */
export function DateField({ value, onValue, onBlur, birth = false, name, min, max }: DateFieldProps) {
  const control = useControl();
  const { input, message, settle } = useTypedDay(birth ? birthday() : anyDay, value, onValue);
  useOwnError(message);
  return (
    <div className={box} data-invalid={control['aria-invalid']}>
      <DayInput
        {...control}
        {...input}
        name={name}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
      />
      {birth ? null : <FieldCalendar day={value} onDay={onValue} min={min} max={max} />}
    </div>
  );
}

/** Two days as one range, inside a `Field group`; it says itself once it is left whether they make one. */
export function DateRangeField({ from, to, onRange, min, max }: DateRangeFieldProps) {
  const { id, 'aria-labelledby': labelled, ...control } = useGroupControl();
  const label = useLabel();
  const start = useTypedDay(anyDay, from, (day) => onRange(day, to));
  const end = useTypedDay(anyDay, to, (day) => onRange(from, day));
  const isTyping = start.isTyping || end.isTyping;
  useOwnError(start.message ?? end.message ?? (isTyping ? null : rangeMessage(from, to)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and this has the label of its field
    <div id={id} role="group" aria-labelledby={labelled} className={box} data-invalid={control['aria-invalid']}>
      <DayInput {...control} {...start.input} aria-label={`${label} from`} onBlur={start.settle} />
      <span className="px-1 text-text-3" aria-hidden="true">
        –
      </span>
      <DayInput className="grow-2" {...control} {...end.input} aria-label={`${label} to`} onBlur={end.settle} />
      <FieldCalendar from={from} to={to} onRange={onRange} min={min} max={max} />
    </div>
  );
}
