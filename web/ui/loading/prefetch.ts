import { loadPart } from './arrived-parts.ts';
import { nextTask } from './next-task.ts';

/**
 * Loads parts before they are needed. Not without a line: most browsers remember that a part failed, and only a reload
 * of the page would get it. A part that does not arrive all the same is requested when it is shown.
 */
export async function prefetch(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!navigator.onLine) await new Promise((online) => addEventListener('online', online, { once: true }));
  for (const load of loads) {
    loadPart(load).catch(() => {});
    await nextTask(); // asking for a part and all that it imports takes a slow computer 10 ms
  }
}

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;
const PREFETCH_AFTER_MS = 10_000;

/**
 * Loads parts ahead, from the first sign of a person at work: before it, only what the page shows is loaded.
 * @returns stops waiting
 */
export function prefetchOnActivity(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const waiting = new AbortController();
  const fetchAll = (sign?: Event) => {
    if (sign && isAtRest(sign)) return;
    waiting.abort();
    void prefetch(loads);
  };
  const timer = setTimeout(fetchAll, PREFETCH_AFTER_MS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of ACTIVITY_EVENTS) addEventListener(sign, fetchAll, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

/** Browsers tell a page of a pointer that lies over it, without anybody moving it. */
const isAtRest = (sign: Event) =>
  sign.type === 'pointermove' && sign instanceof PointerEvent && sign.movementX === 0 && sign.movementY === 0;
