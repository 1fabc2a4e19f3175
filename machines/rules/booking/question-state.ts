/** The two sides of a booking that write to each other: people of the company, and the provider's clinic. */
export type QuestionSide = 'company' | 'clinic';

/** State of a booking with messages: the side that has to answer, or answered. */
export const QUESTION_STATES = ['Waiting for the clinic', 'Waiting for the company', 'Answered'] as const;

export const otherSide = (side: QuestionSide): QuestionSide => (side === 'company' ? 'clinic' : 'company');

/**
 * The side that has to answer after a message, or null. The side that is waited for answers by writing, unless its
 * message asks back; any other message asks.
 */
export const waitsForAfter = (
  waitsFor: QuestionSide | null,
  by: QuestionSide,
  asksBack: boolean,
): QuestionSide | null => (waitsFor === by && !asksBack ? null : otherSide(by));

/** Letters of one message. */
export const MAX_MESSAGE = 2000;
