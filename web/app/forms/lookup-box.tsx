import { Combobox, ComboboxButton, ComboboxInput, Portal } from '@headlessui/react';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LookupItem } from '../../../machines/lookup/lookup.types.ts';
import { chooseMessage, isSameName } from '../../../machines/rules/text/list-entry.ts';
import { Button, iconButtonClass, Spinner } from '../../ui/button.tsx';
import { announced } from '../../ui/feedback/announced.ts';
import { inputClass } from '../../ui/fields/control-classes.ts';
import { DescribedInput } from '../../ui/fields/described-input.tsx';
import { useControl, useOwnError } from '../../ui/fields/field.tsx';
import { messageFor } from '../messages.ts';
import { saveFormDraft } from '../session/form-drafts.ts';
import { ADD, AS_TYPED, LookupOptions } from './lookup-options.tsx';
import type { ReadStart } from './lookup-start.ts';
import { Opening, pressEnter, useStart, useUnsettled } from './lookup-start.ts';
import type { LookupProps } from './use-lookup-machine.ts';
import { useLookupMachine } from './use-lookup-machine.ts';

/** The list opens in the landmark or dialog of its field: outside, a screen reader finds it nowhere. */
const PLACES = '[role=dialog], [role=alertdialog], main';

/** The id of typed text that names no entry. */
const UNCHOSEN = 'unchosen';

/** At the end of the field. */
const listButton = iconButtonClass(true, 'absolute top-1/2 right-1 size-7 -translate-y-1/2');

const BROWSING = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];

type BoxProps<Item extends LookupItem> = LookupProps<Item> & {
  start: ReadStart;
  /** The list lies open below the field, where it is only looked at. */
  isLaidOpen?: boolean;
};

/** The loaded part of `Lookup`. */
export default function LookupBox<Item extends LookupItem>(props: BoxProps<Item>) {
  const { value, onPick, onWords, onUnchosen, maxLength, placeholder, describe, addNew, clearable } = props;
  const { isLaidOpen = false } = props;
  const { id, ...described } = useControl();
  const [left] = useState(props.start);
  const note = (words: string) => {
    onUnchosen?.(words);
    if (addNew?.draftKey) saveFormDraft(addNew.draftKey, words === '' ? undefined : words);
  };
  const take = (item: LookupItem, whole: Item | null) => {
    note('');
    if (item.id === ADD) addNew?.onAdd(item.name);
    else if (item.id !== AS_TYPED) onPick(whole);
  };
  const { snapshot, send, itemOf } = useLookupMachine(props, {
    words: left.hasFocus ? '' : (left.typed ?? ''),
    isConfirmed: left.hasFocus && left.isConfirmed === true,
    take,
    // The library is still opening the list.
    pressEnter: () => queueMicrotask(() => pressEnter(input.current)),
  });
  const input = useStart(left, (words) => send({ type: 'search.typed', search: words }));
  const place = useRef<HTMLElement | null>(null);
  const findPlace = (box: HTMLElement | null) => {
    place.current = box?.closest<HTMLElement>(PLACES) ?? null;
  };
  const { items, total, failure, search } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const typed = search.trim();
  const isUnchosen = onWords === undefined && typed !== '';
  const refusal = snapshot.matches('unmatched')
    ? failure
      ? messageFor(failure)
      : chooseMessage(typed, { items, mayAdd: addNew !== undefined })
    : null;
  const isAddable = refusal !== null && !failure && !items.some(({ name }) => isSameName(name, typed));
  useOwnError(isAddable && props.onUnlisted ? null : refusal);
  const takeUnlisted = useEffectEvent((words: string) => {
    note('');
    props.onUnlisted?.(words);
  });
  const isTaken = isAddable && props.onUnlisted !== undefined;
  useEffect(() => {
    if (isTaken) takeUnlisted(typed);
  }, [isTaken, typed]);
  const addTyped = () => {
    take({ id: ADD, name: typed }, null);
    input.current?.focus(); // the button goes
  };
  useUnsettled(input, isUnchosen ? (refusal ?? `Looking for “${typed}”. Try again in a moment.`) : '');
  const press = (event: KeyboardEvent, open: boolean, active: LookupItem | null) => {
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') send({ type: 'entry.confirmed', active });
    if (event.key === 'Tab') send({ type: 'field.left', active });
    if (BROWSING.includes(event.key)) send({ type: 'list.browsed' });
  };
  const detailOf = (item: LookupItem) => {
    const whole = itemOf(item.id);
    return whole && describe ? describe(whole) : null;
  };
  return (
    <Combobox<LookupItem | null>
      immediate
      // The library puts its value's name back into the field when the list closes.
      value={isUnchosen ? { id: UNCHOSEN, name: search } : value}
      by="id"
      onChange={(picked) => {
        if (picked) send({ type: 'item.pressed', item: picked });
        else onPick(null);
      }}
      onClose={() => send({ type: 'list.closed' })}
    >
      {({ open, activeOption }) => (
        <>
          <div className="relative" ref={findPlace}>
            <Opening open={open} onOpen={() => send({ type: 'list.opened' })} />
            <ComboboxInput
              as={DescribedInput}
              ref={input}
              id={id}
              {...described}
              className={inputClass('pr-9 pl-2.5')}
              autoComplete="off"
              placeholder={placeholder}
              maxLength={maxLength}
              displayValue={(item: LookupItem | null) => item?.name ?? ''}
              onKeyDown={(event: KeyboardEvent) => press(event, open, activeOption)}
              onChange={(event) => {
                onWords?.(event.target.value);
                note(event.target.value);
                send({ type: 'search.typed', search: event.target.value });
              }}
            />
            {isBusy && (open || isLaidOpen || isUnchosen) ? (
              <>
                <Spinner className="absolute top-1/2 right-[11px] -mt-[7px]" />
                {open || isLaidOpen ? null : (
                  <span className="sr-only" ref={announced}>
                    Looking…
                  </span>
                )}
              </>
            ) : clearable && value ? (
              <button
                type="button"
                className={listButton}
                aria-label={`Clear ${value.name}`}
                onClick={() => onPick(null)}
              >
                <X className="size-3.5" />
              </button>
            ) : (
              <ComboboxButton className={listButton} aria-label="Show the list">
                <ChevronDown className="size-3.5" />
              </ComboboxButton>
            )}
            <Portal.Group target={place}>
              <LookupOptions
                items={items}
                total={total}
                failure={failure}
                typed={typed}
                isBusy={isBusy}
                value={value}
                detailOf={detailOf}
                isLaidOpen={isLaidOpen}
                takesAnyWords={onWords !== undefined}
                addable={addNew?.what}
              />
            </Portal.Group>
          </div>
          {addNew && isAddable && !isTaken && !open ? (
            <Button size="sm" className="justify-self-start" onClick={addTyped}>
              Add “{typed}”
            </Button>
          ) : null}
        </>
      )}
    </Combobox>
  );
}
