import type { SearchTerms } from '../../../machines/search-persistence/search-persistence.machine.ts';
import { NO_WORDS } from './list-query.ts';

const byId = new Map<string, SearchTerms>();
const ids = new Map<string, string>();
let owner = '';

/**
 * The words that this page knows by the ids under which the server keeps them. They are gone with the page, and with the
 * account.
 */
export function searchCache(account: string) {
  if (owner !== account) {
    byId.clear();
    ids.clear();
    owner = account;
  }
  return {
    /** Undefined where the server has to be asked. */
    of: (id: string) => (id === '' ? NO_WORDS : byId.get(id)),
    /** '' where they are none, or not kept yet. */
    idOf: (words: SearchTerms) => ids.get(keyOf(words)) ?? '',
    learn(id: string, words: SearchTerms) {
      byId.set(id, words);
      ids.set(keyOf(words), id);
    },
  };
}

export type SearchCache = ReturnType<typeof searchCache>;

const keyOf = ({ search, candidateName, phone, email, contactPerson }: SearchTerms) =>
  JSON.stringify([search, candidateName, phone, email, contactPerson]);
