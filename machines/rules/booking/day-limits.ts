/** The kinds of visits that a resource can have a limit for. */
export type ServiceKind = 'pem' | 'fit_test';

/** The highest number of visits of a kind that a resource can be limited to on a day. */
export const MOST_DAY_LIMIT = 100;

/** '6' → 6, nothing → null; undefined where it is no number of visits. */
export function parseDayLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  const limit = Number(text);
  if (text === '') return null;
  return Number.isInteger(limit) && limit >= 0 && limit <= MOST_DAY_LIMIT ? limit : undefined;
}

export const dayLimitMessage = (typed: string): string | null =>
  parseDayLimit(typed) === undefined ? `Enter a whole number from 0 to ${MOST_DAY_LIMIT}, or nothing` : null;
