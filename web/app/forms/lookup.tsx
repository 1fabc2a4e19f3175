import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LookupItem } from '../../../machines/lookup/lookup.machine.ts';
import { iconButtonClass } from '../../ui/button.tsx';
import { inputClass } from '../../ui/fields/control-classes.ts';
import { useControl } from '../../ui/fields/field.tsx';
import { loadWithRetry } from '../../ui/loading/load-with-retry.ts';
import { formDraft, saveFormDraft } from '../session/form-drafts.ts';

/** All that match, or the first of them with how many there are in `total`. */
export type LookupAnswer<Item> = readonly Item[] | { readonly items: readonly Item[]; readonly total: number };

export type LookupProps<Item extends LookupItem> = {
  value: Item | null;
  onPick: (item: Item | null) => void;
  /** Asked when the list opens and half a second after the last keystroke. Throws `PortalFailure`. */
  load: (search: string, signal: AbortSignal) => Promise<LookupAnswer<Item>>;
  placeholder?: string;
  /** A second line of an item, such as a clinic's address. */
  describe?: (item: Item) => string | null;
  /**
   * Offers what was typed as a new item: 'Add position “Rigger”'. What is no item yet survives a reload and a sign-in in
   * between under `keepAs`.
   */
  addNew?: { what: string; onAdd: (name: string) => void; draftKey?: string } | undefined;
  /** Any words may stand here, listed or not: told of each keystroke. The `value` is then these words, its id too. */
  onWords?: (words: string) => void;
  /** Words that were left here and name no entry yet, where the host keeps them. */
  unchosen?: string | undefined;
  /** Told of words that are no entry yet, on each keystroke; '' once there are none. */
  onUnchosen?: (words: string) => void;
  /** Of what may be typed. */
  maxLength?: number;
  /** May be emptied again. */
  clearable?: boolean;
  /** Why it cannot be used yet, such as 'Choose a company first'. */
  off?: string | null;
};

/** What happened to the resting field before its list was there: the focus, words, some of them selected, Enter after them. */
type LookupStart = {
  hasFocus: boolean;
  typed: string | null;
  isConfirmed?: boolean;
  selected?: readonly [number, number];
};
/** Asked when the list takes the field's place, so that no key pressed until then is missed. */
export type ReadStart = () => LookupStart;

const loadBox = () => loadWithRetry(() => import('./lookup-box.tsx'));

type Box = typeof import('./lookup-box.tsx').default;

const OffField = ({ reason }: { reason: string }) => (
  <input {...useControl()} className={inputClass()} readOnly value="" aria-disabled placeholder={reason} />
);

type RestingProps = Pick<
  LookupProps<LookupItem>,
  'value' | 'onWords' | 'unchosen' | 'onUnchosen' | 'maxLength' | 'placeholder' | 'addNew'
> & {
  onWanted: (start: ReadStart, released: Promise<void>) => void;
};

/** A list that took the field's place under a pressed button would see the click beside itself, and close. */
const untilReleased = () =>
  new Promise<void>((done) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(done), { once: true });
  });

const wordsLeft = (name: string) => {
  const words = formDraft(name);
  return typeof words === 'string' ? words : null;
};

/** Looks and sounds like the field with its list, and fetches the list's code when somebody comes to it. */
function Resting(props: RestingProps) {
  const { value, placeholder, onWords, unchosen, onUnchosen, addNew, maxLength, onWanted } = props;
  const [typedBefore] = useState(() => unchosen || (addNew?.draftKey ? wordsLeft(addNew.draftKey) : null));
  const left = useRef<LookupStart>({ hasFocus: false, typed: typedBefore });
  const released = useRef(Promise.resolve());
  const input = useRef<HTMLInputElement>(null);
  const read = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    return { ...left.current, selected: [selectionStart ?? 0, selectionEnd ?? 0] as const };
  };
  const settle = useRef(() => onWanted(read, Promise.resolve()));
  useEffect(() => {
    if (typedBefore) settle.current(); // words are settled by the list, whether somebody comes to it or not
  }, [typedBefore]);
  return (
    <div className="relative">
      <input
        {...useControl()}
        ref={input}
        className={inputClass('pr-9 pl-2.5')}
        role="combobox"
        aria-expanded="false"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={maxLength}
        defaultValue={typedBefore ?? value?.name ?? ''}
        onPointerDown={() => {
          released.current = untilReleased();
        }}
        onFocus={() => {
          left.current.hasFocus = true;
          onWanted(read, released.current);
        }}
        onBlur={() => {
          left.current.hasFocus = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || left.current.typed === null) return;
          event.preventDefault(); // the list confirms the words once it is there; a form must not be sent without them
          left.current.isConfirmed = true;
        }}
        onInput={(event) => {
          left.current.isConfirmed = false;
          left.current.typed = event.currentTarget.value;
          onWords?.(event.currentTarget.value);
          onUnchosen?.(event.currentTarget.value);
          if (addNew?.draftKey) saveFormDraft(addNew.draftKey, event.currentTarget.value);
        }}
      />
      <span className={iconButtonClass(true, 'pointer-events-none absolute top-1/2 right-1 size-7 -translate-y-1/2')}>
        <ChevronDown className="size-3.5" />
      </span>
    </div>
  );
}

/** A list from the server that is searched by typing, inside a `Field`. Give it a `key` of what its `load` depends on. */
export function Lookup<Item extends LookupItem>(props: LookupProps<Item>) {
  const [there, setThere] = useState<{ Box: Box; start: ReadStart } | null>(null);
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
  if (failure) throw failure.thrown;
  if (props.off) return <OffField reason={props.off} />;
  // Not `lazy`: while that waits another resting field would stand here, without the focus and the words of this one.
  const bring = (start: ReadStart, released: Promise<void>) =>
    Promise.all([loadBox(), released]).then(
      // At once, its effects too: no key is pressed between the two fields.
      ([{ default: Box }]) => {
        const left = start();
        flushSync(() => setThere({ Box, start: () => left }));
      },
      (thrown: unknown) => setFailure({ thrown }),
    );
  if (there) return <there.Box {...props} start={there.start} />;
  return <Resting {...props} key={props.onWords ? '' : props.value?.id} onWanted={bring} />;
}
