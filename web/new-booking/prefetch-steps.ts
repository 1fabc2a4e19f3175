import { useEffect } from 'react';
import { loadMessages } from '../app/api/gateway-stream.ts';
import { loadClinicsBox } from '../slots/clinics-field.tsx';
import { loadDialogBox } from '../ui/dialog/dialog.tsx';
import { loadCalendar } from '../ui/fields/load-calendar.ts';
import { prefetch } from '../ui/loading/prefetch.ts';
import { loadBookingResult, loadHeldTimes, loadPeopleSteps, loadReviewStep, loadSendBar } from './step-parts.ts';
import { loadTimeStep } from './times/load-time-step.ts';

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('../app/forms/lookup-box.tsx'),
  loadCalendar,
  loadDialogBox,
  loadClinicsBox,
  () => import('./unfinished/discard-unfinished.tsx'),
  () => import('./packages/package-maker.tsx'),
  () => import('./candidates/paste-rows.tsx'),
  loadHeldTimes,
  loadPeopleSteps,
  loadTimeStep,
  loadReviewStep,
  loadSendBar,
  loadBookingResult,
  () => import('./crews/crews-dialog.tsx'),
  () => import('./crews/save-crew.tsx'),
  loadMessages,
];

/** After the page itself has settled. */
const SETTLED_MS = 1_000;

/**
 * Fetches the code of the steps and dialogs ahead of time: a line that drops, or a server that restarts, must not stop
 * a page in which something is typed.
 */
export function useFetchAhead() {
  useEffect(() => {
    const timer = setTimeout(() => prefetch(parts), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
}
