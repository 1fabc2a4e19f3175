import { execFileSync } from 'node:child_process';
import type { Browser, Locator, Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { test as base } from '../browser/browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPageOn } from '../browser/page.ts';
import { findProgram } from '../programs.ts';
import { type Desktop, openDesktop, startOrca } from './desktop.ts';
import { Ear } from './ear.ts';

export { expect } from '../browser/browser.ts';
export { signIn } from '../browser/page.ts';

/** A page in Firefox for a person who hears it: real keys, and the words that Orca speaks. */
export interface Reader {
  readonly page: Page;
  /** Presses keys, one after another, by the names of the X server: `press('Tab', 'space', 'ctrl+k')`. */
  press(...keys: readonly string[]): void;
  type(text: string): void;
  /** Loads an address, and waits until Orca says that it is there. */
  open(path: string): Promise<void>;
  /** Orca reads by letters and arrows itself until a control takes them; a person who wants to type at once says so. */
  typeHere(): Promise<void>;
  /** Moves the focus to a part, and waits until its name is spoken. */
  focus(part: Locator, words: string | RegExp): Promise<void>;
  readonly hears: Ear['hears'];
}

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
  .extend('desktop', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Desktop> => {
    const desktop = await openDesktop();
    onCleanup(desktop.close);
    return desktop;
  })
  .extend('spoken', { scope: 'worker' }, async ({ desktop }) => {
    const spoken = startOrca(desktop);
    await new Ear(spoken).hears('Screen reader on.');
    return spoken;
  })
  .extend('window', { scope: 'worker' }, async ({ desktop }, { onCleanup }): Promise<Browser> => {
    const window = await launchBrowser('firefox', desktop.env);
    onCleanup(() => window.close());
    return window;
  })
  .extend('reader', async ({ desktop, spoken, window, portal, task }, { onCleanup }): Promise<Reader> => {
    const xdotool = (...words: readonly string[]) =>
      execFileSync(defined(findProgram('xdotool')), words, { env: desktop.env });
    const page = await openPageOn(window, portal.url);
    const ear = new Ear(spoken);
    onCleanup(async () => {
      if (task.result?.state === 'fail') console.error(`Spoken:\n${ear.lines().join('\n')}`);
      await page.context().close();
    });
    return {
      page,
      press: (...keys) => {
        for (const key of keys) xdotool('key', key);
      },
      type: (text) => void xdotool('type', text),
      open: async (path) => {
        ear.catchUp();
        await page.goto(path);
        await ear.hears(/^Finished loading/);
      },
      typeHere: async () => {
        xdotool('key', 'Insert+a');
        await ear.hears('Focus mode');
      },
      focus: async (part, words) => {
        await part.focus();
        await ear.hears(words);
      },
      hears: (words) => ear.hears(words),
    };
  });
