import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { loadMachine } from '../../machines/load.machine.ts';
import { useGateway } from '../session/session-context.tsx';
import { useMachine } from '../tap/use-machine.ts';
import { isSameFilter } from './filter-words.ts';
import type { KeptWords } from './kept-words.ts';
import { addressOf, type BookingsQuery, isWordless, viewOf, wordsOf } from './list-query.ts';
import { type SavedView, savedViews } from './list-views.ts';
import { ViewDialog } from './view-dialog.tsx';

type SavedViewsProps = {
  query: BookingsQuery;
  words: KeptWords;
  onAsk: (changes: Partial<BookingsQuery>) => void;
  onShown: (isShown: boolean) => void;
};

/** The account's own views as further tabs, and the way to save one. Without an answer there are none to choose. */
export default function SavedViews({ query, words, onAsk, onShown }: SavedViewsProps) {
  const gateway = useGateway();
  const [path] = useLocation();
  const [machine] = useState(() =>
    loadMachine<readonly SavedView[]>().provide({
      actors: { fetchOne: fromPromise(({ signal }) => savedViews(gateway, signal)) },
    }),
  );
  const [{ context }, send] = useMachine(machine);
  const [isOpen, setOpen] = useState(false);
  const views = context.thing ?? [];
  useEffect(() => {
    for (const { id, asks } of context.thing ?? []) if (!isWordless(wordsOf(asks))) words.learn(id, wordsOf(asks));
  }, [context.thing, words]);
  const isShown = views.some(({ asks }) => isSame(query, asks));
  useEffect(() => onShown(isShown), [isShown, onShown]);

  return (
    <>
      {views.map(({ id, name, asks }) => {
        const address = String(addressOf(viewOf({ ...query, ...asks }, isWordless(wordsOf(asks)) ? '' : id)));
        return (
          <a
            key={id}
            href={address ? `${path}?${address}` : path}
            aria-current={isSame(query, asks) ? 'page' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onAsk(asks);
            }}
          >
            {name}
          </a>
        );
      })}
      <button type="button" className="save-view" onClick={() => setOpen(true)}>
        <Plus className="i" />
        {views.length > 0 ? 'Save or change views' : 'Save view'}
      </button>
      <ViewDialog
        isOpen={isOpen}
        views={views}
        asks={query}
        onChanged={() => send({ type: 'thing.changed' })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const isSame = (query: BookingsQuery, { search, sort, order, filter }: SavedView['asks']) =>
  query.search.trim() === search && query.sort === sort && query.order === order && isSameFilter(query.filter, filter);
