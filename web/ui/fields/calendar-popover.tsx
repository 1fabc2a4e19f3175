import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
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
export type OneDay = Common & { day: string; onDay: (day: string) => void };
export type DayRange = Common & { from: string; to: string; onRange: (from: string, to: string) => void };

const dayOrNull = (day: string): CalendarDate | null => (isoDay(day) === null ? null : parseDate(day));

const limits = ({ min, max }: Common) => ({
  ...(min ? { minValue: parseDate(min) } : {}),
  ...(max ? { maxValue: parseDate(max) } : {}),
});

const cell =
  'grid h-[34px] cursor-pointer place-items-center rounded-m tabular-nums outline-none data-hovered:bg-hover data-today:font-[650] data-today:not-data-selected:not-data-disabled:text-link data-disabled:cursor-not-allowed data-disabled:text-text-3 data-disabled:line-through data-unavailable:cursor-not-allowed data-unavailable:text-text-3 data-unavailable:line-through data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 data-outside-month:hidden';
const single = 'data-selected:bg-accent data-selected:text-on-accent';
const range =
  'data-selected:bg-accent-soft data-selected:text-accent-soft-text data-selection-start:bg-accent data-selection-start:text-on-accent data-selection-end:bg-accent data-selection-end:text-on-accent';

function Months({ isRange = false }: { isRange?: boolean }) {
  return (
    <>
      <header className="mb-2 flex items-center gap-1">
        <Button slot="previous" className={iconButtonClass()}>
          <ChevronLeft />
        </Button>
        <Heading level={2} className="flex-1 text-center font-semibold text-base" />
        <Button slot="next" className={iconButtonClass()}>
          <ChevronRight />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="table-fixed [&_td]:px-0 [&_td]:py-px">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-7 font-medium text-text-3 text-xs">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={classes(cell, isRange ? range : single)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** A calendar beside its date field, open for as long as it is there. */
export default function CalendarPopover(props: OneDay | DayRange) {
  const { trigger, onClose, label } = props;
  return (
    <I18nProvider locale="en-AU">
      <Popover
        className="z-40 overflow-auto rounded-l border border-border bg-raised p-3 shadow-high"
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Dialog aria-label={label}>{'day' in props ? <OneCalendar {...props} /> : <RangeOfDays {...props} />}</Dialog>
      </Popover>
    </I18nProvider>
  );
}

const OneCalendar = ({ day, onDay, onClose, ...common }: OneDay) => (
  <Calendar
    className="w-[252px]"
    aria-label={common.label}
    {...limits({ ...common, onClose })}
    autoFocus
    value={dayOrNull(day)}
    onChange={(picked) => {
      onDay(picked.toString());
      onClose();
    }}
  >
    <Months />
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
      <Months isRange />
    </RangeCalendar>
  );
}
