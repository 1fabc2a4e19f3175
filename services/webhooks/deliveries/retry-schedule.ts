const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 3_600_000];

/** The pause after each try that failed: ten tries within three days and four hours. After the last one it is given up. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** So many deliveries that failed together do not come back together. */
const JITTER = 0.1;

/**
 * When to try again.
 * @param attempts tries so far
 * @param dice from 0 to 1
 * @returns null where that was the last try
 */
export function nextTryAfter(attempts: number, now: Date, dice: number): Date | null {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * (1 + JITTER * dice));
}
