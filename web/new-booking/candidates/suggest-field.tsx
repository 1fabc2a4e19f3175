import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import { Lookup } from '../../app/forms/lookup.tsx';
import type { LookupProps } from '../../app/forms/use-lookup-machine.ts';
import { Field } from '../../ui/fields/field.tsx';

type SuggestFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  maxLength: number;
  load: LookupProps<LookupItem>['load'];
  /** Adds what was typed to the list, for the next bookings. */
  onAdd: ((name: string) => Promise<unknown>) | null;
  /** Said beforehand where it is required. */
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  error?: string | undefined;
};

/** Free text that the company's own list offers words for. What is typed stays, on the list or not. */
export const SuggestField = ({ label, value, onValue, maxLength, load, onAdd, ...field }: SuggestFieldProps) => (
  <Field label={label} optional={!field.isRequired} hint={field.hint} error={field.error}>
    <Lookup
      value={value === '' ? null : { id: value, name: value }}
      onWords={onValue}
      onPick={(item) => onValue(item?.name ?? '')}
      load={load}
      maxLength={maxLength}
      addNew={onAdd ? { what: label.toLowerCase(), onAdd } : undefined}
      placeholder="Search or type"
      clearable
    />
  </Field>
);
