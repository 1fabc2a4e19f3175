/** @module-tag walk */
import type { Page } from 'playwright-core';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

const FREE = 'Confirmed';

/** Chooses so many bookings of a list by keyboard alone. @returns their names */
async function choose(page: Page, count: number, address = `/pem-bookings?status=${FREE}`) {
  await page.goto(address);
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.first().waitFor();
  for (let nth = 0; nth < count; nth += 1) {
    await boxes.nth(nth).focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selected bookings' });
  await bar.getByText(`${count} bookings selected`).waitFor();
  return bar;
}

test('[bulk.page] two bookings are cancelled by keyboard, and brought back with one undo', async ({ page }) => {
  await signIn(page, 'manager');
  const bar = await choose(page, 2);
  await bar.getByRole('button', { name: 'Cancel', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 bookings?' });
  await dialog.getByRole('listitem').first().waitFor();
  await dialog.getByLabel('Reason').fill('The shutdown moved.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel 2 bookings' }).focus();
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: '2 bookings cancelled' });
  await done.waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  const undo = page.getByRole('region', { name: 'Changed bookings' }).getByRole('button', { name: /^Undo/ });
  await undo.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Changed bookings' }).getByText('2 bookings as before').waitFor();
});

test('[bulk.page] on a phone a PO number is set behind one button; an empty one is said at its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager');
  const bar = await choose(page, 2);
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set PO number' }).click();
  const dialog = page.getByRole('dialog', { name: /^Set the PO number of (PF-\S+|2 bookings)$/ });
  await dialog.getByRole('listitem').first().waitFor();
  await dialog.getByRole('button', { name: /^Set PO number/ }).click();
  await dialog.getByText('Type the PO number that all of them get.').waitFor();
  await dialog.getByLabel('Purchase Order Number').fill('PO-PHONE');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByLabel('Purchase Order Number').press('Enter');
  await page
    .getByRole('dialog', { name: /^PO number set for 2 candidates/ })
    .getByRole('button', { name: /^Undo/ })
    .click();
  await page.getByRole('dialog', { name: '2 bookings as before' }).waitFor();
});

test('[bulk.page] bookings move together, each to a time that is shown before; the results of chosen ones are one download', async ({
  page,
}) => {
  await signIn(page, 'manager');
  const bar = await choose(page, 2);
  await bar.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Move 2 bookings/ });
  await dialog.getByText('Choose the days to see where each goes.').waitFor();
  const in20Days = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  const in40Days = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  await dialog.getByRole('textbox', { name: 'First day' }).fill(in20Days);
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(in40Days);
  await dialog
    .getByRole('combobox', { name: /^New time of / })
    .first()
    .waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  const completed = await choose(page, 2, '/pem-bookings?status=Completed');
  await completed.getByRole('button', { name: 'Results' }).click();
  const results = page.getByRole('dialog', { name: 'Download results' });
  await results.getByRole('listitem').first().waitFor();
  await expectNoViolations(page);
  const link = results.getByRole('link', { name: /^Download \d+ files?$/ });
  expect(await link.getAttribute('href')).toMatch(/^\/booking\/download-consult-file\?file_id=/);
});

test('[bulk.resumed][bulk.typed] a closed dialog keeps what was typed, and the undo is there again after a reload', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.goto('/pem-bookings?status=Confirmed');
  await page.locator('.list-table tbody tr').first().waitFor();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const open = page.getByRole('button', { name: 'PO number', exact: false }).first();
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/PO|Purchase/).fill('PO-991');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await open.click();
  await expect.poll(() => dialog.getByLabel(/PO|Purchase/).inputValue()).toBe('PO-991');
  await dialog.getByRole('button').last().click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const bar = page.getByRole('region', { name: 'Changed bookings' });
  await bar.getByRole('button', { name: /^Undo/ }).waitFor();
  await page.reload();
  await bar.getByRole('button', { name: /^Undo/ }).click();
  await bar.getByText(/as before/).waitFor();
  await page.reload();
  await page.locator('.list-table tbody tr').first().waitFor();
  expect(await bar.count()).toBe(0);
});
