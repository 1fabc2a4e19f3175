import { type FieldMessage, requiredMessage } from '../text/required.ts';
import { isBilled } from './billed-statuses.ts';

/** Results of an examination for the job. Health details are in the results files alone. */
export const OUTCOMES = ['Fit', 'Fit with restrictions', 'Unfit'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Characters that the restrictions may have. */
export const MAX_RESTRICTIONS = 500;

/** The value of the form and the batch: '' for no outcome. */
export type OutcomeChoice = { readonly outcome: Outcome | ''; readonly restrictions: string };

export const NO_OUTCOME: OutcomeChoice = { outcome: '', restrictions: '' };

export const isOutcome = (text: string): text is Outcome => OUTCOMES.some((outcome) => outcome === text);

export const hasRestrictions = (outcome: string) => outcome === 'Fit with restrictions';

/** Restrictions are said exactly where the outcome has some. */
export function restrictionsMessage({
  outcome,
  restrictions,
}: {
  outcome: string;
  restrictions: string;
}): FieldMessage {
  if (!hasRestrictions(outcome)) return null;
  if (restrictions.trim().length > MAX_RESTRICTIONS) return `must be at most ${MAX_RESTRICTIONS} characters`;
  return requiredMessage(restrictions);
}

/** Only who was examined has an outcome. */
export const mayHaveOutcome = (status: string) => isBilled(status);
