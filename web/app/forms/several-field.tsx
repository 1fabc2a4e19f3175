import { useRef } from 'react';
import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import { MAX_FILTER_IDS } from '../../../machines/rules/booking/booking-filter.ts';
import { Chip } from '../../ui/chips.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Lookup } from './lookup.tsx';
import type { LookupProps } from './use-lookup-machine.ts';

type Props = Pick<LookupProps<LookupItem>, 'load' | 'unchosen' | 'onUnchosen'> & {
  label: string;
  chosen: readonly LookupItem[];
  onChosen: (items: readonly LookupItem[]) => void;
  placeholder?: string;
  /** At its field. */
  hint?: string;
  optional?: boolean;
};

/**
 * Several records, each a chip below the field that adds the next one. Typed words stay in the field until they are
 * found: only then they become a chip.
 */
export function SeveralField({ label, chosen, onChosen, load, unchosen, onUnchosen, placeholder, ...field }: Props) {
  const isChosen = ({ id }: LookupItem) => chosen.some((one) => one.id === id);
  const box = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    onChosen(chosen.filter((one) => one.id !== id));
    box.current?.querySelector('input')?.focus(); // the chip's button goes
  };
  return (
    <div className="grid gap-1.5" ref={box}>
      <Field label={label} {...field}>
        <Lookup
          value={null}
          onPick={(item) => (item && !isChosen(item) ? onChosen([...chosen, item]) : undefined)}
          load={load}
          unchosen={unchosen}
          onUnchosen={onUnchosen}
          placeholder={
            placeholder ?? (chosen.length > 0 ? `Add a ${label.toLowerCase()}` : `Any ${label.toLowerCase()}`)
          }
          off={chosen.length < MAX_FILTER_IDS ? null : `At most ${MAX_FILTER_IDS}.`}
        />
      </Field>
      {chosen.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5" aria-label={`${label}: chosen`}>
          {chosen.map((item) => (
            <li key={item.id} className="max-w-full">
              <Chip value={item.name} onRemove={() => remove(item.id)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
