import type { Page } from 'playwright-core';
import { expect, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';

const rowsOf = (page: Page) => page.locator('.list-table tbody tr');

/** Keeps what a page does after a frame until it is let go. */
function holdFrames() {
  const { requestAnimationFrame: frame } = globalThis;
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (act) => held.push(act);
  const go = () => {
    globalThis.requestAnimationFrame = frame;
    for (const act of held.splice(0)) frame(act);
  };
  Object.assign(globalThis, { go });
}

const releaseFrames = (page: Page) => page.evaluate(() => (globalThis as unknown as { go: () => void }).go());

test('[load.incremental] a list draws its first rows, then the others in their order, and nothing in view moves', {
  tags: ['walk'],
}, async ({ page, openPage, portal }) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const query = { is_count: true };
  const { bookings } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
  await signIn(page, 'manager');
  const list = await openPage({ storageState: await page.context().storageState() });
  await list.addInitScript(holdFrames);
  await list.goto('/pem-bookings');
  await rowsOf(list).first().waitFor();
  const first = await rowsOf(list).count();
  expect(first).toBeLessThan(bookings.length);
  const foot = list.getByText(`Showing ${bookings.length} of`);
  const places = async () => [await rowsOf(list).first().boundingBox(), (await foot.boundingBox())?.y];
  await list.getByRole('navigation', { name: 'Views' }).getByRole('button').first().waitFor(); // comes when all else has
  const before = await places();

  const name = rowsOf(list).first().getByRole('link');
  await name.focus();
  await releaseFrames(list);
  await rowsOf(list)
    .nth(bookings.length - 1)
    .waitFor({ state: 'attached' });
  expect(await rowsOf(list).locator('a.name').allTextContents()).toEqual(
    bookings.map(({ candidate_name }) => candidate_name),
  );
  expect(await name.evaluate((link) => link === document.activeElement), 'the focus stays').toBe(true);
  expect(await places(), 'where they were').toEqual(before);

  // The last one is there for who looks for it.
  const wanted = String(bookings.at(-1)?.candidate_name);
  await rowsOf(list).last().getByRole('link', { name: wanted, exact: true }).scrollIntoViewIfNeeded();
  await rowsOf(list)
    .last()
    .getByRole('checkbox', { name: `Select ${wanted}` })
    .check();
  await list.getByText('1 booking selected').waitFor();
});

test('[load.incremental] a return to the middle of a list finds its rows there at once', async ({ page }) => {
  await signIn(page, 'manager');
  await rowsOf(page).nth(49).waitFor({ state: 'attached' });
  const sheet = page.locator('#main');
  const fortieth = rowsOf(page).nth(39).getByRole('link');
  await fortieth.scrollIntoViewIfNeeded();
  const name = String(await fortieth.textContent());
  const top = await sheet.evaluate(({ scrollTop }) => scrollTop);
  expect(top).toBeGreaterThan(500);
  await fortieth.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0; // work after a frame does not run at all
  });
  await page.goBack();
  await rowsOf(page).getByRole('link', { name, exact: true }).first().waitFor();
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(top);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
});
