import { type FormEvent, useState } from 'react';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { dayMessage } from '../../machines/rules/calendar/typed-day.ts';
import { hasWords } from '../../machines/rules/text/fold.ts';
import { Lookup } from '../app/forms/lookup.tsx';
import { companyNames } from '../app/records/company-names.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { zoneName } from '../ui/date-format.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { focusUnsettled } from '../ui/fields/unsettled.ts';
import { ACTIONS, actionLabel } from './audit-actions.ts';
import { type AuditSearch, NO_SEARCH } from './audit-list.ts';

const MAX_LETTERS = 100; // as many as the service takes

type Item = { id: string; name: string };

/** Nothing is searched until 'Search'. */
export function AuditFilterForm({ onSearch }: { onSearch: (search: AuditSearch) => void }) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [draft, setDraft] = useState(NO_SEARCH);
  const [company, setCompany] = useState<Item | null>(null);
  const change = (changes: Partial<AuditSearch>) => setDraft((now) => ({ ...now, ...changes }));
  const { fromDate, toDate } = draft;
  const isBackwards = isoDay(fromDate) !== null && isoDay(toDate) !== null && toDate < fromDate;
  const isRefused = isBackwards || dayMessage(fromDate) !== null || dayMessage(toDate) !== null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!focusUnsettled(event.currentTarget) && !isRefused)
      onSearch({ ...draft, person: draft.person.trim(), account: draft.account.trim() });
  };
  const clear = () => {
    setCompany(null);
    setDraft(NO_SEARCH);
    onSearch(NO_SEARCH);
  };
  const text = { maxLength: MAX_LETTERS, autoComplete: 'off' };
  const zone = `Days in ${zoneName(timeZone, Date.now())} (${timeZone})`;
  return (
    <form
      className="grid gap-4 border-y border-border bg-sunken px-6 py-4 max-sm:px-4"
      aria-label="Search the audit"
      noValidate
      onSubmit={submit}
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] items-start gap-x-4 gap-y-3">
        <Field label="Whose data" hint="Name, email, phone or booking reference">
          <TextInput {...text} value={draft.person} onValue={(person) => change({ person })} />
        </Field>
        <Field label="Who did it" hint="Name, username or email">
          <TextInput {...text} value={draft.account} onValue={(account) => change({ account })} />
        </Field>
        <Field label="Company of the account">
          <Lookup
            value={company}
            onPick={(item) => {
              setCompany(item);
              change({ company: item?.id ?? '' });
            }}
            load={companyNames(gateway)}
            placeholder="Any company"
            clearable
          />
        </Field>
        <Field label="Action">
          <Lookup
            value={draft.action === '' ? null : { id: draft.action, name: actionLabel(draft.action) }}
            onPick={(item) => change({ action: item?.id ?? '' })}
            load={async (search) => ACTIONS.filter(({ name }) => hasWords(name, search))}
            placeholder="Any action"
            clearable
          />
        </Field>
        <Field label="From" hint={zone}>
          <DateField value={draft.fromDate} onValue={(fromDate) => change({ fromDate })} />
        </Field>
        <Field label="To" hint={zone} error={isBackwards ? 'The to date is before the from date.' : null}>
          <DateField value={draft.toDate} onValue={(toDate) => change({ toDate })} />
        </Field>
      </div>
      <div className="flex items-center gap-2 flex-wrap">
        <Button type="submit" look="primary">
          Search
        </Button>
        <Button onClick={clear}>Clear</Button>
      </div>
    </form>
  );
}
