import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { launchChromium } from '../support/browser/chromium.ts';
import { openPageOn, signIn } from '../support/browser/page.ts';
import type { Portal } from '../support/servers/portal.ts';
import { openBarePage } from './bare-page.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

/** A processor so many times slower than this one, as those of phones and old laptops are. */
const SLOWER = 4;
const VISITS = 5;
/** After the page can be used: what it fetches and draws then is part of it. */
const SETTLE_MS = 2_500;
/** Longer ones keep a key or a press waiting so that people notice. */
const LONG_MS = 50;

/** The longest task of a page from its address on, in a browser that has seen nothing of it. */
export async function longTasks(portal: Pick<Portal, 'url'>): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const person = await openPageOn(browser, portal.url);
    await signIn(person, 'manager');
    await person.locator('.list-table tbody tr').first().waitFor();
    const stored = await person.evaluate(() => Object.entries(localStorage));
    await person.context().close();
    const session = await browser.newBrowserCDPSession();
    const measure = async (what: string, visit: Visit) => {
      const longest: number[] = [];
      for (let at = 0; at < VISITS; at++) longest.push(await longestTask(session, portal.url, visit));
      return row(what, median(longest));
    };
    return [
      await measure('sign-in page', { path: '/login', usable: 'form input', stored: [] }),
      await measure('booking list', { path: '/pem-bookings', usable: '.list-table tbody tr', stored }),
      await measure('make a booking', { path: '/make-booking', usable: '[data-wizard] input', stored }),
    ];
  } finally {
    await browser.close();
  }
}

interface Visit {
  readonly path: string;
  /** Selects what is there once the page can be used. */
  readonly usable: string;
  /** Entries of the browser's storage from an earlier visit. */
  readonly stored: readonly (readonly [string, string])[];
}

const row = (what: string, figure: number): Row => ({
  what: `${what}: longest task, CPU ${SLOWER} times slower`,
  on: 'browser',
  unit: 'ms',
  figure,
  aim: { kind: 'at most', value: LONG_MS },
});

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds of the thread's own clock, which does not count what others take of the processor. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** In milliseconds of the page's own thread. */
async function longestTask(browser: CDPSession, url: string, { path, usable, stored }: Visit): Promise<number> {
  const page = await openBarePage(browser);
  const go = (to: string) => page.send('Page.navigate', { url: `${url}${to}` });
  const until = async (expression: string) => {
    while ((await page.evaluate(expression)) !== true) await pause(50);
  };
  await go('/favicon.svg');
  await until(`location.pathname === '/favicon.svg' && document.readyState === 'complete'`);
  await page.evaluate(`for (const [key, value] of ${JSON.stringify(stored)}) localStorage.setItem(key, value)`);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = await traced(browser, async () => {
    await go(path);
    await until(`document.querySelector(${JSON.stringify(usable)}) !== null`);
    await pause(SETTLE_MS);
  });
  await page.close();
  const began = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === `${url}${path}`,
  );
  if (!began) throw new Error(`The trace has no visit of ${path}.`);
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === began.pid && tid === began.tid && ts >= began.ts,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

async function traced(browser: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const hear = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', hear);
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] };
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const ended = new Promise((end) => browser.once('Tracing.tracingComplete', end));
  await browser.send('Tracing.end');
  await ended;
  browser.off('Tracing.dataCollected', hear);
  return events;
}
