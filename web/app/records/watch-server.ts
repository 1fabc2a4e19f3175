import { answers } from '../../ui/loading/server-away.ts';

/** Between two looks at a server that is away, and at one that answers while a call of it failed. */
const PAUSE_MS = 1_000;
const LONG_PAUSE_MS = 15_000;

/** Calls `back` once the server answers, the line is back or the tab is seen. A tab out of sight waits. @returns ends it */
export function watchServer(back: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** @param mayRetry whether an answer is news: the call may have failed for another reason than a server that is away */
  const look = async (mayRetry: boolean) => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const isBack = navigator.onLine && (await answers());
    clearTimeout(timer); // two looks may overlap
    if (signal.aborted) return;
    if (isBack && mayRetry) back();
    timer = setTimeout(() => void look(true), isBack ? LONG_PAUSE_MS : PAUSE_MS);
  };
  const returned = () => void look(true);
  void look(false);
  document.addEventListener('visibilitychange', returned, { signal });
  addEventListener('online', returned, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => end.abort();
}
