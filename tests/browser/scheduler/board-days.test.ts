import { defined } from '../../../machines/lib/assert-defined.ts';
import { busyDay } from '../../support/bookings/busy-day.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';

const DAY = 86_400_000;

/** Two Sundays ahead, on which the demo's doctors do not work; one of them at most is a public holiday. */
const sundays = [1, 2].map((week) => {
  const now = new Date();
  return new Date(now.getTime() + (week * 7 - now.getUTCDay()) * DAY).toISOString().slice(0, 10);
});

/** Clinics at which no doctor works on any of the days; some of the demo's work on every day of the year. */
async function closedSites(url: string, days: readonly string[]) {
  const admin = await restAs('admin', { url: `${url}/api` });
  const answers = await Promise.all(
    days.map((from_date) =>
      answerOf(admin.booking.GET('/booking/overview/capacity', { params: { query: { from_date, days: 1 } } })),
    ),
  );
  const worked = new Set(
    answers.flatMap(({ clinics }) => clinics.flatMap(({ site_id, days: some }) => (some.length > 0 ? site_id : []))),
  );
  return defined(answers[0]).clinics.filter(({ site_id }) => !worked.has(site_id));
}

test('[admin.rosters][admin.board-empty] a day without doctors shows a message, and offers to add a doctor at the top', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const { site_id: siteId } = defined((await closedSites(portal.url, sundays))[0]);
  await signIn(page, 'admin');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const day of sundays) {
      await page.goto(`/scheduler?site=${siteId}&day=${day}`);
      await page.getByRole('heading', { name: /^Nobody works here on Sun \d{2}\/\d{2}\/\d{4}$/ }).waitFor();
      await page
        .getByText(/(Nobody is rostered on|Closed: ).+; next day with doctors: \w{3} \d{2}\/\d{2}\/\d{4}\.$/)
        .waitFor();
      expect(await page.getByRole('region', { name: /^Board/ }).isVisible(), 'no lanes, no hours').toBe(false);
      const add = page.getByRole('button', { name: 'Add a doctor', exact: true });
      const box = defined(await add.boundingBox());
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  }
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add a doctor', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Add a day' }).waitFor();
  // The doctors to choose from are open: Escape closes their list, and then the dialog.
  const doctors = page.getByRole('listbox');
  await doctors.waitFor();
  await page.keyboard.press('Escape');
  await doctors.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Week' }).click();
  await page
    .getByText(/^\d+ free$/)
    .first()
    .waitFor();
  expect(await page.getByText(/^Nobody works here/).count()).toBe(0);
});

test('[admin.board-empty][board.side-by-side] if no clinic of several has doctors, each shows its reason, and each can be removed', async ({
  page,
  portal,
}) => {
  const [first, second] = await closedSites(portal.url, sundays);
  const [here, beside] = [defined(first), defined(second)];
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${here.site_id}&beside=${beside.site_id}&day=${defined(sundays[0])}`);
  const reasons = page.getByText(/^(Nobody is rostered on|Closed: ).+;/);
  await expect.poll(() => reasons.count()).toBe(2);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Take ${beside.site_name} off the board` }).press('Enter');
  await expect.poll(() => reasons.count()).toBe(1);
  await page.goto(`/today?site=${here.site_id}&day=${defined(sundays[0])}`);
  await page.getByText('Nobody has an appointment').waitFor();
  await reasons.waitFor();
});

test('[admin.board-print] on paper the board is a list of the day: clinic, day, times, people, company, package', async ({
  page,
  portal,
}) => {
  const { siteId, siteName, day, booked } = await busyDay(portal.url);
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${siteId}&day=${day}`);
  await page.getByRole('region', { name: /^Board/ }).waitFor();
  expect(await page.getByRole('region', { name: 'Day list' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  const list = page.getByRole('table', { name: new RegExp(`^${siteName}, `) });
  await list.waitFor();
  const rows = await list.getByRole('row').allTextContents();
  expect(rows).toHaveLength(booked.length + 1);
  for (const { candidate_name, company_name, package_name } of booked) {
    // The demo's people may come twice on one day.
    const row = rows.find((text) =>
      [candidate_name, company_name, package_name].every((word) => text.includes(`${word}`)),
    );
    expect(row, `${candidate_name}`).toMatch(/^\d\d:\d\d–\d\d:\d\d/);
  }
  expect(await page.getByRole('region', { name: /^Board/ }).isVisible()).toBe(false);
  expect(await page.getByRole('combobox', { name: 'Site' }).isVisible()).toBe(false);
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
});

test('[admin.board-rows] in compact rows no line of a booking is cut off, and its name has the room', async ({
  page,
  portal,
}) => {
  const { siteId, day } = await busyDay(portal.url);
  await signIn(page, 'admin');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const view of ['day', 'week']) {
      await page.goto(`/scheduler?site=${siteId}&day=${day}&view=${view}&rows=compact`);
      await page.locator('button.board-block').first().waitFor();
      const cut = await page.locator('.board-block').evaluateAll((blocks) =>
        blocks.flatMap((block) => {
          const inner = block.getBoundingClientRect();
          const lines = [...block.querySelectorAll<HTMLElement>('b, span')].filter(
            (line) => getComputedStyle(line).position !== 'absolute',
          );
          const isCut = lines.some((line) => {
            const { top, bottom } = line.getBoundingClientRect();
            return top < inner.top || bottom > inner.bottom || line.scrollHeight > line.clientHeight + 1;
          });
          return isCut ? [block.textContent] : [];
        }),
      );
      expect(cut).toEqual([]);
    }
  }
});
