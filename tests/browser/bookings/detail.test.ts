/** @module-tag walk */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { wishedDays } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { draftAt, findPlace, type Place, storeDraft } from '../wizard/wizard-driver.ts';

const person = {
  candidate_name: 'Liam O’Connor',
  candidate_dob: '1991-03-14',
  candidate_gender: 'Male',
  candidate_phone: '0491 570 006',
  candidate_email: 'liam.oconnor@example.com',
  candidate_position: 'Electrician',
};

/** Over REST, for two people: one at a held time, one with a range of days. */
async function book(rest: Rest, place: Place) {
  const draft_id = await storeDraft(rest, draftAt(place, 2));
  const time = defined(place.times[0]);
  const { reserve_id } = await answerOf(
    rest.booking.POST('/booking/reservations', {
      body: {
        site_id: place.site.id,
        package_id: place.medical.id,
        calendar_ids: [defined(time.calendarIds[0])],
        calendar_from_time: time.startsAt,
        draft_id,
        candidate_index: 0,
      },
    }),
  );
  const made = await answerOf(
    rest.booking.POST('/booking/bookings', {
      params: { query: {}, header: { 'idempotency-key': randomUUID() } },
      body: {
        draft_id,
        header: {
          org_id: rest.orgId,
          service_type: 'pem',
          result_email: 'results@redgum.example; hse@redgum.example',
          invoice_email: 'accounts@redgum.example',
          contact_name: 'Priya Raman',
          contact_phone: '08 5550 1420',
          contact_email: 'priya.raman@redgum.example',
          po_number: 'PO-88213',
          booking_comment: 'Two of a crew.',
          policy_accepted: true,
        },
        candidates: [
          { ...person, package_id: place.medical.id, appointment_note: 'Starts on swing.', reserve_id },
          {
            ...person,
            candidate_name: 'Mei Chen',
            package_id: place.medical.id,
            preferred_site_id: place.site.id,
            preferred_site_name: place.site.name,
            preferred_state: place.state,
            ...wishedDays(),
            timezone: place.site.timeZone,
          },
        ],
      },
    }),
  );
  return { confirmed: defined(made.candidates[0]), pending: defined(made.candidates[1]), startsAt: time.startsAt };
}

/** Name and value of each line of a card. */
async function card(page: Page, name: string): Promise<Record<string, string>> {
  const region = page.getByRole('region', { name, exact: true });
  await region.waitFor();
  return Object.fromEntries(
    await region
      .locator('dl > div')
      .evaluateAll((lines) =>
        lines.map((line) => [line.querySelector('dt')?.textContent ?? '', line.querySelector('dd')?.textContent ?? '']),
      ),
  );
}

test('[detail.candidate][detail.company][detail.booking][app.timezone][app.dates][app.empty-date] the booking of a time and of a range shows every field', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const place = await findPlace(rest);
  const { confirmed, pending, startsAt } = await book(rest, place);
  expect([confirmed.status, pending.status]).toEqual(['Confirmed', 'Pending']);
  expect(pending.appointment_time).toBe('0001-01-01T00:00:00Z');
  await signIn(page, 'manager');
  await page.goto(`/booking/${confirmed.candidate_id}/detail`);
  expect(await card(page, 'Candidate')).toEqual({
    Name: 'Liam O’Connor',
    DoB: '14/03/1991',
    'Assigned Sex at Birth': 'Male',
    Position: 'Electrician',
    Phone: '0491 570 006',
    Email: 'liam.oconnor@example.com',
  });
  expect(await card(page, 'Company')).toEqual({
    'Company name': place.company.name,
    Subsidiary: '–',
    'Booking person': 'Priya Raman',
    Phone: '08 5550 1420',
    'Contact Email': 'priya.raman@redgum.example',
    'Receiving Invoices Email': 'accounts@redgum.example',
    'Receiving Results Email': 'results@redgum.example; hse@redgum.example',
    Note: 'Starts on swing.',
  });
  const [, weekday, day, hour] =
    /^(\w{3})\w*, (\d\d\/\d\d\/\d{4}), (\d\d:\d\d)$/.exec(
      new Intl.DateTimeFormat('en-GB', {
        weekday: 'short',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: place.site.timeZone,
      }).format(new Date(startsAt)),
    ) ?? [];
  const common = {
    'Purchase Order Number': 'PO-88213',
    Project: '(none)',
    'Project Identification': '(none)',
    Paperwork: '–',
    Comment: 'Two of a crew.',
  };
  expect(await card(page, 'Booking')).toEqual({
    Site: place.site.name,
    'Appointment Date': `${weekday} ${day}`,
    Time: expect.stringMatching(new RegExp(`^${hour} [A-Z]{3,5}`)),
    ...common,
  });
  await page.getByRole('heading', { name: `Package: ${place.medical.name}` }).waitFor();
  await page.locator('.assess h3').first().waitFor();
  expect(await page.locator('.assess :is(script, img, a, style, [style], [onclick])').count()).toBe(0);
  await expectNoViolations(page);

  const year = wishedDays().preferred_from_date.slice(0, 4);
  await page.goto(`/booking/${pending.candidate_id}/detail`);
  await page.getByRole('heading', { level: 1, name: 'Mei Chen' }).waitFor();
  expect(await card(page, 'Booking')).toEqual({
    'Preferred Site': place.site.name,
    'Preferred Date range': `01/03/${year} – 05/03/${year}`,
    ...common,
  });
  expect(await page.getByRole('main').textContent()).not.toMatch(/0001/);
  await expectNoViolations(page);
});

test('the candidates of one booking are one press apart, and Back still leads to the list', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { confirmed, pending } = await book(rest, await findPlace(rest));
  await signIn(page, 'manager');
  await page.waitForURL((url) => url.pathname === '/pem-bookings' || url.pathname === '/home');
  const from = new URL(page.url()).pathname;
  await page.goto(`/booking/${confirmed.candidate_id}/detail`);
  const siblings = page.getByRole('navigation', { name: 'Candidates of this booking' });
  await siblings.getByText('candidate 1 of 2').waitFor();
  expect(await siblings.getByRole('link').count(), 'nobody is before the first').toBe(1);
  await siblings.getByRole('link', { name: 'Next candidate: Mei Chen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mei Chen' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/booking/${pending.candidate_id}/detail`);
  await siblings.getByText('candidate 2 of 2').waitFor();
  expect(await siblings.getByRole('link').count(), 'nobody is after the last').toBe(1);
  await siblings.getByRole('link', { name: 'Previous candidate: Liam O’Connor' }).click();
  await page.getByRole('heading', { level: 1, name: 'Liam O’Connor' }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === from);
});
