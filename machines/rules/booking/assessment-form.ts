import { type FieldMessage, requiredMessage } from '../text/required.ts';
import { needsMessages } from './assessment-needs.ts';
import { priceMessage } from './price.ts';

/** Maximum length of one assessment, in minutes: a doctor's whole day. */
export const MAX_ASSESSMENT_MINUTES = 480;
export const MINUTES_FORMAT = `Enter whole minutes from 1 to ${MAX_ASSESSMENT_MINUTES}`;
export const MAX_PREPARATION_LENGTH = 500;

/** Fields of an assessment; `minutes`, `price`, `needs` and `cleanUp` as they are typed. */
export type AssessmentFacts = {
  readonly category: string;
  readonly name: string;
  readonly minutes: string;
  readonly price: string;
  readonly preparation: string;
  readonly needs: string;
  readonly cleanUp: string;
  readonly comesFirst: boolean;
  readonly runsBeside: boolean;
  /** Assessments that have to be done before it. */
  readonly comesAfter: readonly { readonly id: string; readonly name: string }[];
};

/** '20' → 20; null where it is no number of minutes. */
export function parseMinutes(text: string): number | null {
  const minutes = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= MAX_ASSESSMENT_MINUTES ? minutes : null;
}

/** Message of each field of an assessment; null passes. Price and preparation are optional. */
export const assessmentMessages = (facts: AssessmentFacts): Readonly<Record<keyof AssessmentFacts, FieldMessage>> => ({
  category: requiredMessage(facts.category),
  name: requiredMessage(facts.name),
  minutes: requiredMessage(facts.minutes) ?? (parseMinutes(facts.minutes) === null ? MINUTES_FORMAT : null),
  price: priceMessage(facts.price),
  preparation: null,
  ...needsMessages(facts),
  comesFirst: null,
  runsBeside: null,
  comesAfter: null,
});
