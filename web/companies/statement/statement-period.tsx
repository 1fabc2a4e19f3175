import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isoDay } from '../../../machines/rules/calendar/dates.ts';
import { dayMessage } from '../../../machines/rules/calendar/typed-day.ts';
import { requiredMessage } from '../../../machines/rules/text/required.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { monthOf, type Period } from './period.ts';

const dayFault = (day: string) => requiredMessage(day) ?? dayMessage(day);
const orderFault = ({ from, to }: Period) =>
  isoDay(from) !== null && isoDay(to) !== null && to < from ? 'The last day is before the first.' : null;

/** A month by one press, any other days by typing. */
export function StatementPeriod({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const [draft, setDraft] = useState(period);
  const [isTried, setTried] = useState(false);
  const [followed, setFollowed] = useState(period);
  // Another month, Back and Forward: the fields follow, and whatever has the focus keeps it.
  if (period.from !== followed.from || period.to !== followed.to) {
    setFollowed(period);
    setDraft(period);
    setTried(false);
  }
  const faults = { from: dayFault(draft.from), to: dayFault(draft.to) ?? orderFault(draft) };
  const show = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!faults.from && !faults.to) onPeriod(draft);
  };
  return (
    <form
      className="flex flex-wrap items-start gap-2 [&_input]:w-full [&_input]:min-w-0 print:hidden"
      onSubmit={show}
      aria-label="Period"
      noValidate
    >
      <Field
        label="From"
        error={isTried ? faults.from : null}
        className="w-[170px] grid-cols-[minmax(0,1fr)] max-sm:w-[calc(50%-4px)]"
      >
        <DateField value={draft.from} onValue={(from) => setDraft({ ...draft, from })} />
      </Field>
      <Field
        label="To"
        error={isTried ? faults.to : null}
        className="w-[170px] grid-cols-[minmax(0,1fr)] max-sm:w-[calc(50%-4px)]"
      >
        <DateField value={draft.to} onValue={(to) => setDraft({ ...draft, to })} />
      </Field>
      <div className="flex items-center gap-2 pt-6.5 max-sm:pt-0">
        <Button type="submit">Show</Button>
        <IconButton label="Month before" onClick={() => onPeriod(monthOf(period.from, -1))}>
          <ChevronLeft />
        </IconButton>
        <IconButton label="Month after" onClick={() => onPeriod(monthOf(period.from, 1))}>
          <ChevronRight />
        </IconButton>
      </div>
    </form>
  );
}
