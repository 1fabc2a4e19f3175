import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type LookupItem, lookupMachine } from '../../../machines/lookup/lookup.machine.ts';
import { useMachine } from '../../lab-host/use-machine.ts';
import { useLabel } from '../../ui/fields/field.tsx';
import type { LookupProps } from './lookup.tsx';

type Start<Item> = {
  words: string;
  isConfirmed: boolean;
  take: (item: LookupItem, whole: Item | null) => void;
  pressEnter: () => void;
};

/** The machine carries names and ids; the host's own items are found again by id. */
export function useLookupMachine<Item extends LookupItem>(
  { value, load, onWords }: LookupProps<Item>,
  { words, isConfirmed, take, pressEnter }: Start<Item>,
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
        pressEnter,
      },
    }),
  );
  const input = { words, isConfirmed, takesAnyWords: onWords !== undefined };
  const [snapshot, send] = useMachine(machine, { id: useLabel(), input });
  const [before, setBefore] = useState(value?.id);
  useEffect(() => {
    if (before === value?.id) return;
    setBefore(value?.id);
    if (!onWords) send({ type: 'value.changed' });
  }, [before, value, onWords, send]);
  return { snapshot, send, total, itemOf: (id: string) => itemsById.current.get(id) ?? null };
}
