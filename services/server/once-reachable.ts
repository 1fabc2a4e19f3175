import { setTimeout as pause } from 'node:timers/promises';
import { databaseFailure } from '../database/database-failure.ts';
import { DatabaseRefused, refusedBy } from '../database/database-refused.ts';

const AGAIN_MS = 500;

/**
 * Opens a database that may be restarting: while it cannot be reached, it is tried again for `seconds`. One that refuses, because
 * of a wrong password for example, is tried once.
 * @throws DatabaseRefused with the last answer
 */
export async function onceReachable<Opened>(
  open: () => Promise<Opened>,
  { url, seconds, onNote }: { url: string; seconds: number; onNote: (message: string) => void },
): Promise<Opened> {
  const over = AbortSignal.timeout(seconds * 1_000);
  let isFirst = true;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (databaseFailure(error)?.code !== 'UNAVAILABLE') throw error;
      const refusal = error instanceof DatabaseRefused ? error : refusedBy('DATABASE_URL', url, innermost(error));
      if (over.aborted) throw refusal;
      if (isFirst) onNote(`${refusal.message} It is tried again for ${seconds} seconds.`);
      isFirst = false;
    }
    await pause(AGAIN_MS, undefined, { signal: over }).catch(() => {});
  }
}

function innermost(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.cause instanceof Error ? innermost(thrown.cause) : thrown;
}
