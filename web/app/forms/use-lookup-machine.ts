import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { lookupMachine } from '../../../machines/lookup/lookup.machine.ts';
import type { LookupAnswer, LookupItem } from '../../../machines/lookup/lookup.types.ts';
import { useLabel } from '../../ui/fields/field.tsx';
import { useMachine } from '../machines/use-machine.ts';

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
  /** Takes words that were left and name no entry, as what was pasted or imported is taken; without it they are refused. */
  onUnlisted?: ((words: string) => void) | undefined;
  /**
   * The field takes any words, listed or not. Called on each keystroke; the `value` is then these words, its id too.
   */
  onWords?: (words: string) => void;
  /** Words that were left here and name no entry yet, where the host keeps them. */
  unchosen?: string | undefined;
  /** Told of words that are no entry yet, on each keystroke; '' once there are none. */
  onUnchosen?: ((words: string) => void) | undefined;
  /** Of what may be typed. */
  maxLength?: number;
  /** May be emptied again. */
  clearable?: boolean;
  /** Why it cannot be used yet, such as 'Choose a company first'. */
  off?: string | null;
  /**
   * The owner of the list, such as a company's id. Null while the owner loads: text typed until then is searched once
   * it is there.
   */
  within?: string | null | undefined;
};

type Start<Item> = {
  words: string;
  isConfirmed: boolean;
  take: (item: LookupItem, whole: Item | null) => void;
  pressEnter: () => void;
};

/** The machine carries names and ids; the host's own items are found again by id. */
export function useLookupMachine<Item extends LookupItem>(
  { value, load, onWords, addNew, within }: LookupProps<Item>,
  { words, isConfirmed, take, pressEnter }: Start<Item>,
) {
  const itemsById = useRef(new Map<string, Item>());
  const ask = useRef({ load, within });
  const took = useRef(take);
  useEffect(() => {
    ask.current = { load, within };
    took.current = take;
    if (value) itemsById.current.set(value.id, value);
  }, [load, within, take, value]);
  const [machine] = useState(() =>
    lookupMachine.provide({
      actors: {
        findItems: fromPromise<LookupAnswer<LookupItem>, { search: string }>(async ({ input, signal }) => {
          // 'list.changed' searches again once it is there.
          if (ask.current.within === null) return new Promise(() => {});
          const answer = await ask.current.load(input.search, signal);
          for (const item of 'total' in answer ? answer.items : answer) itemsById.current.set(item.id, item);
          return answer;
        }),
      },
      actions: {
        selectItem: (_, { item }) => {
          if (item) took.current(item, itemsById.current.get(item.id) ?? null);
        },
        pressEnter,
      },
    }),
  );
  const input = { words, isConfirmed, takesAnyWords: onWords !== undefined, mayAdd: addNew !== undefined };
  const [snapshot, send] = useMachine(machine, { id: useLabel(), input });
  const [before, setBefore] = useState(value?.id);
  useEffect(() => {
    if (before === value?.id) return;
    setBefore(value?.id);
    if (!onWords) send({ type: 'value.changed' });
  }, [before, value, onWords, send]);
  const [list, setList] = useState(within);
  useEffect(() => {
    if (list === within) return;
    setList(within);
    send({ type: 'list.changed' });
  }, [list, within, send]);
  return { snapshot, send, itemOf: (id: string) => itemsById.current.get(id) ?? null };
}
