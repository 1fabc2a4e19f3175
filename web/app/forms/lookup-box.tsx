import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Portal } from '@headlessui/react';
import { Check, ChevronDown, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type LookupItem, lookupMachine } from '../../../machines/lookup/lookup.machine.ts';
import { chooseMessage, hasWords, isSameName } from '../../../machines/rules/text/list-entry.ts';
import { useMachine } from '../../lab-host/use-machine.ts';
import { iconButtonClass, Spinner } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { inputClass, optionNoteClass, optionsClass } from '../../ui/fields/control-classes.ts';
import { DescribedInput } from '../../ui/fields/described-input.tsx';
import { useControl, useLabel, useOwnError } from '../../ui/fields/field.tsx';
import { messageFor } from '../messages.ts';
import { saveFormDraft } from '../session/form-drafts.ts';
import type { LookupProps, ReadStart } from './lookup.tsx';

/** The list opens in the landmark or dialog of its field: outside, a screen reader finds it nowhere. */
const PLACES = '[role=dialog], [role=alertdialog], main';

/** No server id: choosing it adds what was typed. */
const ADD = 'add-new';
/** No server id either: choosing it leaves what was typed. */
const AS_TYPED = 'as-typed';
/** What stands in the field while it names no entry. */
const UNCHOSEN = 'unchosen';

/** At the end of the field. */
const listButton = iconButtonClass(true, 'absolute top-1/2 right-1 size-7 -translate-y-1/2');

const BROWSING = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];

/** The machine carries names and ids; the host's own items are found again by id. */
function useLookup<Item extends LookupItem>(
  { value, load, onWords }: LookupProps<Item>,
  { words, take }: { words: string; take: (item: LookupItem, whole: Item | null) => void },
) {
  const itemsById = useRef(new Map<string, Item>());
  const ask = useRef(load);
  const took = useRef(take);
  const [total, setTotal] = useState(0);
  useEffect(() => {
    ask.current = load;
    took.current = take;
    if (value) itemsById.current.set(value.id, value);
  }, [load, take, value]);
  const [machine] = useState(() =>
    lookupMachine.provide({
      actors: {
        findItems: fromPromise<readonly LookupItem[], { search: string }>(async ({ input, signal }) => {
          const answer = await ask.current(input.search, signal);
          const items = 'total' in answer ? answer.items : answer;
          for (const item of items) itemsById.current.set(item.id, item);
          setTotal('total' in answer ? answer.total : items.length);
          return items;
        }),
      },
      actions: {
        takeItem: (_, { item }) => {
          if (item) took.current(item, itemsById.current.get(item.id) ?? null);
        },
      },
    }),
  );
  const input = { words, takesAnyWords: onWords !== undefined };
  const [snapshot, send] = useMachine(machine, { id: useLabel(), input });
  const [before, setBefore] = useState(value?.id);
  useEffect(() => {
    if (before === value?.id) return;
    setBefore(value?.id);
    if (!onWords) send({ type: 'value.changed' });
  }, [before, value, onWords, send]);
  return { snapshot, send, total, itemOf: (id: string) => itemsById.current.get(id) ?? null };
}

/** Tells the machine that the list opened: the library has an event for closing only. */
function Opening({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const tell = useRef(onOpen);
  useEffect(() => {
    if (open) tell.current();
  }, [open]);
  return null;
}

/** Goes on where the resting field was left: its focus, what was typed into it as if it were typed now, and what was selected. */
function useStart(left: ReturnType<ReadStart>, onSearch: (words: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const start = useRef<ReturnType<ReadStart> | null>(left);
  const search = useRef(onSearch);
  useEffect(() => {
    const { hasFocus, typed, selected } = start.current ?? { hasFocus: false, typed: null };
    start.current = null;
    if (!input.current || !hasFocus) return;
    input.current.focus();
    if (typed !== null && input.current.value === typed) search.current(typed);
    else if (typed !== null) {
      // React hears a value only when it is set behind its back and then announced.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input.current, typed);
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (selected) input.current.setSelectionRange(...selected);
  }, []);
  return input;
}

/** Enter was pressed before there was a list to hear it: the open list hears it now. */
function pressEnter(input: HTMLInputElement | null) {
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Words that are no entry yet keep the form around them from being sent, see `focusUnsettled`. */
function useUnsettled(input: RefObject<HTMLInputElement | null>, message: string) {
  useLayoutEffect(() => input.current?.setCustomValidity(message), [input, message]);
}

type BoxProps<Item extends LookupItem> = LookupProps<Item> & {
  start: ReadStart;
  /** The list lies open below the field, where it is only looked at. */
  isLaidOpen?: boolean;
};

const FLOATING = { anchor: { to: 'bottom start', gap: 4 }, modal: false } as const;
const LAID_OPEN = { static: true, portal: false } as const;

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
  const { snapshot, send, total, itemOf } = useLookup(props, { words: left.hasFocus ? '' : (left.typed ?? ''), take });
  const input = useStart(left, (words) => send({ type: 'search.typed', search: words }));
  const isConfirmed = useRef(left.hasFocus && left.isConfirmed === true);
  const place = useRef<HTMLElement | null>(null);
  const findPlace = (box: HTMLElement | null) => {
    place.current = box?.closest<HTMLElement>(PLACES) ?? null;
  };
  const { items, failure, search } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const typed = search.trim();
  const isUnchosen = onWords === undefined && typed !== '';
  const refusal = snapshot.matches('unmatched')
    ? failure
      ? messageFor(failure)
      : chooseMessage(typed, { items, mayAdd: addNew !== undefined })
    : null;
  useOwnError(refusal);
  useUnsettled(input, isUnchosen ? (refusal ?? `Looking for “${typed}”. Try again in a moment.`) : '');
  const shown = isBusy ? items.filter(({ name }) => hasWords(name, typed)) : items;
  // While an answer is awaited the keyboard finds nothing but the entry that is called what was typed.
  const isStale = (item: LookupItem) => isBusy && !isSameName(item.name, typed);
  const offersNew = addNew && typed !== '' && !isBusy && !items.some((item) => isSameName(item.name, typed));
  // First in the list, where Enter and Tab find it: they must not put a listed word in the place of the typed one.
  const offersTyped = onWords !== undefined && typed !== '' && !items.some((item) => item.name === typed);
  // Where any words may stand, a list without a word to offer is no help.
  const hasNothing = onWords !== undefined && shown.length === 0 && typed === '' && !failure;
  const press = (event: KeyboardEvent, open: boolean, active: LookupItem | null) => {
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') send({ type: 'entry.confirmed', active });
    if (event.key === 'Tab') send({ type: 'field.left', active });
    if (BROWSING.includes(event.key)) send({ type: 'list.browsed' });
  };
  const detail = (item: LookupItem) => {
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
        <div className="relative" ref={findPlace}>
          <Opening
            open={open}
            onOpen={() => {
              send({ type: 'list.opened' });
              if (!isConfirmed.current) return;
              isConfirmed.current = false;
              queueMicrotask(() => pressEnter(input.current)); // the library is still opening the list
            }}
          />
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
            <Spinner className="absolute top-1/2 right-[11px] -mt-[7px]" />
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
            <ComboboxOptions
              {...(isLaidOpen ? LAID_OPEN : FLOATING)}
              className={classes(
                optionsClass(),
                isLaidOpen ? 'absolute top-full left-0 mt-1 w-full' : 'w-(--input-width)',
                hasNothing && 'invisible',
              )}
            >
              {offersTyped ? (
                <ComboboxOption value={{ id: AS_TYPED, name: typed }}>“{typed}” as typed</ComboboxOption>
              ) : null}
              {shown.map((item) => (
                <ComboboxOption key={item.id} value={item} disabled={isStale(item)}>
                  <span className="min-w-0 flex-1">
                    {item.name}
                    {detail(item) ? <span className="text-xs text-text-3 block">{detail(item)}</span> : null}
                  </span>
                  {item.id === value?.id || (onWords && item.name === value?.name) ? <Check /> : null}
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
                  Add {addNew.what} “{typed}”
                </ComboboxOption>
              ) : null}
            </ComboboxOptions>
          </Portal.Group>
        </div>
      )}
    </Combobox>
  );
}
