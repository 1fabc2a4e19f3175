/** A pointer that went farther than this left the button on purpose. CSS pixels. */
const STILL = 8;

interface Press {
  readonly button: HTMLButtonElement;
  readonly place: DOMRect;
  readonly x: number;
  readonly y: number;
}

/**
 * A press counts for the button it began on. As it begins, the field that had the focus may show its error, and the button
 * moves away from under the pointer: the browser would give the click to whatever is there by then.
 */
export function keepPresses(page: Document): void {
  let began: Press | null = null;
  page.addEventListener(
    'mousedown',
    ({ target, button: which, clientX: x, clientY: y }) => {
      const button = which === 0 && target instanceof Element ? target.closest('button') : null;
      began = button && { button, place: button.getBoundingClientRect(), x, y };
    },
    true,
  );
  page.addEventListener(
    'mouseup',
    ({ target, clientX, clientY }) => {
      const press = began;
      began = null;
      if (!press?.button.isConnected || (target instanceof Node && press.button.contains(target))) return;
      const { top, left } = press.button.getBoundingClientRect();
      const hasMoved = top !== press.place.top || left !== press.place.left;
      if (hasMoved && Math.hypot(clientX - press.x, clientY - press.y) <= STILL) press.button.click();
    },
    true,
  );
}
