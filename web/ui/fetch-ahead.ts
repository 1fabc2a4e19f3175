/**
 * Loads parts that nobody waits for yet. Not without a line: most browsers remember that a part failed, and the page would
 * have to be made afresh to get it. What does not arrive all the same is asked for when it is shown.
 */
export async function fetchAhead(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!navigator.onLine) await new Promise((online) => addEventListener('online', online, { once: true }));
  for (const load of loads) load().catch(() => {});
}
