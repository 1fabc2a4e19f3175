/** @module-tag walk */
import type { Locator, Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { hasFocus } from '../dialog-walk.ts';

const phone = { viewport: { width: 390, height: 844 } };
const boxOf = async (one: Locator) => defined(await one.boundingBox());

async function openTab(page: Page, name: string) {
  await signIn(page, 'admin');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Redgum Mining' }).click();
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name }).click();
}

test('[companies.list] on a phone the menu of a company is in the top right corner of its card', async ({
  openPage,
}) => {
  const page = await openPage({ ...phone, colorScheme: 'dark' });
  await signIn(page, 'admin');
  await page.goto('/companies');
  const card = page.getByRole('row').filter({ hasText: 'Wattle Civil' });
  const more = card.getByRole('button', { name: 'More for Wattle Civil' });
  const [around, corner, name] = [await boxOf(card), await boxOf(more), await boxOf(card.getByRole('link').first())];
  expect([corner.y - around.y, around.x + around.width - corner.x - corner.width].every((gap) => gap < 12)).toBe(true);
  expect(corner.height, 'high enough for a finger').toBeGreaterThanOrEqual(40);
  expect(name.x + name.width, 'beside the name').toBeLessThanOrEqual(corner.x);
  await expectNoViolations(page);
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Deactivate' }).waitFor();
});

test('[billing.files] on a phone the files of a statement are high enough for a finger, and each says why it was not saved', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  await openTab(page, 'Statement');
  const file = (name: string) => page.getByRole('button', { name, exact: true });
  await file('Xero CSV').waitFor();
  for (const name of ['CSV', 'MYOB CSV', 'Print']) expect((await boxOf(file(name))).height).toBeGreaterThanOrEqual(40);
  forgive(page, /409|ERR_FAILED/);
  const reason = 'Another statement is being made.';
  await page.route('**/files/exports/statement', (route) => {
    if (route.request().postData()?.includes('myob')) return route.abort();
    return route.fulfill({ status: 409, json: { error: { code: 'BUSY', message: reason } } });
  });
  await file('Xero CSV').click();
  await page.locator('.toast').getByText(`The file ‘Xero CSV’ was not saved. ${reason}`).waitFor();
  await file('MYOB CSV').click();
  await page.locator('.toast').getByText('The file ‘MYOB CSV’ was not saved. The server did not answer.').waitFor();
});

test('[admin.accounts] on a phone what is seldom done with the accounts is in a menu beside the first button', async ({
  openPage,
}) => {
  const page = await openPage(phone);
  await openTab(page, 'Accounts');
  const add = page.getByRole('button', { name: 'Add booking account' });
  const more = page.getByRole('button', { name: 'More for accounts' });
  await expect.poll(async () => Math.abs((await boxOf(add)).y - (await boxOf(more)).y)).toBeLessThan(1);
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1);
  await expectNoViolations(page);
  await more.press('Enter');
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Add client account',
    'Add admin account',
    'Assign role',
    'Import',
  ]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add client account' }).waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(more);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Assign role' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await more.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/import?kind=accounts');
});
