const DIALOGS = '[role=dialog], [role=alertdialog]';
const HEADINGS = 'h1, h2, h3, h4';
/** A closing dialog and a new page give the focus to their own place first. */
const OTHERS_FIRST_MS = 50;

type Place = { element: HTMLElement; around: readonly Element[] };

const placeOf = (element: HTMLElement): Place => {
  const around: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
  return { element, around };
};

/** The first heading of the nearest part that is still there. */
function headingNear({ around }: Place): HTMLElement | null {
  for (const part of around) {
    if (!part.isConnected || part === part.ownerDocument.documentElement) continue;
    const heading = part.querySelector<HTMLElement>(HEADINGS);
    if (heading && !heading.closest('[inert]')) return heading;
  }
  return null;
}

/**
 * When the focused control leaves the page, the focus moves to the control that had it before the dialog, else to the
 * nearest heading. Without this a browser gives it to the whole page, and reading and Tab begin at the top.
 */
export function keepFocusInPage(document: Document) {
  let last: Place | null = null;
  /** The last one that was in no dialog. */
  let below: Place | null = null;
  const hear = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = placeOf(target);
    if (!target.closest(DIALOGS)) below = last;
  };
  hear(document.activeElement); // this part comes after the page
  document.addEventListener('focusin', ({ target }) => hear(target));
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // A press beside every control is no loss. A control that goes is out of the page by the end of this task.
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (target instanceof Node && target.isConnected) last = null;
    });
  });
  const isLost = () => last !== null && !last.element.isConnected && document.activeElement === document.body;
  const settle = () => {
    if (!isLost() || document.querySelector(DIALOGS)) return;
    const place = below ?? last;
    const target = place?.element.isConnected ? place.element : place && headingNear(place);
    last = null;
    if (!target) return;
    if (!target.hasAttribute('tabindex') && target.matches(HEADINGS)) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  new MutationObserver(() => {
    if (isLost()) setTimeout(settle, OTHERS_FIRST_MS);
  }).observe(document, { childList: true, subtree: true });
}
