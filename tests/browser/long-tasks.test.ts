import { longestTask } from '../bench/long-tasks.ts';
import { median } from '../bench/measure.ts';
import { expect, signIn, test } from '../support/browser/browser.ts';

/** The aim is 50; a machine that runs other tests beside takes longer for the same. Rows in one go are 110. */
const MOST_MS = 80;

test('[load.tasks] no task of the list or the booking page keeps a key waiting, on a computer four times slower', async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, 'manager');
  await page.locator('.list-table tbody tr').first().waitFor();
  const stored = await page.evaluate(() => Object.entries(localStorage));
  const session = await browser.newBrowserCDPSession();
  for (const [path, usable] of [
    ['/pem-bookings', '.list-table tbody tr'],
    ['/make-booking', '[data-wizard] input'],
  ] as const) {
    const visits: number[] = [];
    for (let at = 0; at < 3; at++) visits.push(await longestTask(session, portal.url, { path, usable, stored }));
    expect(median(visits), path).toBeLessThan(MOST_MS);
  }
});
