import type { Page } from 'playwright-core';
import { defined } from '../../machines/lib/assert-defined.ts';
import { firstLoad } from '../bench/script-bytes.ts';
import { expect, forgive, signIn, test } from '../support/browser/browser.ts';
import { gateOn } from './wizard/wizard-driver.ts';

/** Kilobytes, of 1000 bytes, as the server sends them, and requests. What goes over belongs into a part that loads later. */
const LIMITS = { signIn: 95.5, list: 117, booking: 141.5, styles: 25, requests: 15 };

test('[load.weight] sign-in, list and booking load within their kilobytes, the list in at most 15 requests', async ({
  page,
  browser,
  portal,
}) => {
  const login = await firstLoad(browser, portal, { path: '/login', usable: 'form input', options: {} });
  expect(login.transferred).toBeLessThanOrEqual(LIMITS.signIn);
  const options = { storageState: await signedIn(page) };
  const list = await firstLoad(browser, portal, { path: '/pem-bookings', usable: '.list-table tbody tr', options });
  expect(list.transferred).toBeLessThanOrEqual(LIMITS.list);
  expect(list.requests).toBeLessThanOrEqual(LIMITS.requests);
  const booking = await firstLoad(browser, portal, { path: '/make-booking', usable: '[data-wizard] input', options });
  expect(booking.transferred).toBeLessThanOrEqual(LIMITS.booking);
  for (const { styles } of [login, list, booking]) expect(styles).toBeLessThanOrEqual(LIMITS.styles);
});

/** Storage of a manager's browser, for visits that load everything afresh. */
async function signedIn(page: Page) {
  await signIn(page, 'manager');
  await page.locator('.list-table tbody tr').first().waitFor();
  return page.context().storageState();
}

test('[load.first-frame] the frame is shown in the page’s own colours before styles and scripts arrive, and disappears with them', async ({
  page,
  openPage,
}) => {
  const storageState = await signedIn(page);
  const cold = await openPage({ storageState, colorScheme: 'dark', viewport: { width: 1600, height: 900 } });
  const go = Promise.withResolvers<void>();
  const asked: string[] = [];
  await cold.route('**/assets/**', async (route) => {
    asked.push(
      route
        .request()
        .url()
        .replace(/^.*assets.|-[\w-]{7}\.\w+$/g, ''),
    );
    await go.promise;
    await route.continue();
  });
  await cold.goto('/pem-bookings', { waitUntil: 'commit' });
  const frame = cold.locator('#first-frame');
  await frame.getByText('Preflight').waitFor();
  expect(await frame.evaluate((drawn) => getComputedStyle(drawn).backgroundColor)).toBe('rgb(12, 15, 20)');
  // Before the first script is here, which would ask for the list.
  expect(asked.toSorted()).toEqual(['bookings', 'core', 'core', 'frame', 'lists', 'rolldown-runtime']);
  const drawn = await frame.locator('.frame-sheet').boundingBox();
  go.resolve();
  await cold.locator('.list-table tbody tr').first().waitFor();
  expect(await frame.isVisible()).toBe(false);
  expect(await cold.locator('#main').boundingBox()).toEqual(drawn);
});

/** React takes a loader away 300 ms after it was shown: here it would stay for good. */
function keepLoaders() {
  const { setTimeout: later } = globalThis;
  const never = ((work: () => void, ms = 0) => (ms > 10 ? 0 : later(work, ms))) as typeof setTimeout;
  globalThis.setTimeout = never;
}

test('[load.at-once] a page whose code has arrived is drawn at once, however long a loader would be shown for', async ({
  page,
  openPage,
}) => {
  const storageState = await signedIn(page);
  for (const [path, usable, options] of [
    ['/login', 'form input', {}],
    ['/pem-bookings', '.list-table tbody tr', { storageState }],
  ] as const) {
    const cold = await openPage(options);
    await cold.addInitScript(keepLoaders);
    await cold.goto(path);
    await cold.locator(usable).first().waitFor();
  }
});

/** A part that was fetched ahead has arrived once its styles are in force and its module is evaluated, and the page has heard of it. */
async function arrived(page: Page, name: string) {
  const script = await page.waitForResponse(new RegExp(`/${name}-[^/]+\\.js$`));
  await page.waitForFunction(
    (file) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="/${file}-"]`)].every(
        ({ sheet }) => sheet !== null,
      ),
    name,
  );
  await page.evaluate(`import(${JSON.stringify(script.url())}).then(() => new Promise((heard) => setTimeout(heard)))`);
}

test('[load.at-once] a snackbar and the clinics of a closing, whose code has arrived, are drawn at once', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage({});
  await signIn(page, 'admin');
  await page.goto('/companies');
  const toasts = arrived(page, 'toast-stack');
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await toasts;
  await page.evaluate(keepLoaders);
  forgive(page, /500/);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
  await page.setViewportSize({ width: 1440, height: 150 }); // the page's own words are out of sight
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await page.locator('.toast').first().waitFor();

  const closing = await openPage({ storageState: await page.context().storageState() });
  await closing.addInitScript(keepLoaders);
  const clinics = arrived(closing, 'clinics-box');
  const gate = await gateOn(closing, 'ClosingClinics');
  await closing.goto('/closings/new');
  await clinics;
  await gate.open('ClosingClinics');
  await closing.getByLabel('Clinics that close').and(closing.locator(':not([readonly])')).waitFor();
});

/** Adds up how far parts of the page moved by themselves: what browsers call its Cumulative Layout Shift. */
function addUpShifts() {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
}

test('[load.steady] on a phone nothing on the first screen moves while sign-in, home, list, booking or a detail loads', async ({
  page,
  openPage,
}) => {
  const storageState = await signedIn(page);
  const detail = defined(await page.locator('.list-table tbody a').first().getAttribute('href'));
  const viewport = { width: 390, height: 844 };
  for (const [path, usable, options] of [
    ['/login', 'form input', { viewport }],
    ['/home', 'main h2', { viewport, storageState }],
    ['/pem-bookings', '.list-table tbody tr', { viewport, storageState }],
    ['/make-booking', '[data-wizard] input', { viewport, storageState }],
    [detail, 'main h2', { viewport, storageState }],
  ] as const) {
    const phone = await openPage(options);
    await phone.addInitScript(addUpShifts);
    await phone.goto(path);
    await phone.locator(usable).first().waitFor();
    await phone.waitForFunction(() => !document.querySelector('.loader, [aria-busy=true]'));
    await phone.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const shifts = await phone.evaluate<number[]>('shifts');
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      `at ${path}: ${shifts}`,
    ).toBeLessThan(0.03);
  }
});

test('[load.ahead] the list is fetched from the sign-in page once the pointer moves, and not while it lies there', async ({
  openPage,
}) => {
  const cold = await openPage({});
  const asked: string[] = [];
  cold.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isListAsked = () => asked.some((path) => path.startsWith('/assets/bookings-'));
  await cold.goto('/login');
  await cold.locator('form input').first().waitFor();
  const point = (movementX: number) =>
    cold.evaluate((moved) => void dispatchEvent(new PointerEvent('pointermove', { movementX: moved })), movementX);
  await point(0);
  await cold.evaluate(() => fetch('/health'));
  expect(isListAsked()).toBe(false);
  await point(3);
  await expect.poll(isListAsked).toBe(true);
});
