import type { PortalError } from '../lib/portal-error.ts';

export type LookupItem = { id: string; name: string };

/** All that match, or the first of them with how many there are in `total`. */
export type LookupAnswer<Item> = readonly Item[] | { readonly items: readonly Item[]; readonly total: number };

export type LookupContext = {
  /** Typed text that is no entry yet, or ''. */
  search: string;
  /** The last answer. While another one is awaited only those that have the words in them are shown. */
  items: readonly LookupItem[];
  /** Number of matches, shown or not. */
  total: number;
  failure: PortalError | null;
  /** The field takes any words, listed or not. */
  takesAnyWords: boolean;
  /** Typed words can be added as an entry of their own: a prefix does not select another entry. */
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
