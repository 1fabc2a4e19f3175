import { fold } from './fold.ts';
import type { FieldMessage } from './required.ts';

type Entry = { readonly name: string };

const plain = (text: string) => text.trim().toLowerCase();

/** Equal but for case and the space around. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other);

/** The one entry that is called what was typed; none where two are. */
export function exactMatch<Item extends Entry>(items: readonly Item[], words: string): Item | null {
  const [found, ...others] = plain(words) === '' ? [] : items.filter(({ name }) => isSameName(name, words));
  return others.length === 0 ? (found ?? null) : null;
}

/** The one entry that begins with what was typed; none where several do. */
export function onlyPrefixMatch<Item extends Entry>(items: readonly Item[], words: string): Item | null {
  const begins = ({ name }: Entry) => fold(name).trim().startsWith(fold(words).trim());
  const [found, ...others] = plain(words) === '' ? [] : items.filter(begins);
  return others.length === 0 ? (found ?? null) : null;
}

/** Said of words that were left in a look-up and name no entry of it. */
export function chooseMessage(
  words: string,
  { items = [], mayAdd = false }: { items?: readonly Entry[]; mayAdd?: boolean } = {},
): FieldMessage {
  const typed = words.trim();
  if (typed === '') return null;
  const isAmbiguous = items.some(({ name }) => isSameName(name, typed));
  if (isAmbiguous) return `Choose from the list: more than one entry is called “${typed}”.`;
  return `Choose from the list${mayAdd ? ', or add it' : ''}: no entry is called “${typed}”.`;
}
