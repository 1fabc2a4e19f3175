/** Maximum number of days that close together. */
const MOST_CLOSED_DAYS = 93;

export const TOO_MANY_DAYS = `At most ${MOST_CLOSED_DAYS} days close together.`;

/** True if both days, 'YYYY-MM-DD', and all between them can close by one plan. */
export const closeTogether = (first: string, last: string) =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000 < MOST_CLOSED_DAYS;
