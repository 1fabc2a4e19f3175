import { bookAt, freeTime } from '../support/bookings/bookable.ts';
import { expect, signIn, test } from '../support/browser/engine.ts';
import { restAs } from '../support/rest.ts';

test('[detail.reschedule][msg.reschedule] a candidate who cannot come gets another time', async ({
  screen: page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  await bookAt(manager, await freeTime(manager), 'ANOTHER-DAY');

  await signIn(page, 'manager');
  await page.getByRole('searchbox', { name: 'Search' }).fill('ANOTHER-DAY');
  await page.getByText(/^Showing 1 of 1/).waitFor();
  await page.getByRole('link', { name: 'Candidate ANOTHER-DAY' }).click();
  await page.getByRole('heading', { level: 1, name: 'Candidate ANOTHER-DAY' }).waitFor();
  await page.getByRole('button', { name: 'Reschedule' }).click();

  await page.getByRole('heading', { name: 'Choose another time' }).waitFor();
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .last()
    .click();
  const move = page.getByRole('button', { name: /^Move to / });
  const chosen = (await move.textContent())?.replace('Move to ', '') ?? '';
  await move.click();

  await page.getByText('Update booking information successfully').first().waitFor();
  await page.getByText('Rescheduled', { exact: true }).first().waitFor();
  expect(await page.getByRole('main').textContent()).toContain(chosen.slice(-5));
});
