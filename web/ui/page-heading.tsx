import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** The document's title until the next page. React's own `<title>` would be a second one beside that of index.html. */
export function PageTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = `${children} – Preflight`;
  }, [children]);
  return null;
}

/**
 * A page's h1, which takes the focus when one comes here by navigation, so that reading starts at the new page. The first
 * page of a visit leaves the focus where the browser put it.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before a page that keeps its place goes back to it: parents' effects come after those of their children.
  useLayoutEffect(() => {
    if (!visit.moved) return;
    heading.current?.closest('.sheet')?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    // After a dialog that closed with the old page has given the focus back to where it was opened from.
    const timer = setTimeout(() => visit.moved && heading.current?.focus({ preventScroll: true }));
    return () => {
      visit.moved = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

const visit = { moved: false };
