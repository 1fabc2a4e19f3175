import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { screenTexts } from './screen-texts.ts';

export const folder = join(import.meta.dirname, 'texts');
export const fileOf = (name: string) => join(folder, `${name}.txt`);

/** A screen that is right is right at once; one that changed is read until it has stood still for so many readings. */
const STILL = 5;
const BETWEEN_MS = 300;

/** The texts of a machine once they are as committed, or else as they are when nothing moves any more. */
export async function settledTexts(page: Page, name: string): Promise<string> {
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
