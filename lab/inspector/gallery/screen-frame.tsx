import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export type ScreenSize = { readonly width: number; readonly height: number; readonly scale: number };
export const SIZES = {
  phone: { width: 390, height: 640, scale: 0.75 },
  desk: { width: 1280, height: 800, scale: 0.42 },
} as const satisfies Record<string, ScreenSize>;

/** The page's styles and theme, and what is added to them later. @returns how to stop */
function dressedLike(page: Document, frame: Document) {
  const worn = new Map<Node, Node>();
  const dress = () => {
    // Its style is that of an open dialog, which keeps the page from scrolling; set as an attribute, a policy may refuse it.
    for (const { name, value } of page.documentElement.attributes)
      if (name !== 'style') frame.documentElement.setAttribute(name, value);
    for (const sheet of page.querySelectorAll('link[rel=stylesheet], #react-aria-pressable-style')) {
      if (worn.has(sheet)) continue;
      worn.set(sheet, frame.head.appendChild(sheet.cloneNode(true)));
    }
  };
  dress();
  const observer = new MutationObserver(dress);
  observer.observe(page.head, { childList: true });
  observer.observe(page.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/**
 * Screens lead a person to a field or a heading; these are looked at only. They would take the focus from who does, and scroll
 * the page around their frame.
 */
function isolateFocus({ defaultView }: Document) {
  if (!defaultView) return;
  defaultView.HTMLElement.prototype.focus = () => {};
  defaultView.Element.prototype.scrollIntoView = () => {};
}

/** True once it has come near the view: a screen that was never in view costs nothing. */
function useSeen(place: RefObject<HTMLElement | null>) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}

type FrameProps = { label: string; size: ScreenSize; children: ReactNode };

/**
 * A screen in a document of its own, as wide as a phone or a desk, to be looked at only. Its ids, its dialogs and what it
 * measures stay inside; what it is made of is the page's.
 */
export function ScreenFrame({ label, size: { width, height, scale }, children }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const isSeen = useSeen(place);
  const [frame, setFrame] = useState<Document | null>(null);
  // It is there at once; where a browser puts another one in its place, it says so by loading.
  useEffect(() => setFrame(inner.current?.contentDocument ?? null), []);
  // Before the effects of its children: a library adds a style of its own to a document that has none yet.
  useLayoutEffect(() => {
    if (!frame) return;
    isolateFocus(frame);
    return dressedLike(document, frame);
  }, [frame]);
  return (
    <div
      ref={place}
      className="max-w-full overflow-hidden rounded-md border border-border bg-surface"
      style={{ width: width * scale, height: height * scale }}
    >
      <iframe
        className="origin-top-left border-0"
        ref={inner}
        inert
        title={label}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
      />
      {frame && isSeen ? createPortal(children, frame.body) : null}
    </div>
  );
}
