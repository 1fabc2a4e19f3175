import { useState } from 'react';
import type { PastedSource } from '../../../machines/rules/booking/pasted-columns.ts';
import type { ChosenSources, PastedColumn } from '../../../machines/rules/booking/pasted-table.ts';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';

const NOT_READ = 'none';

const choices: readonly { value: NonNullable<PastedSource> | typeof NOT_READ; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'first', label: 'First name' },
  { value: 'last', label: 'Last name' },
  { value: 'dob', label: 'Date of birth' },
  { value: 'gender', label: 'Sex' },
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
  { value: 'position', label: 'Position' },
  { value: 'note', label: 'Note' },
  { value: NOT_READ, label: 'Not read' },
];

type PastedColumnsProps = {
  columns: readonly PastedColumn[];
  chosen: ChosenSources;
  onChosen: (chosen: ChosenSources) => void;
};

/** A select for each column of the paste, which begins with the guess. Open where a column is not read. */
export function PastedColumns({ columns, chosen, onChosen }: PastedColumnsProps) {
  const isUnsure = columns.some(({ at, source }) => source === null && !(at in chosen));
  const [isToggled, setToggled] = useState(false);
  const isOpen = isUnsure !== isToggled;
  return (
    <section aria-label="Columns">
      <DisclosureButton isOpen={isOpen} onToggle={() => setToggled(!isToggled)}>
        Columns
      </DisclosureButton>
      {isOpen ? (
        <div className="mt-1 grid grid-cols-4 gap-3 max-sm:grid-cols-2">
          {columns.map(({ at, label, example, source }) => (
            <Field key={at} label={label} hint={`Eg. ${example.slice(0, 30)}`}>
              <Select
                value={source ?? NOT_READ}
                choices={choices}
                onValue={(value) => onChosen({ ...chosen, [at]: value === NOT_READ ? null : value })}
              />
            </Field>
          ))}
        </div>
      ) : null}
    </section>
  );
}
