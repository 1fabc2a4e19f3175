import type { OpenDatabase } from '../database/database.ts';
import type { Log } from './log.ts';

interface Loop {
  readonly listen: OpenDatabase['listen'];
  readonly log: Log;
  /** Whose faults these are, in the log. */
  readonly name: string;
  /** The channel on which a commit that made work is heard. */
  readonly channel: string;
  /** Does what waits, and stops between two pieces of it where `signal` says so. */
  work(signal: AbortSignal): Promise<unknown>;
  /** Milliseconds until more may wait without a notice. */
  nextMs?(): Promise<number>;
  /** When the loop ends, before the last piece of work has. */
  onStop?(): void;
}

/** A notice can be missed where the connection that carries it was lost. */
const LONGEST_SLEEP_MS = 60_000;
const AFTER_FAULT_MS = 5_000;

/**
 * One small loop per process: woken by the commit of a transaction that made work, and by the time of the next piece.
 * Nobody waits for it, and whatever happens to it is logged and tried again.
 */
export async function startLoop(loop: Loop): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = Promise.withResolvers<void>();

  async function sleep(ms: number): Promise<void> {
    const timer = setTimeout(wake.resolve, Math.max(0, Math.min(ms, LONGEST_SLEEP_MS)));
    timer.unref();
    await wake.promise;
    clearTimeout(timer);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      wake = Promise.withResolvers<void>();
      try {
        await loop.work(signal);
        const ms = (await loop.nextMs?.()) ?? LONGEST_SLEEP_MS;
        if (!signal.aborted) await sleep(ms);
      } catch (error) {
        if (signal.aborted) return;
        loop.log.fault(error, { service: loop.name });
        await sleep(AFTER_FAULT_MS);
      }
    }
  }

  const unlisten = await loop.listen(loop.channel, () => wake.resolve());
  const running = run();
  return {
    async stop() {
      stopping.abort();
      wake.resolve();
      await unlisten();
      loop.onStop?.();
      await running;
    },
  };
}
