import { readFileSync } from 'node:fs';
import { expect, signIn, test } from '../support/browser/browser.ts';

test('[list.export][call.export] the bookings that a filter shows are saved as a file', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/pem-bookings?status=Completed');
  const count = await page.getByText(/^Showing \d/).textContent();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Text (CSV)' }).click();
  const file = await download;
  await page.getByText(`Exported: ${file.suggestedFilename()}`).waitFor();

  const [titles, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split(/\r?\n/);
  expect(titles).toContain('Reference');
  expect(rows.every((row) => row.includes('Completed'))).toBe(true);
  expect(count).toMatch(new RegExp(`of ${rows.length}\\b`));
});
