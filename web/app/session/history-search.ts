import { NO_WORDS, type SearchTerms } from '../../../machines/booking-list-view/list-query.ts';

/*
 * Search terms that the server does not have yet are kept with this entry of the tab's history: a reload finds them,
 * and no other page does. They go as soon as an address has their id, and no other account ever gets them.
 */

type UnsavedSearch = { account: string; words: SearchTerms };

/** Those of this entry; null where there are none of the account. */
export function historySearch(account: string): SearchTerms | null {
  const unsaved: UnsavedSearch | undefined = Object(history.state).unsavedSearch;
  return unsaved?.account === account ? { ...NO_WORDS, ...unsaved.words } : null;
}

/** @param terms null where none wait to be saved */
export function rememberHistorySearch(account: string, terms: SearchTerms | null) {
  const { unsavedSearch: before, ...state } = Object(history.state);
  if (terms === null && before === undefined) return;
  history.replaceState(terms === null ? state : { ...state, unsavedSearch: { account, words: terms } }, '');
}
