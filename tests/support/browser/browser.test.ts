import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoViolations } from './browser.ts';
import { launchChromium } from './chromium.ts';
import { faultsOf, forgive, openPageOn } from './page.ts';

// The harness itself: what it promises to notice, it notices.
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const show = async (body: string) => {
  const page = await openPageOn(browser, 'http://127.0.0.1');
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`,
  );
  return page;
};

test('an error on the console and an uncaught exception are faults, a warning is none', async () => {
  const page = await show('');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    console.warn('harmless');
    console.error('broken');
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
  });
  await thrown;
  expect(faultsOf(page)).toEqual([expect.stringContaining('broken'), expect.stringContaining('nobody caught this')]);
  forgive(page, /broken/);
  expect(faultsOf(page)).toEqual([expect.stringContaining('nobody caught this')]);
});

test('a page that can be read by all passes, and a field without a name does not', async () => {
  await expectNoViolations(await show('<label>Name <input></label>'));
  await expect(show('<input>').then(expectNoViolations)).rejects.toThrow(/label/);
});

test("the person's clock is not in Perth", async () => {
  const page = await show('');
  const zones = [await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone), process.env['TZ']];
  expect(zones).toEqual(['America/Los_Angeles', 'America/St_Johns']);
});
