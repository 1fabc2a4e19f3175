import type { Page } from 'playwright-core';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const says = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true }).first().waitFor();
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

test('[provider.settings] the provider’s name and holds are set on a phone, wrong ones are said at their field, and both are in use', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage(phone);
  await signIn(page, 'admin');
  await page.goto('/settings');
  await page.getByText('From the server’s settings: Banksia Health').waitFor();
  await page.getByText('From the server’s settings: 10').waitFor();
  await expectNoViolations(page);
  await box(page, 'Brand name').fill('Coastal Occ Health');
  await box(page, 'Minutes that a time is held').fill('90');
  await box(page, 'Xero account code').fill('=1+1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter whole minutes, from 1 to 60.').waitFor();
  await page.getByText('Enter the account’s code in Xero, eg. 200.').waitFor();
  await expectNoViolations(page);
  await box(page, 'Minutes that a time is held').fill('15');
  await box(page, 'Xero account code').fill('41200');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await says(page, 'Update success');
  await page.reload();
  await expect.poll(() => box(page, 'Brand name').inputValue()).toBe('Coastal Occ Health');
  await page.getByText('Coastal Occ Health. All rights reserved.').waitFor();
});

test('[provider.settings] the provider’s own company has a name, and no services to book', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/my/company');
  await box(page, 'Company name').waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  await expectNoViolations(page);
});
