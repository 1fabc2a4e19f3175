import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookAt, bookableTimes } from '../../support/bookings/bookable.ts';
import { newDoctor } from '../../support/bookings/new-doctor.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn, nameOf } from '../wizard/wizard-driver.ts';

/** A Sunday some weeks ahead, when no doctor of the demo works. */
function farSunday(): string {
  const today = Temporal.Now.plainDateISO('Australia/Perth');
  return today.add({ days: 7 - today.dayOfWeek + 35 }).toString();
}

test('[closing.page] a doctor’s leave is planned, one person to be phoned, carried out and undone', async ({
  page,
  portal,
}) => {
  const [manager, admin] = [
    await restAs('manager', { url: `${portal.url}/api` }),
    await restAs('admin', { url: `${portal.url}/api` }),
  ];
  const { siteId, packageId } = defined((await bookableTimes(manager))[0]);
  const [leaves, stays] = ['Dr Leaving Soon', 'Dr Staying Here'];
  const [day, hours] = [farSunday(), { from_time: '08:00', to_time: '16:00', skip: false, on_holidays: true }];
  const rosterOf = async (name: string) => {
    const { doctor_id } = await answerOf(admin.booking.POST('/booking/doctors', { body: newDoctor(name) }));
    const body = { site_id: siteId, doctor_id, days: [day], ...hours };
    return defined((await answerOf(admin.booking.POST('/booking/rosters', { body }))).rosters[0]).roster_id;
  };
  const rosterId = await rosterOf(leaves);
  await rosterOf(stays);
  for (const [mark, clock] of [
    ['MOVES', '00:00'],
    ['PHONES', '02:00'],
  ] as const) {
    await bookAt(manager, { siteId, packageId, rosterId, startsAt: `${day}T${clock}:00Z`, endsAt: 0 }, mark);
  }

  await signIn(page, 'admin');
  await page.goto(`/closings/new?site=${siteId}&from=${day}&to=${day}`);
  await page.getByText('2 people get a new time').waitFor();
  await page.getByLabel(new RegExp(`^${stays}`)).uncheck();
  const goes = (mark: string) => page.getByLabel(`New time of Candidate ${mark}`);
  await expect.poll(() => goes('MOVES').locator('option:checked').textContent()).toMatch(/ 08:00, Dr Staying Here$/);
  await goes('PHONES').selectOption('Phone first');
  await page.getByText('1 person gets a new time · 1 person to phone').waitFor();
  await expectNoViolations(page);

  // Without a reason nothing closes, and what was chosen stays; the server may be away meanwhile.
  const close = page.getByRole('button', { name: 'Close the day' });
  await close.click();
  await page.getByText('Say why: the board and the record keep it.').waitFor();
  await page.getByLabel('Reason').fill('Leave');
  forgive(page, /ERR_FAILED|Failed to load/);
  const gate = await gateOn(page, 'StartClosing');
  await close.click();
  await page.getByRole('button', { name: 'Closing…' }).waitFor();
  await page.getByLabel('Reason').press('End');
  await page.getByLabel('Reason').pressSequentially(' of one');
  await gate.cut('StartClosing');
  const unanswered = page.getByText('There was no answer: it may have been closed');
  await unanswered.waitFor();
  expect(await page.getByText('closed nothing').count()).toBe(0);
  await page.getByRole('alert').getByRole('link', { name: 'Closings' }).click();
  await page.getByText('It may have been closed, and what you chose and typed here is lost.').waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Reason').inputValue(), 'typed while it was being closed').toBe('Leave of one');
  await page.unroute('**/graphql');
  expect(await goes('PHONES').inputValue()).toBe('phone');
  // A reload, which the browser asks about, keeps what was chosen and typed; leaving lets it go.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText('1 person gets a new time · 1 person to phone').waitFor();
  expect(await page.getByLabel('Reason').inputValue()).toBe('Leave of one');
  expect(await goes('PHONES').inputValue()).toBe('phone');
  expect(await page.getByLabel(new RegExp(`^${stays}`)).isChecked()).toBe(false);
  // It is closed, and the answer is lost: what is sent again is the same closing.
  await page.route('**/graphql', async (route) => {
    if (nameOf(route.request()) === 'StartClosing') await route.fetch();
    await route.abort();
  });
  await close.click();
  await unanswered.waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByText('Closed · 1 person moved · 1 to phone').waitFor();
  // By the clinic's clock, and with its name: the page itself is in Los Angeles.
  await page.getByText(/^Mails leave at \d{2}:\d{2} AWST$/).waitFor();
  const toPhone = page.getByRole('region', { name: 'To phone' });
  expect(await toPhone.getByRole('link', { name: '0487 987 987' }).getAttribute('href')).toBe('tel:0487 987 987');
  await page
    .getByRole('region', { name: 'Moved' })
    .getByText(/ 08:00/)
    .nth(1)
    .waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await page.getByText('Undone', { exact: true }).waitFor();
  // The pressed button has gone: Tab continues from its place.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await page.getByRole('region', { name: 'At their time as before' }).getByRole('listitem').count()).toBe(2);

  await page.getByRole('link', { name: 'Closings', exact: true }).first().click();
  const closing = page.getByRole('row').filter({ hasText: leaves });
  await closing.getByText('Undone').waitFor();
  await closing.getByText(/ GMT-[78]$/).waitFor();
  await expectNoViolations(page);
});
