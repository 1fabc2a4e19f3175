import { useEffect, useEffectEvent } from 'react';
import { useIsStaged } from '../../lab-host/use-machine.ts';
import { answers } from '../../ui/loading/server-away.ts';

/** Between two looks at a server that is away, and at one that answers while a call of it failed. */
const PAUSE_MS = 1_000;
const LONG_PAUSE_MS = 15_000;

/**
 * Tries again what got no answer: once the server answers, once the line is back or the tab is seen. A tab that nobody sees waits.
 * @param isAway whether something got no answer
 */
export function useRetryWhenBack(isAway: boolean, retry: () => void) {
  const again = useEffectEvent(retry);
  const isStaged = useIsStaged();
  useEffect(() => {
    if (!isAway || isStaged) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    /** @param mayRetry whether an answer is news: the call may have failed for another reason than a server that is away */
    const look = async (mayRetry: boolean) => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const isBack = navigator.onLine && (await answers());
      clearTimeout(timer); // two looks may overlap
      if (isOver) return;
      if (isBack && mayRetry) again();
      timer = setTimeout(() => void look(true), isBack ? LONG_PAUSE_MS : PAUSE_MS);
    };
    const returned = () => void look(true);
    void look(false);
    document.addEventListener('visibilitychange', returned);
    addEventListener('online', returned);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', returned);
      removeEventListener('online', returned);
    };
  }, [isAway, isStaged]);
}
