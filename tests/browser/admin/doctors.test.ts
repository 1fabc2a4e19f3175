import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookAt, bookableTimes } from '../../support/bookings/bookable.ts';
import { doctorFields, newDoctor } from '../../support/bookings/new-doctor.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { networkOf } from '../../support/servers/network.ts';
import { hasFocus } from '../dialog-walk.ts';

const phoneInTheDark = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
const [MONDAY, SATURDAY] = [1, 6];

/** The first such weekday some weeks ahead. */
function comingDay(weekday: number, weeks: number): string {
  const today = Temporal.Now.plainDateISO('Australia/Perth');
  return today.add({ days: 7 - today.dayOfWeek + weekday + (weeks - 1) * 7 }).toString();
}

const addDoctor = async (admin: Rest, name: string) =>
  (await answerOf(admin.booking.POST('/booking/doctors', { body: newDoctor(name) }))).doctor_id;

test('[doctors.page][roster.pattern] a doctor is added, gets weekly hours by keyboard while the line fails, and a board that is open shows the day', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const { siteId } = defined((await bookableTimes(manager))[0]);
  const line = await networkOf(page);
  await signIn(page, 'admin');
  const board = await page.context().newPage();
  const saturday = comingDay(SATURDAY, 2);
  await board.goto(`${portal.url}/scheduler?site=${siteId}&day=${saturday}`);
  await board.getByText(/^Nobody works here/).waitFor();

  await page.getByRole('link', { name: 'Resources' }).press('Enter');
  await page.getByRole('table', { name: 'resources' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add resource' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('This field is required.').waitFor();
  await page.keyboard.type('Dr Ada Biron');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Occupational physician');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dr Ada Biron' }).waitFor();

  await page.getByRole('link', { name: 'Add weekly hours' }).press('Enter');
  const save = page.getByRole('button', { name: 'Add weekly hours' });
  await save.press('Enter');
  await page.getByText('Choose the days of the week.').waitFor();
  await hasFocus(page.getByLabel('Clinic'));
  await page.getByLabel('Clinic').selectOption(siteId);
  await page.getByLabel('Saturday', { exact: true }).press('Space');
  // A ticked day has its lunch already; it goes and comes back by one press each.
  await page.getByLabel('From, Saturday, period 2').waitFor();
  await page.getByRole('button', { name: 'No breaks on Saturday' }).press('Enter');
  await page.getByLabel('To, Saturday').selectOption('07:00');
  await page.getByText('The end is not after the start.').waitFor();
  await page.getByLabel('To, Saturday').selectOption('16:00');
  await page.getByRole('button', { name: 'Add a break on Saturday' }).press('Enter');
  await status(page, /^\d+ days until/);
  await expectNoViolations(page);
  await page.setViewportSize(phoneInTheDark.viewport);
  await page.emulateMedia({ colorScheme: phoneInTheDark.colorScheme });
  await expectNoViolations(page);
  await line.cut(async () => {
    await save.press('Enter');
    await page.getByText('There was no answer: they may be saved').waitFor();
  });
  expect(await page.getByLabel('To, Saturday, period 1').inputValue()).toBe('12:00');
  await save.press('Enter');
  await page.getByText('Sat 08:00–12:00, 12:30–16:00').waitFor();
  await expectNoViolations(page);
  await board.getByRole('group', { name: /^Dr Ada Biron/ }).waitFor();
  await board.close();

  // The name is corrected where it was wrong.
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('Dr Ada Byron');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dr Ada Byron' }).waitFor();
});

test('[doctors.live] a list and a doctor that are open on a second screen show another person’s changes', async ({
  page,
  portal,
}) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const doctorId = await addDoctor(admin, 'Dr Live Before');
  await signIn(page, 'admin');
  const list = await page.context().newPage();
  await list.goto(`${portal.url}/doctors?search=Dr+Live`);
  await list.getByRole('link', { name: 'Dr Live Before' }).waitFor();
  await page.goto(`/doctors/${doctorId}`);
  await page.getByText('No leave to come.').waitFor();
  const { doctor } = await answerOf(
    admin.booking.GET('/booking/doctors/{doctor_id}', { params: { path: { doctor_id: doctorId } } }),
  );
  await answerOf(
    admin.booking.PUT('/booking/doctors/{doctor_id}', {
      params: { path: { doctor_id: doctorId } },
      body: { name: 'Dr Live After', ...doctorFields, updated_at: doctor.updated_at },
    }),
  );
  await page.getByRole('heading', { name: 'Dr Live After' }).waitFor();
  await list.getByRole('link', { name: 'Dr Live After' }).waitFor();
  const day = comingDay(MONDAY, 4);
  await admin.booking.POST('/booking/doctors/{doctor_id}/leaves', {
    params: { path: { doctor_id: doctorId } },
    body: { leave_id: crypto.randomUUID(), from_day: day, until_day: day, reason: 'Conference' },
  });
  await page.getByText('Conference').waitFor();
  const { siteId } = defined((await bookableTimes(await restAs('manager', { url: `${portal.url}/api` })))[0]);
  const hours = { from_time: '09:00', to_time: '12:00', skip: false, on_holidays: false };
  await answerOf(
    admin.booking.POST('/booking/rosters', {
      body: { site_id: siteId, doctor_id: doctorId, days: [comingDay(MONDAY, 6)], ...hours },
    }),
  );
  await page.getByRole('region', { name: 'Own days' }).getByText('09:00').waitFor();
});

test('[roster.change][roster.exceptions][doctors.page] bookings outside changed hours are shown before the save, keep their times, and have a link to a plan; retiring shows the same', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const [manager, admin] = [
    await restAs('manager', { url: `${portal.url}/api` }),
    await restAs('admin', { url: `${portal.url}/api` }),
  ];
  const { siteId, packageId } = defined((await bookableTimes(manager))[0]);
  const doctorId = await addDoctor(admin, 'Dr Late Hours');
  const monday = comingDay(MONDAY, 3);
  const { response } = await admin.booking.PUT('/booking/roster-patterns/{new_pattern_id}', {
    params: { path: { new_pattern_id: crypto.randomUUID() } },
    body: {
      doctor_id: doctorId,
      site_id: siteId,
      replaces_pattern_id: null,
      from_day: monday,
      until_day: null,
      weeks: 1,
      week_a: monday,
      on_holidays: true,
      hours: [{ week: 0, weekday: MONDAY, from_time: '08:00', to_time: '16:00' }],
    },
  });
  expect(response.status).toBe(204);
  const rosterOn = async () => {
    const query = { site_id: siteId, from_date: monday, to_date: monday };
    const { doctors } = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
    return doctors.find((one) => one.doctor_id === doctorId)?.slots[0]?.roster_id ?? 0;
  };
  await expect.poll(rosterOn).toBeGreaterThan(0);
  const startsAt = `${monday}T06:00:00Z`;
  await bookAt(manager, { siteId, packageId, rosterId: await rosterOn(), startsAt, endsAt: 0 }, 'LATE');

  await signIn(page, 'admin');
  await page.goto(`/doctors/${doctorId}`);

  // Leave of that day: the dialog says whom it hits, and without it the day is as it was.
  await page.getByRole('button', { name: 'Add leave' }).press('Enter');
  const leave = page.getByRole('dialog', { name: 'Add leave' });
  for (const label of ['First day', 'Last day']) {
    await leave.getByRole('textbox', { name: label }).fill(monday.split('-').reverse().join('/'));
  }
  await leave.getByLabel('Reason').fill('Annual leave');
  await leave.getByText(/^1 person booked at/).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  // The plan is for those of the leave; after leaving it they are on the doctor's page.
  await page.getByText(/^1 person (gets a new time|to phone)$/).waitFor();
  expect(await page.getByLabel('Reason').inputValue()).toBe('Annual leave');
  await page.goBack();
  await page.getByText('1 person booked outside the hours').waitFor();
  await page.getByRole('button', { name: /^Remove leave/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove leave' }).click();
  await page.getByText('No leave to come.').waitFor();
  // The pressed button has gone: Tab continues from its place.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Leave/);
  await page.getByText('1 person booked outside the hours').waitFor({ state: 'detached' });

  await page.getByRole('region', { name: 'Weekly hours' }).getByRole('listitem').getByRole('link').click();
  await page.getByLabel('To, Monday').selectOption('12:00');
  await status(page, /1 person outside$/);
  await page.getByRole('listitem', { name: 'Candidate LATE' }).waitFor();
  await page.getByRole('button', { name: 'Change weekly hours' }).click();
  await page.getByText('1 person booked outside the hours').waitFor();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Retire' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^1 person booked at/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await page.getByText('Inactive').waitFor();
  await page.getByRole('link', { name: /^Plan / }).click();
  await page.getByText(/^1 person (gets a new time|to phone)$/).waitFor();
  await page.getByText('Candidate LATE').waitFor();
});

test('[visit.places] a room says how many visits it takes at once, and the list shows it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/doctors');
  await page.getByRole('button', { name: 'Add resource' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('room');
  await dialog.getByLabel('Name').fill('Room for two');
  await dialog.getByLabel('Visits at once').fill('9');
  await dialog.getByRole('button', { name: 'Add room' }).click();
  await dialog.getByText('Enter a whole number from 1 to 4').waitFor();
  await dialog.getByLabel('Visits at once').fill('2');
  await dialog.getByRole('button', { name: 'Add room' }).click();
  await page.getByRole('heading', { name: 'Room for two' }).waitFor();
  await page.goto('/doctors?search=Room for two');
  await page
    .getByRole('row', { name: /Room for two/ })
    .getByText('2 visits at once')
    .waitFor();
});

test('[limits.times][travel.roster] a doctor’s limits of a day and a clinic’s travel time are typed, checked and shown', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/doctors');
  await page.getByRole('button', { name: 'Add resource' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Dr Lena Lee');
  await dialog.getByLabel('Most fit tests a day').fill('six');
  await dialog.getByRole('button', { name: 'Add doctor' }).click();
  await dialog.getByText('Enter a whole number from 0 to 100, or nothing').waitFor();
  await dialog.getByLabel('Most fit tests a day').fill('6');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await dialog.getByRole('button', { name: 'Add doctor' }).click();
  await page.getByRole('heading', { name: 'Dr Lena Lee' }).waitFor();
  await page.goto('/doctors?search=Lena Lee');
  await page.getByText('at most 6 fit tests a day').filter({ visible: true }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sites');
  await page.getByRole('link', { name: 'Perth – Hay Street' }).first().click();
  await page.getByLabel('Travel time in minutes').fill('soon');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter whole minutes from 0 to 480').waitFor();
  await page.getByLabel('Travel time in minutes').fill('45');
});
