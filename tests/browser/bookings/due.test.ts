/** @module-tag walk */
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import type { Portal } from '../../support/servers/portal.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

/** The demo's people were examined in the last 60 days: after a month some of them are due. */
async function setValidity(portal: Portal, months: number) {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const query = { query: 'Standard medical', page_size: 1 };
  const { data } = await answerOf(admin.booking.GET('/booking/packages', { params: { query } }));
  const { package_id, updated_at } = defined(data[0]);
  const body = { validity_months: months, update_mask: ['validity_months' as const], updated_at };
  await answerOf(admin.booking.PUT('/booking/packages/{package_id}', { params: { path: { package_id } }, body }));
}

test('[due.home][due.drafts][due.address] from the home page’s number to the times of who is due, by keyboard and on a phone', async ({
  page,
  openPage,
  portal,
}) => {
  await setValidity(portal, 1);
  await signIn(page, 'manager');
  await page.goto('/home');
  await page.getByRole('link', { name: /^\d+ due$/ }).click();
  const table = page.getByRole('table', { name: 'Due again' });
  await table.waitFor();
  await expectNoViolations(page);
  const [first] = await page.getByRole('checkbox').all();
  const box = defined(first);
  const name = defined(await box.locator('xpath=..').textContent());
  await box.focus();
  await page.keyboard.press('Space');
  const book = page.getByRole('button', { name: 'Book the 1 chosen' });
  await book.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `When and where for ${name}` }).waitFor();

  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'manager');
  await phone.goto('/due');
  await phone.getByRole('button', { name: /^Book all \d+ shown$/ }).waitFor();
  await phone.getByRole('button', { name: 'Filter' }).click();
  await expectNoViolations(phone);
  const gate = await gateOn(phone, 'DueAgain');
  await phone.getByLabel('Position').fill('no such position');
  await phone.keyboard.press('Enter');
  await gate.cut('DueAgain');
  forgive(phone, /ERR_FAILED/);
  await phone.getByRole('button', { name: /^Try again/ }).waitFor();
  await gate.open('DueAgain');
  // As good as 'Try again': nothing has changed, and the query is sent again.
  await phone.getByRole('button', { name: 'Search' }).click();
  await phone.getByText('Nobody is due').waitFor();
  expect(await phone.getByLabel('Position').inputValue()).toBe('no such position');

  await page.goto('/due');
  await page.getByLabel('Position').fill('no such position');
  await page.keyboard.press('Enter');
  await page.getByText('Nobody is due').waitFor();
  await page.reload();
  await page.getByText('Nobody is due').waitFor();
  expect(await page.getByLabel('Position').inputValue()).toBe('no such position');
  await page.getByLabel('Position').fill('');
  await page.getByLabel('Clinic').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => page.url()).toMatch(/\?site=[\da-f-]{36}$/);
  const clinic = await page.getByLabel('Clinic').inputValue();
  await page.reload();
  await expect.poll(() => page.getByLabel('Clinic').inputValue()).toBe(clinic);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Position').inputValue()).toBe('no such position');
  expect(await page.getByLabel('Clinic').inputValue()).toBe('');
  await setValidity(portal, 0);
});
