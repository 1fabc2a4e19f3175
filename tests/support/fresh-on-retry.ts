import type { Browser } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';
import type { Portal } from './servers/portal.ts';

/**
 * One for the tests of a file, because starting it takes longer than most of them; and a fresh one for a try after one that
 * failed, so that what that left behind fails no further one.
 */
export function freshOnRetry<T extends { stop(): Promise<void> }>(start: () => Promise<T>) {
  let running: T | null = null;
  const stop = async () => {
    const old = running;
    running = null;
    await old?.stop();
  };
  return {
    stop,
    of: async ({ result }: Pick<RunnerTestCase, 'result'>): Promise<T> => {
      if (result?.retryCount) await stop();
      running ??= await start();
      return running;
    },
  };
}

/** Things that tests need of their portal and do not change, such as a session: made for the first one that asks. */
export function oncePerPortal<T>(make: (portal: Portal, browser: Browser) => Promise<T>) {
  const made = new WeakMap<Portal, Promise<T>>();
  return (portal: Portal, browser: Browser): Promise<T> => {
    const one = made.get(portal) ?? make(portal, browser);
    made.set(portal, one);
    return one;
  };
}
