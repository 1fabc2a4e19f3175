import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Kills this process when what it watches takes longer than a limit. A mutant may loop without a pause, in promises that answer at
 * once: no timer of this thread comes round then, and another thread can only end the whole process.
 */
export function startWatchdog(limitMs: number): { begin: () => void; end: () => void } {
  const shared = new SharedArrayBuffer(8);
  const deadline = new BigInt64Array(shared);
  new Worker(new URL(`./watchdog-thread${extname(import.meta.url)}`, import.meta.url), { workerData: shared }).unref();
  return {
    begin: () => void Atomics.store(deadline, 0, BigInt(Date.now() + limitMs)),
    end: () => void Atomics.store(deadline, 0, 0n),
  };
}
