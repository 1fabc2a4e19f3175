import { busyDay } from '../../support/bookings/busy-day.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

test('[board.week] a week is drawn in bands of days and fits a desk’s screen; a press on a day opens it alone', async ({
  page,
  openPage,
  portal,
}) => {
  const { siteId, day } = await busyDay(portal.url);
  const address = `/scheduler?site=${siteId}&day=${day}&view=week`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  await page.goto(address);
  const board = page.getByRole('region', { name: /^Board/ });
  await page.locator('button.board-block').first().waitFor();
  const bands = board.getByRole('button', { name: /: show this day$/ });
  expect(await bands.count()).toBe(7);
  expect(await board.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
  await expectNoViolations(page);
  const words = await bands.evaluateAll((all) => all.map((band) => band.textContent));
  expect(words.filter((text) => / · \d+ free: /.test(text)).length).toBeGreaterThan(3);

  // By keyboard: the band of the day opens it, with its doctors' whole names.
  const [, month, date] = day.split('-');
  await board.getByRole('button', { name: new RegExp(`${date}/${month} .*show this day$`) }).press('Enter');
  await page.waitForURL(/view=day/);
  await board.locator('h3').first().waitFor();
  expect(new URL(page.url()).searchParams.get('day')).toBe(day);
  expect(await bands.count()).toBe(0);
  expect(await board.locator('h3').first().textContent()).toMatch(/^Dr \S+ \S+/);

  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto(address);
  await phone.locator('button.board-block').first().waitFor();
  await expectNoViolations(phone);
});
