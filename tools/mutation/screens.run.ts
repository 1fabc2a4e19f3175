import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { ASKED, type ScreenMutant } from '../../lab/mutation/screen-mutants.ts';
import { openGallery } from '../../tests/browser/screens/open-gallery.ts';
import { openMachine, screenTexts } from '../../tests/browser/screens/screen-texts.ts';
import { toldTexts } from '../../tests/browser/screens/told-texts.ts';
import { test } from '../../tests/support/browser/browser.ts';
import { openPageOn } from '../../tests/support/browser/page.ts';

const { SCREENS = '', CHECKOUT = '', MUTATION_RESULT = '' } = process.env;
const mutants: readonly ScreenMutant[] = JSON.parse(readFileSync(join(CHECKOUT, 'mutants.json'), 'utf8'));
const write = (line: object) => appendFileSync(MUTATION_RESULT, `${JSON.stringify(line)}\n`);

test.override('portalOptions', { filledFrom: inject('demoData'), checkout: CHECKOUT, lifetimeMs: 3_600_000 });

/** In the page, before everything: which mutants were asked for, and which one is planted. */
function planting(asked: string) {
  const state = { reached: new Set<number>(), planted: -1 };
  Object.assign(globalThis, {
    mutation: state,
    [asked]: (at: number) => {
      state.reached.add(at);
      return at === state.planted;
    },
  });
}
type Planting = { mutation: { reached: Set<number>; planted: number } };

const plant = (page: Page, at: number) =>
  page.evaluate((number) => {
    (globalThis as unknown as Planting).mutation.planted = number;
  }, at);
const reachedIn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as Planting).mutation.reached]);
const forget = (page: Page) => page.evaluate(() => (globalThis as unknown as Planting).mutation.reached.clear());

const BETWEEN_MS = 150;
/** A text of all takes long to read; what is read at once has to stand still for longer. */
const [STILL, STILL_DRAWN] = [3, 8];

/** What is read, once it is as it should be, or else as it is when nothing moves any more. */
async function settled(
  page: Page,
  read: () => Promise<string>,
  expected: string | null,
  readings = STILL,
): Promise<string> {
  let [last, still] = ['', 0];
  for (;;) {
    const text = await read();
    if (text === expected) return text;
    still = text === last ? still + 1 : 0;
    if (still === readings) return text;
    last = text;
    await page.waitForTimeout(BETWEEN_MS);
  }
}

type Texts = { readonly seen: string; readonly drawn: string; readonly told: string };

/** What is marked and spoken, and of how many elements each screen is made: read at once, where a text of all takes seconds. */
const drawnTexts = async (page: Page, name: string): Promise<string> => {
  const counts = await page.evaluate(() =>
    [...document.querySelectorAll('section[aria-label=Screens] li')].map((screen) => {
      const body = screen.querySelector('iframe')?.contentDocument?.body;
      return `${screen.querySelector('p code')?.textContent}: ${body?.querySelectorAll('*').length}`;
    }),
  );
  return [...counts, await toldTexts(page, name, false)].join('\n');
};

/** Opens a machine's page afresh. */
async function reopen(page: Page, name: string) {
  await openMachine(page, name === 'upload' ? 'booking-export' : 'upload');
  await forget(page);
  await openMachine(page, name);
}

/** What one mutant changes of the screens of a machine: the first difference is enough. */
async function isNoticed(page: Page, name: string, { at, kind }: ScreenMutant, written: Texts): Promise<boolean> {
  await plant(page, at);
  try {
    await reopen(page, name);
    const drawn = await settled(page, () => drawnTexts(page, name), written.drawn, STILL_DRAWN);
    if (drawn !== written.drawn) return true;
    // What is not sent changes no screen that nobody has used.
    if (kind === 'event') return (await toldTexts(page, name)) !== written.told;
    return (await settled(page, () => screenTexts(page, name), written.seen)) !== written.seen;
  } finally {
    await plant(page, -1);
  }
}

/** Noticed by the screens of any machine. */
const died = new Set<number>();

async function tryEachOf(page: Page, name: string) {
  await reopen(page, name);
  await settled(page, () => screenTexts(page, name), null);
  await reopen(page, name);
  const seen = await settled(page, () => screenTexts(page, name), null);
  const drawn = await settled(page, () => drawnTexts(page, name), null, STILL_DRAWN);
  const written: Texts = { seen, drawn, told: await toldTexts(page, name) };
  const reached = new Set(await reachedIn(page));
  write({ name, reached: [...reached] });
  for (const mutant of mutants.filter(({ at }) => reached.has(at) && !died.has(at))) {
    const isDead = await isNoticed(page, name, mutant, written);
    if (isDead) died.add(mutant.at);
    write({ name, at: mutant.at, isDead });
  }
}

test.for(SCREENS.split(','))('%s', { timeout: 3_600_000 }, async (name, { browser, portal }) => {
  // Its faults are what is planted: nobody asks for them.
  const page = await openGallery(async (options) => {
    const opened = await openPageOn(browser, portal.url, options);
    await opened.addInitScript(planting, ASKED);
    return opened;
  });
  await tryEachOf(page, name);
  await page.context().close();
});
