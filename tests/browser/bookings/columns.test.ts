/** @module-tag walk */
import type { Page } from 'playwright-core';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

const rowsOf = (page: Page) => page.locator('.list-table tbody tr');
const headsOf = (page: Page) => page.getByRole('columnheader').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function openList(page: Page, address = '/pem-bookings') {
  await page.goto(address);
  await rowsOf(page).first().waitFor();
}

const savedOf = (page: Page) =>
  page.waitForResponse(async (answer) => (await answer.text().catch(() => '')).includes('"saveListColumns"'));

test('[list.own-columns] columns are chosen and moved by keyboard, live, and are there on another device', async ({
  openPage,
}) => {
  const page = await openPage();
  await signIn(page, 'manager');
  await openList(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Contact info' }).waitFor();
  await expectNoViolations(page);
  expect(await page.getByRole('checkbox', { name: 'Name' }).isDisabled()).toBe(true);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move Company down' }).focus();
  const saved = savedOf(page);
  await page.keyboard.press('Enter');
  expect(await focused(page), 'the moved row keeps the focus').toBe('Move Company down');
  const usual = ['Contact person', 'Company', 'Appt. time', 'Site', 'Package', 'Status'];
  expect((await headsOf(page)).map((head) => head.replace(/^(.*)\1$/, '$1'))).toEqual(['Name', ...usual]);
  await saved;
  await page.keyboard.press('Escape');
  expect(await page.locator(':focus').textContent()).toBe('Columns');
  expect(
    asked.filter((body) => body.includes('"sort"')),
    'no row is loaded again',
  ).toEqual([]);

  const other = await openPage();
  await signIn(other, 'manager');
  await openList(other, '/pem-bookings?sort=email&order=asc');
  expect((await headsOf(other)).length).toBe(7);
  await other.getByText('Sorted by email, in a column that is hidden.').waitFor();
  await other.getByRole('button', { name: 'Show Contact info' }).click();
  expect((await headsOf(other)).at(-1)).toContain('Contact info');
  await other.getByRole('button', { name: 'Columns' }).click();
  await other.getByRole('button', { name: 'Reset to the usual columns' }).click();
  await expect.poll(() => headsOf(other)).toHaveLength(8);
});

test('[list.own-columns] the reference, PO number, position, day of booking, answer and outcome can be shown beside the usual columns', async ({
  openPage,
}) => {
  const page = await openPage();
  await signIn(page, 'booker');
  await openList(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('list', { name: 'Columns of the list, in their order' });
  const names = ['Reference', 'Position', 'PO number', 'Booked on', 'Candidate’s answer', 'Outcome'];
  for (const name of names) await panel.getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
  expect((await headsOf(page)).slice(8).map((head) => head.replace(/^(.*)\1$/, '$1'))).toEqual(names);
  const cells = await rowsOf(page).first().locator('td').allTextContents();
  expect(cells[8]).toMatch(/^PF-\S+$/);
  expect(cells[11]).toMatch(/^\d\d\/\d\d\/\d{4}\d\d:\d\d$/);
  const name = rowsOf(page).first().locator('.c-name');
  const before = await name.boundingBox();
  await page.locator('.table-wrap').evaluate((box) => box.scrollTo(1000, 0));
  expect(await name.boundingBox(), 'the name stays in view').toEqual(before);
  await expectNoViolations(page);
});

test('[list.view-columns] a saved view brings its columns by its address; a card on a phone has everything', async ({
  openPage,
}) => {
  const page = await openPage();
  await signIn(page, 'coralbay');
  await openList(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Contact info', 'Company', 'Package']) await page.getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Short');
  await dialog.getByRole('checkbox', { name: 'With the columns that are shown now' }).check();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.waitFor({ state: 'detached' });
  const tab = page.getByRole('link', { name: 'Short' });
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
  expect(new URL(page.url()).searchParams.getAll('column')).toEqual([
    'name',
    'contact_person',
    'appointment_time',
    'site',
    'status',
  ]);
  const address = page.url();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Show my own columns' }).click();
  await expect.poll(() => page.url()).not.toContain('column=');

  const phone = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(phone, 'coralbay');
  await openList(phone, address);
  expect(await rowsOf(phone).first().locator('td').count()).toBe(8);
  await rowsOf(phone).first().locator('.c-pack').waitFor();
  expect(await phone.getByRole('button', { name: 'Columns' }).count()).toBe(0);
});
