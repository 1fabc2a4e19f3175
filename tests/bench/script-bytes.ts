import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Request } from 'playwright-core';
import { launchChromium } from '../support/browser/chromium.ts';
import { openPageOn, signIn } from '../support/browser/page.ts';
import type { Portal } from '../support/servers/portal.ts';
import type { Row } from './table.ts';

/** Kilobytes of script that travel before a page can be used, as a browser with an empty cache loads it. */
export async function scriptBytes(portal: Portal): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const person = await openPageOn(browser, portal.url);
    await signIn(person, 'manager');
    const signedIn = { storageState: await person.context().storageState() };
    const measure = (path: string, usable: string, options: BrowserContextOptions = {}) =>
      loaded(browser, portal, { path, usable, options });
    return [
      row('sign-in page', await measure('/login', 'input'), 95),
      row('booking list', await measure('/pem-bookings', '.list-table tbody tr', signedIn), 95),
      row('make a booking', await measure('/make-booking', '[data-wizard] input', signedIn), 140),
    ];
  } finally {
    await browser.close();
  }
}

interface Scripts {
  /** As they came over the wire. */
  readonly transferred: number;
  /** The same scripts at brotli's highest setting: the least that could travel. */
  readonly least: number;
}

interface Visit {
  readonly path: string;
  /** Selects what is there once the page can be used. */
  readonly usable: string;
  readonly options: BrowserContextOptions;
}

/** What was asked for until the page could be used, by its own clock; what comes afterwards keeps nobody waiting. */
async function loaded(browser: Browser, portal: Portal, { path, usable, options }: Visit): Promise<Scripts> {
  const page = await openPageOn(browser, portal.url, options);
  await page.addInitScript((selector) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      performance.mark('usable');
      look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true });
  }, usable);
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(path);
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable');
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (usable?.startTime ?? 0));
    return requests.map(({ name }) => name);
  });
  const needed = scripts.filter((request) => before.includes(request.url()));
  const sizes = await Promise.all(
    needed.map(async (request) => {
      const plain = await fetch(request.url(), { headers: { 'accept-encoding': 'identity' } });
      return {
        transferred: (await request.sizes()).responseBodySize,
        least: brotliCompressSync(Buffer.from(await plain.arrayBuffer())).length,
      };
    }),
  );
  await page.context().close();
  const sum = (key: keyof Scripts) => sizes.reduce((total, size) => total + size[key], 0) / 1000;
  return { transferred: sum('transferred'), least: sum('least') };
}

const row = (what: string, { transferred, least }: Scripts, value: number): Row => ({
  what: `script of ${what}`,
  on: 'browser',
  unit: 'KB',
  figure: transferred,
  floor: { what: 'brotli 11', value: least },
  aim: { kind: 'at most', value },
});
