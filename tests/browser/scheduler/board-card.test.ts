/** @module-tag walk */
import type { Page } from 'playwright-core';
import { bookAt, freeTime } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth' }).format(new Date(instant));
const booking = (page: Page, mark: string) =>
  page.getByRole('region', { name: /^Board/ }).getByRole('button', { name: new RegExp(`Candidate ${mark}`) });
const isFocused = (page: Page, mark: string) =>
  expect.poll(() => booking(page, mark).evaluate((button) => button === document.activeElement)).toBe(true);

test('[board.card] a press on a booking opens its card, Escape gives the focus back, and the card moves it or changes its status', async ({
  page,
  openPage,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const time = await freeTime(manager);
  const candidateId = await bookAt(manager, time, 'CARD');
  const address = `/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`;
  await signIn(page, 'admin');
  const gate = await gateOn(page, 'BookingCard');
  await page.goto(address);
  await booking(page, 'CARD').focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: /Candidate CARD/ });
  await card.getByRole('status', { name: 'Loading the booking' }).waitFor();
  await gate.cut('BookingCard');
  await card.getByRole('button', { name: /^Try again/ }).waitFor();
  forgive(page, /ERR_FAILED/);
  await gate.open('BookingCard');
  await card.getByRole('button', { name: /^Try again/ }).click();
  await card.getByText('Confirmed', { exact: true }).waitFor();
  await card.getByRole('link', { name: /^\d{4} \d{3} \d{3}$/ }).waitFor();
  await expect
    .poll(() => card.getByRole('link', { name: 'Reschedule' }).getAttribute('href'))
    .toBe(`/booking/${candidateId}/detail?reschedule=1`);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await isFocused(page, 'CARD');
  expect(await page.getByRole('group', { name: 'Move', exact: true }).count(), 'nothing is in the hand').toBe(0);

  // Another account's change is in the open card, on a phone too.
  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto(address);
  await booking(phone, 'CARD').click();
  const onPhone = phone.getByRole('dialog', { name: /Candidate CARD/ });
  await onPhone.getByText('Confirmed', { exact: true }).waitFor();
  await expectNoViolations(phone);
  const { bookings } = await answerOf(
    admin.booking.GET('/booking/bookings', { params: { query: { search: 'Candidate CARD', page_size: 1 } } }),
  );
  await answerOf(
    admin.booking.PUT('/booking/bookings/{booking_id}/cancel', {
      params: { path: { booking_id: bookings[0]?.booking_id ?? '' } },
      body: { candidate_id: [candidateId] },
    }),
  );
  await onPhone.getByText(/has left the days/).waitFor();

  // From the card into the hand.
  const next = await freeTime(manager);
  await bookAt(manager, next, 'LIFT');
  await page.goto(`/scheduler?site=${next.siteId}&day=${dayOf(next.startsAt)}`);
  await booking(page, 'LIFT').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move on the board' }).press('Enter');
  await page
    .getByRole('group', { name: 'Move', exact: true })
    .getByText(/^Move Candidate LIFT/)
    .waitFor();
  await isFocused(page, 'LIFT');
  await page.keyboard.press('ArrowDown');
  await page
    .getByRole('group', { name: 'Move', exact: true })
    .getByText(/ to \d\d:\d\d/)
    .waitFor();
  await page.keyboard.press('Escape');
  await isFocused(page, 'LIFT');
});
