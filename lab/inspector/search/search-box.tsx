import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Chart } from '../../chart/chart.types.ts';
import { classes } from '../classes.ts';
import { useHost } from '../host.ts';
import { input } from '../looks.ts';
import { type Entry, entriesOfAll, found } from './entries.ts';

const MAX_RESULTS = 12;
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Below the field; where there is little room, as wide as the page or the panel around it. */
const LIST = classes(
  'absolute top-full right-0 z-40 mt-1 w-[520px] rounded-lg border border-border bg-raised p-1 shadow-high',
  'max-h-[min(560px,44dvh)] overflow-y-auto @max-[960px]:inset-x-4 @max-[960px]:top-auto @max-[960px]:w-auto @max-[960px]:max-w-[520px]',
  // In a panel the field is at the left, with little space below it.
  '@min-[960px]:in-[aside]:right-auto @min-[960px]:in-[aside]:left-0 in-data-[dock=below]:max-h-[28dvh]',
);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Machines, states, events, actions and guards by their names. '/' comes here; the arrow keys choose, Enter goes there. */
export function SearchBox() {
  const { address, charts, goTo, loadSources } = useHost();
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const place = box.current?.closest('aside') ?? window;
    const toBox = (event: Event) => {
      if (!('key' in event) || event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    place.addEventListener('keydown', toBox);
    return () => place.removeEventListener('keydown', toBox);
  }, []);
  const load = async () => {
    setOpen(true);
    if (entries) return;
    const [all, sources] = await Promise.all([
      Promise.all(charts.names.map((name) => charts.named(name))),
      loadSources?.() ?? null,
    ]);
    setEntries(
      entriesOfAll(
        all.filter((chart): chart is Chart => chart !== null),
        sources,
      ),
    );
  };
  const results = found(entries ?? [], words, MAX_RESULTS);
  const isShown = isOpen && words.trim() !== '';
  const leave = () => {
    setWords('');
    box.current?.blur();
  };
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    leave();
    goTo(`${address}/${entry.machine}${entry.hash}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) setAt(Math.min(results.length - 1, Math.max(0, at + step)));
    else if (event.key === 'Enter') choose(results[at]);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative @max-[960px]:static">
      <input
        ref={box}
        className={classes(input, 'w-60 max-w-full')}
        role="combobox"
        aria-label="Search machines"
        aria-keyshortcuts="/"
        aria-expanded={isShown && results.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && results[at] ? `${id}-${at}` : undefined}
        placeholder="Search  /"
        autoComplete="off"
        value={words}
        onFocus={() => void load()}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {isShown ? (
        <div className={LIST}>
          <p className={classes('px-2 py-1 text-text-3 text-xs', results.length > 0 && 'sr-only')} role="status">
            {entries === null
              ? 'Loading the machines…'
              : results.length === 0
                ? 'Nothing is called so.'
                : `${results.length} found`}
          </p>
          <div id={`${id}-list`} role="listbox" aria-label="Found">
            {results.map((entry, index) => (
              <Result
                key={`${entry.machine} ${entry.kind} ${entry.name}`}
                id={`${id}-${index}`}
                entry={entry}
                isActive={index === at}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
        </div>
      ) : (
        <div id={`${id}-list`} role="listbox" aria-label="Found" hidden />
      )}
    </div>
  );
}

type ResultProps = { id: string; entry: Entry; isActive: boolean; onChoose: () => void };

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const Result = ({ id, entry: { kind, name, machine, place }, isActive, onChoose }: ResultProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
  <div
    id={id}
    ref={isActive ? intoView : null}
    role="option"
    aria-selected={isActive}
    className="grid cursor-pointer grid-cols-[64px_minmax(0,1fr)] gap-x-2 rounded-md px-2 py-1 hover:bg-hover aria-selected:bg-selected"
    onPointerDown={(event) => event.preventDefault()} // the field keeps the focus until it is chosen
    onClick={onChoose}
  >
    <span className="text-text-3 text-xs leading-5">{kind}</span>
    <span className="truncate">
      <b>{name}</b> {kind === 'machine' ? null : <span className="text-text-2">{machine}</span>}
    </span>
    {place ? <code className="col-start-2 truncate text-text-3 text-xs">{place}</code> : null}
  </div>
);
