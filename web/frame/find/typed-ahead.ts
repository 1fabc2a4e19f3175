/** Keys that were pressed between the press that opens the search and its field, whose part may still load. */
export type TypedAhead = { readonly words: string; readonly wantsFirst: boolean };

type Keys = Pick<Document, 'addEventListener' | 'removeEventListener'>;

let typed: TypedAhead = { words: '', wantsFirst: false };

function record(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const { words } = typed;
  if (event.key === 'Enter') typed = { words, wantsFirst: words !== '' };
  else if (event.key === 'Backspace') typed = { words: words.slice(0, -1), wantsFirst: false };
  else if ([...event.key].length === 1) typed = { words: words + event.key, wantsFirst: false };
  else return;
  event.preventDefault();
  event.stopPropagation();
}

export function recordKeys(keys: Keys = document): void {
  typed = { words: '', wantsFirst: false };
  keys.addEventListener('keydown', record, { capture: true });
}

/** Returns the keys typed meanwhile; from now on keys go where the focus is. */
export function consumeTypedAhead(keys: Keys = document): TypedAhead {
  keys.removeEventListener('keydown', record, { capture: true });
  const taken = typed;
  typed = { words: '', wantsFirst: false };
  return taken;
}
