import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { LookupItem } from '../../../machines/lookup.machine.ts';
import { useList } from '../../slots/use-list.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';

type SuggestFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  maxLength: number;
  load: (search: string, signal: AbortSignal) => Promise<readonly LookupItem[]>;
  /** Adds what was typed to the list, for the next bookings. */
  onAdd: ((name: string) => Promise<unknown>) | null;
};

/** Free text that the company's own list offers words for. What is typed stays, on the list or not. */
export function SuggestField({ label, value, onValue, maxLength, load, onAdd }: SuggestFieldProps) {
  const listId = useId();
  const { items, open, onSearch, search, isBusy } = useList(load, 'when asked');
  const type = (text: string) => {
    onValue(text);
    onSearch(text);
  };
  const name = value.trim();
  const isAsked = search === value && !isBusy; // the answer is about these words
  const isListed = items.some((item) => item.name.toLowerCase() === name.toLowerCase());
  const add = async () => {
    await onAdd?.(name);
    onSearch(value);
  };
  return (
    <div>
      <Field label={label} optional>
        <TextInput list={listId} value={value} onValue={type} maxLength={maxLength} autoComplete="off" onFocus={open} />
      </Field>
      <datalist id={listId}>
        {items.map((item) => (
          <option key={item.id} value={item.name} />
        ))}
      </datalist>
      {onAdd && name !== '' && isAsked && !isListed ? (
        <Button look="link" size="sm" icon={<Plus className="i i-s" />} onClick={add}>
          Add “{name}” to the list
        </Button>
      ) : null}
    </div>
  );
}
