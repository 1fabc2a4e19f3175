import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import type { DateFieldProps, DateRangeFieldProps } from './date-field.tsx';
import { useGroupControl } from './field.tsx';

const dayOrNull = (day: string | undefined): CalendarDate | null => (day ? parseDate(day) : null);
const limits = ({ min, max }: { min?: string; max?: string }) => ({
  ...(min ? { minValue: parseDate(min) } : {}),
  ...(max ? { maxValue: parseDate(max) } : {}),
});

/** What both boxes share: the field's name, description and error, and a blur that means the whole box. */
function useBox(onBlur: (() => void) | undefined) {
  const { id, 'aria-invalid': invalid, ...labelled } = useGroupControl();
  return { id, ...labelled, isInvalid: invalid === true, ...(onBlur && { onBlur }), shouldForceLeadingZeros: true };
}

const Segments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput className="part" {...(slot && { slot })}>
    {(segment) => <DateSegment segment={segment} />}
  </DateInput>
);

const Opener = () => (
  <Button className="icon-btn" aria-label="Open calendar">
    <CalendarIcon className="i" />
  </Button>
);

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

/** The loaded part of `DateField`. */
export function DateBox({ value, onValue, onBlur, typedOnly = false, ...bounds }: DateFieldProps) {
  return (
    <I18nProvider locale="en-AU">
      <DatePicker
        {...useBox(onBlur)}
        {...limits(bounds)}
        value={dayOrNull(value)}
        onChange={(day) => onValue(day?.toString() ?? '')}
      >
        <Group className="date">
          <Segments />
          {typedOnly ? null : <Opener />}
        </Group>
        {typedOnly ? null : (
          <Popover className="popover">
            <Dialog>
              <Calendar className="calendar one">
                <Months />
              </Calendar>
            </Dialog>
          </Popover>
        )}
      </DatePicker>
    </I18nProvider>
  );
}

/** The loaded part of `DateRangeField`. */
export function DateRangeBox({ from, to, onRange, onBlur, ...bounds }: DateRangeFieldProps) {
  const start = dayOrNull(from);
  const end = dayOrNull(to);
  return (
    <I18nProvider locale="en-AU">
      <DateRangePicker
        {...useBox(onBlur)}
        {...limits(bounds)}
        value={start && end ? { start, end } : null}
        onChange={(range) => onRange(range?.start.toString() ?? '', range?.end.toString() ?? '')}
      >
        <Group className="date">
          <Segments slot="start" />
          <span className="dash" aria-hidden="true">
            –
          </span>
          <Segments slot="end" />
          <Opener />
        </Group>
        <Popover className="popover">
          <Dialog>
            <RangeCalendar className="calendar">
              <Months />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  );
}
