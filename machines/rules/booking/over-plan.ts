import { wholeNumber } from '../text/whole-number.ts';

/** The highest number of appointments over the plan that a clinic can allow on a day. */
export const MOST_OVER_PLAN = 20;

export const overPlanMessage = (typed: string): string | null =>
  wholeNumber(typed, MOST_OVER_PLAN) === null ? `Enter a whole number from 0 to ${MOST_OVER_PLAN}` : null;

/** The words before the reason, on its blocked time. */
export const OVER_PLAN = 'Over the plan';
