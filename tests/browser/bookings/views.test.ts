/** @module-tag walk */
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';

const rowsOf = (page: Page) => page.locator('.list-table tbody tr');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search bookings' });
const paramOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });

/** The list shows people of this name only, and says that it was asked for them. */
async function showsOnly(page: Page, name: string) {
  await expect.poll(() => searchBox(page).inputValue()).toBe(name);
  await expect
    .poll(async () => {
      const names = await rowsOf(page).locator('.name').allTextContents();
      return names.length > 0 && names.every((one) => one.includes(name));
    })
    .toBe(true);
}

test('[list.filter-url] a search is in the address as an id: it survives a reload, Back, a way to a booking, and opens for a colleague', async ({
  openPage,
}) => {
  const page = await openPage();
  await signIn(page, 'manager');
  await page.goto('/pem-bookings?sort=name&order=asc');
  await rowsOf(page).first().waitFor();
  await searchBox(page).fill('Brennan');
  await expect.poll(() => paramOf(page, 'view')).toMatch(/^[\da-f-]{36}$/);
  expect(page.url()).not.toContain('Brennan');
  await showsOnly(page, 'Brennan');
  const address = page.url();
  await page.reload();
  await showsOnly(page, 'Brennan');

  await rowsOf(page).last().locator('a.name').click();
  await page.waitForURL(/\/booking\/.*\/detail/);
  await page.goBack();
  await showsOnly(page, 'Brennan');
  expect(page.url()).toBe(address);

  await page
    .getByRole('columnheader', { name: 'Email' })
    .or(page.getByRole('columnheader', { name: 'Contact info' }))
    .getByRole('button')
    .click();
  await expect.poll(() => paramOf(page, 'sort')).toBe('email');
  expect(paramOf(page, 'view'), 'another order asks for the same words').toBe(
    new URL(address).searchParams.get('view'),
  );
  await page.goBack();
  await expect.poll(() => page.url()).toBe(address);
  await showsOnly(page, 'Brennan');

  const stranger = await openPage();
  await signIn(stranger, 'admin');
  await stranger.goto(address);
  await stranger.getByText('The search in this address is no longer kept.').waitFor();
  await expectNoViolations(stranger);
  await stranger.getByRole('button', { name: 'Show the list without it' }).click();
  await rowsOf(stranger).first().waitFor();
  expect(await searchBox(stranger).inputValue()).toBe('');
  expect(paramOf(stranger, 'sort')).toBe('name');
});

test('[list.views] a view is saved under a name, opened, renamed and deleted', { tags: ['long'] }, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/pem-bookings?status=Completed');
  await rowsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('Name', { exact: true }).fill('Done ones');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.waitFor({ state: 'detached' });
  const tab = views(page).getByRole('link', { name: 'Done ones' });
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
  expect(await views(page).locator('[aria-current=page]').count()).toBe(1);

  await views(page).getByRole('link', { name: 'All', exact: true }).click();
  await expect.poll(() => paramOf(page, 'status')).toBeNull();
  await tab.click();
  await expect.poll(() => paramOf(page, 'status')).toBe('Completed');
  await page.reload();
  await tab.waitFor();

  const change = page.getByRole('button', { name: 'Save or change views' });
  await change.click();
  await dialog.getByLabel('Name', { exact: true }).fill('done ONES');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByText('You have a view of this name already. Choose another one.').waitFor();
  await dialog.getByLabel('Name', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Rename Done ones' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Finished');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete Finished' }).click();
  await page
    .getByRole('dialog', { name: 'Delete the view ‘Finished’?' })
    .getByRole('button', { name: 'Delete view' })
    .click();
  await views(page).getByRole('link', { name: 'Finished' }).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save view' }).waitFor();
});

test('[list.view-counts] each tab says how many it shows, and follows what happens elsewhere', async ({
  page,
  portal,
}) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  await signIn(page, 'manager');
  await page.goto('/pem-bookings');
  const tab = views(page).getByRole('link', { name: 'Needs action' });
  const shown = async () => Number((await tab.textContent())?.replace(/\D/g, '') ?? 0);
  await expect.poll(shown).toBeGreaterThan(0);
  const before = await shown();
  await expectNoViolations(page);
  const statuses = ['Awaiting Company', 'Awaiting Worker', 'Worker to Return', 'Did Not Attend'];
  const counted = { status: statuses as ['Awaiting Company'], page_size: 1, is_count: true };
  expect((await answerOf(rest.booking.GET('/booking/bookings', { params: { query: counted } }))).total).toBe(before);
  await page.mouse.move(40, 40); // changes are followed from the first sign of a person
  const query = { status: ['Preparing Report' as const], page_size: 1 };
  const [one] = (await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }))).bookings;
  await answerOf(
    admin.booking.PUT('/booking/statuses', {
      body: { candidate_ids: [defined(one).candidate_id], status: 'Awaiting Company' },
    }),
  );
  await expect.poll(shown).toBe(before + 1);
});
