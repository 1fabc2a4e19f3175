import type { Page } from 'playwright-core';
import { defined } from '../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser/browser.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { networkOf } from '../support/servers/network.ts';
import { gateOn } from './wizard/wizard-driver.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Find' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const news = (page: Page) => dialog(page).getByRole('status');
const path = (page: Page) => new URL(page.url()).pathname;

async function open(page: Page, key = 'Control+k') {
  await page.getByRole('button', { name: 'Find', exact: true }).filter({ visible: true }).waitFor();
  await page.keyboard.press(key);
  await field(page).waitFor();
}

/** A candidate whose reference no other candidate has. */
async function aloneBooked(url: string) {
  const manager = await restAs('manager', { url: `${url}/api` });
  const query = { page_size: 50 };
  const { bookings } = await answerOf(manager.booking.GET('/booking/bookings', { params: { query } }));
  const counts = new Map<string, number>();
  for (const { reference: ref } of bookings) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  const row = defined(bookings.find(({ reference: ref }) => counts.get(ref) === 1));
  return { id: row.candidate_id, name: row.candidate_name, reference: row.reference };
}

test('[find.open] Ctrl+K, a reference and Enter at once open the booking, from any page', { tags: ['walk'] }, async ({
  page,
  portal,
}) => {
  const { id, reference } = await aloneBooked(portal.url);
  await signIn(page, 'admin');
  await page.goto('/packages');
  await open(page);
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/booking/${id}/detail`);
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('[find.open] an administrator finds bookings, companies, accounts, sites, packages and pages by keys alone', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await open(page);
  await page.keyboard.type('redgum');
  await group(page, 'Companies').getByRole('option', { name: 'Redgum Mining' }).waitFor();
  await group(page, 'Bookings').getByRole('option').first().waitFor();
  await group(page, 'Accounts')
    .getByRole('option', { name: /Daniel Kerr/ })
    .waitFor();
  expect(await news(page).textContent()).toMatch(/results for “redgum”/);
  await expectNoViolations(page);
  await field(page).fill('hay street');
  await group(page, 'Sites')
    .getByRole('option', { name: /Hay Street/ })
    .waitFor();
  expect(await group(page, 'Companies').count()).toBe(0);
  await field(page).fill('doctors');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/doctors');
  await open(page, '/');
  await field(page).fill('zzz nobody');
  await page.getByText('Nothing matches “zzz nobody”.').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(path(page)).toBe('/doctors');
});

test('[find.open] the arrow keys choose, and an account opens its company’s list with it alone', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await open(page);
  await page.keyboard.type('daniel.kerr@');
  await group(page, 'Accounts')
    .getByRole('option', { name: /Daniel Kerr/ })
    .waitFor();
  await page.keyboard.press('Home');
  while (!(await page.locator('[role=option][data-focus]').textContent())?.includes('Daniel Kerr')) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/companies/*/accounts');
  await page.getByRole('row', { name: /Daniel Kerr/ }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  expect(page.url()).not.toContain('booker');
});

test('[find.access][detail.own] a booker finds own bookings and pages, and nothing of lists that are closed to bookers', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'booker');
  await open(page);
  await page.keyboard.type('redgum');
  await group(page, 'Bookings').getByRole('option').first().waitFor();
  for (const closed of ['Companies', 'Accounts', 'Sites', 'Resources', 'Packages']) {
    expect(await group(page, closed).count(), closed).toBe(0);
  }
  const option = group(page, 'Bookings').getByRole('option').first();
  const reference = defined(/PF-\d+/.exec(String(await option.textContent()))?.[0]);
  await option.click();
  await page.waitForURL(/\/my-bookings\/[\da-f-]{36}$/);
  await page.getByText(reference).first().waitFor();
});

test('[find.open] while an answer is awaited the earlier one opens nothing', { tags: ['walk'] }, async ({ page }) => {
  await signIn(page, 'admin');
  const gate = await gateOn(page, 'Find');
  await open(page);
  await page.keyboard.type('redgum');
  await page.getByText('Searching…').waitFor();
  await gate.pass('Find');
  await group(page, 'Companies').getByRole('option').first().waitFor();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter'); // of what is shown nothing can be meant: its answer is waited for
  await gate.pass('Find');
  await page.getByText('Nothing matches “redgumx”.').waitFor();
  expect(path(page)).not.toContain('companies');
});

test('[find.open] without a connection the search shows a message, keeps the words and tries again', async ({
  page,
}) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  await open(page);
  await line.cut(async () => {
    await page.keyboard.type('redgum');
    await dialog(page).getByRole('alert').waitFor();
  });
  expect(await field(page).inputValue()).toBe('redgum');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await group(page, 'Companies').getByRole('option').first().waitFor();
  forgive(page, /graphql/);
});

test('[find.open] on a phone the button in the bar opens it, in the dark too', { tags: ['walk'] }, async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await field(page).fill('redgum');
  await group(page, 'Companies').getByRole('option').first().waitFor();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[find.open] a search typed before its part has arrived runs as soon as it is there', {
  tags: ['walk'],
}, async ({ page }) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  await line.hold(async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('redgum');
  });
  await group(page, 'Companies').getByRole('option', { name: 'Redgum Mining' }).waitFor();
  expect(await field(page).inputValue()).toBe('redgum');
});

test('[find.actions] an action is opened by another word for it', { tags: ['walk'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await open(page);
  await field(page).fill('new booking');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/make-booking');
});
