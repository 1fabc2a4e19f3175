/**
 * Loads parts that nobody waits for yet. Not without a line: most browsers remember that a part failed, and the page would
 * have to be made afresh to get it. What does not arrive all the same is asked for when it is shown.
 */
export async function fetchAhead(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!navigator.onLine) await new Promise((online) => addEventListener('online', online, { once: true }));
  for (const load of loads) load().catch(() => {});
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;
const PATIENCE_MS = 10_000;

/**
 * Loads parts ahead, from the first sign of a person at work: before it, only what the page shows is loaded.
 * @returns stops waiting
 */
export function loadAhead(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const waiting = new AbortController();
  const fetchAll = () => {
    waiting.abort();
    void fetchAhead(loads);
  };
  const timer = setTimeout(fetchAll, PATIENCE_MS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of SIGNS) addEventListener(sign, fetchAll, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}
