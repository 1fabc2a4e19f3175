import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { addHolidayForm } from '../../../machines/forms/board-forms.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { messageFor } from '../../app/messages.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import type { StateHolidaysQuery } from '../../generated/graphql.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { formatDay } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { selectClass } from '../../ui/fields/control-classes.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { AddHolidayDocument, RemoveHolidayDocument, StateHolidaysDocument } from '../scheduler.documents.ts';

type Answer = StateHolidaysQuery['stateHolidays'];
type Year = { state: string; year: number };

/** Public holidays by state and year: where they come from, own days among them, and the years nobody knows. */
export function HolidaysDialog({ state, year, onClose }: Year & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      isWide
      title="Public holidays"
      text="Free-booking sites offer no times on them, and new rosters leave them out."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Holidays first={{ state, year }} />
    </Dialog>
  );
}

function Holidays({ first }: { first: Year }) {
  const gateway = useGateway();
  const [shown, setShown] = useState(first);
  const options = useRef(first);
  const { data, failure, retry, refresh } = useRecord('holidays', async (signal) => {
    const of = options.current;
    return { of, answer: (await gateway.request(StateHolidaysDocument, of, { signal })).stateHolidays };
  });
  const show = (year: Year) => {
    options.current = year;
    setShown(year);
    (failure ? retry : refresh)();
  };
  const years = [first.year - 1, first.year, first.year + 1, first.year + 2];
  const answer = data?.of === shown ? data.answer : null;
  return (
    <div className="grid mt-4 gap-4">
      <div className="flex items-center gap-2">
        <select
          className={selectClass()}
          aria-label="State"
          value={shown.state}
          onChange={(event) => show({ ...shown, state: event.target.value })}
        >
          {[...new Set([shown.state, ...(data?.answer.states ?? [])])].map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
        <select
          className={selectClass()}
          aria-label="Year"
          value={shown.year}
          onChange={(event) => show({ ...shown, year: Number(event.target.value) })}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      {answer && answer.missing.length > 0 ? (
        <Banner
          tone="warn"
          title={`Not known: ${answer.missing.map(({ state, year }) => `${state} ${year}`).join(', ')}`}
        >
          Add the days here, or load a calendar of that year.
        </Banner>
      ) : null}
      {failure ? (
        <Banner tone="bad" title="The holidays could not be fetched" onRetry={retry}>
          {messageFor(failure)}
        </Banner>
      ) : null}
      {answer ? <Days answer={answer} state={shown.state} onChanged={refresh} /> : <SkeletonLine width={60} />}
      <AddDay to={options} year={shown.year} onAdded={refresh} />
    </div>
  );
}

/** Where whoever is booked on a holiday gets another day. */
const closingOf = (state: string, { day, name }: Answer['holidays'][number]) =>
  `/closings/new?${new URLSearchParams({ state, from: day, to: day, reason: name })}`;

function Days({ answer, state, onChanged }: { answer: Answer; state: string; onChanged: () => void }) {
  const gateway = useGateway();
  const [removed, setRemoved] = useState<Answer['holidays'][number] | null>(null);
  const today = Temporal.Now.plainDateISO().toString();
  return (
    <div {...useKeptFocus()} className="outline-none">
      {answer.holidays.length === 0 ? <p className="text-text-2">No holidays are known for this year.</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys when it has the focus */}
      <ul className="max-h-[300px] overflow-auto empty:hidden" aria-label="Holidays" tabIndex={0}>
        {answer.holidays.map((holiday) => (
          <li key={holiday.day} className="flex items-center gap-4 border-b border-border py-1.5">
            <span className="tabular-nums w-[116px] flex-none text-text-2">{formatDay(holiday.day)}</span>
            <span className="flex-1">
              {holiday.name}
              <span className="text-xs text-text-3 block">
                {holiday.source === 'own' ? 'Own day' : `From ${holiday.source}, for ${holiday.year}`}
              </span>
            </span>
            {holiday.day >= today ? (
              <ButtonLink look="link" size="sm" href={closingOf(state, holiday)}>
                Close clinics<span className="sr-only"> on {holiday.name}</span>
              </ButtonLink>
            ) : null}
            {holiday.source === 'own' ? (
              <IconButton small label={`Remove ${holiday.name}`} onClick={() => setRemoved(holiday)}>
                <X className="size-3.5" />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
      {removed ? (
        <ConfirmedAction
          question={`Remove ${removed.name}?`}
          consequence={`${formatDay(removed.day)} is a working day in ${state} then.`}
          findEffects={async () => []}
          act={(signal) => gateway.request(RemoveHolidayDocument, { state, day: removed.day }, { signal })}
          verb="Remove day"
          verbing="Removing…"
          words={{ done: 'Day removed', failed: 'The day was not removed' }}
          danger
          onClose={({ isDone }) => {
            setRemoved(null);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </div>
  );
}

type AddDayProps = { to: { readonly current: Year }; year: number; onAdded: () => void };

/** What is typed stays while another state or year is looked at; it is added to the one shown by then. */
function AddDay({ to, year, onAdded }: AddDayProps) {
  const gateway = useGateway();
  const form = useForm(
    addHolidayForm,
    { day: '', name: '' },
    {
      save: async ({ day, name }, signal) =>
        (await gateway.request(AddHolidayDocument, { state: to.current.state, day, name }, { signal })).addHoliday,
      goOn: onAdded,
    },
  );
  return (
    <FormBox form={form} label="Add an own day" className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Own day" error={form.errors['day']}>
          <DateField {...form.field('day')} min={`${year}-01-01`} max={`${year}-12-31`} />
        </Field>
        <Field label="Name" error={form.errors['name']}>
          <TextInput {...form.field('name')} maxLength={100} />
        </Field>
      </div>
      <RefusalLine form={form} />
      <div className="flex items-center gap-2">
        <Button type="submit" busy={form.isBusy ? 'Adding…' : null}>
          Add day
        </Button>
      </div>
    </FormBox>
  );
}
