import { isPromptSkipped } from '../../ui/loading/unsaved-work.ts';
import { storedAccount } from './stored-keys.ts';

/*
 * Text typed into an open dialog, or into a form in its place, is in no draft and on no server. It stays in the page's
 * memory, where a sign-in leads back to it, and with this entry of the tab's history, where a reload finds it. No other
 * account ever gets it, and a log-out deletes it. A closed tab loses it, so the browser asks before.
 */

type Words = Readonly<Record<string, unknown>>;
type StoredWords = { readonly at: string; readonly words: Words };

/** For a filter that is not applied yet: made again in a moment, so a closed tab loses it without a question. */
export const FILTER_DRAFT_KEY = 'filter';

const inMemory = new Map<string, Words>();

/** The account, the page, and the draft that its address names. */
function place(address = location.href) {
  const { pathname, searchParams } = new URL(address, location.href);
  return `${storedAccount()} ${pathname} ${searchParams.get('draft') ?? ''}`;
}

/** True if a closed tab would lose words of this account, or of the person who has to sign in again. */
function isLossy() {
  const account = storedAccount();
  return [...inMemory].some(
    ([at, words]) =>
      (account === null || at.startsWith(account)) &&
      Object.entries(words).some(([name, typed]) => name !== FILTER_DRAFT_KEY && typed !== ''),
  );
}
const ask = (event: BeforeUnloadEvent) => isLossy() && !isPromptSkipped() && event.preventDefault();

function remember(at: string, words: Words) {
  inMemory.set(at, words);
  addEventListener('beforeunload', ask);
}

function wordsHere(): Words {
  const at = place();
  const saved: StoredWords | undefined = Object(history.state).typed;
  if (!inMemory.has(at) && saved?.at === at) remember(at, saved.words);
  return inMemory.get(at) ?? {};
}

/** Values typed under this name and not saved yet; undefined where there are none. */
export const formDraft = (name: string): unknown => wordsHere()[name];

/** @param typed undefined once it is saved, or let go on purpose */
export function saveFormDraft(name: string, typed: unknown) {
  const { [name]: before, ...others } = wordsHere();
  if (before === undefined && typed === undefined) return;
  const words = typed === undefined ? others : { ...others, [name]: typed };
  remember(place(), words);
  history.replaceState({ ...Object(history.state), typed: { at: place(), words } satisfies StoredWords }, '');
}

/**
 * Moves the text typed here to another address: the draft has got its name, or was sent and leaves the rest to the next
 * one.
 * @returns the state of that address's entry in the history
 */
export function moveFormDrafts(address: string): object {
  const words = { ...inMemory.get(place(address)), ...wordsHere() };
  dropFormDrafts();
  remember(place(address), words);
  return { ...Object(history.state), typed: { at: place(address), words } satisfies StoredWords };
}

/** Drops text whose form or draft is gone. */
export const dropFormDrafts = (address?: string) => remember(place(address), {});

export const clearFormDrafts = () => inMemory.clear();
