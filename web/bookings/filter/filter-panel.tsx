import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ListFilter, NO_FILTER, type PersonalFilter } from '../../../machines/booking-list-view/list-query.ts';
import { BOOKING_STATUSES } from '../../../machines/booking-status/booking-status.machine.ts';
import { deepEqual } from '../../../machines/lib/deep-equal.ts';
import { dayMessage } from '../../../machines/rules/calendar/typed-day.ts';
import { PHONE_HINT } from '../../../machines/rules/contact/phone.ts';
import { Lookup } from '../../app/forms/lookup.tsx';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { zoneName } from '../../ui/date-format.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FixedValue, TextInput } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { focusUnsettled } from '../../ui/fields/unsettled.ts';
import { filterDraft, saveFilterDraft } from './filter-draft.ts';
import { filterLookups } from './filter-lookups.ts';
import { isBackwards } from './filter-words.ts';

const MOST_LETTERS = 100; // as many as the service takes

type Item = { id: string; name: string };

type FilterPanelProps = {
  filter: ListFilter;
  fixedCompany: Item | null;
  nameOf: (id: string) => string;
  /** `names` of what was picked by id. */
  onApply: (filter: ListFilter, names: readonly Item[]) => void;
  onCancel: () => void;
};

/** Nothing filters until 'Apply filter'; what was chosen until then is there again after another page, a reload or a sign-in. */
export default function FilterPanel({ filter, fixedCompany, nameOf, onApply, onCancel }: FilterPanelProps) {
  const { timeZone } = usePortal();
  const gateway = useGateway();
  const [lookups] = useState(() => filterLookups(gateway));
  const [{ draft: left, names: leftNames }] = useState(() => filterDraft() ?? { draft: filter, names: [] });
  const [draft, setDraft] = useState(left);
  const [names, setNames] = useState<readonly Item[]>(leftNames);
  useEffect(() => saveFilterDraft(deepEqual(draft, filter) ? null : { draft, names }), [draft, names, filter]);
  const end = (how: () => void) => () => {
    saveFilterDraft(null);
    how();
  };
  const cancel = end(onCancel);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const change = (changes: Partial<ListFilter>) => setDraft((now) => ({ ...now, ...changes }));
  const itemOf = (id: string): Item | null =>
    id === '' ? null : { id, name: names.find((one) => one.id === id)?.name ?? nameOf(id) };
  const pick = (item: Item | null, changes: (id: string) => Partial<ListFilter>) => {
    if (item) setNames((now) => [...now, item]);
    change(changes(item?.id ?? ''));
  };
  const text = (name: keyof PersonalFilter) => ({
    value: draft[name],
    maxLength: MOST_LETTERS,
    autoComplete: 'off',
    onValue: (value: string) => change({ [name]: value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusUnsettled(event.currentTarget)) return;
    if (!isBackwards(draft) && !dayMessage(draft.from) && !dayMessage(draft.to))
      end(() => onApply(trimmed(draft), names))();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) cancel();
  };
  const company = fixedCompany?.id ?? draft.company;
  const zone = `Days in ${zoneName(timeZone, Date.now())} (${timeZone})`;
  return (
    <section className="border-y border-border bg-sunken px-6 py-4 max-sm:p-4 print:hidden" aria-label="Filter">
      <form className="grid gap-4" noValidate onSubmit={submit} onKeyDown={leave}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] items-start gap-x-4 gap-y-3">
          <Field label="Candidate name">
            <TextInput ref={first} {...text('candidateName')} />
          </Field>
          <Field label="Company">
            {fixedCompany ? (
              <FixedValue value={fixedCompany.name} />
            ) : (
              <Lookup
                value={itemOf(draft.company)}
                onPick={(item) => pick(item, (company) => ({ company, subsidiary: '' }))}
                load={lookups.companies}
                placeholder="Any company"
                clearable
              />
            )}
          </Field>
          <Field label="Site">
            <Lookup
              value={itemOf(draft.site)}
              onPick={(item) => pick(item, (site) => ({ site }))}
              load={lookups.sites}
              placeholder="Any site"
              clearable
            />
          </Field>
          <Field label="Phone" hint={PHONE_HINT}>
            <TextInput type="tel" {...text('phone')} />
          </Field>
          <Field label="Subsidiary">
            <Lookup
              key={company}
              value={itemOf(draft.subsidiary)}
              onPick={(item) => pick(item, (subsidiary) => ({ subsidiary }))}
              load={lookups.subsidiaries(company)}
              placeholder="Any subsidiary"
              off={company ? null : 'Choose a company first.'}
              clearable
            />
          </Field>
          <Field label="Appointment date from" hint={zone}>
            <DateField value={draft.from} onValue={(from) => change({ from })} />
          </Field>
          <Field
            label="Appointment date to"
            hint={zone}
            error={isBackwards(draft) ? 'The to date is before the from date.' : null}
          >
            <DateField value={draft.to} onValue={(to) => change({ to })} />
          </Field>
          <Field label="Email">
            <TextInput type="email" {...text('email')} />
          </Field>
          <Field label="Booking person">
            <TextInput {...text('contactPerson')} />
          </Field>
        </div>
        <Statuses chosen={draft.statuses} onChosen={(statuses) => change({ statuses })} />
        <div className="flex items-center gap-2 flex-wrap">
          <Button type="submit" look="primary">
            Apply filter
          </Button>
          <Button onClick={end(() => onApply(NO_FILTER, []))}>Clear filter</Button>
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
          <p className="text-xs text-text-3">Names, phone and email are not kept in the page’s address.</p>
        </div>
      </form>
    </section>
  );
}

const trimmed = (filter: ListFilter): ListFilter => ({
  ...filter,
  candidateName: filter.candidateName.trim(),
  phone: filter.phone.trim(),
  email: filter.email.trim(),
  contactPerson: filter.contactPerson.trim(),
});

type StatusesProps = { chosen: readonly string[]; onChosen: (statuses: readonly string[]) => void };

const Statuses = ({ chosen, onChosen }: StatusesProps) => (
  <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-1.5 max-sm:grid-cols-2">
    <legend className="mb-1.5 font-[550]">Status</legend>
    {BOOKING_STATUSES.map((status) => (
      <Checkbox
        key={status}
        checked={chosen.includes(status)}
        onValue={(isOn) => onChosen(isOn ? [...chosen, status] : chosen.filter((one) => one !== status))}
      >
        {status}
      </Checkbox>
    ))}
  </fieldset>
);
