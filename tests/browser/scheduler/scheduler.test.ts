import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import {
  type BookableTime,
  bookAt,
  bookableTimes,
  freeTime,
  hold,
  newBooking,
  type RosterTime,
} from '../../support/bookings/bookable.ts';
import { busyDay } from '../../support/bookings/busy-day.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { networkOf } from '../../support/servers/network.ts';
import { detailOf } from '../bookings/detail-of.ts';

const QUARTER_MS = 900_000;

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth' }).format(new Date(instant));
const clockOf = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Australia/Perth', timeStyle: 'short' }).format(new Date(instant));
const quarterAfter = (instant: string) => new Date(Date.parse(instant) + QUARTER_MS).toISOString();

/** A booking that asks for the day of that time at its site, and is Pending. */
async function askFor(rest: Rest, time: RosterTime, mark: string) {
  const { draft_id: _draft, ...body } = newBooking(rest, time, { draftId: '', reserveId: '' }, mark);
  const { reserve_id: _held, ...person } = defined(body.candidates[0]);
  const day = dayOf(time.startsAt);
  const wish = {
    preferred_site_id: time.siteId,
    preferred_state: 'WA',
    preferred_from_date: day,
    preferred_to_date: day,
  };
  const made = await answerOf(
    rest.booking.POST('/booking/bookings', {
      params: { query: {}, header: { 'idempotency-key': randomUUID() } },
      body: { ...body, candidates: [{ ...person, ...wish }] },
    }),
  );
  return { booking: made.booking_id, candidate: defined(made.candidates[0]).candidate_id };
}

const board = (page: Page) => page.getByRole('region', { name: /^Board/ });
const booking = (page: Page, mark: string) =>
  board(page).getByRole('button', { name: new RegExp(`Candidate ${mark}`) });
const bar = (page: Page) => page.getByRole('group', { name: 'Move', exact: true });
const topOf = async (page: Page, mark: string) => (await booking(page, mark).boundingBox())?.y ?? 0;

test('[admin.scheduler][admin.move][route.scheduler] a booking is moved by keyboard and undone, then by pointer, checked ahead', {
  tags: ['long'],
}, async ({ page, openPage, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const time = await freeTime(manager);
  const mark = 'BOARD';
  await bookAt(manager, time, mark);
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Scheduler' }).click();
  await page.waitForURL(/\/scheduler/);
  await page.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  await booking(page, mark).waitFor();
  await expectNoViolations(page);

  // By keyboard: up, one quarter down, dropped, confirmed with the button that has the focus.
  await booking(page, mark).focus();
  const before = await topOf(page, mark);
  await page.keyboard.press('m');
  await bar(page)
    .getByText(/^Move Candidate BOARD/)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await bar(page).getByText('The time is free and rostered.').waitFor();
  await page.keyboard.press('Enter');
  const confirm = bar(page).getByRole('button', { name: 'Move', exact: true });
  await expect.poll(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await bar(page)
    .getByText(/is back at/)
    .waitFor();
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => topOf(page, mark)).toBe(before);

  // Another scheduler's board gets the following changes by itself.
  const other = await openPage();
  await signIn(other, 'admin');
  await other.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  await booking(other, mark).waitFor();
  await booking(page, mark).scrollIntoViewIfNeeded();
  const box = defined(await booking(page, mark).boundingBox());
  const [x, y] = [box.x + 60, box.y + 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 8, { steps: 2 });
  await page.mouse.move(x, y + 25, { steps: 2 });
  await bar(page).getByText('The time is free and rostered.').waitFor();
  await page.mouse.up();
  await confirm.click();
  await bar(page).getByRole('button', { name: 'Undo' }).waitFor();
  await booking(other, mark).getByText('Rescheduled').waitFor();

  // Both have it in the hand: the first one moves it, and the other gets its new place.
  await bar(page).getByRole('button', { name: 'Close' }).click();
  for (const [who, key] of [
    [page, 'ArrowUp'],
    [other, 'ArrowDown'],
  ] as const) {
    await booking(who, mark).focus();
    await who.keyboard.press('m');
    await who.keyboard.press(key);
    await bar(who).getByText('The time is free and rostered.').waitFor();
    await who.keyboard.press('Enter');
  }
  await confirm.click();
  await bar(page).getByRole('button', { name: 'Undo' }).waitFor();
  await bar(other).getByRole('button', { name: 'Move', exact: true }).click();
  await bar(other)
    .getByRole('alert')
    .getByText(/^Somebody moved this booking meanwhile/)
    .waitFor();
  await booking(other, mark).getByText(clockOf(time.startsAt)).waitFor();
  await bar(other).getByRole('button', { name: 'Close' }).click();
  forgive(other, /409/);

  // Onto a time without a doctor: the reason, and no move.
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await booking(page, mark).focus();
  await page.keyboard.press('m');
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowUp');
  await bar(page)
    .getByText(/does not work/)
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bar(page).count()).toBe(0);
});

test('[admin.move] a drag without a pause drops where it ends; one that is lost or escaped puts the booking back', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const time = await freeTime(manager);
  await bookAt(manager, time, 'QUICK');
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  const block = booking(page, 'QUICK');
  await block.scrollIntoViewIfNeeded();
  const box = defined(await block.boundingBox());
  const quarter = 25;
  // Held below the middle of its first quarter: a click there is another time than the one it is dragged to.
  const [x, y] = [box.x + 60, box.y + 18];
  const confirm = bar(page).getByRole('button', { name: 'Move', exact: true });

  // All at once: pressed, a quarter of an hour down, released, and the click that this makes.
  const devtools = await page.context().newCDPSession(page);
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: number, buttons: number) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y: at, buttons, button: 'left', clickCount: 1 });
  await Promise.all([
    mouse('mousePressed', y, 1),
    mouse('mouseMoved', y + quarter, 1),
    mouse('mouseReleased', y + quarter, 0),
  ]);
  await confirm.waitFor();
  await bar(page)
    .getByText(new RegExp(`to ${clockOf(quarterAfter(time.startsAt))}`))
    .waitFor();
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });

  const endDrag = async (end: () => Promise<unknown>) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + quarter);
    await bar(page).waitFor();
    await end();
    await bar(page).waitFor({ state: 'detached' });
    await page.mouse.move(x, y + 3 * quarter);
    await page.mouse.up();
    // Neither the rest of the drag nor its click did anything: the next click is the first one.
    await block.locator('[data-grip]').click();
    await bar(page)
      .getByText(/^: press the time/)
      .waitFor();
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
  };
  await endDrag(() => block.dispatchEvent('pointercancel'));
  await endDrag(() => page.keyboard.press('Escape'));
});

test('[admin.move] a booking that was just moved is picked up from its new place, also while the board still loads', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  let isBoardHeld = false;
  await page.route('**/graphql', (route) =>
    isBoardHeld && route.request().postData()?.includes('"fromDay"') ? undefined : route.fallback(),
  );
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const time = await freeTime(manager);
  await bookAt(manager, time, 'AGAIN');
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  const block = booking(page, 'AGAIN');
  await block.focus();
  const [home, there] = [clockOf(time.startsAt), clockOf(quarterAfter(time.startsAt))];
  isBoardHeld = true;
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await bar(page).getByText('The time is free and rostered.').waitFor();
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await block.getByText(there).waitFor();
  await page.keyboard.press('m');
  await bar(page)
    .getByText(new RegExp(`^\\s*from ${there}`))
    .waitFor();
  await page.keyboard.press('ArrowUp');
  // Confirmed before the place is checked: no press is lost.
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await said(page, new RegExp(`moved to ${home}`));
  await bar(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await said(page, new RegExp(`is back at ${there}`));
  // The pressed button has gone: the way on has the focus, and gives it to the booking.
  await bar(page).getByRole('button', { name: 'Close' }).and(page.locator(':focus')).press('Enter');
  await block.and(page.locator(':focus')).getByText(there).waitFor();
});

test('[admin.move] a booking that another person gives to another doctor keeps the focus of its reader', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const times = await bookableTimes(manager);
  // Another time too: at the same time the booking would stay Confirmed.
  const colleagueOf = ({ siteId, startsAt, rosterId }: BookableTime) =>
    times.find(
      (one) =>
        one.siteId === siteId &&
        dayOf(one.startsAt) === dayOf(startsAt) &&
        one.startsAt !== startsAt &&
        one.rosterId !== rosterId,
    );
  const time = defined(times.find(colleagueOf));
  const theirs = defined(colleagueOf(time));
  const candidate = await bookAt(manager, time, 'GIVEN');
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  await booking(page, 'GIVEN').focus();
  const place = ({ rosterId, startsAt }: BookableTime) => ({ roster_id: rosterId, calendar_from_time: startsAt });
  await answerOf(
    admin.booking.POST('/booking/candidates/{candidate_id}/move-appointment', {
      params: { path: { candidate_id: candidate } },
      body: { ...place(theirs), seen: place(time) },
    }),
  );
  await booking(page, 'GIVEN').getByText('Rescheduled').waitFor();
  await page.keyboard.press('m');
  await bar(page)
    .getByText(new RegExp(`^\\s*from ${clockOf(theirs.startsAt)}`))
    .waitFor();
});

/** The first Sunday from tomorrow on, when no doctor of the demo works. */
const sunday = () => {
  const tomorrow = Temporal.Now.plainDateISO('Australia/Perth').add({ days: 1 });
  return tomorrow.add({ days: 7 - tomorrow.dayOfWeek }).toString();
};

const said = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();

/** Positions of the quarters of an hour since 05:30 on a doctor's lane. */
async function laneOf(page: Page, doctor: string) {
  const lane = page.getByRole('group', { name: new RegExp(`^${doctor}`) });
  await lane.scrollIntoViewIfNeeded();
  const { x, y, height } = defined(await lane.boundingBox());
  return { x: x + 60, at: (quarter: number) => y + ((quarter + 0.5) * height) / 52 };
}

/** Draws on a doctor's lane, from one time to another. */
async function draw(page: Page, doctor: string, from: number, to: number) {
  const { x, at } = await laneOf(page, doctor);
  await page.mouse.move(x, at(from));
  await page.mouse.down();
  await page.mouse.move(x, at(to - 1), { steps: 4 });
  await page.mouse.up();
}

test('[admin.rosters][admin.booking-actions][admin.close-day] a Sunday is drawn, blocked, given to who waits, and closed again', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const line = await networkOf(page);
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const { siteId } = defined((await bookableTimes(manager))[0]);
  const packages = await answerOf(
    manager.booking.GET('/booking/bookable-packages', {
      params: { query: { service_type: 'pem', page_size: 1000 } },
    }),
  );
  const [shortest] = packages.data.toSorted((one, other) => one.minutes - other.minutes);
  const time = { siteId, packageId: defined(shortest).package_id, rosterId: 0, startsAt: `${sunday()}T01:00:00Z` };
  const { candidate } = await askFor(manager, time, 'WAITS');
  await signIn(page, 'admin');
  await page.goto(`/booking/${candidate}/detail`);
  await page.getByRole('link', { name: 'Place on the board' }).click();
  const cardOf = (mark: string) =>
    page
      .getByRole('region', { name: 'Waiting for a time' })
      .getByRole('button', { name: new RegExp(`Candidate ${mark}`) });
  const card = cardOf('WAITS');
  await expect.poll(() => card.evaluate((button) => button === document.activeElement)).toBe(true);

  // A booking that asks for the site meanwhile appears there too, and goes again, without a press on this page.
  const count = (waiting: number) => page.getByRole('button', { name: `Waiting for a time (${waiting})` });
  const before = Number(
    /\d+/.exec((await page.getByRole('button', { name: /^Waiting for a time/ }).textContent()) ?? '')?.[0],
  );
  await askFor(manager, time, 'CARRIED');
  await count(before + 1).waitFor();
  const gone = await askFor(manager, time, 'GONE');
  await count(before + 2).waitFor();
  await answerOf(
    manager.booking.PUT('/booking/bookings/{booking_id}/cancel', {
      params: { path: { booking_id: gone.booking } },
      body: { candidate_id: [gone.candidate] },
    }),
  );
  await count(before + 1).waitFor();

  // The day has no doctor: one is added from 07:00 to 10:30, and time in it is drawn to be blocked.
  const doctor = 'Dr Grace Hopper';
  await page.getByRole('button', { name: 'Add a doctor', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add a day' });
  await adding.getByRole('button', { name: 'New doctor' }).click();
  await page.getByRole('dialog', { name: 'New doctor' }).getByLabel('Name').fill(doctor);
  await page.keyboard.press('Enter');
  await adding.getByLabel('From').selectOption('07:00');
  await adding.getByLabel('To', { exact: true }).selectOption('10:30');
  await adding.getByLabel('On public holidays too').check();
  await adding.getByRole('button', { name: 'Add a day' }).click();
  await board(page).getByText('14 of 14 free').waitFor();
  await draw(page, doctor, 18, 20);
  const blocking = page.getByRole('dialog', { name: /^Block time/ });
  await blocking.getByLabel('Reason').fill('Stocktake');
  await page.keyboard.press('Enter');
  await board(page).getByText('Stocktake').waitFor();

  // By keyboard alone: another doctor and a day of theirs, then the waiting candidate gets the first free time.
  await page.getByRole('button', { name: 'Add a doctor’s day' }).press('Enter');
  await adding.getByRole('button', { name: 'New doctor' }).press('Enter');
  await page.getByRole('dialog', { name: 'New doctor' }).getByLabel('Name').fill('Dr Ada Byron');
  await page.keyboard.press('Enter');
  await adding.getByLabel('On public holidays too').press('Space');
  await adding.getByRole('button', { name: 'Add a day' }).press('Enter');
  const ada = page.getByRole('group', { name: /^Dr Ada Byron/ });
  await ada.waitFor();
  await card.press('Enter');
  await said(page, 'Candidate WAITS picked up, to be given a time.');
  await page.keyboard.press('ArrowDown');
  await said(page, /^07:00 .*The time is free and rostered\.$/);
  await page.keyboard.press('ArrowUp');
  await bar(page)
    .getByText(/does not work/)
    .waitFor();
  await expectNoViolations(page);
  await bar(page).getByRole('button', { name: '07:00' }).press('Enter');
  const confirm = bar(page).getByRole('button', { name: 'Confirm', exact: true });
  await expect.poll(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true);
  await bar(page).getByText('The time is free and rostered.').waitFor();
  await page.keyboard.press('Enter');
  await said(page, /^Candidate WAITS is confirmed at 07:00/);
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await booking(page, 'WAITS').getByText('Confirmed').waitFor();
  await expect.poll(() => booking(page, 'WAITS').evaluate((button) => button === document.activeElement)).toBe(true);

  // By pointer: carried from the tray onto ten o'clock. The check gets no answer first, and is sent again.
  const carried = defined(await cardOf('CARRIED').boundingBox());
  const hers = () => laneOf(page, 'Dr Ada Byron');
  await page.mouse.move(carried.x + 20, carried.y + 10);
  await page.mouse.down();
  await line.cut(async () => {
    const first = await hers();
    await page.mouse.move(first.x, first.at(18), { steps: 6 });
    const lane = await hers(); // the board scrolls when the pointer comes over its edge
    await page.mouse.move(lane.x, lane.at(18));
    await bar(page).getByText('It could not be checked whether the time is free.').waitFor();
    await page.mouse.up();
  });
  await expectNoViolations(page);
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await bar(page).getByText('The time is free and rostered.').waitFor();
  await confirm.click();
  await said(page, /^Candidate CARRIED is confirmed at 10:00/);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await ada.getByRole('button', { name: /Candidate CARRIED.*10:00.*Confirmed/ }).waitFor();

  // Closing lists the affected: the booking with its new time, and a time that a person is holding.
  const query = { site_id: siteId, from_date: sunday(), to_date: sunday() };
  const { doctors } = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
  const roster = defined(doctors.find(({ doctor_name }) => doctor_name === doctor)?.slots[0]).roster_id;
  await hold(manager, { ...time, rosterId: roster });
  await board(page)
    .getByText(/^Held until/)
    .waitFor();
  const actions = page.getByRole('button', { name: `Actions for ${doctor}` });
  await actions.press('Enter');
  await page.getByRole('link', { name: 'Leave…' }).press('Enter');
  const leave = page.getByRole('dialog', { name: 'Add leave' });
  const shownSunday = sunday().split('-').reverse().join('/');
  await expect.poll(() => leave.getByRole('textbox', { name: 'First day' }).inputValue()).toBe(shownSunday);
  await page.goBack();
  await actions.press('Enter');
  await page.getByRole('link', { name: 'Close the day…' }).press('Enter');
  const hit = page.getByRole('listitem', { name: 'Candidate WAITS' });
  const goes = hit.getByLabel('New time of Candidate WAITS').locator('option:checked');
  await expect.poll(() => goes.textContent()).toMatch(/ 08:00, Dr Ada Byron$/);
  await page.getByText('1 time held by somebody who is booking').waitFor();
  // With all resources, no booking moves to the other doctor, who closes too.
  await page.getByLabel(/^All resources/).check();
  await expect.poll(() => goes.textContent()).not.toMatch(/Dr Ada Byron$/);
  await page.getByLabel(/^Dr Ada Byron/).uncheck();
  await expect.poll(() => goes.textContent()).toMatch(/ 08:00, Dr Ada Byron$/);
  await page.getByLabel('Reason').fill('Sick');
  await page.getByRole('button', { name: 'Close the day' }).press('Enter');
  await page.getByText('Closed · 1 person moved').waitFor();
  await page.goto(`/scheduler?site=${siteId}&day=${sunday()}`);
  await ada.getByRole('button', { name: /Candidate WAITS.*08:00.*Rescheduled/ }).waitFor();
});

test('[admin.scheduler][admin.rosters] time is blocked and opened; on a phone in the dark, and by its dialogs alone', {
  tags: ['long'],
}, async ({ openPage }) => {
  const phone = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await signIn(phone, 'admin');
  await phone.goto('/scheduler');
  await phone
    .getByRole('button', { name: 'Week after' })
    .or(phone.getByRole('button', { name: 'Day after' }))
    .waitFor();
  await phone.getByRole('radio', { name: 'Week' }).click();
  await phone.getByRole('button', { name: 'Week after' }).click();
  await board(phone).waitFor();
  await expectNoViolations(phone);
  const actions = phone.getByRole('button', { name: /^Actions for/ }).last();
  await actions.click();
  await phone.getByRole('button', { name: 'Change hours' }).click();
  await phone.getByRole('dialog').getByLabel('To').selectOption('18:30');
  await phone.getByRole('button', { name: 'Change hours' }).click();
  await phone.getByText('Hours changed').waitFor();
  await actions.click();
  await phone.getByRole('button', { name: 'Block time' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('From').selectOption('18:00');
  await dialog.getByRole('button', { name: 'Block time' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('Reason').fill('Team meeting');
  await expectNoViolations(phone);
  await dialog.getByRole('button', { name: 'Block time' }).click();
  await board(phone).getByText('Team meeting').waitFor();
  await actions.click();
  await phone.getByRole('button', { name: 'Open blocked time' }).click();
  await phone.getByRole('button', { name: 'Open time' }).click();
  await expect.poll(() => board(phone).getByText('Team meeting').count()).toBe(0);
  await phone.getByRole('button', { name: 'More for the board' }).click();
  await phone.getByRole('menuitem', { name: 'Holidays' }).click();
  const holidays = phone.getByRole('list', { name: 'Holidays' });
  await holidays.waitFor();
  await expectNoViolations(phone);

  // An own holiday, by keyboard: added beside those of the calendar, which stay, and taken away again.
  const year = new Date().getFullYear() + 1;
  await phone.getByLabel('Name').fill('Clinic shutdown');
  const shown = phone.getByLabel('Year');
  await shown.focus();
  await shown.selectOption(String(year));
  await holidays
    .getByText(new RegExp(`/${year}`))
    .first()
    .waitFor();
  expect(await shown.evaluate((select) => select === document.activeElement)).toBe(true);
  await phone.getByRole('textbox', { name: 'Own day' }).focus();
  await phone.keyboard.type(`0908${year}`);
  await phone.getByLabel('Name').press('Enter');
  const own = holidays.getByRole('listitem').filter({ hasText: 'Clinic shutdown' });
  await own.getByText('Own day').waitFor();
  await own.getByText(new RegExp(`09/08/${year}`)).waitFor();
  expect(await holidays.getByRole('button', { name: 'Remove' }).count()).toBe(1);

  // A clinic is open on it, and closed again.
  await own.getByRole('button', { name: 'Open at' }).press('Enter');
  const opening = phone.getByRole('dialog', { name: 'Open on Clinic shutdown' });
  await opening.getByText('The other clinics of SA are closed.').waitFor();
  await phone.getByRole('option', { name: 'Adelaide – Pirie Street' }).waitFor();
  await expectNoViolations(phone);
  await opening.getByLabel('Open at').fill('Pirie');
  await phone.getByRole('option', { name: 'Adelaide – Pirie Street' }).waitFor();
  await phone.keyboard.press('Enter');
  await opening.getByRole('button', { name: 'Save' }).press('Enter');
  await own.getByText(/open at Adelaide – Pirie Street/).waitFor();
  await own.getByRole('button', { name: 'Remove Clinic shutdown' }).press('Enter');
  await phone.getByRole('button', { name: 'Remove day' }).press('Enter');
  await own.waitFor({ state: 'detached' });
  await expect.poll(() => phone.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('[admin.booking-actions] a pending booking is confirmed onto a time; statuses singly on its page, and for rows of the list', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const line = await networkOf(page, '**/files/**');
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const { candidate } = await askFor(manager, defined((await bookableTimes(manager))[1]), 'STATUS');
  await signIn(page, 'admin');
  await page.goto(`/booking/${candidate}/detail`);
  await page.getByRole('button', { name: 'Confirm a time' }).click();
  await page.getByRole('heading', { name: 'Choose a time' }).waitFor();
  await page.locator('[data-time]').first().press('Enter');
  await page.getByText('The booking is Pending until you confirm.').waitFor();
  await page.getByRole('button', { name: /^Confirm \w{3} \d\d/ }).press('Enter');
  await page.locator('.toast-host').getByText('Update booking information successfully').waitFor();
  await page.getByText('Confirmed', { exact: true }).first().waitFor();
  expect(await page.getByLabel('Change status').count(), 'its day has not come').toBe(0);
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  await page.goto(await detailOf(admin, 'In Progress'));
  await page.getByRole('button', { name: 'Upload results' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload results' });
  await upload.getByLabel('What it is').selectOption('Medical report');
  const report = { name: 'Report.pdf', mimeType: 'application/pdf' };
  const chooser = upload.getByLabel('Choose the file');
  await chooser.setInputFiles({ ...report, buffer: Buffer.from('no pdf at all') });
  await upload
    .getByRole('alert')
    .getByText(/^Report.pdf: .*PDF, PNG/)
    .waitFor();
  await expectNoViolations(page);
  const send = async () => {
    await chooser.setInputFiles({ ...report, buffer: plainPdf('Report', ['Fit.']) });
    await page.getByRole('progressbar', { name: 'Uploading Report.pdf' }).waitFor();
  };
  const question = page.getByRole('dialog', { name: 'Stop the upload?' });
  await line.hold(async () => {
    await send();
    await upload.getByRole('button', { name: 'Close' }).click();
    await question.waitFor();
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Keep uploading' }).press('Enter');
    await upload.getByRole('button', { name: 'Cancel upload' }).click();
    await upload.getByRole('button', { name: 'Choose the file' }).waitFor();
    await send();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Stop and leave' }).click();
    await upload.waitFor({ state: 'detached' });
  });
  expect(await page.getByText(/^Results uploaded by/).count()).toBe(0);
  await page.getByRole('button', { name: 'Upload results' }).click();
  await upload.getByLabel('What it is').selectOption('Medical report');
  await chooser.setInputFiles({ ...report, buffer: plainPdf('Report', ['Fit.']) });
  await page.locator('.toast-host').getByText('Results uploaded').waitFor();
  await page.getByText(/^Results uploaded by/).waitFor();
  // Before the appointment there are none: the service says so.
  await page.goto(`/booking/${candidate}/detail`);
  await page.getByRole('button', { name: 'Upload results' }).click();
  await upload.getByLabel('What it is').selectOption('Medical report');
  await chooser.setInputFiles({ ...report, buffer: plainPdf('Report', ['Fit.']) });
  await upload
    .getByRole('alert')
    .getByText(/has the appointment on .*: results are uploaded after it\.$/)
    .waitFor();
  await upload.getByRole('button', { name: 'Close' }).click();
  forgive(page, /409|422/);
  await page.goto('/pem-bookings');
  await page.getByRole('checkbox', { name: 'Select Candidate STATUS' }).check();
  await page.getByText('1 booking selected').waitFor();
  await expectNoViolations(page);
  await page.getByText('Confirmed can be changed from the day of the appointment on.').waitFor();
  expect(await page.getByLabel('Change status').count()).toBe(0);
});

test('[status.correction][status.not-before] a candidate marked as absent comes late, a mistake is corrected, and the list changes rows alike', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const absent = await answerOf(
    admin.booking.GET('/booking/bookings', { params: { query: { status: ['Did Not Attend'], page_size: 1 } } }),
  );
  const { candidate_id: candidate, candidate_name: name } = defined(absent.bookings[0]);
  await signIn(page, 'admin');
  await page.goto(`/booking/${candidate}/detail`);
  const change = page.getByLabel('Change status');
  const options = () => change.getByRole('option', { includeHidden: true }).allTextContents();
  await change.waitFor();
  expect(await options()).toEqual(['Change status', 'Arrived']);
  await change.selectOption('Arrived');
  await page.getByRole('dialog').getByText(`${name}: Did Not Attend → Arrived`).waitFor();
  await page
    .getByRole('dialog')
    .getByText(/A mistake can be taken back today\./)
    .waitFor();
  await page.getByRole('button', { name: 'Change status' }).press('Enter');
  await page.getByText(/^Status changed .*by/).waitFor();
  await expect.poll(options).toEqual(['Change status', 'Back to Did Not Attend', 'Worker to Return', 'In Progress']);
  await expectNoViolations(page);
  await change.selectOption('Did Not Attend');
  await page.getByRole('dialog', { name: 'Put 1 booking back to Did Not Attend?' }).waitFor();
  await page.getByRole('button', { name: 'Change status' }).press('Enter');
  await page.getByText(/^Status put right .*by/).waitFor();
  await expect.poll(options).toEqual(['Change status', 'Arrived']);

  await page.goto(`/pem-bookings?status=Did+Not+Attend`);
  const row = page.getByRole('row', { name: new RegExp(name) }).first();
  await row.getByRole('checkbox').check();
  await change.selectOption('Arrived');
  await page.getByRole('button', { name: 'Change status' }).click();
  await row.waitFor({ state: 'detached' });
});

test('[admin.scheduler][call.scheduler] a token that is none is refreshed unseen; a session that is over leads to sign-in', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const { siteId, day } = await busyDay(portal.url);
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${siteId}&day=${day}`);
  await board(page).waitFor();
  // 401: the board continues with the token of the one refresh.
  await page.evaluate(() => localStorage.setItem('token', 'nonsense'));
  await page.getByRole('button', { name: 'Day after' }).click();
  // Before a weekend no doctor works on the day after.
  await board(page)
    .or(page.getByRole('heading', { name: /^Nobody works here on/ }))
    .waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe('nonsense');
  expect(new URL(page.url()).pathname).toBe('/scheduler');
  expect(await page.getByText('Expired session or unauthenticated!').count()).toBe(0);
  // 498, and nothing to refresh it with.
  const tokens = await page.evaluate(() => ({ token: localStorage.getItem('token') }));
  await fetch(`${portal.url}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.token}` },
  });
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.waitForURL(/\/login/);
  await page.getByText('Expired session or unauthenticated!').first().waitFor();
  forgive(page, /49[0-9]|401|Failed to load/);
});
