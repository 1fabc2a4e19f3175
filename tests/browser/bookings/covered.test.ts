/** @module-tag walk */

import type { Locator } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, forgive, signIn, test } from '../../support/browser/browser.ts';
import { restAs } from '../../support/rest.ts';
import { detailOf } from './detail-of.ts';

/** True if one covers a part of the other. */
async function overlaps(one: Locator, other: Locator) {
  const [a, b] = [defined((await one.boundingBox()) ?? undefined), defined((await other.boundingBox()) ?? undefined)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a notice lies over no button of the bar of selected rows, however wide the window is', async ({ page }) => {
  await page.route('**/files/exports/bookings', (route) => route.abort());
  await signIn(page, 'manager');
  await page.getByText(/^Showing/).waitFor();
  const bar = page.getByRole('region', { name: 'Selected bookings' });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await bar.getByRole('button', { name: 'Export', exact: true }).click();
    await bar.getByText('1 booking selected, with all columns.').waitFor();
    await bar.getByRole('button', { name: 'Text (CSV)' }).click();
    const toast = page.locator('[data-sonner-toast]').first();
    await toast.click({ trial: true }); // it has arrived in its place
    expect(await overlaps(toast, bar), `at ${width} pixels`).toBe(false);
    await page.reload();
    await page.getByText(/^Showing/).waitFor();
  }
  forgive(page, /ERR_FAILED/);
});

test('on a phone the word of a part that loads lies over no button at the foot', async ({ page, portal }) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/assets\/messages-card-[^/]*\.js/, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager');
  await page.goto(await detailOf(rest, 'Confirmed'));
  const loading = page.getByText('Loading…');
  await loading.waitFor();
  expect(await overlaps(loading, page.getByRole('button', { name: 'Reschedule' }))).toBe(false);
  arrives.resolve();
  await loading.waitFor({ state: 'detached' });
});
