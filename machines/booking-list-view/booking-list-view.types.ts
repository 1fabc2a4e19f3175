import type { PortalError } from '../lib/portal-error.ts';
import type { ListColumn } from '../rules/booking/list-columns.ts';
import type { BookingsQuery, SearchTerms, ViewChanges } from './list-query.ts';

/** Search terms and the id under which the server has them. */
export type SavedSearch = { id: string; terms: SearchTerms };

/** The page's address as the browser has it, with what the tab keeps for this entry of its history. */
export type AddressChanged = {
  type: 'address.changed';
  path: string;
  queryString: string;
  /** Of this entry, where the server does not have them yet. */
  unsavedTerms: SearchTerms | null;
  hasFilterDraft: boolean;
};

export type ListViewEvent =
  | AddressChanged
  | { type: 'query.asked'; changes: ViewChanges }
  /** [] for the usual ones; where a view brought its own, for the account's. */
  | { type: 'columns.chosen'; columns: readonly ListColumn[] }
  /** From the list itself: its present query, and the text in its search box. */
  | { type: 'list.changed'; query: BookingsQuery; search: string }
  | { type: 'searches.learned'; searches: readonly SavedSearch[] }
  | { type: 'search.dropped' }
  | { type: 'retry.pressed' }
  | { type: 'saving.retried' }
  | { type: 'columns.retried' }
  | { type: 'panel.toggled' }
  | { type: 'panel.closed' }
  /** `path` is where one went. */
  | { type: 'page.left'; path: string; top: number }
  | { type: 'detail.left'; path: string };

export type ListViewInput = {
  isCompanyFixed: boolean;
  /** Columns the account chose before; [] if it did not. */
  ownColumns: readonly ListColumn[];
};

export type ListViewContext = ListViewInput & {
  path: string;
  /** Of the address, without what it misspells. */
  queryString: string;
  unsavedTerms: SearchTerms | null;
  hasFilterDraft: boolean;
  query: BookingsQuery;
  /** Of a saved view that brought its own, as the address says them. */
  columns: readonly ListColumn[];
  /** The account's own as the server has them. */
  savedColumns: readonly ListColumn[];
  /** Text in the search box, perhaps not searched for yet. */
  typed: string;
  /** The terms that are being saved, or could not be. */
  saving: SearchTerms | null;
  /** Newest first. */
  searches: readonly SavedSearch[];
  /** Scroll position of the list when it was left, in pixels. */
  top: number;
  leftFor: string;
  failure: PortalError | null;
};
