/** A live region is noticed first and its words after it: words that are there from its beginning are read by few. */
const NOTICED_MS = 100;

/**
 * A ref for words that appear inside a control: a screen reader reads them out while they are shown, as it reads no
 * changed name of a button. Behind an open dialog nothing is read, so they are announced inside it.
 */
export function announced(words: HTMLElement): () => void {
  const region = words.ownerDocument.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('aria-live', 'polite');
  (words.closest('[role=dialog], [role=alertdialog]') ?? words.ownerDocument.body).append(region);
  const timer = setTimeout(() => {
    region.textContent = words.textContent;
  }, NOTICED_MS);
  return () => {
    clearTimeout(timer);
    region.remove();
  };
}
