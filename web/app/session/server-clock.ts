import { type EpochMs, epochMs } from '../../../machines/lib/ports.ts';

/** The Date of an answer names a whole second; it was made at any moment of it. */
const SECOND = 1_000;

/**
 * Now by the server's clock, which decides when a hold ends. A computer's own clock may be minutes off, so the Date of every
 * answer corrects it: it was made between question and answer, and what a slow line can explain is not worth a jump of the
 * countdown.
 */
export function serverClock(own: () => EpochMs) {
  let ahead = 0;
  /** @param date of an answer, as HTTP says it; null where it says none */
  const heard = (date: string | null, sent: EpochMs) => {
    const made = Date.parse(date ?? '');
    if (!Number.isNaN(made)) ahead = Math.min(Math.max(ahead, made - own()), made + SECOND - sent);
  };
  return {
    now: (): EpochMs => epochMs(own() + ahead),
    /** Sends as `fetch` does, and sets the clock by what comes back. */
    heardBy:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (input, init) => {
        const sent = own();
        const response = await fetch(input, init);
        heard(response.headers.get('date'), sent);
        return response;
      },
  };
}

export type ServerClock = ReturnType<typeof serverClock>;
