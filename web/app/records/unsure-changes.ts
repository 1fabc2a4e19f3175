import { useEffect, useRef } from 'react';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { isUnanswered } from '../../../machines/lib/unanswered.ts';

const refreshes = new Set<() => void>();

/** Fetches the record of this component again after an unsure change anywhere on the page. */
export function useRefreshWhenUnsure(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const run = () => latest.current();
    refreshes.add(run);
    return () => void refreshes.delete(run);
  }, []);
}

/**
 * Wraps the change that a dialog sends. If its last answer was lost, it may have been made: once the dialog closes,
 * records on the page are fetched again, so that they show what is stored.
 */
export function useUnsureChange() {
  const isUnsure = useRef(false);
  useEffect(
    () => () => {
      if (isUnsure.current) for (const refresh of refreshes) refresh();
    },
    [],
  );
  return async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await change;
      isUnsure.current = false;
      return answer;
    } catch (thrown) {
      if (thrown instanceof PortalFailure && isUnanswered(thrown.error)) isUnsure.current = true;
      throw thrown;
    }
  };
}
