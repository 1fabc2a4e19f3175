import type { PortalError } from '../lib/portal-error.ts';

export type LookupItem = { id: string; name: string };

/** All that match, or the first of them with how many there are in `total`. */
export type LookupAnswer<Item> = readonly Item[] | { readonly items: readonly Item[]; readonly total: number };

export type LookupContext = {
  /** What was typed and is no entry yet; '' while nothing is. */
  search: string;
  /** The last answer. While another one is awaited only those that have the words in them are shown. */
  items: readonly LookupItem[];
  /** How many match, shown or not. */
  total: number;
  failure: PortalError | null;
  /** Any words may stand in the field, listed or not. */
  takesAnyWords: boolean;
  /** What was typed can be added as an entry of its own: a beginning stands for nothing else. */
  mayAdd: boolean;
  /** Enter was pressed before the machine began. */
  isConfirmed: boolean;
};

export type LookupEvent =
  | { type: 'list.opened' }
  | { type: 'search.typed'; search: string }
  /** The arrow keys went to an entry. */
  | { type: 'list.browsed' }
  | { type: 'item.pressed'; item: LookupItem }
  /** Enter; `active` is the highlighted entry. */
  | { type: 'entry.confirmed'; active: LookupItem | null }
  /** Tab; `active` is the highlighted entry. */
  | { type: 'field.left'; active: LookupItem | null }
  /** Escape, or a press elsewhere. */
  | { type: 'list.closed' }
  /** The host has another value now. */
  | { type: 'value.changed' }
  /** The list is another one now, such as of another company. */
  | { type: 'list.changed' };
