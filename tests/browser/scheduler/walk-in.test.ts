/** @module-tag walk */
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookableTimes } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';
import { dayOf, person, pressTime, resultsFilledIn, walkInTime } from './walk-in-driver.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a walk-in' });

async function choose(page: Page, label: string, words: string) {
  await dialog(page).getByLabel(label, { exact: true }).fill(words);
  await page
    .getByRole('option', { name: new RegExp(words) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

test('[board.walk-in] a walk-in is booked in six presses; the time is held from the first, and another desk sees it', async ({
  page,
  openPage,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const time = await walkInTime(manager, admin);
  const address = `/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`;
  const other = await openPage();
  for (const desk of [page, other]) {
    await signIn(desk, 'admin');
    await desk.goto(address);
    await desk.locator('[data-lane]').first().waitFor();
  }
  const held = other.getByText(/^Held until/);
  const heldBefore = await held.count();

  let presses = 0;
  const press = async (act: () => Promise<unknown>) => {
    presses += 1;
    await act();
  };
  await press(() => pressTime(page, time.startsAt));
  await dialog(page)
    .getByText(/^\d\d:\d\d–\d\d:\d\d is held with Dr/)
    .waitFor();
  await expect.poll(() => held.count()).toBe(heldBefore + 1);
  await expectNoViolations(page);
  for (const [label, words] of person) await dialog(page).getByLabel(label, { exact: true }).fill(words);
  await press(() => dialog(page).getByLabel('Assigned Sex at Birth').selectOption('Female'));
  await press(() => choose(page, 'Company', 'Redgum'));
  await resultsFilledIn(dialog(page));
  const gate = await gateOn(page, 'ReserveSlot', 'BookWalkIn');
  await press(() => choose(page, 'Package', 'Standard'));
  await press(() =>
    dialog(page)
      .getByLabel(/^The candidate accepts/)
      .click(),
  );

  // Book waits for the time of the package, and says why it could not be held.
  await press(() => dialog(page).getByRole('button', { name: 'Book', exact: true }).click());
  expect(presses).toBeLessThanOrEqual(6);
  await dialog(page).getByRole('button', { name: 'Booking…' }).waitFor();
  await gate.cut('ReserveSlot');
  await dialog(page)
    .getByText(/^Not booked\. The server did not answer\./)
    .waitFor();
  forgive(page, /ERR_FAILED/);
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Booking…' }).waitFor();
  await gate.open('ReserveSlot');

  // The server dies amid it: what was typed stays, and the same press books once.
  await gate.cut('BookWalkIn');
  await dialog(page)
    .getByText(/^The server did not answer\. Press Book again/)
    .waitFor();
  forgive(page, /ERR_FAILED/);
  expect(await dialog(page).getByLabel('Last name').inputValue()).toBe('Walkin');
  await gate.open('BookWalkIn');
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
  for (const desk of [page, other]) await desk.getByRole('button', { name: /^Wanda Walkin/ }).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /^Wanda Walkin/ }).evaluate((one) => one === document.activeElement))
    .toBe(true);
  const { bookings } = await answerOf(
    admin.booking.GET('/booking/bookings', { params: { query: { search: 'Wanda Walkin' } } }),
  );
  expect(bookings.map(({ appointment_status, company_name }) => [appointment_status, company_name])).toEqual([
    ['Confirmed', 'Redgum Mining'],
  ]);
  await expect.poll(() => held.count()).toBe(heldBefore);
});

test('[board.walk-in] a cancelled walk-in frees its time; typed text needs a confirmation; by keyboard, on a phone in the dark', async ({
  openPage,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const time = defined((await bookableTimes(manager, { days: 5 }))[0]);
  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  const held = phone.getByText(/^Held until/);
  await phone.locator('[data-lane]').first().waitFor();
  const before = await held.count();
  await phone
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .press('Enter');
  await phone.getByRole('button', { name: 'Book a walk-in' }).press('Enter');
  await dialog(phone)
    .getByText(/is held with Dr/)
    .waitFor();
  await expectNoViolations(phone);
  await dialog(phone).getByLabel('First name').fill('Vera');
  await dialog(phone).getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await dialog(phone).getByText('This field is required.').first().waitFor();
  await expect
    .poll(() =>
      dialog(phone)
        .getByLabel('Last name')
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Leave', exact: true }).click();
  await dialog(phone).waitFor({ state: 'detached' });
  await expect.poll(() => held.count()).toBe(before);

  // A time that cannot be held says so over the fields, and is held once it can be.
  const gate = await gateOn(phone, 'ReserveSlot', 'WalkInCompanies');
  await phone
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .press('Enter');
  await phone.getByRole('button', { name: 'Book a walk-in' }).press('Enter');
  await gate.cut('ReserveSlot');
  await dialog(phone)
    .getByRole('alert')
    .getByText(/^The time is not held/)
    .waitFor();
  forgive(phone, /ERR_FAILED/);
  await gate.open('ReserveSlot');
  await dialog(phone).getByRole('button', { name: 'Hold it again' }).click();
  await dialog(phone)
    .getByText(/is held with Dr/)
    .waitFor();
  await expect
    .poll(() => dialog(phone).evaluate((box) => box.contains(document.activeElement)), {
      message: 'the focus stays here',
    })
    .toBe(true);

  // A person types faster than the server answers.
  const typed = async (label: string, words: string) => {
    await dialog(phone).getByLabel(label, { exact: true }).pressSequentially(words);
    await phone.keyboard.press('Tab');
  };
  await typed('Company', 'Redgum Mining');
  await typed('Package', 'Hearing test');
  await gate.open('WalkInCompanies');
  await resultsFilledIn(dialog(phone));

  // Text copied from a mail program becomes addresses, as in a booking. At Book the focus is where one is none.
  const results = dialog(phone).getByRole('textbox', { name: 'Results to' });
  await results.fill('Liam Ward <liam@redgum.example>, gate@redgum.example; hse@redgum,');
  for (const email of ['liam@redgum.example', 'gate@redgum.example', 'hse@redgum']) {
    await dialog(phone)
      .getByRole('button', { name: `Remove ${email}`, exact: true })
      .waitFor();
  }
  for (const [label, words] of person) await dialog(phone).getByLabel(label, { exact: true }).fill(words);
  await dialog(phone).getByLabel('Assigned Sex at Birth').selectOption('Female');
  await dialog(phone).getByRole('button', { name: 'Book', exact: true }).press('Enter');
  const description = /^Must be email format and separated by semicolons/;
  const refused = dialog(phone).getByRole('textbox', { name: 'Results to', description });
  await expect.poll(() => refused.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await dialog(phone).getByLabel('Package', { exact: true }).inputValue()).toBe('Hearing test');
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Leave', exact: true }).click();
  await dialog(phone).waitFor({ state: 'detached' });
});

test('a free time offers the whole booking beside the walk-in: with its clinic, its day and all that was typed, and the held time is free again', async ({
  page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const { siteId, startsAt } = await walkInTime(manager, admin);
  const day = dayOf(startsAt);
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${siteId}&day=${day}`);
  await page.locator('[data-lane]').first().waitFor();
  const held = page.getByText(/^Held until/);
  const heldBefore = await held.count();
  await pressTime(page, startsAt);
  await dialog(page)
    .getByText(/is held with Dr/)
    .waitFor();
  for (const [label, words] of person) await dialog(page).getByLabel(label, { exact: true }).fill(words);
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Book a candidate' }).click();
  await page.waitForURL((url) => url.pathname === '/make-booking' && url.searchParams.has('draft'));
  await page.getByLabel('Company', { exact: true }).waitFor();
  const draft_id = defined(new URL(page.url()).searchParams.get('draft') ?? undefined);
  const { body } = await answerOf(admin.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id } } }));
  expect(body).toMatchObject({
    candidates: [
      {
        name: 'Wanda Walkin',
        position: { id: null, name: 'Driller' },
        choice: { siteIds: [siteId], state: 'WA', fromDate: day, toDate: day },
      },
    ],
  });
  await page.goBack();
  await page.locator('[data-lane]').first().waitFor();
  await expect.poll(() => held.count()).toBe(heldBefore);
  await page
    .getByRole('button', { name: /Dr Wanda Spare/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book a candidate' }).click();
  await page.waitForURL((url) => url.pathname === '/make-booking' && url.searchParams.has('draft'));
});
