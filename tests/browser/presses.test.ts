import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { openDatabase } from '../../services/database/open.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { bookAt, bookableTimes } from '../support/bookings/bookable.ts';
import { addDoctors } from '../support/bookings/extra-doctors.ts';
import { expect, test as portalTest, signIn } from '../support/browser/browser.ts';
import { pressesOf, printPresses } from '../support/browser/presses.ts';
import { copyDemoData } from '../support/database/demo-data.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { dayOf, person, pressTime, resultsFilledIn, walkInTime } from './scheduler/walk-in-driver.ts';

/*
 * The jobs of a provider's day, from the first page after signing in unless a test says otherwise, with their presses.
 * What is typed is not counted, and neither is going from field to field.
 */

const demo = await copyDemoData(inject('demoData'));
afterAll(demo.remove);
afterAll(printPresses);

/** A candidate whose time is over without an attendance: the demo has all of them marked. */
let forgotten: { candidate_id: string; site_id: string; day: string; name: string };

const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => {
  const { db, close } = await openDatabase(demo);
  const { rows } = await db.execute<typeof forgotten>(sql`
    with one as (
      update booking.candidates set status = 'Confirmed'
      where id = (select id from booking.candidates where status = 'Did Not Attend' order by appointment_time desc limit 1)
      returning *
    )
    select one.id as candidate_id, k.id as site_id, (one.appointment_time at time zone k.timezone)::date::text as day,
      one.candidate_name as name
    from one join booking.clinics k on k.id = one.clinic_id`);
  forgotten = defined(rows[0]);
  await close();
  return demo;
});

const shown = (day: string) => day.split('-').reverse().join('/');
const inPerth = () => Temporal.Now.plainDateISO('Australia/Perth');

const TWELVE = ['Dr Twelve First', 'Dr Twelve Second', 'Dr Twelve Third'];

const asAdmin = async (page: Page, url: string) => {
  await signIn(page, 'admin');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return restAs('admin', { url: `${url}/api` });
};

const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('[closing.page][closing.tomorrow] a clinic where 12 people are booked closes for tomorrow', {
  tags: ['long'],
  timeout: 300_000,
}, async ({ page, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await asAdmin(page, portal.url);
  const { siteId, packageId } = defined((await bookableTimes(manager))[0]);
  const { sites } = await answerOf(
    admin.booking.GET('/booking/clinic-sites', { params: { query: { page_size: 100 } } }),
  );
  const clinic = defined(sites.find(({ uuid }) => uuid === siteId)).name;
  const tomorrow = inPerth().add({ days: 1 }).toString();
  const booked: string[] = [];
  for (const rosterId of await addDoctors(admin, { siteId, day: tomorrow, names: TWELVE })) {
    for (let hour = 0; hour < 8; hour += 2) {
      const startsAt = `${tomorrow}T0${hour}:00:00Z`;
      booked.push(await bookAt(manager, { siteId, packageId, rosterId, startsAt, endsAt: 0 }, `T${rosterId}-${hour}`));
    }
  }
  await pressesOf(page, { job: 'a clinic with 12 people closes tomorrow', presses: 4 }, async () => {
    await menu(page, 'Closings');
    await page.getByRole('link', { name: 'Close days' }).first().click();
    await page.getByRole('combobox', { name: 'Clinics that close' }).fill(clinic);
    await page.getByRole('option', { name: clinic }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Reason').fill('Water damage');
    await page.getByText(/\d+ people get a new time/).waitFor();
    await page.getByRole('button', { name: 'Close the day' }).click();
    await page.getByText(/^Closed · /).waitFor();
  });
  const id = defined(page.url().split('/').at(-1));
  const { list, from_day } = await answerOf(
    admin.booking.GET('/booking/closings/{closing_id}', { params: { path: { closing_id: id } } }),
  );
  expect(from_day).toBe(tomorrow);
  const ours = list.filter(({ candidate_id }) => booked.includes(candidate_id));
  expect(ours.map(({ outcome }) => outcome)).toEqual(booked.map(() => 'moved'));
  expect(new Set(ours.map(({ to_time, to_doctor }) => `${to_time} ${to_doctor}`)).size).toBe(booked.length);
});

test('[roster.leave-plan] a doctor takes leave for two weeks, and every booking in it gets another time', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const admin = await asAdmin(page, portal.url);
  const monday = inPerth().add({ days: 8 - inPerth().dayOfWeek });
  const [first, last] = [monday.toString(), monday.add({ days: 13 }).toString()];
  const { data: doctors } = await answerOf(
    admin.booking.GET('/booking/doctors', { params: { query: { page_size: 100 } } }),
  );
  const outside = async (doctor_id: string, query: { from_day?: string; until_day?: string } = {}) =>
    answerOf(
      admin.booking.GET('/booking/doctors/{doctor_id}/outside-hours', { params: { path: { doctor_id }, query } }),
    );
  const hits = await Promise.all(
    doctors.map(async (doctor) => ({
      ...doctor,
      people: (await outside(doctor.doctor_id, { from_day: first, until_day: last })).people.length,
    })),
  );
  const busiest = defined(hits.toSorted((one, other) => other.people - one.people)[0]);
  expect(busiest.people).toBeGreaterThan(1);
  await pressesOf(page, { job: 'a doctor goes on leave for two weeks', presses: 5 }, async () => {
    await menu(page, 'Resources');
    await page.getByRole('link', { name: busiest.shown_name, exact: true }).click();
    await page.getByRole('button', { name: 'Add leave' }).click();
    const leave = page.getByRole('dialog', { name: 'Add leave' });
    await leave.getByRole('textbox', { name: 'First day' }).fill(shown(first));
    await leave.getByRole('textbox', { name: 'Last day' }).fill(shown(last));
    await leave.getByLabel('Reason').fill('Annual leave');
    await leave
      .getByText(/booked at/)
      .first()
      .waitFor();
    await leave.getByLabel('Reason').press('Enter');
    await page
      .getByText(/(gets?|person|people) .*new time|to phone/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Close (\d+ days|the day)$/ }).click();
    await page.getByText(/^Closed · /).waitFor();
  });
  const id = defined(page.url().split('/').at(-1));
  const closing = await answerOf(
    admin.booking.GET('/booking/closings/{closing_id}', { params: { path: { closing_id: id } } }),
  );
  expect(closing.reason).toBe('Annual leave');
  const toPhone = closing.list.filter(({ to_phone }) => to_phone).length;
  expect((await outside(busiest.doctor_id)).people.length).toBe(toPhone);
});

test('[roster.lunch] a new clinic with two doctors: their lunches take no press at all', { tags: ['long'] }, async ({
  page,
  portal,
}) => {
  const admin = await asAdmin(page, portal.url);
  await pressesOf(page, { job: 'a new clinic with two doctors and their lunches', presses: 20 }, async () => {
    await menu(page, 'Sites');
    await page.getByRole('link', { name: 'Add site' }).click();
    const site = {
      Name: 'Bunbury – Victoria Street',
      Phone: '08 5550 0190',
      Email: 'victoria.street@banksia.example',
      Address: '31 Victoria Street',
      Suburb: 'Bunbury',
      Postcode: '6230',
    };
    for (const [label, words] of Object.entries(site)) await page.getByLabel(label, { exact: true }).fill(words);
    await page.getByLabel('State').selectOption('WA');
    await page.getByLabel('Postcode').press('Enter');
    await page.waitForURL('**/sites');
    for (const name of ['Dr Nora Quinn', 'Dr Omar Haddad']) {
      await menu(page, 'Resources');
      await page.getByRole('button', { name: 'Add resource' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill(name);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('link', { name: 'Add weekly hours' }).click();
      await page.getByLabel('Clinic').selectOption({ label: site.Name });
      await page.getByLabel('Monday', { exact: true }).check();
      await page.getByRole('button', { name: 'Copy to Tuesday to Friday' }).click();
      await page.getByText(/^\d+ days until/).waitFor();
      await page.getByRole('button', { name: 'Add weekly hours' }).click();
      await page.getByText('Mon–Fri 08:00–12:00, 12:30–16:00').waitFor();
    }
  });
  const { sites } = await answerOf(
    admin.booking.GET('/booking/clinic-sites', { params: { query: { page_size: 100 } } }),
  );
  const siteId = defined(sites.find(({ suburb }) => suburb === 'Bunbury')).uuid;
  const monday = inPerth().add({ days: 8 - inPerth().dayOfWeek });
  const query = { site_id: siteId, from_date: monday.toString(), to_date: monday.add({ days: 20 }).toString() };
  const board = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
  const noons = board.doctors.flatMap(({ slots }) =>
    slots.flatMap(({ entries }) => entries.filter(({ from_time }) => /T04:(00|15)/.test(from_time))),
  );
  expect(noons.length).toBeGreaterThan(20);
  expect(noons.filter(({ available }) => available)).toEqual([]);
});

test('[results.batch] results of 20 people are uploaded, and each becomes Completed', { tags: ['long'] }, async ({
  page,
  portal,
}) => {
  const admin = await asAdmin(page, portal.url);
  const query = { status: ['Attended' as const, 'Preparing Report' as const], page_size: 50 };
  const { bookings } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }));
  const people = bookings.slice(0, 20);
  expect(people.length).toBe(20);
  const files = people.map(({ reference, candidate_name }) => ({
    name: `${reference} ${candidate_name} medical report.pdf`,
    mimeType: 'application/pdf',
    buffer: plainPdf('Medical report', [`${candidate_name} is fit.`]),
  }));
  await pressesOf(page, { job: 'results of 20 people', presses: 3 }, async () => {
    await menu(page, 'Results');
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('button', { name: 'Upload 20 files' }).click();
    await page.getByText(/^20 files uploaded · 20 people Completed/).waitFor();
  });
});

test('[board.walk-in] a walk-in is booked, from the board on', { tags: ['long'] }, async ({ page, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await asAdmin(page, portal.url);
  const time = await walkInTime(manager, admin);
  await page.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  await page.locator('[data-lane]').first().waitFor();
  const dialog = page.getByRole('dialog', { name: 'Book a walk-in' });
  const choose = async (label: string, words: string) => {
    await dialog.getByLabel(label, { exact: true }).fill(words);
    await page
      .getByRole('option', { name: new RegExp(words) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
  };
  await pressesOf(page, { job: 'a walk-in, from the board on', presses: 6 }, async () => {
    await pressTime(page, time.startsAt);
    await dialog.getByText(/ is held with Dr/).waitFor();
    for (const [label, words] of person) await dialog.getByLabel(label, { exact: true }).fill(words);
    await dialog.getByLabel('Assigned Sex at Birth').selectOption('Female');
    await choose('Company', 'Redgum');
    await resultsFilledIn(dialog);
    await choose('Package', 'Standard');
    await dialog.getByLabel(/^The candidate accepts/).click();
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  const search = { params: { query: { search: 'Wanda Walkin' } } };
  expect((await answerOf(admin.booking.GET('/booking/bookings', search))).bookings.length).toBe(1);
});

test('[billing.files] a company’s month ends in a file for Xero', { tags: ['long'] }, async ({ page, portal }) => {
  await asAdmin(page, portal.url);
  await pressesOf(page, { job: 'the month end of a company', presses: 4 }, async () => {
    await menu(page, 'Companies');
    await page.getByRole('link', { name: 'Redgum Mining' }).click();
    await page
      .getByRole('navigation', { name: 'Company' })
      .getByRole('link', { name: 'Statement', exact: true })
      .click();
    await page.getByRole('heading', { name: /^Statement ST-\d+, / }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Xero CSV' }).click();
    await saved;
  });
});

test('[admin.day-list-status] a no-show, and a candidate who comes late after all, on the day list', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const admin = await asAdmin(page, portal.url);
  const { candidate_id, site_id, day, name } = forgotten;
  const statusOf = async () =>
    (await answerOf(admin.booking.GET('/booking/candidates/{candidate_id}', { params: { path: { candidate_id } } })))
      .appointment_status;
  const inGroup = (group: string) =>
    page.getByRole('region', { name: group, exact: true }).getByRole('listitem', { name, exact: true }).waitFor();
  await page.goto(`/today?site=${site_id}&day=${day}`);
  await inGroup('Expected');
  await pressesOf(page, { job: 'a no-show taken back, and then late after all', presses: 4 }, async () => {
    await page.getByRole('button', { name: `Did Not Attend: ${name}` }).click();
    await inGroup('Did not attend');
    expect(await statusOf()).toBe('Did Not Attend');
    // A slip: the snackbar takes it back.
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await inGroup('Expected');
    expect(await statusOf()).toBe('Confirmed');
    await page.getByRole('button', { name: `Did Not Attend: ${name}` }).click();
    await inGroup('Did not attend');
    await page.getByRole('button', { name: `Arrived: ${name}` }).click();
    await inGroup('Arrived');
  });
  expect(await statusOf()).toBe('Arrived');
});
