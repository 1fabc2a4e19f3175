import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { openDatabase } from '../../services/database/open.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { bookAt, freeTime } from '../support/bookings/bookable.ts';
import { expect, test as portalTest, signIn } from '../support/browser/browser.ts';
import { pressesOf, printPresses } from '../support/browser/presses.ts';
import { copyDemoData } from '../support/database/demo-data.ts';
import { answerOf, restAs } from '../support/rest.ts';

/*
 * Jobs of every day, from the first page after signing in to the last word of the portal. What is typed is not counted, and
 * neither is going from field to field.
 */

const demo = await copyDemoData(inject('demoData'));
afterAll(demo.remove);
afterAll(printPresses);

const PENDING = 23;
let ill: Awaited<ReturnType<typeof busyDoctor>>;

const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => {
  const { db, close } = await openDatabase(demo);
  await db.execute(sql`
    update booking.candidates set status = 'Pending Bloods' where id in (
      select id from booking.candidates where status in ('Completed', 'Attended', 'Preparing Report')
      order by appointment_time desc limit ${PENDING})`);
  await close();
  ill = await busyDoctor();
  return demo;
});

const asAccount = async (page: Page, login: 'admin' | 'manager', url: string) => {
  await signIn(page, login);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return restAs(login, { url: `${url}/api` });
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const find = async (page: Page, words: string) => {
  await press(page, 'Find');
  await page.getByRole('combobox', { name: 'Find' }).fill(words);
};

const sheet = (...[dobOfBen = '15/03/1990', phoneOfDee = '0487 987 983']: readonly string[]) =>
  [
    'Ana Silva\t14/03/1991\tF\t0487 987 980\tana@home.example\tRigger',
    `Ben Okafor\t${dobOfBen}\tM\t0487 987 981\tben@home.example\tRigger`,
    'Cai Lin\t16/03/1991\tM\t0487 987 982\tcai@home.example\tRigger',
    `Dee Novak\t17/03/1991\tF\t${phoneOfDee}\tdee@home.example\tRigger`,
    'Eli Ward\t18/03/1991\tM\t0487 987 984\teli@home.example\tRigger',
  ].join('\n');

test('[wizard.few-presses] five candidates are booked from a sheet with two errors', { tags: ['long'] }, async ({
  page,
  portal,
}) => {
  const manager = await asAccount(page, 'manager', portal.url);
  await bookAt(manager, await freeTime(manager), 'BEFORE');
  await pressesOf(page, { job: 'five candidates, two errors in their sheet', presses: 11 }, async () => {
    await page.getByRole('link', { name: 'Make Booking' }).first().click();
    await page.getByLabel('Booking person').waitFor();
    await press(page, 'Next');
    await press(page, 'Paste rows');
    const rows = page.getByRole('textbox', { name: 'Rows' });
    await rows.fill(sheet('31/02/1990', '0487'));
    await page.getByText('There is no such day.').first().waitFor();
    await rows.fill(sheet());
    await page.getByText('There is no such day.').first().waitFor({ state: 'detached' });
    await press(page, 'Add 5 candidates');
    await press(page, 'Next');
    await page.getByRole('heading', { name: /^Package for/ }).waitFor();
    const first = page.locator('[data-package]').first();
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
    await press(page, 'Next');
    await press(page, 'Hold 5 in a row');
    await press(page, /^Hold .+ at /);
    await page.getByText('5 times held.').waitFor();
    await press(page, 'Next');
    await page.getByRole('checkbox', { name: /booking policy/ }).click();
    await press(page, 'Send booking');
    await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
  });
});

test('[detail.reschedule] a caller moves the appointment to another time', { tags: ['long'] }, async ({
  page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  await bookAt(manager, await freeTime(manager), 'CALLER');
  await asAccount(page, 'admin', portal.url);
  await pressesOf(page, { job: 'a caller moves', presses: 5 }, async () => {
    await find(page, 'Candidate CALLER');
    await page.getByRole('option', { name: /Candidate CALLER/ }).waitFor();
    await page.keyboard.press('Enter');
    await press(page, 'Reschedule');
    await page.getByRole('heading', { name: 'Choose another time' }).waitFor();
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .last()
      .click();
    await press(page, /^Move to /);
    await page.getByText('Rescheduled', { exact: true }).first().waitFor();
  });
});

/**
 * The fullest day of a doctor, with the first two people at the clinic already: a day to come, so that it is full whenever this runs. A
 * person who has arrived is here on any day. Each of its people is before the visit, and sees this doctor alone.
 */
async function busyDoctor() {
  const { db, close } = await openDatabase(demo);
  const { rows } = await db.execute<{ site: string; day: string; doctor: string; people: string[] }>(sql`
    select r.clinic_id as site, r.day::text as day, d.name as doctor,
      array_agg(p.candidate_name order by p.appointment_time) as people
    from booking.rosters r join booking.doctors d on d.id = r.doctor_id join booking.candidates p on p.roster_id = r.id
    where r.day > (now() + interval '1 day')::date and p.status in ('Confirmed', 'Rescheduled')
      and not exists (
        select from booking.claims c join booking.candidates o on o.id = c.claim_id
        where c.roster_id = r.id and c.kind = 'booking'
          and (o.roster_id <> r.id or o.status not in ('Confirmed', 'Rescheduled')))
    group by r.id, d.id having count(*) = count(distinct p.candidate_name) order by count(*) desc, r.id limit 1`);
  const { people, ...where } = defined(rows[0]);
  const [first, second, ...later] = people;
  const here = [defined(first), defined(second)];
  await db.execute(sql`
    update booking.candidates p set status = 'Arrived' from booking.rosters r join booking.doctors d on d.id = r.doctor_id
    where r.id = p.roster_id and r.clinic_id = ${where.site}::uuid and r.day = ${where.day}::date
      and d.name = ${where.doctor} and p.candidate_name in ${here}`);
  await close();
  return { ...where, here, later };
}

test('[closing.page][closing.plan] a doctor is ill today: people who wait at the clinic are named first, and all of the day are in the plan', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const admin = await asAccount(page, 'admin', portal.url);
  const peopleIn = (list: string) =>
    page
      .getByRole('list', { name: list, exact: true })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  await pressesOf(page, { job: 'a doctor is ill today', presses: 4 }, async () => {
    await menu(page, 'Scheduler');
    await page.goto(`/scheduler?site=${ill.site}&day=${ill.day}`);
    await page.getByRole('button', { name: new RegExp(`^Actions for .*${ill.doctor}`) }).click();
    await page.getByRole('link', { name: 'Close the day…' }).click();
    await page.getByRole('heading', { name: 'Here or due now: 2, tell them yourself' }).waitFor();
    expect(await peopleIn('Here or due now')).toEqual(ill.here);
    expect(await peopleIn('People')).toEqual(ill.later);
    await page.getByLabel('Reason').fill('Ill');
    await press(page, 'Close the day');
    await page.getByText(/^Closed · /).waitFor();
  });
  const id = defined(new URL(page.url()).pathname.split('/').pop());
  const closing = await answerOf(
    admin.booking.GET('/booking/closings/{closing_id}', { params: { path: { closing_id: id } } }),
  );
  expect(closing.list.map(({ candidate_name }) => candidate_name)).toEqual([...ill.here, ...ill.later]);
  expect(closing.list.filter(({ to_phone }) => to_phone).map(({ candidate_name }) => candidate_name)).toEqual(
    expect.arrayContaining(ill.here),
  );
  expect(closing.moved + closing.to_phone, 'each is moved or to be told').toBe(closing.people);
});

test('[results.arrived] results of 23 people who wait for bloods, and each becomes Completed', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const admin = await asAccount(page, 'admin', portal.url);
  const query = { status: ['Pending Bloods' as const], page_size: 50 };
  const { bookings } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }));
  const people = bookings.slice(0, PENDING);
  expect(people.length).toBe(PENDING);
  const files = people.map(({ reference, candidate_name }) => ({
    name: `${reference} ${candidate_name} medical report.pdf`,
    mimeType: 'application/pdf',
    buffer: plainPdf('Medical report', [`${candidate_name} is fit.`]),
  }));
  await pressesOf(page, { job: 'results of 23 Pending people', presses: 4 }, async () => {
    await menu(page, 'Results');
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('checkbox', { name: `What all ${PENDING} waited for has arrived` }).click();
    await press(page, `Upload ${PENDING} files`);
    await page.getByText(/^23 files uploaded · 23 people Completed/).waitFor();
  });
});

test('[billing.month] the month of all companies ends in one file', { tags: ['long'] }, async ({ page, portal }) => {
  await asAccount(page, 'admin', portal.url);
  await pressesOf(page, { job: 'month end of all companies', presses: 2 }, async () => {
    await menu(page, 'Month end');
    await page.getByText(/^[A-Z][a-z]+ 20\d\d: \d+ companies/).waitFor();
    const saved = page.waitForEvent('download');
    await press(page, 'Xero CSV, all companies');
    await saved;
  });
});

test('[find.actions] a booking is begun by its words in Find', { tags: ['long'] }, async ({ page, portal }) => {
  await asAccount(page, 'manager', portal.url);
  await pressesOf(page, { job: 'make booking by Find', presses: 2 }, async () => {
    await find(page, 'make booking');
    await page.keyboard.press('Enter');
    await page.getByLabel('Booking person').waitFor();
  });
  expect(defined(new URL(page.url()).pathname)).toBe('/make-booking');
});
