/** @module-tag long */

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookableTimes, hold, newBooking, wishedDays } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../../support/browser/page.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

/** Two people of one booking: the first at a time, the second with a range of days. */
async function book(rest: Rest) {
  const times = await bookableTimes(rest, { days: 5 });
  const bySite = [...Map.groupBy(times, (time) => time.siteId).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const time = defined(bySite[0]?.at(-1));
  const held = await hold(rest, time);
  const body = newBooking(rest, time, held, `CHANGE-${randomUUID().slice(0, 8)}`);
  const first = defined(body.candidates[0]);
  const { reserve_id: _held, ...person } = first;
  const wish = { preferred_site_id: time.siteId, ...wishedDays() };
  const candidates = [
    { ...first, candidate_name: 'Liam O’Connor', appointment_note: 'Starts on swing.' },
    { ...person, ...wish, candidate_name: '<b>Mei</b> Chen' },
  ];
  const made = await answerOf(
    rest.booking.POST('/booking/bookings', {
      params: { query: {}, header: { 'idempotency-key': randomUUID() } },
      body: { ...body, candidates },
    }),
  );
  const [liam, mei] = made.candidates.map(({ candidate_id }) => candidate_id);
  return { bookingId: made.booking_id, liam: defined(liam), mei: defined(mei) };
}

const detailOf = (rest: Rest, candidate_id: string) =>
  answerOf(rest.booking.GET('/booking/candidates/{candidate_id}', { params: { path: { candidate_id } } }));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** A failure is said twice: in its snackbar, and at once to screen readers. */
const said = (page: Page, text: string) => page.locator('.toast-host').getByText(text).first().waitFor();

/** While times are looked up again they are dimmed on purpose, which is not how the page stays. */
async function expectNoViolationsAtRest(page: Page) {
  const look = async () => {
    await page.locator('[data-found]:not([aria-busy])').waitFor();
    return expectNoViolations(page).then(
      () => 'none',
      async (fault: unknown) => {
        if (await page.locator('[data-found][aria-busy]').count()) return 'looking again';
        throw fault;
      },
    );
  };
  await expect.poll(look, { timeout: 20_000 }).toBe('none');
}

test('[detail.note][detail.update-candidate][detail.email][detail.cancel][detail.history][msg.booking][mail.outbox] a candidate is put right, told and cancelled from the page of the booking', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { bookingId, liam } = await book(rest);
  const gate = await gateOn(page, 'UpdateCandidate');
  await signIn(page, 'manager');
  await page.goto(`/booking/${liam}/detail`);

  // The note, while the server is away and again: what was typed stays.
  await press(page, 'Edit comment');
  await page.getByRole('textbox', { name: /^Comment/ }).fill('Any time.');
  await press(page, 'Save comment');
  await said(page, 'Comment updated successfully');
  await press(page, 'Edit note');
  const note = page.getByRole('textbox', { name: /^Note/ });
  await note.fill('Gate 3. <script>alert(1)</script>');
  await press(page, 'Save note');
  await gate.cut('UpdateCandidate');
  await said(page, 'Update candidate error');
  forgive(page, /ERR_FAILED/);
  expect(await note.inputValue()).toBe('Gate 3. <script>alert(1)</script>');
  await gate.open('UpdateCandidate');
  await press(page, 'Save note');
  await said(page, 'Update candidate success');
  await page.getByRole('region', { name: 'Company' }).getByText('Gate 3. <script>alert(1)</script>').waitFor();

  // The person, while another account changes the same one.
  await press(page, 'Update candidate');
  const dialog = page.getByRole('dialog', { name: 'Update candidate' });
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByRole('button', { name: 'Save candidate' }).click();
  await dialog.getByLabel('Phone').and(page.locator('[aria-invalid=true]')).waitFor();
  await expectNoViolations(page);
  await dialog.getByLabel('Phone').fill('0491 570 111');
  const meanwhile = async (candidate: { candidate_position: string } | { candidate_phone: string }) => {
    const { updated_at } = await detailOf(rest, liam);
    const update_mask = Object.keys(candidate) as ('candidate_position' | 'candidate_phone')[];
    await answerOf(
      rest.booking.PUT('/booking/bookings/{booking_id}/candidates/{candidate_id}', {
        params: { path: { booking_id: bookingId, candidate_id: liam } },
        body: { candidate, update_mask, updated_at },
      }),
    );
  };
  await meanwhile({ candidate_position: 'Rigger' });
  await dialog.getByRole('button', { name: 'Save candidate' }).click();
  await dialog.getByRole('heading', { name: 'Changed meanwhile' }).waitFor();
  await dialog.getByText('Rigger', { exact: true }).waitFor();
  await onAPhoneInTheDark(page, () => expectNoViolations(page));
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await dialog.waitFor({ state: 'detached' });
  const candidate = page.getByRole('region', { name: 'Candidate' });
  await candidate.getByText('0491 570 111').waitFor();
  await candidate.getByText('Rigger').waitFor();
  // Theirs is taken, and put back to what it was before both.
  await press(page, 'Update candidate');
  await dialog.getByLabel('Phone').fill('0491 570 333');
  await meanwhile({ candidate_phone: '0491 570 222' });
  await dialog.getByRole('button', { name: 'Save candidate' }).click();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await dialog.getByLabel('Phone').fill('0491 570 111');
  await dialog.getByRole('button', { name: 'Save candidate' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await detailOf(rest, liam)).toMatchObject({ candidate_phone: '0491 570 111' });

  // The confirmation, after its warnings; how far its mail is.
  await expect.poll(async () => (await detailOf(rest, liam)).deliveries.map(({ state }) => state)).toEqual(['sent']);
  await press(page, 'Send confirmation');
  const sending = page.getByRole('dialog', { name: /^Send the confirmation/ });
  await sending.getByText(/^A confirmation was sent on/).waitFor();
  await expectNoViolations(page);
  const broken = await gateOn(page, 'SendNotification', 'RunBulkChange');
  await sending.getByRole('button', { name: 'Send confirmation' }).click();
  await broken.cut('SendNotification');
  await said(page, 'Send confirmation email error');
  forgive(page, /ERR_FAILED/);
  await broken.open('SendNotification');
  await sending.getByRole('button', { name: 'Send confirmation' }).click();
  await said(page, 'Send confirmation email success');
  await page.getByRole('region', { name: 'Mail' }).getByText('Confirmation, copy to the booking person').waitFor();

  // Its link is in wrong hands: it ends, and the page says so.
  await page.getByRole('button', { name: 'Revoke link' }).click();
  const revoking = page.getByRole('dialog', { name: 'Revoke the link of Liam O’Connor?' });
  await expectNoViolations(page);
  await revoking.getByRole('button', { name: 'Revoke link' }).click();
  await said(page, 'Link revoked. Send the confirmation again for a new one.');
  await page.getByText('The candidate has a working link.').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'History' }).getByText('Link revoked').waitFor();

  // Both of the booking are cancelled in one step.
  await press(page, 'Cancel booking');
  const cancelling = page.getByRole('dialog', { name: 'Cancel booking?' });
  await cancelling.getByText('Mails leave after five minutes; until then all of it can be undone.').waitFor();
  await cancelling.getByRole('checkbox', { name: /Liam/ }).uncheck();
  await cancelling.getByRole('button', { name: /^Cancel booking/ }).click();
  await cancelling.getByText('Please choose at least one.').waitFor();
  await cancelling.getByRole('checkbox', { name: /Liam/ }).check();
  await cancelling.getByRole('checkbox', { name: /<b>Mei<\/b> Chen/ }).check();
  await cancelling.getByLabel(/^Reason/).fill('Shutdown was moved.');
  await onAPhoneInTheDark(page, () => expectNoViolations(page));
  await cancelling.getByRole('button', { name: 'Cancel booking of 2 candidates' }).click();
  await broken.cut('RunBulkChange');
  await said(page, 'Error when cancel booking');
  forgive(page, /ERR_FAILED/);
  expect(await cancelling.getByLabel(/^Reason/).inputValue()).toBe('Shutdown was moved.');
  await broken.open('RunBulkChange');
  await cancelling.getByRole('button', { name: 'Cancel booking of 2 candidates' }).click();
  await said(page, 'Cancel booking success');
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText(/^Cancelled by /).waitFor();
  expect(await history.getByText(/Mei/).count(), 'another candidate’s story').toBe(0);
  await history.getByRole('checkbox', { name: 'Include the other candidates of this booking' }).check();
  for (const words of [
    'Cancelled for Liam O’Connor',
    'Cancelled for <b>Mei</b> Chen',
    'Confirmation sent',
    'Note changed',
  ]) {
    await history.getByText(new RegExp(`^${words}`)).waitFor();
  }
  expect(await page.getByRole('button', { name: /Reschedule|Update candidate|Edit/ }).count()).toBe(0);
  await expectNoViolations(page);

  // As several from the list: until the mails leave it can be undone.
  const bar = page.getByRole('region', { name: 'Changed bookings' });
  await bar.getByText('2 bookings cancelled').waitFor();
  await bar.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Reschedule' }).waitFor();
  expect(await detailOf(rest, liam)).toMatchObject({ appointment_status: 'Confirmed' });
});

test('[detail.reschedule][msg.reschedule] another time is held, survives a reload, and replaces the old one when it is saved', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { liam } = await book(rest);
  const before = await detailOf(rest, liam);
  const gate = await gateOn(page, 'BeginReschedule', 'ExtendHolds', 'UpdateTimeslots');
  await signIn(page, 'manager');
  await page.goto(`/booking/${liam}/detail`);

  // beginning, unbegun
  await press(page, 'Reschedule');
  await gate.cut('BeginReschedule');
  await page.getByText('No other time can be chosen').waitFor();
  forgive(page, /ERR_FAILED/);
  await gate.open('BeginReschedule');
  await press(page, /^Try again/);
  await page.getByRole('heading', { name: 'Choose another time' }).waitFor();
  await page.locator('[data-time]').first().waitFor();
  await expectNoViolationsAtRest(page);

  // open: a time is held by the keyboard, lengthened, and kept over a reload
  await page.locator('[data-time]').last().focus();
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: /^Move to \w{3} \d\d/ });
  await save.waitFor();
  await press(page, 'Keep 10 minutes more');
  await gate.pass('ExtendHolds');
  await page.getByText(/ends in 1\d:\d\d/).waitFor();
  await page.reload();
  await save.waitFor();
  expect((await detailOf(rest, liam)).appointment_time).toBe(before.appointment_time);

  // saving: refused by a cut line, and then done
  await save.click();
  await gate.cut('UpdateTimeslots');
  await page.getByText('The time was not changed').waitFor();
  forgive(page, /ERR_FAILED/);
  await onAPhoneInTheDark(page, () => expectNoViolationsAtRest(page));
  await gate.open('UpdateTimeslots');
  await save.click();
  await said(page, 'Update booking information successfully');
  await page.getByText('Rescheduled', { exact: true }).first().waitFor();
  await page
    .getByRole('region', { name: 'History' })
    .getByText(/^Rescheduled by /)
    .waitFor();
  const after = await detailOf(rest, liam);
  expect(after.appointment_status).toBe('Rescheduled');
  expect(after.appointment_time).not.toBe(before.appointment_time);

  // leaving gives back what was held
  await press(page, 'Reschedule');
  await page.locator('[data-time]').last().click();
  await save.waitFor();
  await press(page, 'Keep present time');
  await page.getByRole('region', { name: 'Candidate' }).waitFor();
  expect((await detailOf(rest, liam)).appointment_time).toBe(after.appointment_time);
});

test('[detail.reschedule] the dates of a pending candidate are changed in a dialog', async ({ page, portal }) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { mei } = await book(rest);
  await signIn(page, 'manager');
  await page.goto(`/booking/${mei}/detail`);
  await press(page, 'Change dates');
  const dialog = page.getByRole('dialog', { name: 'Change dates' });
  await dialog.getByLabel('Preferred time').selectOption('Morning');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save dates' }).click();
  await said(page, 'Update booking information successfully');
  await page.getByText('Morning', { exact: true }).waitFor();
  await page
    .getByRole('region', { name: 'History' })
    .getByText(/^Preferred dates changed by /)
    .waitFor();
});
