import { useEffect } from 'react';
import { patiently } from '../../ui/patiently.ts';

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('../../ui/lookup-box.tsx'),
  () => import('../../ui/date-boxes.tsx'),
  () => import('../../ui/dialog-box.tsx'),
  () => import('../../ui/snackbar-stack.tsx'),
  () => import('../../slots/clinics-box.tsx'),
  () => import('../../ui/paperwork/paperwork-dialogs.tsx'),
  () => import('./time-step.tsx'),
  () => import('./review-step.tsx'),
  () => import('./package-maker.tsx'),
  () => import('./paste-rows.tsx'),
];

/** After the page itself has settled. */
const SETTLED_MS = 1_000;

/**
 * Fetches the code of the steps and dialogs ahead while nobody waits for it: a line that drops, or a server that restarts, must
 * not stop a page in which something is typed.
 */
export function useFetchAhead() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of parts) void patiently(part).catch(() => {}); // whoever needs it asks once more
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
}
