import type { Log } from '../base/log.ts';
import type { OpenDatabase, Unlisten } from './database.ts';

interface Loop {
  readonly listen: OpenDatabase['listen'];
  readonly log: Log;
  /** Name of the loop in the log. */
  readonly name: string;
  /** NOTIFY channel that announces new work. */
  readonly channel: string;
  /** Does the waiting work. Stops between two items when `signal` aborts. */
  work(signal: AbortSignal): Promise<unknown>;
  /** Milliseconds until more work may be due without a notification. */
  nextMs?(): Promise<number>;
  /** Called when the loop stops, before its last item is finished. */
  onStop?(): void;
}

/** Poll interval, because a notification can be lost with its connection. */
const LONGEST_SLEEP_MS = 60_000;
const AFTER_FAULT_MS = 5_000;

/**
 * One loop per process, woken by the NOTIFY of a commit or when the next item is due. It runs in the background. Errors
 * are logged and the work is tried again, from listening on where the database is away at the start.
 */
export function startLoop(loop: Loop): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = Promise.withResolvers<void>();

  async function sleep(ms: number): Promise<void> {
    const timer = setTimeout(wake.resolve, Math.max(0, Math.min(ms, LONGEST_SLEEP_MS)));
    timer.unref();
    await wake.promise;
    clearTimeout(timer);
  }

  const onNotice = () => wake.resolve();
  let unlisten: Unlisten | undefined;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      wake = Promise.withResolvers<void>();
      try {
        unlisten ??= await loop.listen(loop.channel, onNotice);
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

  const running = run();
  return {
    async stop() {
      stopping.abort();
      wake.resolve();
      loop.onStop?.();
      await running;
      await unlisten?.();
    },
  };
}
