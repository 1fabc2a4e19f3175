import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, firefox, type Locator, type Page } from 'playwright-core';
import type { BrowserName } from '../provided.ts';
import { launchChromium } from './chromium.ts';

/** Names of the programs in Debian and elsewhere. */
const programs = { chromium: ['chromium', 'chromium-browser', 'google-chrome'], firefox: ['firefox-esr', 'firefox'] };

/**
 * A browser with a profile of its own.
 * @param desktop the environment of a display for its windows, where Firefox shows any
 * @throws where this machine does not have it
 */
export async function launchBrowser(name: BrowserName, desktop?: NodeJS.ProcessEnv): Promise<Browser> {
  if (name === 'npm') return launchChromium();
  if (name === 'webkit') throw new Error('WebKit is driven by WebDriver: its tests ask for a screen.');
  const executablePath = programOf(name);
  if (name === 'chromium') return launchChromium(executablePath);
  const browser = await firefox.launch({
    executablePath,
    channel: 'moz-firefox', // the one that people use, over WebDriver BiDi, and not a patched one
    ...(desktop && { headless: false, env: desktop }),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  await adapt(browser);
  return browser;
}

/**
 * Differences of the driver in Firefox. It fills a field by its `value`, as React sees it: React takes that for its own
 * and gets no event. Inserted text gives one, and comes all at once, as in the other browsers: no page leaves in the
 * middle of a word. And it aborts a navigation during which the page changes its own address: that is tried again.
 */
async function adapt(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const pages: Pick<Page, 'goto'> = Object.getPrototypeOf(page);
  const { goto } = pages;
  pages.goto = function (this: Page, ...to) {
    return goto.apply(this, to).catch((failure: unknown) => {
      if (String(failure).includes('NS_BINDING_ABORTED')) return goto.apply(this, to);
      throw failure;
    });
  };
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('body'));
  locators.fill = async function (this: Locator, text, options) {
    await this.waitFor(options);
    const value = await this.evaluate((field, words) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
        throw new Error('This is no text field.');
      field.focus();
      field.select();
      document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
      return field.value;
    }, text);
    if (value !== text) throw new Error(`"${text}" was typed, "${value}" stands there.`);
  };
  await page.context().close();
}

function programOf(name: keyof typeof programs): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = programs[name].flatMap((program) => folders.map((folder) => join(folder, program))).find(existsSync);
  if (!found) throw new Error(`This machine has no ${name}: looked for ${programs[name].join(', ')} in PATH.`);
  return found;
}
