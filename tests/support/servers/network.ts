import type { Page } from 'playwright-core';
import { forgive } from '../browser/page.ts';

export type Network = Awaited<ReturnType<typeof networkOf>>;

/**
 * A page's line to the portal, to be cut and mended. Taken before the page is opened: the browser hands its requests
 * over some while after it was asked to, and one that is sent meanwhile slips through.
 */
export async function networkOf(page: Page, requests: string | RegExp = '**/graphql') {
  let answer: 'pass' | 'cut' | 'hold' = 'pass';
  await page.route(requests, (route) => {
    if (answer === 'cut') return route.abort();
    return answer === 'hold' ? undefined : route.fallback();
  });
  const during = async (what: 'cut' | 'hold', act: () => Promise<void>) => {
    answer = what;
    await act();
    answer = 'pass';
    forgive(page, /Failed to load resource/);
  };
  return {
    /** Nothing arrives while something is done. */
    cut: (act: () => Promise<void>) => during('cut', act),
    /** Requests during the act are never answered. */
    hold: (act: () => Promise<void>) => during('hold', act),
  };
}
