import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Size = { readonly width: number; readonly height: number };

const STEP = 1.25;
const [LEAST, MOST] = [0.1, 2];
/** Its smallest text has 11 pixels, the least that can be read, so a large chart begins larger than its view. */
const READABLE = 1;
const PADDING = 24;

/**
 * Size of a drawing in a view that scrolls: as large as can be read at first, then fitted, as it is, or in steps, by
 * buttons, by keys (+, −, 0 fits, 1 as it is), by the wheel with Ctrl; and moved by dragging.
 */
export function useZoom(view: RefObject<HTMLElement | null>, { width, height }: Size) {
  const [room, setRoom] = useState<Size | null>(null);
  const [chosen, choose] = useState<number | 'fit' | null>(null);
  const held = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const place = view.current;
    if (!place) return;
    // The outer size: the inner one changes with the scroll bars, and these with the scale.
    const measure = () => setRoom({ width: place.offsetWidth, height: place.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [view]);

  const fitting = room ? Math.min(1, (room.width - PADDING) / width, (room.height - PADDING) / height) : 1;
  const fitted = Math.max(LEAST, fitting);
  const scale = chosen === 'fit' ? fitted : (chosen ?? Math.max(READABLE, fitted));

  /** The point of the drawing that stays where it is in the view. */
  const saved = useRef<{ x: number; y: number; at: [number, number] } | null>(null);
  useLayoutEffect(() => {
    if (!view.current || !saved.current) return;
    const { x, y, at } = saved.current;
    saved.current = null;
    view.current.scrollTo({ left: x * scale - at[0], top: y * scale - at[1], behavior: 'instant' });
  }, [view, scale]);

  const zoomTo = (next: number, point?: { clientX: number; clientY: number }) => {
    const place = view.current;
    if (!place) return;
    const { left, top } = place.getBoundingClientRect();
    const at: [number, number] = point
      ? [point.clientX - left, point.clientY - top]
      : [place.clientWidth / 2, place.clientHeight / 2];
    saved.current = { x: (place.scrollLeft + at[0]) / scale, y: (place.scrollTop + at[1]) / scale, at };
    choose(Math.min(MOST, Math.max(LEAST, next)));
  };
  const larger = () => zoomTo(scale * STEP);
  const smaller = () => zoomTo(scale / STEP);
  const whole = () => zoomTo(1);
  const fit = () => choose('fit');

  const byWheel = useRef((_event: WheelEvent) => {});
  useEffect(() => {
    byWheel.current = (event) => zoomTo(scale * STEP ** (-event.deltaY / 100), event);
  });
  useEffect(() => {
    const place = view.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault(); // the browser would zoom the whole page
      byWheel.current(event);
    };
    place?.addEventListener('wheel', onWheel, { passive: false });
    return () => place?.removeEventListener('wheel', onWheel);
  }, [view]);

  const keys: Readonly<Record<string, () => void>> = { '+': larger, '=': larger, '-': smaller, '0': fit, '1': whole };
  return {
    scale,
    larger,
    smaller,
    whole,
    fit,
    isMeasured: room !== null,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const key = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
        if (!key) return;
        event.preventDefault();
        key();
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { currentTarget: place, target, pointerType, button, clientX: x, clientY: y } = event;
        // A finger scrolls by itself; what lies beside the drawing is the scroll bar.
        if (pointerType !== 'mouse' || button !== 0 || !(target instanceof SVGElement)) return;
        place.setPointerCapture(event.pointerId);
        held.current = { x, y, left: place.scrollLeft, top: place.scrollTop };
      },
      onPointerMove: ({ currentTarget: place, clientX, clientY }: PointerEvent<HTMLElement>) => {
        const { current: from } = held;
        if (!from) return;
        place.scrollLeft = from.left + from.x - clientX;
        place.scrollTop = from.top + from.y - clientY;
      },
      onPointerUp: () => {
        held.current = null;
      },
      onPointerCancel: () => {
        held.current = null;
      },
    },
  };
}
