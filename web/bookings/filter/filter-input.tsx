import type { Ref } from 'react';
import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import {
  type BookingFilter,
  type FilterName,
  type FilterNameOf,
  filterField,
  isKind,
  MAX_FILTER_TEXT,
} from '../../../machines/rules/booking/booking-filter.ts';
import { PHONE_HINT } from '../../../machines/rules/contact/phone.ts';
import { Lookup } from '../../app/forms/lookup.tsx';
import { SeveralField } from '../../app/forms/several-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FixedValue, TextInput } from '../../ui/fields/inputs.tsx';
import type { UnchosenWords } from './filter-draft.ts';
import type { FilterItem, FilterLookups } from './filter-lookups.ts';

type FilterInputProps = {
  name: FilterName;
  draft: BookingFilter;
  /** The error of a day. */
  error: string | null;
  /** The zone that days are of. */
  zoneHint: string;
  /** Of an account that has one company. */
  fixedCompany: LookupItem | null;
  lookups: FilterLookups;
  itemOf: (id: string) => FilterItem | null;
  unchosen: UnchosenWords;
  onUnchosen: (name: FilterNameOf<'id' | 'ids'>, words: string) => void;
  onPick: (name: FilterNameOf<'id'>, item: FilterItem | null) => void;
  onPickAll: (name: FilterNameOf<'ids'>, items: readonly LookupItem[]) => void;
  onValue: (name: FilterNameOf<'text' | 'day'>, value: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** One field of the filter, typed or chosen by its kind. Fields of several values come below the others. */
export function FilterInput({ name, draft, ...props }: FilterInputProps) {
  const { label, input, within } = filterField(name);
  if (isKind(name, 'text')) {
    return (
      <Field label={label} hint={input === 'tel' ? PHONE_HINT : null}>
        <TextInput
          ref={props.inputRef}
          type={input}
          value={draft[name]}
          maxLength={MAX_FILTER_TEXT}
          autoComplete="off"
          onValue={(value) => props.onValue(name, value)}
        />
      </Field>
    );
  }
  if (isKind(name, 'day')) {
    return (
      <Field label={label} hint={props.zoneHint} error={props.error}>
        <DateField value={draft[name]} onValue={(value) => props.onValue(name, value)} />
      </Field>
    );
  }
  if (name === 'company' && props.fixedCompany) {
    return (
      <Field label={label}>
        <FixedValue value={props.fixedCompany.name} />
      </Field>
    );
  }
  const companies = props.fixedCompany ? [props.fixedCompany] : draft.company.flatMap((id) => props.itemOf(id) ?? []);
  if (isKind(name, 'ids')) {
    return (
      <SeveralField
        label={label}
        chosen={draft[name].flatMap((id) => props.itemOf(id) ?? [])}
        onChosen={(items) => props.onPickAll(name, items)}
        load={props.lookups[name](companies)}
        unchosen={props.unchosen[name]}
        onUnchosen={(words) => props.onUnchosen(name, words)}
      />
    );
  }
  if (!isKind(name, 'id')) return null;
  const isCompanyLookedFor = Boolean(props.unchosen.company?.trim());
  const noCompany = companies.length === 0 && !isCompanyLookedFor;
  const owners = companies.map(({ id }) => id).join();
  return (
    <Field label={label}>
      <Lookup<FilterItem>
        within={within && isCompanyLookedFor ? null : within && owners}
        value={props.itemOf(draft[name])}
        onPick={(item) => props.onPick(name, item)}
        load={props.lookups[name](companies)}
        unchosen={props.unchosen[name]}
        onUnchosen={(words) => props.onUnchosen(name, words)}
        describe={({ of = null }) => of}
        placeholder={`Any ${label.toLowerCase()}`}
        off={within && noCompany ? 'Choose a company first.' : null}
        clearable
      />
    </Field>
  );
}
