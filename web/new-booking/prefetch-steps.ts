import { useEffect } from 'react';
import { prefetch } from '../ui/prefetch.ts';

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('../ui/lookup-box.tsx'),
  () => import('../ui/calendar-popover.tsx'),
  () => import('../ui/dialog-box.tsx'),
  () => import('../ui/toast-stack.tsx'),
  () => import('../slots/clinics-box.tsx'),
  () => import('./unfinished/discard-unfinished.tsx'),
  () => import('./packages/package-maker.tsx'),
  () => import('./candidates/paste-rows.tsx'),
];

/** After the page itself has settled. */
const SETTLED_MS = 1_000;

/**
 * Fetches the code of the steps and dialogs ahead while nobody waits for it: a line that drops, or a server that restarts, must
 * not stop a page in which something is typed.
 */
export function useFetchAhead() {
  useEffect(() => {
    const timer = setTimeout(() => prefetch(parts), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
}
