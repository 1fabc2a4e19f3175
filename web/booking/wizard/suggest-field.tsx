import { useId } from 'react';
import type { LookupItem } from '../../../machines/lookup.machine.ts';
import { useList } from '../../slots/use-list.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';

type SuggestFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  maxLength: number;
  load: (search: string, signal: AbortSignal) => Promise<readonly LookupItem[]>;
};

/** Free text that the company's own list offers words for. What is typed stays, on the list or not. */
export function SuggestField({ label, value, onValue, maxLength, load }: SuggestFieldProps) {
  const listId = useId();
  const { items, open, onSearch } = useList(load, 'when asked');
  const type = (text: string) => {
    onValue(text);
    onSearch(text);
  };
  return (
    <Field label={label} optional>
      <TextInput list={listId} value={value} onValue={type} maxLength={maxLength} autoComplete="off" onFocus={open} />
      <datalist id={listId}>
        {items.map((item) => (
          <option key={item.id} value={item.name} />
        ))}
      </datalist>
    </Field>
  );
}
