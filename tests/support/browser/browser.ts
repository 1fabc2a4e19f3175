import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { freshOnRetry } from '../fresh-on-retry.ts';
import { type PortalOptions, startPortal } from '../servers/portal.ts';
import { launchBrowser } from './launch-browser.ts';
import { faultsOf, openPageOn } from './page.ts';
import '../provided.ts';

export { forgive, signIn } from './page.ts';
export { expect };

/**
 * A test with the real portal and a person's browser in front of it. `portal` is one for the file
 * that begins with the demo's data, and begins with them afresh where a test is tried again. `test.extend('portalOptions', …)` changes it for a
 * file; `test.override` would for all later files of the worker, which share this module.
 * `browser` is one for all files of a worker: profiles are apart from one another in it.
 * `page` is a fresh profile on it for each test, and `openPage` gives further ones: another person, a phone, the dark theme. A
 * fault on any of them fails the test.
 */
export const test = base
  .extend('portalOptions', { scope: 'file' }, async (): Promise<PortalOptions> => ({}))
  .extend('portals', { scope: 'file' }, ({ portalOptions }, { onCleanup }) => {
    const portals = freshOnRetry(() => startPortal({ filledFrom: inject('demoData'), ...portalOptions }));
    onCleanup(portals.stop);
    return portals;
  })
  .extend('portal', ({ portals, task }) => portals.of(task))
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(inject('browserName'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('openPage', async ({ browser, portal, task }, { onCleanup }) => {
    const opened: Page[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') for (const page of opened) console.error(await lookOf(page));
      await Promise.all(opened.map((page) => page.context().close()));
      expect(opened.flatMap(faultsOf), 'what the pages complained about').toEqual([]);
    });
    return async (options: BrowserContextOptions = {}) => {
      const page = await openPageOn(browser, portal.url, options);
      opened.push(page);
      return page;
    };
  })
  .extend('page', ({ openPage }) => openPage());

/** The screen of a failed test, to tell a fault of the page from one of the test without looking at it. */
async function lookOf(page: Page): Promise<string> {
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String);
  const screen = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
  return `${page.url()}\nfocus: ${focus}\n${screen}`;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rows of a long table that are drawn as those before them are: each element of them costs axe a millisecond. */
const REPEATED = ['tbody tr:nth-child(n + 11):not(:has(:focus))'];

/** Runs axe on the page as it is now: its rules for WCAG 2.2 AA and its advice beyond them. 0 findings, or it fails. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>(
    `axe.run({ exclude: ${JSON.stringify(REPEATED)} }, { resultTypes: ['violations'], preload: false, rules: { 'target-size': { enabled: true } } })`,
  );
  const findings = results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
  if (findings.length > 0) expect.fail(`Accessibility of ${page.url()}\n${findings.join('\n')}`);
}
