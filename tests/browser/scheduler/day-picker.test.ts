import { busyDay } from '../../support/bookings/busy-day.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

test('[board.days] the board goes to any day from a calendar that says what is free on each, and tries again where it cannot', async ({
  page,
  openPage,
  portal,
}) => {
  const { siteId, day } = await busyDay(portal.url);
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const query = { site_id: siteId, from_date: day, days: 1 };
  const { clinics } = await answerOf(admin.booking.GET('/booking/overview/capacity', { params: { query } }));
  const [free = 0, all = 0] = clinics.flatMap(({ days }) => days.flatMap((one) => [one.free / 4, one.slots / 4]));
  expect(free).toBeLessThan(all);

  await signIn(page, 'admin');
  const gate = await gateOn(page, 'BoardCapacity');
  await page.goto(`/scheduler?site=${siteId}&day=${day}`);
  await page.getByRole('button', { name: 'Open calendar: Go to a day' }).press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Go to a day' });
  await calendar.getByText('Counting free times…').waitFor();
  await gate.cut('BoardCapacity');
  forgive(page, /ERR_FAILED/);
  await gate.open('BoardCapacity');
  await calendar.getByRole('button', { name: 'Try again' }).click();
  const [, month, date] = day.split('-');
  const words = `${date}/${month}/${day.slice(0, 4)}: ${free} of ${all} hours free.`;
  await calendar.getByText(words).waitFor();
  await expectNoViolations(page);

  // By keys into the month after, and to its day.
  await calendar.getByRole('button', { name: new RegExp(`\\b${Number(date)} \\w+ ${day.slice(0, 4)}`) }).focus();
  await page.keyboard.press('PageDown');
  const next = Temporal.PlainDate.from(day).add({ months: 1 }).toString();
  await calendar.getByText(new RegExp(`${next.split('-').toReversed().join('/')}(: |$)`)).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`day=${next}`));
  await calendar.waitFor({ state: 'detached' });

  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto(`/scheduler?site=${siteId}&day=${day}`);
  await phone.getByRole('button', { name: 'Open calendar: Go to a day' }).click();
  await phone.getByText(words).waitFor();
  await expectNoViolations(phone);
});
