/** @module-tag walk */
import type { Page } from 'playwright-core';
import { EMAIL_LIST_FORMAT } from '../../../machines/rules/contact/email.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { networkOf } from '../../support/servers/network.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name, exact: true });
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const box = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

test('[companies.abn][companies.po] details are kept: a wrong ABN is said at its field, and nothing typed is lost where the portal cannot be reached', async ({
  page,
}) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Harbourline Logistics' }).click();
  await tab(page, 'Billing').click();
  await box(page, 'ABN').fill('53 004 085 617');
  await box(page, 'Receiving Results Email').fill('hse@harbourline.example, nobody');
  await box(page, 'Notes').fill('Rings on Mondays.');
  await page.getByText(EMAIL_LIST_FORMAT).waitFor();
  await page.getByRole('button', { name: 'Remove nobody' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('This is not a valid ABN.', { exact: false }).waitFor();
  await expect.poll(() => box(page, 'ABN').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectNoViolations(page);
  await box(page, 'ABN').fill('53004085616');
  await line.cut(async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await says(page, 'Update error! Please try again.');
    expect(await box(page, 'Notes').inputValue()).toBe('Rings on Mondays.');
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await says(page, 'Update success');
  await page.reload();
  await expect.poll(() => box(page, 'ABN').inputValue()).toBe('53 004 085 616');
  expect(await box(page, 'Notes').inputValue()).toBe('Rings on Mondays.');
});

test('[companies.po][companies.defaults] the wizard starts with the company’s addresses, and says that an order number is needed before it is missed', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/make-booking');
  await page.getByRole('combobox', { name: 'Company', exact: true }).fill('wattle');
  await page.getByRole('option', { name: 'Wattle Civil' }).click();
  await page.getByText('Wattle Civil books with a purchase order number only.').waitFor();
  await page.getByText('results@wattle.example').waitFor();
  expect(await box(page, 'Receiving Invoices Email').inputValue()).toBe('accounts@wattle.example');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('This company books with a purchase order number only. Enter it.').waitFor();
  await expectNoViolations(page);
});

test('[companies.own-defaults] a company sets in My Company what its next booking starts with', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { id: org_id } = await answerOf(rest.companies.GET('/companies/my-company'));
  const params = { path: { org_id } };
  const defaults = '/companies/companies/{org_id}/booking-defaults';
  const { updated_at: _, ...before } = await answerOf(rest.companies.GET(defaults, { params }));
  await signIn(page, 'manager');
  await page.goto('/my/company');
  const form = page.getByRole('form', { name: 'New bookings' });
  const results = form.getByRole('textbox', { name: 'Receiving Results Email' });
  await results.fill('site@redgum.example; nobody');
  await form.getByRole('button', { name: 'Save defaults' }).press('Enter');
  await form.getByText(EMAIL_LIST_FORMAT).waitFor();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Remove nobody' }).click();
  // A column of a spreadsheet, and a name as a mail program writes it.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = 'Sam Lee <safety@redgum.example>\nhse@redgum.example';
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await results.press('Control+V');
  for (const name of ['site', 'safety', 'hse'])
    await form.getByRole('button', { name: `Remove ${name}@redgum.example` }).waitFor();
  await form.getByRole('textbox', { name: 'Receiving Invoices Email' }).fill('pay@redgum.example');
  const favourites = form.getByRole('combobox', { name: 'Favourite clinics' });
  await favourites.fill('kalgoorlie');
  await page.getByRole('option', { name: /^Kalgoorlie/ }).click();
  await form.getByRole('button', { name: /^Remove Kalgoorlie/ }).waitFor();
  await form.getByRole('button', { name: 'Save defaults' }).press('Enter');
  await says(page, 'Update success');
  await page.goto('/make-booking');
  for (const address of ['site@redgum.example', 'safety@redgum.example', 'hse@redgum.example'])
    await page.getByText(address).waitFor();
  expect(await box(page, 'Receiving Invoices Email').inputValue()).toBe('pay@redgum.example');
  await answerOf(rest.companies.PUT(defaults, { params, body: before }));
});

test('[companies.list] companies are sorted, and one is switched off from its row’s menu by keyboard', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/companies');
  const first = page.getByRole('table', { name: 'companies' }).getByRole('link').first();
  await expect.poll(() => first.textContent()).toBe('Coral Bay Energy');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('accounts');
  await expect.poll(() => first.textContent()).toBe('Redgum Mining');
  expect(new URL(page.url()).search).toBe('?sort=accounts');
  await page.getByRole('button', { name: 'More for Wattle Civil' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Deactivate' }).press('Enter');
  await page.getByRole('dialog', { name: 'Deactivate Wattle Civil?' }).waitFor();
  await page.keyboard.press('Escape');
});

test('[billing.statement][billing.files] from signing in to a statement in three presses, and to its file for Xero in four', async ({
  page,
}) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  let presses = 0;
  const press = async (what: ReturnType<Page['getByRole']>) => {
    presses += 1;
    await what.click();
  };
  await press(page.getByRole('link', { name: 'Companies' }));
  await press(page.getByRole('link', { name: 'Redgum Mining' }));
  await press(tab(page, 'Statement'));
  await page.getByRole('heading', { name: /^Statement ST-\d+, / }).waitFor();
  expect(presses).toBe(3);
  await page.getByText(/rows? without a price, left out/).waitFor();
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Xero CSV' }));
  expect((await saved).suggestedFilename()).toMatch(/^xero-[\d-]+\.csv$/);
  expect(presses).toBe(4);
  await expectNoViolations(page);

  // Another period, by a press and by typing; one without anybody says so.
  await page.getByRole('button', { name: 'Month after' }).click();
  await page.waitForURL(/from=/);
  const period = page.getByRole('form', { name: 'Period' });
  await period.getByRole('textbox', { name: 'From' }).fill('01/01/2020');
  await period.getByRole('textbox', { name: 'To' }).fill('31/12/2019');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('The last day is before the first.').waitFor();
  await period.getByRole('textbox', { name: 'To' }).fill('31/01/2020');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('Nothing to bill').waitFor();

  // By keyboard from month to month, through a cut line: the focus stays where it is, or where it was.
  const after = page.getByRole('button', { name: 'Month after' });
  await after.press('Enter');
  await page.waitForURL(/from=2020-02-01/);
  expect(await after.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await period.getByRole('textbox', { name: 'To' }).inputValue()).toBe('29/02/2020');
  await line.cut(async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Try again/ }).waitFor();
  });
  await page.getByRole('button', { name: /^Try again/ }).press('Enter');
  await page.getByText('from Sun 01/03/2020').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Nothing to bill/);
  await page.goBack();
  await expect.poll(() => period.getByRole('textbox', { name: 'From' }).inputValue()).toBe('01/02/2020');
});

test('[prices.set][prices.company] a company gets a price of its own, on a phone and in dark', async ({ openPage }) => {
  const page = await openPage(phone);
  await signIn(page, 'admin');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Coral Bay Energy' }).click();
  await tab(page, 'Prices').click();
  await page.getByText('No prices of its own').waitFor();
  await page.getByRole('button', { name: 'Set a price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a price' });
  await dialog.getByRole('combobox', { name: 'Package' }).fill('standard med');
  await page.getByRole('option', { name: 'Standard medical', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Price without GST' }).fill('12x');
  await dialog.getByRole('button', { name: 'Save price' }).click();
  await dialog.getByText('Enter a price in dollars, eg. 185.00').waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: 'Price without GST' }).fill('1,250.5');
  await dialog.getByText('$1,375.55 with GST.').waitFor();
  await dialog.getByRole('button', { name: 'Save price' }).click();
  await says(page, 'Price saved');
  await page.getByText('$1,250.50 without GST').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await says(page, 'Price removed');
  await page.getByText('No prices of its own').waitFor();
});

test('[billing.month] the month of all companies: what is missing leads to its statement, and one file takes two presses', async ({
  page,
  openPage,
}) => {
  await signIn(page, 'admin');
  let presses = 0;
  const press = async (what: ReturnType<Page['getByRole']>) => {
    presses += 1;
    await what.click();
  };
  await press(page.getByRole('link', { name: 'Month end' }));
  await page.getByText(/^[A-Z][a-z]+ 20\d\d: \d+ companies/).waitFor();
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Xero CSV, all companies' }));
  expect((await saved).suggestedFilename()).toMatch(/^xero-20\d\d-\d\d-[\d-]+\.csv$/);
  expect(presses).toBe(2);
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('attention');
  await page.waitForURL(/attention=1/);
  const table = page.getByRole('table', { name: 'companies' });
  await table
    .getByText(/without a price|without PO/)
    .first()
    .waitFor();
  await table.getByRole('link').first().click();
  await page.getByRole('heading', { name: /^Statement / }).waitFor();

  await page.goto('/month-end?month=2020-01');
  await page.getByText('Nothing to bill').waitFor();
  const phonePage = await openPage(phone);
  await signIn(phonePage, 'admin');
  await phonePage.goto('/month-end');
  await phonePage.getByRole('table', { name: 'companies' }).waitFor();
  await phonePage.getByRole('button', { name: 'Month before' }).click();
  await phonePage.waitForURL(/month=/);
  await expectNoViolations(phonePage);
});
