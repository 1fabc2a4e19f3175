import { firstLoad } from '../bench/script-bytes.ts';
import { expect, signIn, test } from '../support/browser/browser.ts';

/** Kilobytes, of 1000 bytes, as the server sends them, and requests. What goes over belongs into a part that loads later. */
const LIMITS = { signIn: 94.5, list: 117, booking: 139.5, styles: 25, requests: 15 };

test('[load.weight] sign-in, list and booking load within their kilobytes, the list in at most 15 requests', async ({
  page,
  browser,
  portal,
}) => {
  const login = await firstLoad(browser, portal, { path: '/login', usable: 'form input', options: {} });
  expect(login.transferred).toBeLessThanOrEqual(LIMITS.signIn);
  await signIn(page, 'manager');
  const options = { storageState: await page.context().storageState() };
  const list = await firstLoad(browser, portal, { path: '/pem-bookings', usable: '.list-table tbody tr', options });
  expect(list.transferred).toBeLessThanOrEqual(LIMITS.list);
  expect(list.requests).toBeLessThanOrEqual(LIMITS.requests);
  const booking = await firstLoad(browser, portal, { path: '/make-booking', usable: '[data-wizard] input', options });
  expect(booking.transferred).toBeLessThanOrEqual(LIMITS.booking);
  for (const { styles } of [login, list, booking]) expect(styles).toBeLessThanOrEqual(LIMITS.styles);
});

test('[load.first-frame] the frame stands in the page’s own colours before styles and scripts arrive, and goes with them', async ({
  page,
  openPage,
}) => {
  await signIn(page, 'manager');
  await page.locator('.list-table tbody tr').first().waitFor();
  const storageState = await page.context().storageState();
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
