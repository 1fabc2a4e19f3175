import { defined } from '../lib/assert-defined.ts';
import {
  type BookingDraft,
  type CandidateDraft,
  type DraftErrors,
  type Holds,
  type WizardStep,
  wizardSteps,
} from '../lib/booking.types.ts';
import type { EpochMs } from '../lib/ports.ts';
import { isHoldGood, validateDraft } from '../rules/booking/booking-draft.ts';

/** The data that a wizard's errors are derived from. */
export interface Judged {
  draft: BookingDraft;
  holds: Holds;
  now: EpochMs;
  refusals: DraftErrors;
}

/** Every error, touched or not: the rules' and, until their field changes, the service's. */
export const errorsOf = ({ draft, holds, now, refusals }: Judged): DraftErrors => ({
  ...refusals,
  ...validateDraft(draft, holds, now),
});

/** Errors of touched fields, and all that the service refused. */
export const shownErrorsOf = (judged: Judged): DraftErrors =>
  picked(errorsOf(judged), (path) => path in judged.draft.touched || path in judged.refusals);

/** The step whose screen has the field. */
export function stepOf(path: string): WizardStep {
  if (path === 'policyAccepted') return 'review';
  if (path.startsWith('header.')) return 'company';
  if (path.endsWith('.package')) return 'package';
  return path.endsWith('.hold') || path.includes('.choice.') ? 'time' : 'candidates';
}

export const isOfCandidate = (path: string, key: string) => path.startsWith(`candidates.${key}.`);

/** Errors of one step; with `key`, only that candidate's. */
export const stepErrors = (judged: Judged, step: WizardStep, key?: string): DraftErrors =>
  picked(errorsOf(judged), (path) => stepOf(path) === step && (key === undefined || isOfCandidate(path, key)));

const hasNone = (errors: DraftErrors) => Object.keys(errors).length === 0;

/** A refusal of the service is shown but does not block: the service may accept it the next time. */
const breaksRule = ({ draft, holds, now }: Judged, step: WizardStep, key?: string) =>
  !hasNone(stepErrors({ draft, holds, now, refusals: {} }, step, key));

export const breaksNoRule = (judged: Judged) => wizardSteps.every((step) => !breaksRule(judged, step));

/** The wanted step, or the first before it that still has errors. */
export function reachableStep(judged: Judged, wanted: WizardStep): WizardStep {
  const before = wizardSteps.slice(0, wizardSteps.indexOf(wanted));
  return before.find((step) => breaksRule(judged, step)) ?? wanted;
}

/** The first step that shows an error; the review where none does. */
export const firstFailingStep = (judged: Judged): WizardStep =>
  wizardSteps.find((step) => !hasNone(stepErrors(judged, step))) ?? 'review';

/** The first candidate with an error at this step. */
export const firstFailing = (judged: Judged, step: WizardStep): CandidateDraft | undefined =>
  judged.draft.candidates.find(({ key }) => !hasNone(stepErrors(judged, step, key)));

/** The candidate that 'Next' leads to before the next step: the first after the current one with errors here, around the end. */
export function nextFailing(judged: Judged, step: WizardStep): CandidateDraft | undefined {
  const { candidates, current } = judged.draft;
  const at = candidates.findIndex(({ key }) => key === current);
  return [...candidates.slice(at + 1), ...candidates.slice(0, at)].find(({ key }) => breaksRule(judged, step, key));
}

export const currentFails = (judged: Judged, step: WizardStep) =>
  breaksRule(judged, step, step === 'company' || step === 'review' ? undefined : judged.draft.current);

/** Target of 'Next', for its label: another candidate, another step, or none before the errors are gone. */
export function afterNext(judged: Judged): { to: 'candidate'; key: string } | { to: 'step'; step: WizardStep } | null {
  const { step } = judged.draft;
  if (step === 'review') return null;
  const candidate = step === 'company' ? undefined : nextFailing(judged, step);
  if (candidate) return { to: 'candidate', key: candidate.key };
  return { to: 'step', step: defined(wizardSteps[wizardSteps.indexOf(step) + 1]) };
}

export type CandidateProgress = 'ready' | 'failing' | 'timeless' | 'started' | 'untouched';

/**
 * One candidate in a word: `failing` shows errors, `timeless` lacks only its time, `untouched` has nothing typed.
 * @returns `errors`, the number that shows
 */
export function progressOf(judged: Judged, candidate: CandidateDraft): { state: CandidateProgress; errors: number } {
  const all = picked(errorsOf(judged), (path) => isOfCandidate(path, candidate.key));
  const shown = picked(shownErrorsOf(judged), (path) => isOfCandidate(path, candidate.key));
  const errors = Object.keys(shown).filter((path) => !path.endsWith('.hold')).length;
  const { name, dob, phone, email, package: chosen } = candidate;
  if (hasNone(all)) return { state: 'ready', errors: 0 };
  if (errors > 0) return { state: 'failing', errors };
  if (Object.keys(all).every((path) => stepOf(path) === 'time')) return { state: 'timeless', errors: 0 };
  return { state: name || dob || phone || email || chosen ? 'started' : 'untouched', errors: 0 };
}

/** Live holds with their candidates' numbers from 1. */
export const ownHolds = ({ draft, holds, now }: Judged) =>
  draft.candidates.flatMap((candidate, at) => {
    const hold = holds[candidate.key];
    return hold && isHoldGood(hold, candidate, now) ? [{ key: candidate.key, number: at + 1, hold }] : [];
  });

const picked = (errors: DraftErrors, keep: (path: string) => boolean): DraftErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => keep(path)));
