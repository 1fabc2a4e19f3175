import type { PortalError } from './portal-error.ts';

/** A call without an answer may have been done, so no words of ours say that it was not; those of the specification are kept. */
export const UNANSWERED = 'The server did not answer, so it is not known whether this is done. Try again.';

/** For a refusal without words of the service or of the specification. */
export const ANY_ERROR = 'Error!';

export const isUnanswered = (error: PortalError) => error.code === 'UNREACHABLE' && !error.reason;

/** Words of a failed change. Those that deny it claim too much without an answer; the specification's say that there was an error. */
export const failedWords = (error: PortalError, words: string): string =>
  isUnanswered(error) && (words === ANY_ERROR || DENIES.test(words)) ? UNANSWERED : words;

const DENIES = /\b(?!not answer)(not|nothing)\b/i;
