import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

const grid = (page: Page) => page.getByRole('grid');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
/** The cell that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');

test('[overview.open] by keyboard from the menu to the board of a clinic and day, and back to the same days', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Overview', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await grid(page).waitFor();
  await part(page, 'Bookings by clinic').waitFor();
  await part(page, 'Next free time by clinic').waitFor();
  await part(page, 'Used time by resource').waitFor();
  await expectNoViolations(page);
  const frame = grid(page).locator('..');
  expect(await frame.evaluate((box) => box.scrollWidth <= box.clientWidth), '14 days fit').toBe(true);

  // One press of Tab comes into the grid, and one goes out of it.
  await page.getByRole('combobox', { name: 'Clinic' }).focus();
  await page.keyboard.press('Tab');
  const first = await focused(page);
  expect(first).toMatch(/^\/scheduler\?site=[\da-f-]+&day=[\d-]+$/);
  await page.keyboard.press('ArrowDown');
  const below = await focused(page);
  expect(below).not.toBe(first);
  await page.keyboard.press('End');
  const last = await focused(page);
  expect(last.slice(0, -10)).toBe(below.slice(0, -10));
  expect(last > below).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused(page)).not.toMatch(/^\/scheduler/);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(last);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => `${url.pathname}${url.search}` === last);
  await page.getByRole('heading', { level: 1, name: 'Scheduler' }).waitFor();

  await page.goBack();
  const period = page.getByRole('radiogroup', { name: 'Period' });
  await period.getByRole('radio', { name: '30 days' }).click();
  await page.waitForURL(/days=30/);
  const clinic = page.getByRole('combobox', { name: 'Clinic' });
  await clinic.selectOption({ index: 1 });
  await page.waitForURL(/site=/);
  await page.reload();
  await expect.poll(() => grid(page).getByRole('rowheader').count()).toBe(1);
  await expect.poll(() => grid(page).getByRole('columnheader').count()).toBe(31);
  expect(await period.getByRole('radio', { name: '30 days' }).getAttribute('aria-checked')).toBe('true');
});

test('[overview.open][overview.numbers] each number opens the booking list with as many rows as it says', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await signIn(page, 'admin');
  await page.goto('/overview?days=30');
  const row = part(page, 'Bookings by clinic').getByRole('row', { name: /^All clinics/ });
  await row.waitFor();
  await expectNoViolations(page);
  await page.getByRole('img', { name: /^Pending of all shown clinics by age/ }).waitFor();
  for (const what of [/pending Over 7 days/, /did not attend/, /expected/, /Completed,/]) {
    const link = row.getByRole('link', { name: what });
    const total = /^[\d,]+/.exec(defined((await link.textContent()) ?? undefined))?.[0];
    await link.press('Enter');
    await page.getByText(new RegExp(`^Showing \\d+ of ${total}$`)).waitFor();
    await page.goBack();
  }
  await part(page, 'Next free time by clinic').getByRole('link').first().click();
  await page.waitForURL(/\/scheduler\?site=.*&day=/);
});

test('[overview.open] on a phone in the dark: the names of the clinics stay, a cut line says so, and another desk’s change shows by itself', async ({
  openPage,
  portal,
}) => {
  const page = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(page, 'admin');
  const gate = await gateOn(page, 'Capacity');
  await page.goto('/overview');
  await part(page, 'Bookings by clinic').waitFor();
  await gate.cut('Capacity');
  forgive(page, /ERR_FAILED/);
  await expectNoViolations(page);
  await gate.open('Capacity');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await grid(page).waitFor();
  await expectNoViolations(page);
  expect(await fits(page)).toBe(true);
  const name = grid(page).getByRole('rowheader').first();
  const left = async () => defined((await name.boundingBox()) ?? undefined).x;
  const before = await left();
  await grid(page)
    .locator('..')
    .evaluate((box) => box.scrollTo({ left: 300 }));
  expect(await left()).toBe(before);

  // A quarter of an hour of a day without bookings is blocked at another desk.
  const empty = grid(page)
    .getByRole('link', { name: /: booked 0 h, held 0 h/ })
    .first();
  const address = defined((await empty.getAttribute('href')) ?? undefined);
  const cell = grid(page).locator(`a[href="${address}"]`);
  const label = async () => cell.getAttribute('aria-label');
  const was = await label();
  const { searchParams } = new URL(address, page.url());
  const [site_id, day] = [searchParams.get('site') ?? '', searchParams.get('day') ?? ''];
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const query = { site_id, from_date: day, to_date: day };
  const { doctors } = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
  const free = doctors
    .flatMap(({ slots }) => slots.flatMap(({ entries }) => entries))
    .find(({ available }) => available);
  await answerOf(
    admin.booking.POST('/booking/slots/disable', {
      body: { site_id, slot_ids: [defined(free).id], reason: 'Team meeting' },
    }),
  );
  await expect.poll(label).not.toBe(was);
});

test('[overview.resources] a clinic with rooms and nurses says what each is used, and which kind is short', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/overview');
  const used = part(page, 'Used time by resource');
  await used.getByRole('row', { name: /^Perth – Hay Street Booth All 1/ }).waitFor();
  await page.getByRole('combobox', { name: 'Clinic' }).selectOption({ label: 'Perth – Hay Street' });
  await used.getByRole('row', { name: /^Perth – Hay Street Booth (?!All)/ }).waitFor();
  await part(page, 'Resources')
    .getByText(/one more .* makes room for|One more /)
    .waitFor();
  // A phone shows all figures of a resource side by side.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => used.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await used.getByText(/^Booth, Perth – Hay Street$/).waitFor();
});

test('[overview.address][overview.stale] an unknown clinic in the address says so; what was shown stays dimmed until another period is there', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/overview?site=01980c2f-0000-7000-8000-000000000000');
  await page.getByText('The address names a clinic that is unknown').waitFor();
  expect(await part(page, 'Capacity').count()).toBe(0);
  await page.getByRole('button', { name: 'Show all clinics' }).click();
  await grid(page).waitFor();
  await expect.poll(() => grid(page).getByRole('columnheader').count()).toBe(15);
  const gate = await gateOn(page, 'Capacity');
  await page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio', { name: '30 days' }).click();
  await gate.asked('Capacity');
  const dimmed = part(page, 'Capacity').locator('[aria-busy=true]');
  await dimmed.waitFor();
  expect(await grid(page).getByRole('columnheader').count()).toBe(15);
  await gate.pass('Capacity');
  await dimmed.waitFor({ state: 'detached' });
  await expect.poll(() => grid(page).getByRole('columnheader').count()).toBe(31);
});
