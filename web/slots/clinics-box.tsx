import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { id, type SiteId } from '../../machines/lib/ports.ts';
import { hasWords } from '../../machines/rules/text/fold.ts';
import { chooseMessage, exactMatch, onlyPrefixMatch } from '../../machines/rules/text/list-entry.ts';
import { Chip } from '../ui/chips.tsx';
import { chipsBoxClass, optionNoteClass, optionsClass } from '../ui/fields/control-classes.ts';
import { DescribedInput } from '../ui/fields/described-input.tsx';
import { useControl, useOwnError } from '../ui/fields/field.tsx';

export type ClinicChoice = { id: SiteId; name: string; address: string; isFavourite?: boolean };

export type ClinicsFieldProps = {
  /** The clinics to choose from. */
  clinics: readonly ClinicChoice[];
  all: boolean;
  siteIds: readonly SiteId[];
  onChoice: (choice: { all: boolean; siteIds: readonly SiteId[] }) => void;
  onBlur?: () => void;
  /** False where each clinic is chosen by itself. */
  canChooseAll?: boolean;
};

/** Represents every clinic of the state; no clinic has this id. */
const ALL: ClinicChoice = { id: id<SiteId>('all'), name: 'All', address: '' };

/** The loaded part of `ClinicsField`. */
export default function ClinicsBox({
  clinics,
  all,
  siteIds,
  onChoice,
  onBlur,
  canChooseAll = true,
}: ClinicsFieldProps) {
  const control = useControl();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  useOwnError(isLeft ? chooseMessage(typed, { items: clinics }) : null);
  const chosen = siteIds.flatMap((one) => clinics.filter((clinic) => clinic.id === one));
  const found = clinics.filter((clinic) => hasWords(`${clinic.name} ${clinic.address}`, typed));
  const choose = (picked: readonly ClinicChoice[]) => {
    setTyped('');
    if (picked.includes(ALL)) onChoice({ all: !all, siteIds: [] });
    else onChoice({ all: false, siteIds: picked.map((clinic) => clinic.id) });
  };
  const exact = exactMatch(clinics, typed);
  const take = (clinic: ClinicChoice) => {
    setTyped('');
    onChoice({ all: false, siteIds: [...new Set([...chosen, clinic].map((one) => one.id))] });
  };
  /** Words that name a clinic, or that it alone begins with, choose it; others stay, and the field says so. */
  const leave = () => {
    const meant = exact ?? onlyPrefixMatch(clinics, typed);
    if (meant) take(meant);
    setLeft(!meant && typed.trim() !== '');
  };
  /** Enter takes the clinic with exactly this name, or the highlighted one where its name has the words in it. */
  const press = (event: KeyboardEvent, active: ClinicChoice | null) => {
    if (event.key !== 'Enter' || typed.trim() === '' || event.nativeEvent.isComposing) return;
    if (!exact && active && hasWords(active.name, typed)) return;
    event.preventDefault();
    leave();
  };
  const without = (siteId: SiteId) => onChoice({ all: false, siteIds: siteIds.filter((one) => one !== siteId) });
  return (
    <Combobox<ClinicChoice, true> multiple immediate by="id" value={chosen} onChange={choose} onClose={leave}>
      {({ activeOption }) => (
        <div className={chipsBoxClass(control['aria-invalid'])}>
          {all ? (
            <Chip value={`All (${clinics.length})`} onRemove={() => onChoice({ all: false, siteIds: [] })} />
          ) : (
            chosen.map((clinic) => <Chip key={clinic.id} value={clinic.name} onRemove={() => without(clinic.id)} />)
          )}
          <ComboboxInput
            as={DescribedInput}
            {...control}
            autoComplete="off"
            placeholder={
              all || chosen.length > 0 ? 'Add a clinic' : canChooseAll ? 'Choose clinics, or all' : 'Choose clinics'
            }
            value={typed}
            onKeyDown={(event: KeyboardEvent) => press(event, activeOption)}
            onChange={(event) => {
              setLeft(false);
              setTyped(event.target.value);
            }}
            onBlur={() => onBlur?.()}
          />
          <ComboboxOptions
            modal={false}
            className={optionsClass('absolute top-[calc(100%+4px)] -left-px min-w-[min(288px,100%)]')}
          >
            {canChooseAll && typed === '' && clinics.length > 0 ? (
              <ComboboxOption value={ALL} aria-selected={all}>
                <span className="min-w-0 flex-1">All clinics ({clinics.length})</span>
                {all ? <Check /> : null}
              </ComboboxOption>
            ) : null}
            {found.map((clinic) => (
              <ComboboxOption key={clinic.id} value={clinic}>
                <span className="min-w-0 flex-1">
                  {clinic.name}
                  <span className="text-xs text-text-3 block">{clinic.address}</span>
                </span>
                {clinic.isFavourite ? <span className="text-xs text-text-2">Favourite</span> : null}
                {siteIds.includes(clinic.id) ? <Check /> : null}
              </ComboboxOption>
            ))}
            {found.length === 0 ? (
              <p className={optionNoteClass}>
                {clinics.length === 0 ? 'Choose a state first.' : `Nothing matches “${typed}”.`}
              </p>
            ) : null}
          </ComboboxOptions>
        </div>
      )}
    </Combobox>
  );
}
