import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Portal } from '@headlessui/react';
import { Check, ChevronDown, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type LookupItem, lookupMachine } from '../../machines/lookup.machine.ts';
import { messageFor } from '../messages.ts';
import { keepTyped } from '../session/typed-here.ts';
import { useMachine } from '../tap/use-machine.ts';
import { classes } from './classes.ts';
import { useControl, useLabel } from './field.tsx';
import type { LookupProps, ReadStart } from './lookup.tsx';

/** The list opens in the landmark or dialog of its field: outside, a screen reader finds it nowhere. */
const PLACES = '[role=dialog], [role=alertdialog], main';

/** No server id: choosing it adds what was typed. */
const ADD = 'add-new';
/** No server id either: choosing it leaves what was typed. */
const AS_TYPED = 'as-typed';

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The machine carries names and ids; the host's own items are found again by id. */
function useLookup<Item extends LookupItem>({ value, load }: LookupProps<Item>) {
  const known = useRef(new Map<string, Item>());
  const ask = useRef(load);
  useEffect(() => {
    ask.current = load;
    if (value) known.current.set(value.id, value);
  }, [load, value]);
  const [machine] = useState(() =>
    lookupMachine.provide({
      actors: {
        findItems: fromPromise<readonly LookupItem[], { search: string }>(async ({ input, signal }) => {
          const items = await ask.current(input.search, signal);
          for (const item of items) known.current.set(item.id, item);
          return items;
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { id: useLabel() });
  return { snapshot, send, itemOf: (id: string) => known.current.get(id) ?? null };
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
function useStart(read: ReadStart, onSearch: (words: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const start = useRef<ReadStart | null>(read);
  const search = useRef(onSearch);
  useEffect(() => {
    const { hasFocus, typed, selected } = start.current?.() ?? { hasFocus: false, typed: null };
    start.current = null;
    if (!input.current) return;
    if (hasFocus) input.current.focus();
    if (typed !== null && input.current.value === typed) search.current(typed);
    else if (typed !== null) {
      // React hears a value only when it is set behind its back and then announced.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input.current, typed);
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (hasFocus && selected) input.current.setSelectionRange(...selected);
  }, []);
  return input;
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
  const { value, onPick, onWords, maxLength, placeholder, describe, addNew, clearable, isLaidOpen = false } = props;
  const { id, ...described } = useControl();
  const { snapshot, send, itemOf } = useLookup(props);
  const input = useStart(props.start, (words) => send({ type: 'search.typed', search: words }));
  const place = useRef<HTMLElement | null>(null);
  const findPlace = (box: HTMLElement | null) => {
    place.current = box?.closest<HTMLElement>(PLACES) ?? null;
  };
  const { items, failure, search } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const typed = search.trim();
  const offersNew = addNew && typed !== '' && !isBusy && !items.some((item) => sameName(item.name, typed));
  // First in the list, where Enter and Tab find it: they must not put a listed word in the place of the typed one.
  const offersTyped = onWords !== undefined && typed !== '' && !items.some((item) => item.name === typed);
  // Where any words may stand, a list without a word to offer is no help.
  const hasNothing = onWords !== undefined && items.length === 0 && typed === '' && !failure;
  const pick = (picked: LookupItem | null) => {
    if (picked?.id === ADD) addNew?.onAdd(picked.name);
    else if (picked?.id !== AS_TYPED) onPick(picked && itemOf(picked.id));
  };
  const detail = (item: LookupItem) => {
    const whole = itemOf(item.id);
    return whole && describe ? describe(whole) : null;
  };
  return (
    <Combobox<LookupItem | null>
      immediate
      value={value}
      by="id"
      onChange={pick}
      onClose={() => {
        if (addNew?.keepAs) keepTyped(addNew.keepAs, undefined);
        send({ type: 'list.closed' });
      }}
    >
      {({ open }) => (
        <div className="lookup" ref={findPlace}>
          <Opening open={open} onOpen={() => send({ type: 'list.opened' })} />
          <ComboboxInput
            ref={input}
            id={id}
            {...described}
            className="input"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={maxLength}
            displayValue={(item: LookupItem | null) => item?.name ?? ''}
            onChange={(event) => {
              onWords?.(event.target.value);
              if (addNew?.keepAs) keepTyped(addNew.keepAs, event.target.value);
              send({ type: 'search.typed', search: event.target.value });
            }}
          />
          {(open || isLaidOpen) && isBusy ? (
            <span className="spin" />
          ) : clearable && value ? (
            <button
              type="button"
              className="icon-btn sm"
              aria-label={`Clear ${value.name}`}
              onClick={() => onPick(null)}
            >
              <X className="i i-s" />
            </button>
          ) : (
            <ComboboxButton className="icon-btn sm" aria-label="Show the list">
              <ChevronDown className="i i-s" />
            </ComboboxButton>
          )}
          <Portal.Group target={place}>
            <ComboboxOptions
              {...(isLaidOpen ? LAID_OPEN : FLOATING)}
              className={classes(
                'combo-list',
                isLaidOpen ? 'absolute top-full left-0 mt-1 w-full' : 'w-(--input-width)',
                hasNothing && 'invisible',
              )}
            >
              {offersTyped ? (
                <ComboboxOption value={{ id: AS_TYPED, name: typed }}>“{typed}” as typed</ComboboxOption>
              ) : null}
              {items.map((item) => (
                <ComboboxOption key={item.id} value={item}>
                  <span className="min-w-0 flex-1">
                    {item.name}
                    {detail(item) ? <span className="small quiet block">{detail(item)}</span> : null}
                  </span>
                  {item.id === value?.id || (onWords && item.name === value?.name) ? <Check className="i" /> : null}
                </ComboboxOption>
              ))}
              {failure ? (
                <p className="note" role="alert">
                  {messageFor(failure)}
                </p>
              ) : null}
              {items.length === 0 && !failure ? (
                <p className="note">
                  {isBusy ? 'Searching…' : typed ? `Nothing matches “${typed}”.` : 'Nothing here yet.'}
                </p>
              ) : null}
              {offersNew ? (
                <ComboboxOption value={{ id: ADD, name: typed }} className="add">
                  <Plus className="i" />
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
