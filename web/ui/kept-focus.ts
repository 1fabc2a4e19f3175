import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * A place whose buttons come and go with what happens. Where the one with the focus has gone, the place gets it, so that
 * reading and Tab go on there and not at the top of the page. It presses nothing: a second Enter does no harm.
 */
export function useKeptFocus<Place extends HTMLElement = HTMLDivElement>() {
  const place = useRef<Place>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) place.current?.focus();
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}
