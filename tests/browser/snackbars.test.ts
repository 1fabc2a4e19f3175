/** @module-tag walk */
import type { Page } from 'playwright-core';
import { expect, forgive, signIn, test } from '../support/browser/browser.ts';

const REFUSED = 'Error when updating my account';

/** Acts while the server is away, until the words are in the line that is read out. */
async function away(page: Page, act: () => Promise<unknown>, words: string) {
  await page.locator('.toast-host section').waitFor({ state: 'attached' }); // the stack is there before its first notice
  await page.route('**/graphql', (route) => route.abort());
  await act();
  await page.locator('.toast-host [role="alert"]').getByText(words).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(() => setTimeout(drawn)))));
  forgive(page, /ERR_FAILED|Failed to load resource/);
}

/** The stack is fetched once a person does anything. */
async function open(page: Page, path: string) {
  await signIn(page, 'admin');
  await page.goto(path);
  await page.locator('#main h1').waitFor();
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

const snackbars = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words }).count();

test('[app.snackbar] a list that could not be fetched says so once, in its banner', async ({ page }) => {
  await open(page, '/companies');
  await away(page, () => page.getByRole('radio', { name: 'Inactive' }).click(), 'Fetch error');
  await page.getByRole('main').getByRole('alert').getByText('Fetch error').waitFor();
  expect(await snackbars(page, 'Fetch error')).toBe(0);
});

test('[app.snackbar] a refused form says why once, in its line; as a snackbar while the line is out of sight, until a success takes its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/my/account');
  const name = page.getByLabel('Contact Person');
  const line = page.getByRole('main').locator('.err').filter({ hasText: REFUSED });
  await name.fill('Ada Example');
  await away(page, () => name.press('Enter'), REFUSED);
  await line.waitFor();
  expect(await snackbars(page, REFUSED)).toBe(0);

  await page.setViewportSize({ width: 1440, height: 320 });
  await name.focus();
  await away(page, () => name.press('Enter'), REFUSED);
  await page.locator('.toast').getByText(REFUSED).waitFor();
  await page.unroute('**/graphql');
  await name.press('Enter');
  await page.locator('.toast').getByText('Update account information successfully.').waitFor();
  await expect.poll(() => snackbars(page, REFUSED), { timeout: 1000 }).toBe(0);
});
