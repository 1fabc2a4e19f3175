import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, use } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Dialog,
  Heading,
  I18nProvider,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import { isoDay } from '../../../machines/rules/calendar/dates.ts';
import { iconButtonClass } from '../button.tsx';
import { classes } from '../classes.ts';

/** Days are 'YYYY-MM-DD'; a text that is no day marks none. */
type Common = {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  label: string;
  min?: string | undefined;
  max?: string | undefined;
};
/** A note under a day: short in its cell, and whole below the calendar for the day that has the focus. */
export type DayNote = { short: string; whole: string };
/** `status` is said while the notes are awaited, or cannot be had. */
export type MonthNotes = { of: (day: string) => DayNote | null; status: ReactNode };
export type OneDay = Common & {
  day: string;
  onDay: (day: string) => void;
  /** Draws the days of a month ('YYYY-MM') with notes that are fetched for it. */
  withNotes?: ((month: string, draw: (notes: MonthNotes) => ReactNode) => ReactNode) | undefined;
};
export type DayRange = Common & { from: string; to: string; onRange: (from: string, to: string) => void };

const dayOrNull = (day: string): CalendarDate | null => (isoDay(day) === null ? null : parseDate(day));

const limits = ({ min, max }: Common) => ({
  ...(min ? { minValue: parseDate(min) } : {}),
  ...(max ? { maxValue: parseDate(max) } : {}),
});

const cell =
  'grid h-[34px] cursor-pointer place-items-center rounded-md tabular-nums outline-none data-hovered:bg-hover data-today:font-[650] data-today:not-data-selected:not-data-disabled:text-link data-disabled:cursor-not-allowed data-disabled:text-text-3 data-disabled:line-through data-unavailable:cursor-not-allowed data-unavailable:text-text-3 data-unavailable:line-through data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 data-outside-month:hidden';
const single = 'data-selected:bg-accent data-selected:text-on-accent';
const range =
  'data-selected:bg-accent-soft data-selected:text-accent-soft-text data-selection-start:bg-accent data-selection-start:text-on-accent data-selection-end:bg-accent data-selection-end:text-on-accent';

const Head = () => (
  <header className="mb-2 flex items-center gap-1">
    <Button slot="previous" className={iconButtonClass()}>
      <ChevronLeft />
    </Button>
    <Heading level={2} className="flex-1 text-center font-semibold text-base" />
    <Button slot="next" className={iconButtonClass()}>
      <ChevronRight />
    </Button>
  </header>
);

type DaysProps = { isRange?: boolean; noteOf?: MonthNotes['of'] };

const Days = ({ isRange = false, noteOf }: DaysProps) => (
  <CalendarGrid weekdayStyle="short" className="table-fixed [&_td]:px-0 [&_td]:py-px">
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell className="h-7 font-medium text-text-3 text-xs">{day}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>
      {(date) => (
        <CalendarCell date={date} className={classes(cell, isRange ? range : single, noteOf && 'h-11 content-center')}>
          {noteOf ? ({ formattedDate }) => <NotedDay date={formattedDate} note={noteOf(date.toString())} /> : undefined}
        </CalendarCell>
      )}
    </CalendarGridBody>
  </CalendarGrid>
);

/** The month's days with their notes. The name of a day is its date alone, so the note of the one in focus is said below. */
function NotedDays({ withNotes }: { withNotes: NonNullable<OneDay['withNotes']> }) {
  const state = use(CalendarStateContext);
  if (!state) return null;
  return withNotes(state.visibleRange.start.toString().slice(0, 7), ({ of, status }) => (
    <>
      <Days noteOf={of} />
      <p className="mt-2 min-h-5 max-w-[308px] text-sm text-text-2" aria-live="polite">
        {status ?? of(state.focusedDate.toString())?.whole}
      </p>
    </>
  ));
}

/** Drawn by the style: a day's name is its date, and what is seen in it must be a part of its name. */
const NotedDay = ({ date, note }: { date: string; note: DayNote | null }) => (
  <span
    className="grid leading-4 after:text-[11px] after:leading-3 after:content-[attr(data-note)]"
    data-note={note?.short || '\u00A0'}
  >
    {date}
  </span>
);

/** A calendar beside its date field, open for as long as it is there. */
export default function CalendarPopover(props: OneDay | DayRange) {
  const { trigger, onClose, label } = props;
  return (
    <I18nProvider locale="en-AU">
      <Popover
        className="z-40 overflow-auto rounded-lg border border-border bg-raised p-3 shadow-high"
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Dialog aria-label={label}>{'day' in props ? <OneCalendar {...props} /> : <RangeOfDays {...props} />}</Dialog>
      </Popover>
    </I18nProvider>
  );
}

const OneCalendar = ({ day, onDay, onClose, withNotes, ...common }: OneDay) => (
  <Calendar
    className={withNotes ? 'w-[308px]' : 'w-[252px]'}
    aria-label={common.label}
    {...limits({ ...common, onClose })}
    autoFocus
    value={dayOrNull(day)}
    onChange={(picked) => {
      onDay(picked.toString());
      onClose();
    }}
  >
    <Head />
    {withNotes ? <NotedDays withNotes={withNotes} /> : <Days />}
  </Calendar>
);

function RangeOfDays({ from, to, onRange, onClose, ...common }: DayRange) {
  const [start, end] = [dayOrNull(from), dayOrNull(to)];
  return (
    <RangeCalendar
      className="w-[252px]"
      aria-label={common.label}
      {...limits({ ...common, onClose })}
      autoFocus
      value={start && end && start.compare(end) <= 0 ? { start, end } : null}
      onChange={(range) => {
        onRange(range.start.toString(), range.end.toString());
        onClose();
      }}
    >
      <Head />
      <Days isRange />
    </RangeCalendar>
  );
}
