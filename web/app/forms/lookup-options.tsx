import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import { hasWords } from '../../../machines/rules/text/fold.ts';
import { isSameName } from '../../../machines/rules/text/list-entry.ts';
import { classes } from '../../ui/classes.ts';
import { optionNoteClass, optionsClass } from '../../ui/fields/control-classes.ts';
import { messageFor } from '../messages.ts';

/** No server id: choosing it adds what was typed. */
export const ADD = 'add-new';
/** No server id either: choosing it leaves what was typed. */
export const AS_TYPED = 'as-typed';

const FLOATING = { anchor: { to: 'bottom start', gap: 4 }, modal: false } as const;
const LAID_OPEN = { static: true, portal: false } as const;

type OptionsProps = {
  items: readonly LookupItem[];
  total: number;
  failure: PortalError | null;
  typed: string;
  isBusy: boolean;
  value: LookupItem | null;
  takesAnyWords: boolean;
  /** The noun of an entry that can be added by its name alone. */
  addable: string | undefined;
  detailOf: (item: LookupItem) => ReactNode;
  isLaidOpen: boolean;
};

/** The list below the field: what was found, what was typed, and what can be added. */
export function LookupOptions({ items, total, failure, typed, isBusy, isLaidOpen, ...props }: OptionsProps) {
  const { value, takesAnyWords, addable, detailOf } = props;
  const shown = isBusy ? items.filter(({ name }) => hasWords(name, typed)) : items;
  // While an answer is awaited the keyboard finds nothing but the entry that is called what was typed.
  const isStale = (item: LookupItem) => isBusy && !isSameName(item.name, typed);
  const isTicked = ({ id, name }: LookupItem) => id === value?.id || (takesAnyWords && name === value?.name);
  const offersNew = addable && typed !== '' && !isBusy && !items.some((item) => isSameName(item.name, typed));
  // First in the list, where Enter and Tab find it: they must not put a listed word in the place of the typed one.
  const offersTyped = takesAnyWords && typed !== '' && !items.some((item) => item.name === typed);
  // In a field that takes any words, a list without a word to offer is no help.
  const hasNothing = takesAnyWords && shown.length === 0 && typed === '' && !failure;
  return (
    <ComboboxOptions
      {...(isLaidOpen ? LAID_OPEN : FLOATING)}
      className={classes(
        optionsClass(),
        isLaidOpen ? 'absolute top-full left-0 mt-1 w-full' : 'w-(--input-width)',
        hasNothing && 'invisible',
      )}
    >
      {offersTyped ? <ComboboxOption value={{ id: AS_TYPED, name: typed }}>“{typed}” as typed</ComboboxOption> : null}
      {shown.map((item) => (
        <ComboboxOption key={item.id} value={item} disabled={isStale(item)}>
          <span className="min-w-0 flex-1">
            {item.name}
            {detailOf(item) ? <span className="text-xs text-text-3 block">{detailOf(item)}</span> : null}
          </span>
          {isTicked(item) ? <Check /> : null}
        </ComboboxOption>
      ))}
      {failure ? (
        <p className={optionNoteClass} role="alert">
          {messageFor(failure)}
        </p>
      ) : null}
      {shown.length === 0 && !failure ? (
        <p className={optionNoteClass}>
          {isBusy ? 'Searching…' : typed ? `Nothing matches “${typed}”.` : 'Nothing here yet.'}
        </p>
      ) : null}
      {!isBusy && total > items.length ? (
        <p className={optionNoteClass}>
          {items.length} of {total} shown. Type more to find the others.
        </p>
      ) : null}
      {offersNew ? (
        <ComboboxOption value={{ id: ADD, name: typed }} className="mt-1 border-border border-t text-link">
          <Plus />
          Add {addable} “{typed}”
        </ComboboxOption>
      ) : null}
    </ComboboxOptions>
  );
}
