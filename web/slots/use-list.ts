import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { lookupMachine } from '../../machines/lookup/lookup.machine.ts';
import type { LookupAnswer, LookupItem } from '../../machines/lookup/lookup.types.ts';
import { useMachine } from '../app/machines/use-machine.ts';

type Load<Item> = (search: string, signal: AbortSignal) => Promise<readonly Item[]>;

/**
 * A list that is always open on the page, fetched at once (or when `open` is called first) and again half a second
 * after the last keystroke. Remount it where its query changes.
 * @returns `isFirst` until the first answer
 */
export function useList<Item extends LookupItem>(load: Load<Item>, opens: 'at once' | 'when asked' = 'at once') {
  const [{ machine, whole }] = useState(() => {
    const whole = new Map<string, Item>(); // the machine carries ids and names alone
    const findItems = fromPromise<LookupAnswer<LookupItem>, { search: string }>(async ({ input, signal }) => {
      const items = await load(input.search, signal);
      for (const item of items) whole.set(item.id, item);
      return items;
    });
    return { whole, machine: lookupMachine.provide({ actors: { findItems } }) };
  });
  const [snapshot, send] = useMachine(machine);
  useEffect(() => {
    if (opens === 'at once') send({ type: 'list.opened' });
  }, [send, opens]);
  const { items, failure, search } = snapshot.context;
  return {
    items: items.flatMap(({ id }) => whole.get(id) ?? []),
    failure,
    search,
    isBusy: snapshot.hasTag('busy'),
    isFirst: items.length === 0 && (snapshot.hasTag('busy') || snapshot.matches('closed')),
    onSearch: (text: string) => send({ type: 'search.typed', search: text }),
    open: () => send({ type: 'list.opened' }),
  };
}
