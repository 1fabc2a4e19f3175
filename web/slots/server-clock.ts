import { type EpochMs, epochMs } from '../../machines/ports.ts';

/** Differences that a slow line explains are not worth a jump of the countdown. */
const SMALLEST_MS = 2_000;

/**
 * Now by the server's clock, which decides when a hold ends. A computer's own clock may be minutes off, so each answer
 * that was made just now and says when (such as a saved draft's) corrects it.
 */
export function serverClock(own: () => EpochMs) {
  let ahead = 0;
  return {
    now: (): EpochMs => epochMs(own() + ahead),
    /** @param serverTime instant, ISO 8601, at which the answer was made */
    heard(serverTime: string) {
      const difference = Date.parse(serverTime) - own();
      ahead = Math.abs(difference) < SMALLEST_MS ? 0 : difference;
    },
  };
}

export type ServerClock = ReturnType<typeof serverClock>;
