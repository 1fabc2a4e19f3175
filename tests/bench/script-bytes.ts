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
      firstLoad(browser, portal, { path, usable, options });
    return [
      row('sign-in page', await measure('/login', 'input'), 95),
      row('booking list', await measure('/pem-bookings', '.list-table tbody tr', signedIn), 95),
      row('make a booking', await measure('/make-booking', '[data-wizard] input', signedIn), 140),
    ];
  } finally {
    await browser.close();
  }
}

export interface FirstLoad {
  /** Kilobytes of script as they came over the wire. */
  readonly transferred: number;
  /** The same scripts at brotli's highest setting: the least that could travel. */
  readonly least: number;
  /** Kilobytes of style sheets, as they came. */
  readonly styles: number;
  /** All that was asked for, the page itself among them. */
  readonly requests: number;
}

interface Visit {
  readonly path: string;
  /** Selects what is there once the page can be used. */
  readonly usable: string;
  readonly options: BrowserContextOptions;
}

/** Requests until the page could be used, by its own clock; later ones keep no person waiting. */
export async function firstLoad(
  browser: Browser,
  portal: Pick<Portal, 'url'>,
  { path, usable, options }: Visit,
): Promise<FirstLoad> {
  const page = await openPageOn(browser, portal.url, options);
  await page.addInitScript((selector) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      performance.mark('usable');
      look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true });
  }, usable);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
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
  const asked = requests.filter((request) => before.includes(request.url()));
  const sheets = asked.filter((request) => request.resourceType() === 'stylesheet');
  const styles = await Promise.all(sheets.map(async (request) => (await request.sizes()).responseBodySize));
  const needed = asked.filter((request) => request.resourceType() === 'script');
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
  const sum = (numbers: readonly number[]) => numbers.reduce((total, size) => total + size, 0) / 1000;
  return {
    transferred: sum(sizes.map(({ transferred }) => transferred)),
    least: sum(sizes.map(({ least }) => least)),
    styles: sum(styles),
    requests: asked.length + 1,
  };
}

const row = (what: string, { transferred, least }: FirstLoad, value: number): Row => ({
  what: `script of ${what}`,
  on: 'browser',
  unit: 'KB',
  figure: transferred,
  floor: { what: 'brotli 11', value: least },
  aim: { kind: 'at most', value },
});
