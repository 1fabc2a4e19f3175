import { type ReactNode, useCallback } from 'react';
import { SLOT_MINUTES } from '../../machines/rules/booking/package-length.ts';
import { messageFor } from '../app/messages.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../ui/date-format.ts';
import { CalendarButton } from '../ui/fields/calendar-button.tsx';
import type { MonthNotes } from '../ui/fields/calendar-popover.tsx';
import { BoardCapacityDocument } from './scheduler.documents.ts';

type DayPickerProps = {
  siteId: string;
  day: string;
  /** Of the clinic. */
  today: string;
  onDay: (day: string) => void;
};
type Draw = (notes: MonthNotes) => ReactNode;

/** Goes to any day of the board, with what is free on each day of the month. */
export function DayPicker({ siteId, day, today, onDay }: DayPickerProps) {
  const withNotes = useCallback(
    (month: string, draw: Draw) => (
      <MonthCapacity key={month} siteId={siteId} month={month} today={today} draw={draw} />
    ),
    [siteId, today],
  );
  return <CalendarButton label="Go to a day" day={day} onDay={onDay} withNotes={withNotes} />;
}

type MonthCapacityProps = { siteId: string; month: string; today: string; draw: Draw };

function MonthCapacity({ siteId, month, today, draw }: MonthCapacityProps) {
  const gateway = useGateway();
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const { data, failure, retry } = useRecord('capacity of a month', async (signal) => {
    const variables = { siteId, fromDay: first.toString(), dayCount: first.daysInMonth };
    const { clinics } = (await gateway.request(BoardCapacityDocument, variables, { signal })).capacity;
    return new Map(clinics.flatMap(({ days }) => days.map((one) => [one.day, one])));
  });
  if (failure) {
    const status = (
      <span role="alert">
        {messageFor(failure)}{' '}
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </span>
    );
    return draw({ of: () => null, status });
  }
  if (!data) return draw({ of: () => null, status: 'Counting free times…' });
  return draw({
    status: null,
    of: (day) => {
      if (day < today) return { short: '', whole: `${formatDay(day)} is over.` };
      const found = data.get(day);
      if (!found) return { short: '–', whole: `${formatDay(day)}: nobody works.` };
      const [free, all] = [hoursOf(found.free), hoursOf(found.slots)];
      if (free === 0) return { short: 'full', whole: `${formatDay(day)}: full.` };
      return { short: `${free} h`, whole: `${formatDay(day)}: ${free} of ${all} hours free.` };
    },
  });
}

const hoursOf = (slots: number) => (slots * SLOT_MINUTES) / 60;
