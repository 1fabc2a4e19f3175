import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { known } from '../../machines/known.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { type BookableTime, bookableTimes, hold, newBooking } from '../support/bookable.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser.ts';
import { answerOf, type Rest, restAs } from '../support/rest.ts';

const QUARTER_MS = 900_000;

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth' }).format(new Date(instant));
const later = (instant: string, quarters: number) =>
  new Date(Date.parse(instant) + quarters * QUARTER_MS).toISOString();

/** A free time with a quarter of an hour free after it, so that a booking there can be moved by one step. */
async function freeTime(rest: Rest): Promise<BookableTime> {
  const times = await bookableTimes(rest);
  const starts = new Set(times.map(({ rosterId, startsAt }) => `${rosterId} ${Date.parse(startsAt)}`));
  const isRoomy = ({ rosterId, startsAt }: BookableTime) =>
    [4, 5, 6, 7, 8].some((length) => starts.has(`${rosterId} ${Date.parse(later(startsAt, length))}`));
  return known(times.find(isRoomy));
}

async function bookAt(rest: Rest, time: BookableTime, mark: string): Promise<string> {
  const made = await answerOf(
    rest.booking.POST('/booking/bookings', {
      params: { query: {}, header: { 'idempotency-key': randomUUID() } },
      body: newBooking(rest, time, await hold(rest, time), mark),
    }),
  );
  return known(made.candidates[0]).candidate_id;
}

const board = (page: Page) => page.getByRole('region', { name: /^Board/ });
const booking = (page: Page, mark: string) =>
  board(page).getByRole('button', { name: new RegExp(`Candidate ${mark}`) });
const bar = (page: Page) => page.getByRole('group', { name: 'Move', exact: true });
const topOf = async (page: Page, mark: string) => (await booking(page, mark).boundingBox())?.y ?? 0;

test('[admin.scheduler][admin.move][route.scheduler] a booking is moved by keyboard and undone, then by pointer, checked ahead', async ({
  page,
  openPage,
  portal,
}) => {
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
  await page.keyboard.press('Enter');
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

  // Somebody else's board hears of what follows by itself.
  const other = await openPage();
  await signIn(other, 'admin');
  await other.goto(`/scheduler?site=${time.siteId}&day=${dayOf(time.startsAt)}`);
  await booking(other, mark).waitFor();
  await booking(page, mark).scrollIntoViewIfNeeded();
  const box = known(await booking(page, mark).boundingBox());
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

  // Onto a time nobody works: the reason, and no move.
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await booking(page, mark).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowUp');
  await bar(page)
    .getByText(/does not work/)
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bar(page).count()).toBe(0);
});

test('[admin.scheduler][admin.rosters] time is blocked and opened; on a phone in the dark, and by its dialogs alone', async ({
  openPage,
}) => {
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
  await phone.getByRole('button', { name: 'Holidays' }).click();
  await phone.getByRole('list', { name: 'Holidays' }).waitFor();
  await expectNoViolations(phone);
});

test('[admin.booking-actions] statuses singly on the page, and for selected rows of the list', async ({
  page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const candidate = await bookAt(manager, known((await bookableTimes(manager))[1]), 'STATUS');
  await signIn(page, 'admin');
  await page.goto(`/booking/${candidate}/detail`);
  await page.getByLabel('Change status').selectOption('Arrived');
  await page.getByRole('dialog').getByText('Candidate STATUS: Confirmed → Arrived').waitFor();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByText(/^Status changed by/).waitFor();
  await page.getByRole('button', { name: 'Upload results' }).click();
  const upload = page.getByRole('dialog');
  await upload.getByLabel('What it is').selectOption('Medical report');
  const report = { name: 'Report.pdf', mimeType: 'application/pdf' };
  await upload.getByLabel('File', { exact: true }).setInputFiles({ ...report, buffer: Buffer.from('no pdf at all') });
  await upload.getByRole('button', { name: 'Upload' }).click();
  await upload
    .getByText(/PDF, PNG/)
    .first()
    .waitFor();
  await upload.getByLabel('File', { exact: true }).setInputFiles({ ...report, buffer: plainPdf('Report', ['Fit.']) });
  await upload.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Results uploaded').waitFor();
  await page.getByText(/^Consult file added by/).waitFor();
  forgive(page, /422/);
  await page.goto('/pem-bookings');
  await page.getByRole('checkbox', { name: 'Select Candidate STATUS' }).check();
  await page.getByText('1 booking selected').waitFor();
  await expectNoViolations(page);
  await page.getByLabel('Change status').selectOption('In Progress');
  await page.getByRole('button', { name: 'Change status' }).click();
  const row = page.getByRole('row', { name: /Candidate STATUS/ });
  await row.getByText('In Progress').waitFor();
});

test('[admin.scheduler] a session that is over leads to sign-in, from the board too', async ({ page, portal }) => {
  await signIn(page, 'admin');
  await page.goto('/scheduler');
  await board(page).waitFor();
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
