import type { Words } from '../../../machines/words-keeper.machine.ts';
import { NO_WORDS } from './list-query.ts';

const byId = new Map<string, Words>();
const ids = new Map<string, string>();
let owner = '';

/**
 * The words that this page knows by the ids under which the server keeps them. They are gone with the page, and with the
 * account.
 */
export function keptWords(account: string) {
  if (owner !== account) {
    byId.clear();
    ids.clear();
    owner = account;
  }
  return {
    /** Undefined where the server has to be asked. */
    of: (id: string) => (id === '' ? NO_WORDS : byId.get(id)),
    /** '' where they are none, or not kept yet. */
    idOf: (words: Words) => ids.get(keyOf(words)) ?? '',
    learn(id: string, words: Words) {
      byId.set(id, words);
      ids.set(keyOf(words), id);
    },
  };
}

export type KeptWords = ReturnType<typeof keptWords>;

const keyOf = ({ search, candidateName, phone, email, contactPerson }: Words) =>
  JSON.stringify([search, candidateName, phone, email, contactPerson]);
