/** @module-tag walk */
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookableTimes } from '../../support/bookings/bookable.ts';
import { newDoctor } from '../../support/bookings/new-doctor.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { dayOf, person, resultsFilledIn } from './walk-in-driver.ts';

const REASON = 'Must fly out tonight';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a walk-in' });

/** A Sunday on which one doctor has the time of one medical, which a company holds. */
async function fullSunday(manager: Rest, admin: Rest) {
  const { siteId, packageId, startsAt } = defined((await bookableTimes(manager, { days: 5, clinics: 1 }))[0]);
  const soon = Temporal.PlainDate.from(dayOf(startsAt));
  const day = soon.add({ days: 14 - soon.dayOfWeek }).toString();
  const { doctor_id } = await answerOf(admin.booking.POST('/booking/doctors', { body: newDoctor('Dr Una Full') }));
  const hours = { from_time: '08:00', to_time: '09:30', skip: false, on_holidays: true };
  const added = { site_id: siteId, doctor_id, days: [day], ...hours };
  const { rosters } = await answerOf(admin.booking.POST('/booking/rosters', { body: added }));
  const eight = Temporal.PlainDateTime.from(`${day}T08:00`).toZonedDateTime('Australia/Perth').toInstant().toString();
  const draft = { service_type: 'pem' as const, body: {} };
  const { draft_id } = await answerOf(manager.booking.POST('/booking/drafts', { body: draft }));
  const place = { site_id: siteId, package_id: packageId, calendar_from_time: eight, candidate_index: 0, draft_id };
  const body = { ...place, calendar_ids: [defined(rosters[0]).roster_id] };
  await answerOf(manager.booking.POST('/booking/reservations', { body }));
  return { siteId, day };
}

async function choose(page: Page, label: string, words: string) {
  await dialog(page).getByLabel(label, { exact: true }).fill(words);
  await page
    .getByRole('option', { name: new RegExp(words) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

test('[overplan.desk] the clinic allows one: a full day is booked over the plan by keyboard, shown on board and day list, and not twice', async ({
  page,
  openPage,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const { siteId, day } = await fullSunday(manager, admin);
  const board = `/scheduler?site=${siteId}&day=${day}`;
  await signIn(page, 'admin');
  const openWalkIn = async () => {
    await page.goto(board);
    await page.getByRole('button', { name: /^Actions for Dr Una Full/ }).press('Enter');
    await page.getByRole('button', { name: 'Book a walk-in' }).press('Enter');
  };
  await openWalkIn();
  await page.getByText('No free time is left on this day.').first().waitFor();

  await page.goto(`/sites/edit/${siteId}`);
  await page.getByLabel('Over the plan a day').fill('many');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter a whole number from 0 to 20').waitFor();
  await page.getByLabel('Over the plan a day').fill('1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(/\/sites$/);

  await openWalkIn();
  const hold = dialog(page).getByRole('button', { name: 'Hold 08:00 over the plan' });
  await dialog(page)
    .getByText(/^The time is not held\./)
    .waitFor();
  await hold.press('Enter');
  await dialog(page).getByText('This field is required.').waitFor();
  await dialog(page).getByLabel('Reason to book over the plan').fill(REASON);
  await expectNoViolations(page);
  await hold.press('Enter');
  await dialog(page)
    .getByText(/^08:00–08:\d\d is held with Dr Una Full, over the plan\.$/)
    .waitFor();
  for (const [label, words] of person) await dialog(page).getByLabel(label, { exact: true }).fill(words);
  await dialog(page).getByLabel('Assigned Sex at Birth').selectOption('Female');
  await choose(page, 'Company', 'Redgum');
  await resultsFilledIn(dialog(page));
  await choose(page, 'Package', 'Drug');
  await dialog(page)
    .getByLabel(/^The candidate accepts/)
    .click();
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Wanda Walkin/ }).waitFor();
  await page.getByRole('heading', { name: 'Dr Una Full, over the plan' }).waitFor();
  await page.getByText(`Over the plan: ${REASON}`).filter({ visible: true }).first().waitFor();

  await page.goto(`/today?site=${siteId}&day=${day}`);
  await page.getByRole('listitem', { name: 'Wanda Walkin' }).getByText(`Over the plan: ${REASON}`).waitFor();

  // The second one of the day is refused in words, on a phone in the dark.
  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto(board);
  await phone.getByRole('button', { name: /^Actions for Dr Una Full/ }).press('Enter');
  await phone.getByRole('button', { name: 'Book a walk-in' }).press('Enter');
  await dialog(phone)
    .getByText(/^The time is not held\./)
    .waitFor();
  await dialog(phone).getByLabel('Reason to book over the plan').fill('Came with the first');
  await dialog(phone).getByRole('button', { name: 'Hold 08:00 over the plan' }).press('Enter');
  await dialog(phone)
    .getByText(/ has 1 of 1 over the plan on Sun /)
    .waitFor();
  await expectNoViolations(phone);
  expect(await dialog(phone).getByLabel('Reason to book over the plan').inputValue()).toBe('Came with the first');
});
