/** The two sides of a booking that write to each other: people of the company, and the provider's clinic. */
export type QuestionSide = 'company' | 'clinic';

/** Of a booking with messages: whose answer is waited for, or that nobody's is. */
export const QUESTION_STATES = ['Waiting for the clinic', 'Waiting for the company', 'Answered'] as const;

export const otherSide = (side: QuestionSide): QuestionSide => (side === 'company' ? 'clinic' : 'company');

/**
 * Whose answer is waited for after a message; null while nobody's is. Whoever is waited for answers by writing, unless the
 * message asks back; any other message asks.
 */
export const waitsForAfter = (
  waitsFor: QuestionSide | null,
  by: QuestionSide,
  asksBack: boolean,
): QuestionSide | null => (waitsFor === by && !asksBack ? null : otherSide(by));

/** Letters of one message. */
export const MAX_MESSAGE = 2000;
