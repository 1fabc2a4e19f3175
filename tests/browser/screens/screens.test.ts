import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from '../../support/browser/browser.ts';
import { MOMENT, openMachine, screenTexts, seeEverything } from './screen-texts.ts';

const folder = join(import.meta.dirname, 'texts');
const fileOf = (name: string) => join(folder, `${name}.txt`);

/** A screen that is right is right at once; one that changed is read until it has stood still for so many readings. */
const STILL = 5;
const BETWEEN_MS = 300;

/** The texts of a machine once they are as committed, or else as they are when nothing moves any more. */
async function settledTexts(page: Page, name: string): Promise<string> {
  const committed = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
  let [last, still] = ['', 0];
  for (;;) {
    const text = await screenTexts(page, name);
    if (text === committed) return text;
    still = text === last ? still + 1 : 0;
    if (still === STILL) return text;
    last = text;
    await page.waitForTimeout(BETWEEN_MS);
  }
}

test('[inspect.screens] what a screen reader is given in each state of each machine is as committed', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(seeEverything);
  await page.clock.setFixedTime(MOMENT);
  await page.goto('/dev/machines/load');
  await page.getByRole('region', { name: 'Screens' }).waitFor();
  await page.getByRole('radio', { name: 'Outline' }).click(); // lays out no chart
  const links = page.getByRole('navigation', { name: 'All machines' }).getByRole('link');
  const shown: string[] = [];
  for (const name of await links.allTextContents()) {
    if (name === 'Running machines' || !(await openMachine(page, name))) continue;
    shown.push(name);
    // Changed on purpose: npx vitest run --project=browser tests/browser/screens -u
    await expect.soft(await settledTexts(page, name)).toMatchFileSnapshot(fileOf(name));
  }
  const committed = globSync('*.txt', { cwd: folder }).map((file) => file.replace('.txt', ''));
  expect(committed.sort()).toEqual(shown.sort());
});
