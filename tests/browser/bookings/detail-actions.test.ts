/** @module-tag long */

import { randomUUID } from 'node:crypto';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { wishedDays } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { findPlace, gateOn } from '../wizard/wizard-driver.ts';

/** A booking of one candidate with a range of days: Pending. */
async function book(rest: Rest) {
  const place = await findPlace(rest);
  const made = await answerOf(
    rest.booking.POST('/booking/bookings', {
      params: { query: {}, header: { 'idempotency-key': randomUUID() } },
      body: {
        header: {
          org_id: rest.orgId,
          service_type: 'pem',
          result_email: 'results@redgum.example',
          invoice_email: 'accounts@redgum.example',
          contact_name: 'Priya Raman',
          contact_phone: '08 5550 1420',
          contact_email: 'priya.raman@redgum.example',
          booking_comment: 'Early, please.',
          policy_accepted: true,
        },
        candidates: [
          {
            candidate_name: 'Mei Chen',
            candidate_dob: '1991-03-14',
            candidate_gender: 'Female',
            candidate_phone: '0491 570 006',
            candidate_email: 'mei.chen@example.com',
            candidate_position: 'Electrician',
            package_id: place.medical.id,
            preferred_site_id: place.site.id,
            preferred_site_name: place.site.name,
            preferred_state: place.state,
            timezone: place.site.timeZone,
            ...wishedDays(),
          },
        ],
      },
    }),
  );
  return defined(made.candidates[0]).candidate_id;
}

test('[detail.comment] the comment is edited in its place', async ({ page, portal }) => {
  const candidate = await book(await restAs('manager', { url: `${portal.url}/api` }));
  await signIn(page, 'manager');
  await page.goto(`/booking/${candidate}/detail`);
  await page.getByRole('button', { name: 'Edit comment' }).click();
  const box = page.getByRole('textbox', { name: /^Comment/ });
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
  await box.fill('Any time of the day.');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await page.getByText('Comment updated successfully').waitFor();
  const card = page.getByRole('region', { name: 'Booking', exact: true });
  await card.getByText('Any time of the day.').waitFor();
  await page.getByText(/^Comment changed by/).waitFor();
  const edit = page.getByRole('button', { name: 'Edit comment' });
  await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectNoViolations(page);
});

test('[detail.email] a confirmation can be sent once its warnings are there, and not before', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const query = { status: ['Confirmed' as const], page_size: 1, mine: 'true' as const };
  const { bookings } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
  const gate = await gateOn(page, 'ConfirmationWarnings');
  await signIn(page, 'manager');
  await page.goto(`/booking/${defined(bookings[0]).candidate_id}/detail`);
  await page.getByRole('button', { name: /confirmation email$/ }).click();
  await gate.asked('ConfirmationWarnings');
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send confirmation' });
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
  await expectNoViolations(page);
  await gate.pass('ConfirmationWarnings');
  await send.click();
  await page.getByText('Send confirmation email success').waitFor();
});
