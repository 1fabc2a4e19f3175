import { useEffect, useEffectEvent } from 'react';
import { loadWithRetry } from '../../ui/loading/load-with-retry.ts';
import { useIsStaged } from '../machines/use-machine.ts';

/** Fetched ahead: a server that is away sends no code. */
export const loadWatch = () => import('./watch-server.ts');

/**
 * Tries again what got no answer, once the server answers.
 * @param isAway whether something got no answer
 */
export function useRetryWhenBack(isAway: boolean, retry: () => void) {
  const again = useEffectEvent(retry);
  const isOff = useIsStaged() || !isAway;
  useEffect(() => {
    if (isOff) return;
    let stop: (() => void) | null = () => {};
    void loadWithRetry(loadWatch).then(({ watchServer }) => {
      if (stop) stop = watchServer(() => again());
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [isOff]);
}
