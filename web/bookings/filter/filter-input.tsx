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
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FixedValue, TextInput } from '../../ui/fields/inputs.tsx';
import type { FilterLookups } from './filter-lookups.ts';

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
  itemOf: (id: string) => LookupItem | null;
  /** The company field holds words that name no company yet. */
  isCompanyLookedFor: boolean;
  onCompanyWords: (words: string) => void;
  onPick: (name: FilterNameOf<'id'>, item: LookupItem | null) => void;
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
  if (!isKind(name, 'id')) return null;
  if (name === 'company' && props.fixedCompany) {
    return (
      <Field label={label}>
        <FixedValue value={props.fixedCompany.name} />
      </Field>
    );
  }
  const company = props.fixedCompany?.id ?? draft.company;
  return (
    <Field label={label}>
      <Lookup
        within={within && props.isCompanyLookedFor ? null : within && company}
        onUnchosen={name === 'company' ? props.onCompanyWords : undefined}
        value={props.itemOf(draft[name])}
        onPick={(item) => props.onPick(name, item)}
        load={props.lookups[name](company)}
        placeholder={`Any ${label.toLowerCase()}`}
        off={within && !company && !props.isCompanyLookedFor ? 'Choose a company first.' : null}
        clearable
      />
    </Field>
  );
}
