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

function Months() {
  return (
    <>
      <header>
        <Button slot="previous" className="icon-btn">
          <ChevronLeft className="i" />
        </Button>
        <Heading level={2} />
        <Button slot="next" className="icon-btn">
          <ChevronRight className="i" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="cell" />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** A calendar beside its date field, open for as long as it is there. */
export default function CalendarPopover(props: OneDay | DayRange) {
  const { trigger, onClose, label } = props;
  return (
    <I18nProvider locale="en-AU">
      <Popover className="popover" triggerRef={trigger} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Dialog aria-label={label}>{'day' in props ? <OneCalendar {...props} /> : <RangeOfDays {...props} />}</Dialog>
      </Popover>
    </I18nProvider>
  );
}

const OneCalendar = ({ day, onDay, onClose, ...common }: OneDay) => (
  <Calendar
    className="calendar one"
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
      className="calendar"
      aria-label={common.label}
      {...limits({ ...common, onClose })}
      autoFocus
      value={start && end && start.compare(end) <= 0 ? { start, end } : null}
      onChange={(range) => {
        onRange(range.start.toString(), range.end.toString());
        onClose();
      }}
    >
      <Months />
    </RangeCalendar>
  );
}
