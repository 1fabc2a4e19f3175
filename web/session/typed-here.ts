import { storedAccount } from './stored-keys.ts';

/*
 * What is typed into an open dialog, or into a form in its place, is in no draft and on no server. It stays in the page's
 * memory, where a sign-in leads back to it, and with this entry of the tab's history, where a reload finds it. It is another
 * account's never, and nobody's after a log-out.
 */

type Words = Readonly<Record<string, unknown>>;
type Kept = { readonly at: string; readonly words: Words };

const inMemory = new Map<string, Words>();

/** The account, the page, and the draft that its address names. */
const place = () =>
  `${storedAccount()} ${location.pathname} ${new URLSearchParams(location.search).get('draft') ?? ''}`;

function wordsHere(): Words {
  const at = place();
  const kept: Kept | undefined = Object(history.state).typed;
  if (!inMemory.has(at) && kept?.at === at) inMemory.set(at, kept.words);
  return inMemory.get(at) ?? {};
}

/** What was typed under this name and is not saved yet; undefined where nothing was. */
export const typedHere = (name: string): unknown => wordsHere()[name];

/** @param typed undefined once it is saved, or let go on purpose */
export function keepTyped(name: string, typed: unknown) {
  const { [name]: before, ...others } = wordsHere();
  if (before === undefined && typed === undefined) return;
  const words = typed === undefined ? others : { ...others, [name]: typed };
  inMemory.set(place(), words);
  history.replaceState({ ...Object(history.state), typed: { at: place(), words } satisfies Kept }, '');
}

export const forgetTyped = () => inMemory.clear();
