import { useSyncExternalStore } from 'react';

/** Between two looks whether the server answers again. */
const PAUSE_MS = 1_000;
/** A server that takes longer for its smallest file does not answer. */
const ANSWER_MS = 3_000;

/** The number of parts of the page that wait for a server that does not answer. */
let waiting = 0;
let look = () => {};
const listeners = new Set<() => void>();

const count = (more: 1 | -1) => {
  waiting += more;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** True if an opened part waits for a server that does not answer. */
export const useServerAway = () => useSyncExternalStore(subscribe, () => waiting > 0);

/** Looks at once, instead of in a second. */
export const lookAgain = () => look();

/** @returns true where the server answers within the time */
export const answers = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PAUSE_MS);
    look = resolve;
  });

/**
 * Resolves once the server answers; meanwhile the page says that it does not.
 * @param isWanted false once the caller no longer waits
 * @returns true if it had been away
 */
export async function reachable(isWanted = () => true): Promise<boolean> {
  if (await answers()) return false;
  count(1);
  do await pause();
  while (isWanted() && !(await answers()));
  count(-1);
  return true;
}
