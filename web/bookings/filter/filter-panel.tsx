import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { deepEqual } from '../../../machines/lib/deep-equal.ts';
import {
  ANSWER_STATES,
  type BookingFilter,
  type FilterNameOf,
  filterField,
  filterNames,
  filterOf,
  isKind,
  NO_FILTER,
  OUTCOME_STATES,
  RESULT_STATES,
  withoutField,
} from '../../../machines/rules/booking/booking-filter.ts';
import { QUESTION_STATES } from '../../../machines/rules/booking/question-state.ts';
import { STATUS_GROUPS } from '../../../machines/rules/booking/status-groups.ts';
import { dayMessage } from '../../../machines/rules/calendar/typed-day.ts';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { zoneName } from '../../ui/date-format.ts';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { focusUnsettled } from '../../ui/fields/unsettled.ts';
import { backwardDays } from './filter-chips.ts';
import { type FilterDraft, filterDraft, saveFilterDraft, type UnchosenWords } from './filter-draft.ts';
import { FilterInput } from './filter-input.tsx';
import { type FilterItem, filterLookups } from './filter-lookups.ts';

type FilterPanelProps = {
  filter: BookingFilter;
  fixedCompany: FilterItem | null;
  namedAs: (id: string) => FilterItem;
  /** `names` of what was picked by id. */
  onApply: (filter: BookingFilter, names: readonly FilterItem[]) => void;
  onCancel: () => void;
};

/** Nothing filters until 'Apply filter'; what was chosen until then is there again after another page, a reload or a sign-in. */
export default function FilterPanel({ filter, fixedCompany, namedAs, onApply, onCancel }: FilterPanelProps) {
  const { timeZone } = usePortal();
  const gateway = useGateway();
  const [lookups] = useState(() => filterLookups(gateway));
  const [left] = useState<FilterDraft>(() => filterDraft() ?? { draft: filter, names: [] });
  const [draft, setDraft] = useState(left.draft);
  const [names, setNames] = useState(left.names);
  const [unchosen, setUnchosen] = useState<UnchosenWords>(left.unchosen ?? {});
  useEffect(() => {
    const isUntouched = deepEqual(draft, filter) && Object.values(unchosen).every((words) => words === '');
    saveFilterDraft(isUntouched ? null : { draft, names, unchosen });
  }, [draft, names, unchosen, filter]);
  const end = (how: () => void) => () => {
    saveFilterDraft(null);
    how();
  };
  const cancel = end(onCancel);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const change = (changes: Partial<BookingFilter>) => setDraft((now) => ({ ...now, ...changes }));
  const itemOf = (id: string) => (id === '' ? null : (names.find((one) => one.id === id) ?? namedAs(id)));
  const pick = (name: FilterNameOf<'id'>, item: FilterItem | null) => {
    if (item) setNames((now) => [...now, item]);
    setDraft((now) => ({ ...withoutField(now, name), [name]: item?.id ?? '' }));
  };
  const pickAll = (name: FilterNameOf<'ids'>, items: readonly FilterItem[]) => {
    const ids = items.map(({ id }) => id);
    setNames((now) => [...now, ...items]);
    // A subsidiary goes with its own company alone.
    setDraft((now) => {
      const owner = itemOf(now.subsidiary)?.orgId;
      const isKept = now[name].every((id) => ids.includes(id)) || (owner && ids.includes(owner));
      return { ...(isKept ? now : withoutField(now, name)), [name]: ids };
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusUnsettled(event.currentTarget)) return;
    const isRight = filterNames.every((name) => !isKind(name, 'day') || !dayMessage(draft[name]));
    if (isRight && backwardDays(draft).length === 0) end(() => onApply(trimmed(draft), names))();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) cancel();
  };
  const zone = `Days in ${zoneName(timeZone, Date.now())} (${timeZone})`;
  return (
    <section className="border-y border-border bg-sunken px-6 py-4 max-sm:p-4 print:hidden" aria-label="Filter">
      <form className="grid gap-4" noValidate onSubmit={submit} onKeyDown={leave}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] items-start gap-x-4 gap-y-3">
          {filterNames
            .filter((name) => !fixedCompany || !filterField(name).isProviders)
            .map((name, index) => (
              <FilterInput
                key={name}
                name={name}
                draft={draft}
                error={backwardDays(draft).includes(name) ? 'The to date is before the from date.' : null}
                zoneHint={zone}
                fixedCompany={fixedCompany}
                lookups={lookups}
                itemOf={itemOf}
                unchosen={unchosen}
                onUnchosen={(field, words) => setUnchosen((now) => ({ ...now, [field]: words }))}
                onPick={pick}
                onPickAll={pickAll}
                onValue={(field, value) => change({ [field]: value })}
                inputRef={index === 0 ? first : undefined}
              />
            ))}
        </div>
        {filterNames.map((name) =>
          isKind(name, 'values') ? (
            <Values key={name} name={name} chosen={draft[name]} onChosen={(values) => change({ [name]: values })} />
          ) : null,
        )}
        <div className="sticky bottom-0 z-10 -mx-6 -mb-4 flex flex-wrap items-center gap-2 border-border border-t bg-sunken px-6 py-3 max-sm:-mx-4 max-sm:px-4">
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

const trimmed = (filter: BookingFilter): BookingFilter =>
  filterOf(
    Object.fromEntries(filterNames.map((name) => [name, isKind(name, 'text') ? filter[name].trim() : filter[name]])),
  );

/** By the names of their groups; '' where a field has one alone. */
const choices: Readonly<Record<FilterNameOf<'values'>, Readonly<Record<string, readonly string[]>>>> = {
  statuses: STATUS_GROUPS,
  results: { '': RESULT_STATES },
  outcomes: { '': OUTCOME_STATES },
  answers: { '': ANSWER_STATES },
  questions: { '': QUESTION_STATES },
};

type ValuesProps = {
  name: FilterNameOf<'values'>;
  chosen: readonly string[];
  onChosen: (values: readonly string[]) => void;
};

const Values = ({ name, chosen, onChosen }: ValuesProps) => (
  <fieldset className="grid gap-y-2">
    <legend className="mb-1.5 font-[550]">{filterField(name).label}</legend>
    {Object.entries(choices[name]).map(([group, values]) => (
      <fieldset
        key={group}
        className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-1.5 max-sm:grid-cols-2"
      >
        {group ? <legend className="mb-1 text-text-3 text-xs">{group}</legend> : null}
        {values.map((value) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onValue={(isOn) => onChosen(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
          >
            {value}
          </Checkbox>
        ))}
      </fieldset>
    ))}
  </fieldset>
);
