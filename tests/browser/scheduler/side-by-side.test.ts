/** @module-tag walk */

import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookAt, bookableTimes } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

test('[board.side-by-side] sites are side by side, and a booking moves from one to another with its notices', async ({
  page,
  openPage,
  portal,
}) => {
  const url = `${portal.url}/api`;
  const [manager, admin] = [await restAs('manager', { url }), await restAs('admin', { url })];
  const times = await bookableTimes(manager);
  const pairs = times.flatMap((from) =>
    times
      .filter(({ siteId, startsAt }) => siteId !== from.siteId && startsAt === from.startsAt)
      .map((to) => ({ from, to })),
  );
  const { from, to } = defined(pairs.at(-1));
  await bookAt(manager, from, 'ACROSS');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth' }).format(Date.parse(from.startsAt));
  const rostersAt = async (site_id: string) => {
    const query = { site_id, from_date: day, to_date: day };
    const { doctors } = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
    return doctors.flatMap(({ slots }) => slots.map(({ roster_id }) => roster_id));
  };
  const rosters = [...(await rostersAt(from.siteId)), ...(await rostersAt(to.siteId))];
  const lanesApart = rosters.indexOf(to.rosterId) - rosters.indexOf(from.rosterId);

  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${from.siteId}&day=${day}`);
  const name = await page.getByLabel('Site', { exact: true }).locator(`option[value="${to.siteId}"]`).textContent();
  await page.getByRole('button', { name: 'Side by side' }).press('Enter');
  await page.getByRole('dialog', { name: 'Sites side by side' }).waitFor();
  const choice = page.getByRole('checkbox', { name: defined(name), exact: true });
  await choice.waitFor();
  await expectNoViolations(page);
  await choice.press('Space');
  await page.keyboard.press('Escape');
  const board = page.getByRole('region', { name: /^Board/ });
  await board.getByRole('heading', { name: new RegExp(`^${name} · \\d+ free`) }).waitFor();
  await expectNoViolations(page);

  const inLaneOf = (siteId: string) =>
    board.locator(`[data-lane*="${siteId}"]`).getByRole('button', { name: /^Candidate ACROSS/ });
  const bar = page.getByRole('group', { name: 'Move' });
  const reason = bar.getByLabel('Reason, for the mail');
  const carry = async () => {
    await inLaneOf(from.siteId).focus();
    await page.keyboard.press('m');
    for (let step = 0; step < lanesApart; step++) await page.keyboard.press('ArrowRight');
    await bar.getByText(new RegExp(`, ${name}`)).waitFor();
    await bar.getByText('The time is free and rostered.').waitFor();
    await page.keyboard.press('Enter');
    await reason.waitFor();
  };
  const gate = await gateOn(page, 'MoveAppointment');
  await carry();
  await reason.fill('The doctor is ill');
  await reason.press('Enter');
  await gate.cut('MoveAppointment');
  forgive(page, /ERR_FAILED/);
  await bar.getByRole('alert').waitFor();
  await bar.getByRole('button', { name: 'Close' }).press('Enter');
  await gate.open('MoveAppointment');
  await carry();
  expect(await reason.inputValue(), 'what was typed before').toBe('The doctor is ill');
  await bar.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  // The time is the same and the place is not: who comes has to know.
  await bar.getByText(/^Notices leave in \d+ s\.$/).waitFor();
  await inLaneOf(to.siteId).waitFor();
  expect(await inLaneOf(from.siteId).count()).toBe(0);

  // Opening the board again shows both; one is taken off by its band.
  await bar.getByRole('button', { name: 'Close' }).press('Enter');
  await page.goto(`/scheduler?day=${day}`);
  await page.getByRole('button', { name: 'Side by side (2)' }).waitFor();
  await page.getByRole('button', { name: `Take ${name} off the board` }).press('Enter');
  await page.getByRole('button', { name: 'Side by side', exact: true }).waitFor();
  expect(await board.getByRole('heading', { level: 2 }).count()).toBe(0);

  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto(`/scheduler?site=${from.siteId}&beside=${to.siteId}&day=${day}`);
  await phone.locator(`[data-lane*="${to.siteId}"]`).first().waitFor();
  await expectNoViolations(phone);
});
