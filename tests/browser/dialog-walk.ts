import type { Locator, Page } from 'playwright-core';
import { expect } from '../support/browser/browser.ts';

/** A page, and by the button that opens it the title of each dialog; further steps are taken inside, by their buttons. */
export type Walk = readonly [
  path: string,
  dialogs: readonly (readonly [button: RegExp, title: RegExp, ...inside: Step[]])[],
];
type Step = readonly [button: RegExp, title: RegExp];

export const first = (scope: Page | Locator, name: RegExp) => scope.getByRole('button', { name }).first();
export const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

/** True if the focus is inside the dialog. */
export const isInside = (dialog: Locator) => dialog.evaluate((box) => box.contains(document.activeElement));
export const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

/** Every stop of the Tab key there and back is inside, with one more than the dialog can have to see it come round. */
export async function expectTrapped(page: Page, dialog: Locator) {
  const stops = await dialog.evaluate(
    (box) => box.querySelectorAll('a, button, input, select, textarea, [tabindex]').length,
  );
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let at = 0; at <= stops; at += 1) {
      await page.keyboard.press(key);
      expect(await isInside(dialog), `${key} ${at + 1}`).toBe(true);
    }
  }
}

/**
 * Opened by its control with the keyboard, walked round, left with Escape: the focus is inside and then back at the control.
 * @param key opens it: a list of choices opens it by the first one
 */
export async function walkRound(
  page: Page,
  opener: Locator,
  title: RegExp,
  inside: readonly Step[] = [],
  key: 'Enter' | 'ArrowDown' = 'Enter',
) {
  await opener.focus();
  await page.keyboard.press(key);
  let dialog = dialogOf(page, title);
  await dialog.waitFor();
  for (const [button, next] of inside) {
    await first(dialog, button).press('Enter');
    dialog = dialogOf(page, next);
    await dialog.waitFor();
  }
  await expect.poll(() => isInside(dialog)).toBe(true);
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(opener);
}

export async function walkAll(page: Page, walks: readonly Walk[]) {
  for (const [path, dialogs] of walks) {
    await page.goto(path);
    for (const [button, title, ...inside] of dialogs) {
      const opener = first(page, button);
      await opener.waitFor();
      await walkRound(page, opener, title, inside);
    }
  }
}
