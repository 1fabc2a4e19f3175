import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/** A dialog over the place: it has the focus for a while, and gives it back. */
const isCovered = (place: HTMLElement) =>
  [...document.querySelectorAll(DIALOGS)].some((dialog) => !dialog.contains(place));

/**
 * A place whose buttons come and go with what happens. Where the one with the focus has gone, the place gets it, so that
 * reading and Tab go on there and not at the top of the page. It presses nothing: a second Enter does no harm.
 */
export function useRestoredFocus<Place extends HTMLElement = HTMLDivElement>() {
  const place = useRef<Place>(null);
  /** The element in the place that had the focus last; null once the focus was moved elsewhere. */
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const keep = () => {
      if (last.current?.isConnected === false && document.activeElement === document.body) place.current?.focus();
    };
    keep();
    if (!place.current?.closest('[inert]')) return;
    // Below a dialog that goes in this moment nothing takes the focus yet.
    const frame = requestAnimationFrame(keep);
    return () => cancelAnimationFrame(frame);
  });
  return {
    ref: place,
    tabIndex: -1,
    // Events of a dialog that is opened from here bubble here too, though it is elsewhere in the page.
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement, Element>) => {
      if (currentTarget.contains(target)) last.current = target;
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement, Element>) => {
      if (!currentTarget.contains(target) || currentTarget.contains(relatedTarget)) return;
      if (!isCovered(currentTarget)) last.current = null;
    },
  };
}
