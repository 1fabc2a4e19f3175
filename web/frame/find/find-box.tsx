import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Search } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { findMachine } from '../../../machines/find/find.machine.ts';
import { messageFor } from '../../app/messages.ts';
import { Spinner } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/chips.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import type { FoundHit } from './find-hits.ts';

type FindBoxProps = {
  state: SnapshotFrom<ReturnType<typeof findMachine<FoundHit>>>;
  send: ActorRefFrom<ReturnType<typeof findMachine<FoundHit>>>['send'];
  /** Actions and pages of the menu that have the words: they need no answer, and come first. */
  pages: readonly FoundHit[];
  onPick: (hit: FoundHit) => void;
  onClose: () => void;
};

/** Results are listed under the field, in groups; while a new answer loads the earlier one cannot be chosen. */
export function FindBox({ state, send, pages, onPick, onClose }: FindBoxProps) {
  const { words, hits, failure } = state.context;
  const isBusy = state.hasTag('busy');
  const groups = Map.groupBy([...pages, ...hits], ({ group }) => group);
  return (
    <Combobox<FoundHit | null> value={null} by="id" onChange={(hit) => hit && onPick(hit)}>
      {({ activeOption }) => (
        <>
          <div className="flex items-center gap-2.5 border-border border-b px-4">
            <Search className="size-4.5 flex-none text-text-3" />
            <ComboboxInput
              className="h-13 min-w-0 flex-1 bg-transparent text-text placeholder:text-text-3 focus-visible:outline-none max-sm:text-[16px]"
              aria-label="Find"
              placeholder="Name, reference, phone, company, page…"
              autoComplete="off"
              autoFocus
              maxLength={200}
              displayValue={() => words}
              onChange={(event) => send({ type: 'words.typed', words: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
                  // The combobox would take the first Escape to close its list, which is always open here.
                  event.preventDefault();
                  return onClose();
                }
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || activeOption !== null) return;
                event.preventDefault();
                const [first] = pages;
                if (first && words.trim() !== '') onPick(first);
                else send({ type: 'first.wanted' });
              }}
            />
            {isBusy ? <Spinner /> : null}
          </div>
          <ComboboxOptions static modal={false} className="min-h-0 flex-1 overflow-auto p-1.5 empty:hidden">
            {[...groups].map(([group, found]) => (
              // biome-ignore lint/a11y/useSemanticElements: a listbox owns groups, and no fieldset
              <div key={group} role="group" aria-label={group}>
                <p className="px-2.5 pt-2 pb-1 font-medium text-text-3 text-xs" role="presentation">
                  {group}
                </p>
                {found.map((hit) => (
                  <Hit key={hit.id} hit={hit} isStale={isBusy && !pages.includes(hit)} />
                ))}
              </div>
            ))}
          </ComboboxOptions>
          {failure ? (
            <div className="p-3">
              <Banner tone="bad" title={messageFor(failure)} onRetry={() => send({ type: 'retry.pressed' })} />
            </div>
          ) : null}
          <p className="flex items-center gap-3 border-border border-t px-4 py-2 text-text-3 text-xs">
            <span role="status" className="min-w-0 flex-1 truncate">
              {newsOf(words.trim(), { isBusy, hasFailed: failure !== null, count: hits.length + pages.length })}
            </span>
            <span className="flex-none max-sm:hidden" aria-hidden="true">
              <KeyHint>↑</KeyHint> <KeyHint>↓</KeyHint> to choose, <KeyHint>Enter</KeyHint> to open
            </span>
          </p>
        </>
      )}
    </Combobox>
  );
}

function newsOf(words: string, { isBusy, hasFailed, count }: { isBusy: boolean; hasFailed: boolean; count: number }) {
  if (words === '') return 'Type to find, or choose a page.';
  if (isBusy) return 'Searching…';
  if (hasFailed) return 'Not searched.';
  return count === 0 ? `Nothing matches “${words}”.` : `${pluralize(count, 'result')} for “${words}”`;
}

const optionClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 data-disabled:cursor-default data-disabled:opacity-50 data-focus:bg-hover max-sm:min-h-11';

function Hit({ hit, isStale }: { hit: FoundHit; isStale: boolean }) {
  const { name, detail, mark, colour } = hit;
  return (
    <ComboboxOption value={hit} disabled={isStale} className={optionClass}>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {detail ? <span className="block truncate text-text-3 text-xs max-sm:whitespace-normal">{detail}</span> : null}
      </span>
      {mark ? (
        colour ? (
          <StatusPill status={mark} colour={colour} />
        ) : (
          <span className="text-text-2 text-xs">{mark}</span>
        )
      ) : null}
    </ComboboxOption>
  );
}
