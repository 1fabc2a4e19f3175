import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '../../../services/seed/demo-logins.ts';
import { clockShiftMs, shiftClock } from '../clock-shift.ts';
import { noteWhatRuns } from '../walked.ts';
import type { Screen } from './screen.ts';

export type DemoLogin = 'admin' | 'manager' | 'booker' | 'restricted';

/** Not Perth, and not the zone of the tests' own process either: a page can borrow the time of neither. */
const person: BrowserContextOptions = {
  locale: 'en-AU',
  timezoneId: 'America/Los_Angeles',
  viewport: { width: 1440, height: 900 },
};

/** Faults of a page that a test must not overlook: errors on its console, uncaught exceptions, a crash. */
const faults = new WeakMap<Page, string[]>();

/** A page with a profile of its own on any portal, watched for faults; for tests that start portals themselves. */
export async function openPageOn(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const isListened = process.env['WALK'] === 'all';
  // Firefox gets the setting at its start.
  const still = browser.browserType().name() === 'firefox' ? {} : { reducedMotion: 'reduce' as const };
  const context = await browser.newContext({ baseURL: url, ...person, ...still, ...options });
  if (clockShiftMs !== 0) await context.addInitScript(shiftClock, clockShiftMs);
  if (isListened) await noteWhatRuns(context);
  const page = await context.newPage();
  const found: string[] = [];
  faults.set(page, found);
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const fault = `console: ${message.text()} (${message.location().url})`;
    if (isListened && NOT_OURS.test(fault)) return;
    if (!forgiven.get(page)?.some((pattern) => pattern.test(fault))) found.push(fault);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => found.push('the page crashed'));
  return page;
}

/** Faults of a watched page so far. */
export const faultsOf = (page: Page): readonly string[] => faults.get(page) ?? [];

const forgiven = new WeakMap<Page, RegExp[]>();

/** A script of the tests' own that a sandboxed frame does not run, where pages are listened to. */
const NOT_OURS = /^console: Blocked script execution in '[^']*\/dev\/mailbox\//;

/**
 * Forgives the faults that a test brings about itself, such as the browser's line about a refused request. Such a line may
 * come when the page has long gone on: those of the same words are forgiven from then on too.
 */
export function forgive(page: Page, pattern: RegExp): void {
  forgiven.set(page, [...(forgiven.get(page) ?? []), pattern]);
  const saved = faultsOf(page).filter((fault) => !pattern.test(fault));
  faults.get(page)?.splice(0, Infinity, ...saved);
}

/** Signs in as one of the demo's accounts, as a person would, and waits until the portal has opened. A page that shows the form already stays what it is. */
export async function signIn(
  page: Pick<Screen, 'url' | 'goto' | 'waitForURL' | 'getByLabel' | 'getByRole'>,
  login: DemoLogin | 'coralbay',
  password = demoPassword,
): Promise<void> {
  if (!(await page.url()).endsWith('/login')) await page.goto('/login');
  await page.getByLabel('Username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Looks at a page as wide as a phone, in the dark theme; then it is at a desk again. */
export async function onAPhoneInTheDark(page: Page, look: () => Promise<void>) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await look();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}
