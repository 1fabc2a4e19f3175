import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { ASKED, type ScreenMutant } from '../../lab/mutation/screen-mutants.ts';
import { type FollowUp, followUp } from '../../tests/browser/screens/follow-up.ts';
import { followUps } from '../../tests/browser/screens/follow-ups/index.ts';
import { openGallery } from '../../tests/browser/screens/open-gallery.ts';
import { openMachine, screenTexts } from '../../tests/browser/screens/screen-texts.ts';
import { toldTexts } from '../../tests/browser/screens/told-texts.ts';
import { test } from '../../tests/support/browser/browser.ts';
import { openPageOn } from '../../tests/support/browser/page.ts';
import { forget, plant, planting, reachedIn } from './planting.ts';

const { SCREENS = '', CHECKOUT = '', MUTATION_RESULT = '' } = process.env;
const mutants: readonly ScreenMutant[] = JSON.parse(readFileSync(join(CHECKOUT, 'mutants.json'), 'utf8'));
const write = (line: object) => appendFileSync(MUTATION_RESULT, `${JSON.stringify(line)}\n`);

test.override('portalOptions', { filledFrom: inject('demoData'), checkout: CHECKOUT, lifetimeMs: 3_600_000 });

const BETWEEN_MS = 150;
/** Equal readings until a page counts as settled: reading all texts is slow, a quick reading needs more of them. */
const [STILL, STILL_DRAWN] = [3, 8];

/** The text that is read, once it is as expected, or else once it no longer changes. */
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

/** Texts of a machine's screens, and the mutants reached by reading them or by each follow-up. */
type Expected = {
  readonly seen: string;
  readonly drawn: string;
  readonly told: string;
  readonly reached: ReadonlySet<number>;
  readonly followed: ReadonlyMap<FollowUp, ReadonlySet<number>>;
};

/**
 * Marks and announcements, and the number of elements of each screen: a quick reading, where all texts take seconds.
 */
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

async function isInTexts(page: Page, name: string, { kind }: ScreenMutant, expected: Expected): Promise<boolean> {
  await reopen(page, name);
  const drawn = await settled(page, () => drawnTexts(page, name), expected.drawn, STILL_DRAWN);
  if (drawn !== expected.drawn) return true;
  // An event that is not sent changes no screen that was not used.
  if (kind === 'event') return (await toldTexts(page, name)) !== expected.told;
  return (await settled(page, () => screenTexts(page, name), expected.seen)) !== expected.seen;
}

/** For how long a follow-up waits for what a fault may have taken away. */
const FOLLOW_MS = 2500;
const follows = (page: Page, name: string, one: FollowUp) =>
  followUp(page, name, one, FOLLOW_MS).then(
    () => true,
    () => false,
  );

/** True if one mutant changes the screens of a machine: the first difference is enough. */
async function isNoticed(page: Page, name: string, mutant: ScreenMutant, expected: Expected): Promise<boolean> {
  await plant(page, mutant.at);
  try {
    if (expected.reached.has(mutant.at) && (await isInTexts(page, name, mutant, expected))) return true;
    for (const [one, reached] of expected.followed)
      if (reached.has(mutant.at) && !(await follows(page, name, one))) return true;
    return false;
  } finally {
    await plant(page, -1);
  }
}

/** Which mutants the follow-ups of a machine come past. One that does not hold without any fault tells nothing. */
async function followedOn(page: Page, name: string) {
  const followed = new Map<FollowUp, ReadonlySet<number>>();
  for (const one of followUps[name] ?? []) {
    await forget(page);
    await followUp(page, name, one).then(
      async () => void followed.set(one, new Set(await reachedIn(page))),
      (fault: unknown) => write({ name, unheld: `${name}: ${one.title}: ${fault}` }),
    );
  }
  return followed;
}

/** Noticed by the screens of any machine. */
const died = new Set<number>();

async function tryEachOf(page: Page, name: string) {
  await reopen(page, name);
  await settled(page, () => screenTexts(page, name), null);
  await reopen(page, name);
  const seen = await settled(page, () => screenTexts(page, name), null);
  const drawn = await settled(page, () => drawnTexts(page, name), null, STILL_DRAWN);
  const told = await toldTexts(page, name);
  const reached = new Set(await reachedIn(page));
  const followed = await followedOn(page, name);
  const expected: Expected = { seen, drawn, told, reached, followed };
  const all = new Set([reached, ...followed.values()].flatMap((some) => [...some]));
  write({ name, reached: [...all] });
  for (const mutant of mutants.filter(({ at }) => all.has(at) && !died.has(at))) {
    const isDead = await isNoticed(page, name, mutant, expected);
    if (isDead) died.add(mutant.at);
    write({ name, at: mutant.at, isDead });
  }
}

test.for(SCREENS.split(','))('%s', { timeout: 3_600_000 }, async (name, { browser, portal }) => {
  // Its faults are planted, so they are not checked.
  const page = await openGallery(async (options) => {
    const opened = await openPageOn(browser, portal.url, options);
    await opened.addInitScript(planting, ASKED);
    return opened;
  });
  await tryEachOf(page, name);
  await page.context().close();
});
