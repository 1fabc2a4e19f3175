/** @module-tag walk */
import { readFileSync } from 'node:fs';
import { csvParseRows } from 'd3-dsv';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { longestMs } from '../wizard/wizard-driver.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true });

/** Presses Export, chooses, and gives the bytes of the file that the browser saved. */
async function saved(page: Page, kind: 'Excel (XLSX)' | 'Text (CSV)') {
  const download = page.waitForEvent('download', { timeout: longestMs });
  await exportButton(page).click();
  await page.getByRole('button', { name: kind }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('[list.export][call.export] the rows of the list are saved as a file, and one booking as one of its own', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const query = { status: ['Completed'], sort: 'name' as const, order: 'asc' as const, page_size: 100, is_count: true };
  const { bookings, total } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
  await signIn(page, 'manager');
  await page.goto('/pem-bookings?status=Completed&sort=name&order=asc');
  await page.getByText(/^Showing/).waitFor();

  const csv = await saved(page, 'Text (CSV)');
  expect(csv.name).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const rows = csvParseRows(csv.bytes.toString());
  expect(rows).toHaveLength(defined(total ?? undefined) + 1);
  expect(rows.slice(1, bookings.length + 1).map(([reference]) => reference)).toEqual(
    bookings.map(({ reference }) => reference),
  );
  await page.getByText(`Exported: ${csv.name}`).waitFor();
  await expect.poll(() => exportButton(page).evaluate((it) => it === document.activeElement)).toBe(true);

  const row = page.locator('.list-table a.name').first();
  const name = await row.textContent();
  await row.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  const xlsx = await saved(page, 'Excel (XLSX)');
  const { sheets } = await readXlsx(new Uint8Array(xlsx.bytes));
  expect(defined(sheets[0]).rows.slice(1).flat()).toContain(name);
});

test('[list.export][msg.booking-sources] an export says how far it is, can be called off, and says when there is none', {
  tags: ['long'],
}, async ({ page }) => {
  const requests = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/files/exports/bookings', async (route) => {
    requests.resolve();
    await held.promise;
    await route.abort().catch(() => {}); // the page may have let go of it
  });
  await signIn(page, 'manager');
  await page.getByText(/^Showing/).waitFor();
  await exportButton(page).click();
  await page.getByRole('button', { name: 'Excel (XLSX)' }).waitFor();
  await page.getByText(/^\d+ bookings: all of this list, not only those in view, with all columns\.$/).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Export' }).waitFor({ state: 'detached' });

  await exportButton(page).click();
  await page.getByRole('button', { name: 'Text (CSV)' }).click();
  await requests.promise;
  await page.getByText('Exporting CSV…').waitFor();
  await page.getByText('0 bytes').waitFor();
  await expectNoViolations(page);
  const letGo = page.waitForEvent('requestfailed', { timeout: longestMs });
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await letGo).url()).toContain('/files/exports/bookings');
  await page.getByRole('group', { name: 'Export' }).waitFor({ state: 'detached' });
  expect(await page.getByText('Error when exporting').count(), 'called off is no error').toBe(0);

  await exportButton(page).click();
  await page.getByRole('button', { name: 'Text (CSV)' }).click();
  await page.getByText('Exporting CSV…').waitFor();
  const left = page.waitForEvent('requestfailed', { timeout: longestMs });
  await page.locator('.list-table a.name').first().click();
  expect((await left).url(), 'who leaves lets go of it').toContain('/files/exports/bookings');
  await page.goBack();

  held.resolve();
  await exportButton(page).click();
  await page.getByRole('button', { name: 'Text (CSV)' }).click();
  await page.locator('.toast').getByText('Error when exporting booking(s)').waitFor();
  forgive(page, /ERR_FAILED/);
});
