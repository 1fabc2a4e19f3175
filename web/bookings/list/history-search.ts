import type { SearchTerms } from '../../../machines/search-persistence/search-persistence.machine.ts';
import { NO_WORDS } from './list-query.ts';

/*
 * Words that the server does not keep yet stand with this entry of the tab's history: a reload finds them, and so does
 * nobody else. They go as soon as an address has their id, and are another account's never.
 */

type Unkept = { account: string; words: SearchTerms };

/** Those of this entry; null where there are none of the account. */
export function historySearch(account: string): SearchTerms | null {
  const unkept: Unkept | undefined = Object(history.state).unkept;
  return unkept?.account === account ? { ...NO_WORDS, ...unkept.words } : null;
}

/** @param words null where none wait to be kept */
export function rememberHistorySearch(account: string, words: SearchTerms | null) {
  const { unkept: before, ...state } = Object(history.state);
  if (words === null && before === undefined) return;
  history.replaceState(words === null ? state : { ...state, unkept: { account, words } }, '');
}
