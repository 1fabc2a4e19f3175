import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import type { LookupItem } from '../../machines/lookup.machine.ts';
import { useControl } from './field.tsx';
import { patiently } from './patiently.ts';

export type LookupProps<Item extends LookupItem> = {
  value: Item | null;
  onPick: (item: Item | null) => void;
  /** Asked when the list opens and half a second after the last keystroke. Throws `PortalFailure`. */
  load: (search: string, signal: AbortSignal) => Promise<readonly Item[]>;
  placeholder?: string;
  /** A second line of an item, such as a clinic's address. */
  describe?: (item: Item) => string | null;
  /** Offers what was typed as a new item: 'Add position “Rigger”'. */
  addNew?: { what: string; onAdd: (name: string) => void };
  /** May be emptied again. */
  clearable?: boolean;
  /** Why it cannot be used yet, such as 'Choose a company first'. */
  off?: string | null;
};

/** What happened to the resting field before its list was there: it has the focus, and perhaps words in it. */
export type LookupStart = { hasFocus: boolean; typed: string | null };

const loadBox = () => patiently(() => import('./lookup-box.tsx'));

// `lazy` forgets that a component is generic.
const LookupBox = lazy(loadBox) as <Item extends LookupItem>(
  props: LookupProps<Item> & { start: LookupStart },
) => ReactNode;

const OffField = ({ reason }: { reason: string }) => (
  <input {...useControl()} className="input" readOnly value="" aria-disabled placeholder={reason} />
);

type RestingProps = { value: string; placeholder: string | undefined; onWanted: (start: () => LookupStart) => void };

/** Looks and sounds like the field with its list, and fetches the list's code when somebody comes to it. */
function Resting({ value, placeholder, onWanted }: RestingProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef<string | null>(null);
  const start = () => ({ hasFocus: document.activeElement === input.current, typed: typed.current });
  return (
    <div className="lookup">
      <input
        {...useControl()}
        ref={input}
        className="input"
        role="combobox"
        aria-expanded="false"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={value}
        onFocus={() => onWanted(start)}
        onInput={(event) => {
          typed.current = event.currentTarget.value;
        }}
      />
      <span className="icon-btn sm pointer-events-none">
        <ChevronDown className="i i-s" />
      </span>
    </div>
  );
}

/** A list from the server that is searched by typing, inside a `Field`. Give it a `key` of what its `load` depends on. */
export function Lookup<Item extends LookupItem>(props: LookupProps<Item>) {
  const [start, setStart] = useState<LookupStart | null>(null);
  const [isFailed, setFailed] = useState(false);
  if (props.off) return <OffField reason={props.off} />;
  const bring = (read: () => LookupStart) =>
    loadBox().then(
      // In a transition the resting field stays, with its focus, until the other one is there.
      () => startTransition(() => setStart(read())),
      () => setFailed(true),
    );
  if (isFailed) return <LookupBox {...props} start={{ hasFocus: false, typed: null }} />;
  const resting = (
    <Resting key={props.value?.id} value={props.value?.name ?? ''} placeholder={props.placeholder} onWanted={bring} />
  );
  return start ? (
    <Suspense fallback={resting}>
      <LookupBox {...props} start={start} />
    </Suspense>
  ) : (
    resting
  );
}
