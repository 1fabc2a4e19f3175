import { ListFilter } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { LookupItem } from '../../machines/lookup/lookup.types.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { dayMessage } from '../../machines/rules/calendar/typed-day.ts';
import { Lookup } from '../app/forms/lookup.tsx';
import { companyNames } from '../app/records/company-names.ts';
import { useAccess, useGateway, useIsProvider } from '../app/session/session-context.tsx';
import type { DueFilter } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { focusUnsettled } from '../ui/fields/unsettled.ts';
import { DueClinicsDocument, DueSubsidiariesDocument } from './due.documents.ts';
import { dueAddress, MAX_POSITION_LETTERS } from './due-address.ts';

const kind = 'lookup' as const;

type Draft = {
  company: LookupItem | null;
  subsidiary: LookupItem | null;
  site: LookupItem | null;
  position: string;
  dueFrom: string;
  dueTo: string;
};
const BLANK: Draft = { company: null, subsidiary: null, site: null, position: '', dueFrom: '', dueTo: '' };

const filterOf = ({ company, subsidiary, site, position, dueFrom, dueTo }: Draft): DueFilter => ({
  ...(company && { org: company.id }),
  ...(subsidiary && { subsidiary: subsidiary.id }),
  ...(site && { siteId: site.id }),
  ...(position.trim() && { position: position.trim() }),
  ...(dueFrom && { dueFrom }),
  ...(dueTo && { dueTo }),
});

const isSame = (one: DueFilter, other: DueFilter) =>
  String(dueAddress({ filter: one, page: 1 })) === String(dueAddress({ filter: other, page: 1 }));

/** The fields as an address has them; the names of what it names by id come with the list. */
const draftOf = ({ org, subsidiary, siteId, position, dueFrom, dueTo }: DueFilter): Draft => ({
  company: org ? { id: org, name: '' } : null,
  subsidiary: subsidiary ? { id: subsidiary, name: '' } : null,
  site: siteId ? { id: siteId, name: '' } : null,
  position: position ?? '',
  dueFrom: dueFrom ?? '',
  dueTo: dueTo ?? '',
});

type FormProps = {
  /** Of the address. */
  filter: DueFilter;
  names: readonly LookupItem[];
  onSearch: (filter: DueFilter) => void;
};

/** Nothing is searched until 'Search'. */
export function DueFilterForm({ filter, names, onSearch }: FormProps) {
  const gateway = useGateway();
  const isProvider = useIsProvider();
  const { info } = useAccess();
  const [draft, setDraft] = useState(() => draftOf(filter));
  const [followed, setFollowed] = useState({ filter, times: 0 });
  // Back, Forward and links bring another filter; what was searched here is in the fields already.
  if (!isSame(followed.filter, filter)) {
    const isHere = isSame(filterOf(draft), filter);
    setFollowed({ filter, times: followed.times + (isHere ? 0 : 1) });
    if (!isHere) setDraft(draftOf(filter));
  }
  const nameOf = (item: LookupItem | null) =>
    item && (item.name || (names.find(({ id }) => id === item.id)?.name ?? '…'));
  const shown = (item: LookupItem | null) => item && { ...item, name: nameOf(item) ?? '' };
  /** A look-up keeps its first value: the key changes where the address brought something, or its name arrives. */
  const lookupKey = (item: LookupItem | null) => [followed.times, item?.name === '' && nameOf(item)].join(' ');
  const [isCompanyLookedFor, setCompanyLookedFor] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const change = (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes }));
  const { company, subsidiary, site, position, dueFrom, dueTo } = draft;
  const org = isProvider ? company?.id : info.company?.id;
  const isBackwards = isoDay(dueFrom) !== null && isoDay(dueTo) !== null && dueTo < dueFrom;
  const isRefused = isBackwards || dayMessage(dueFrom) !== null || dayMessage(dueTo) !== null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!focusUnsettled(event.currentTarget) && !isRefused) onSearch(filterOf(draft));
  };
  const clear = () => {
    setDraft(BLANK);
    onSearch({});
  };
  return (
    <form
      className="grid gap-4 border-border border-y bg-sunken px-6 py-4 max-sm:px-4 print:hidden"
      aria-label="Search who is due"
      noValidate
      onSubmit={submit}
    >
      <Button
        className="sm:hidden"
        icon={<ListFilter />}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
      >
        Filter
      </Button>
      <div id={fieldsId} className={classes('grid gap-4', !isOpen && 'max-sm:hidden')}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))] items-start gap-x-4 gap-y-3">
          {isProvider ? (
            <Field label="Company">
              <Lookup
                key={lookupKey(company)}
                value={shown(company)}
                onPick={(item) => change({ company: item, subsidiary: null })}
                onUnchosen={(words) => setCompanyLookedFor(words.trim() !== '')}
                load={companyNames(gateway)}
                placeholder="Any company"
                clearable
              />
            </Field>
          ) : null}
          <Field label="Subsidiary">
            <Lookup
              key={lookupKey(subsidiary)}
              within={isCompanyLookedFor ? null : org}
              value={shown(subsidiary)}
              onPick={(item) => change({ subsidiary: item })}
              load={async (search, signal) =>
                (await gateway.request(DueSubsidiariesDocument, { org: org ?? '', search }, { signal, kind }))
                  .bookableSubsidiaries
              }
              placeholder="Any subsidiary"
              off={org || isCompanyLookedFor ? null : 'Choose a company first'}
              clearable
            />
          </Field>
          <Field label="Position">
            <TextInput
              value={position}
              onValue={(words) => change({ position: words })}
              maxLength={MAX_POSITION_LETTERS}
              autoComplete="off"
            />
          </Field>
          <Field label="Clinic">
            <Lookup
              key={lookupKey(site)}
              value={shown(site)}
              onPick={(item) => change({ site: item })}
              load={async (search, signal) =>
                (await gateway.request(DueClinicsDocument, { search }, { signal, kind })).bookableClinics
              }
              placeholder="Any clinic"
              clearable
            />
          </Field>
          <Field label="Due from">
            <DateField value={dueFrom} onValue={(day) => change({ dueFrom: day })} />
          </Field>
          <Field label="Due to" error={isBackwards ? 'The last day is before the first.' : null}>
            <DateField value={dueTo} onValue={(day) => change({ dueTo: day })} />
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="primary">
            Search
          </Button>
          <Button onClick={clear}>Clear</Button>
        </div>
      </div>
    </form>
  );
}
