import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { dayIn } from '../../machines/rules/calendar/dates.ts';
import { dayMessage } from '../../machines/rules/calendar/typed-day.ts';
import { usePortal, useServerClock } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { focusUnsettled } from '../ui/fields/unsettled.ts';
import { PageHead } from '../ui/page-head.tsx';
import { CsvExportButton } from './audit-export.tsx';
import { SeenPeopleBody } from './seen-people-body.tsx';
import { type SeenPeriod, useSeenPeople } from './seen-people-list.ts';

/** Shown first: enough for a breach that was noticed soon. */
const FIRST_DAYS = 30;

/** /audit?view=people: whose data an account saw in a period, after a breach. */
export default function SeenPeoplePage() {
  const { timeZone } = usePortal();
  const clock = useServerClock();
  const [params] = useSearchParams();
  const accountId = params.get('account') ?? '';
  const [period, setPeriod] = useState(() => lastDays(clock.now(), timeZone));
  const list = useSeenPeople(accountId, period);
  const { counts } = list.snapshot.context;
  return (
    <>
      <PageHead
        title="Whose data an account saw"
        subtitle={counts?.accountName ?? ''}
        actions={
          <CsvExportButton path="/files/exports/seen-people" filter={() => ({ accountId, ...period, timeZone })} />
        }
      />
      <PeriodForm first={period} onSearch={setPeriod} />
      <p className="px-6 py-3 text-text-2 max-sm:px-4">
        Everybody whose data was shown to this account or changed by it: in lists, exports, files and pages.{' '}
        <Link href={`/audit?account=${accountId}`} className="underline decoration-1 underline-offset-3">
          Its entries
        </Link>
      </p>
      <SeenPeopleBody list={list} timeZone={timeZone} />
    </>
  );
}

function lastDays(now: number, timeZone: string): SeenPeriod {
  const toDate = dayIn(new Date(now).toISOString(), timeZone);
  return { fromDate: Temporal.PlainDate.from(toDate).subtract({ days: FIRST_DAYS }).toString(), toDate };
}

function PeriodForm({ first, onSearch }: { first: SeenPeriod; onSearch: (period: SeenPeriod) => void }) {
  const [period, setPeriod] = useState(first);
  const { fromDate, toDate } = period;
  const isBackwards = toDate < fromDate;
  const isRefused = [fromDate, toDate].some((day) => day === '' || dayMessage(day) !== null) || isBackwards;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!focusUnsettled(event.currentTarget) && !isRefused) onSearch(period);
  };
  return (
    <form
      className="flex flex-wrap items-start gap-x-4 gap-y-3 border-y border-border bg-sunken px-6 py-4 max-sm:px-4"
      aria-label="Period"
      noValidate
      onSubmit={submit}
    >
      <Field label="From">
        <DateField value={fromDate} onValue={(day) => setPeriod({ ...period, fromDate: day })} />
      </Field>
      <Field label="To" error={isBackwards ? 'The to date is before the from date.' : null}>
        <DateField value={toDate} onValue={(day) => setPeriod({ ...period, toDate: day })} />
      </Field>
      <Button type="submit" look="primary" className="mt-6 max-sm:mt-0">
        Search
      </Button>
    </form>
  );
}
