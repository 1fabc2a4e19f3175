/** @module-tag walk */
import type { Page } from 'playwright-core';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { hasFocus } from '../dialog-walk.ts';

const drop = (page: Page, name: string, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) });

/** Light and dark, as wide as a desk and as a phone. */
async function expectNoViolationsAnywhere(page: Page) {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('[import.page][import.check][import.undo-later] a file of companies is checked, corrected, dropped again and imported at one press, by keyboard', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Import', exact: true }).last().click();
  await page.getByRole('heading', { name: 'Drop a CSV file of companies here' }).waitFor();
  await expectNoViolationsAnywhere(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template for companies' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('companies.csv');

  const headings = 'Company name;ABN;Result emails';
  await drop(page, 'clients.csv', [headings, 'REDGUM mining;12;', 'Lyndon Sands;51 824 753 556;', 'Lyndon sands;;who']);
  await page.getByText('clients.csv: 2 of 3 rows to correct.').waitFor();
  const rows = page.getByRole('table', { name: 'Rows' }).getByRole('row');
  expect(await rows.count()).toBe(3);
  const words = (await rows.allInnerTexts()).join('\n');
  for (const message of [
    'There is a company of this name already.',
    'This is not a valid ABN. It has 11 digits, eg. 51 824 753 556.',
    'Row 3 has this name, too.',
    'Must be email format and separated by semicolons.',
  ]) {
    expect(words).toContain(message);
  }
  expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
  await expectNoViolationsAnywhere(page);
  await page.getByRole('radio', { name: 'All (3)' }).click();
  expect(await rows.count()).toBe(4);

  await drop(page, 'clients.csv', [headings, 'Lyndon Sands;51 824 753 556;', 'Minilya Fuel;;a@minilya.example']);
  await page.getByText('clients.csv: 2 rows, no errors').waitFor();
  await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter');
  await page.getByText('2 rows of clients.csv imported.').waitFor();
  // The pressed button has gone: Tab continues from its place.
  await page.keyboard.press('Tab');
  await hasFocus(page.getByRole('button', { name: 'Undo this import' }));
  await expectNoViolationsAnywhere(page);
  await page.goto('/companies?search=Minilya');
  await page.getByText('Minilya Fuel').first().waitFor();

  // One who comes back finds the import again, until something of it is used.
  await page.goto('/import?kind=companies');
  const last = page.getByRole('region', { name: 'Your last import' });
  await last.getByText(/^2 rows of companies imported on /).waitFor();
  await expectNoViolationsAnywhere(page);
  await last.getByRole('button', { name: 'Undo this import' }).press('Enter');
  await page.getByText('The import was undone.').waitFor();
  await page.keyboard.press('Tab');
  await hasFocus(page.getByRole('button', { name: 'Import another file' }));
  await page.reload();
  await page.getByRole('heading', { name: 'Drop a CSV file of companies here' }).waitFor();
  await page.getByText('Your last import').waitFor({ state: 'detached' });
  expect(await last.count()).toBe(0);
});

test('[import.page][import.once] an import whose answer is lost is tried again, and done once; a file that is none says so', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/import?kind=subsidiaries');
  await drop(page, 'sites.csv', ['Colour', 'red']);
  await page.getByText('The column “Company” is missing.').waitFor();
  await page.getByText('“Colour” is no column of this file.').waitFor();
  await drop(page, 'sites.csv', ['Company,Subsidiary name', 'Redgum Mining,Learmonth']);
  let lost = 0;
  forgive(page, /ERR_FAILED/);
  await page.route('**/files/imports/**', async (route) => {
    if (!route.request().url().includes('import_id') || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('Nobody knows whether it was imported').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Try again/ }).click();
  await page.getByText('1 row of sites.csv imported.').waitFor();
  expect(lost).toBe(1);
  await page.getByRole('button', { name: 'Import another file' }).click();
  await drop(page, 'sites.csv', ['Company,Subsidiary name', 'Redgum Mining,Learmonth']);
  await page.getByText('The company has a subsidiary of this name already.').waitFor();
});

test('[import.invitations][import.undo] imported accounts wait for their invitations, and those chosen get them at a press', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/import');
  await page.getByRole('radio', { name: 'Accounts' }).click();
  await drop(page, 'people.csv', [
    'Company,Account type,Username,Contact person,Email',
    'Redgum Mining,Booking,ida.import,Ida Import,ida@redgum.example',
    'Redgum Mining,Client,jon.import,Jon Import,jon@redgum.example',
  ]);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  const waiting = page.getByRole('region', { name: 'Not invited yet' });
  await waiting.getByLabel('Ida Import').check();
  // A chosen account stays chosen when another import is done meanwhile.
  await page.getByRole('button', { name: 'Import another file' }).click();
  await drop(page, 'more.csv', [
    'Company,Account type,Username,Contact person,Email',
    'Redgum Mining,Booking,kit.import,Kit Import,kit@redgum.example',
  ]);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await waiting.getByLabel('Kit Import').waitFor();
  expect(await waiting.getByLabel('Ida Import').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByText('The import of more.csv was undone.').waitFor();
  await waiting.getByLabel('Kit Import').waitFor({ state: 'detached' });
  expect(await waiting.getByLabel('Ida Import').isChecked()).toBe(true);
  await expectNoViolationsAnywhere(page);
  await waiting.getByRole('button', { name: 'Send 1 invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Invitations sent').waitFor();
  await waiting.getByLabel('Ida Import').waitFor({ state: 'detached' });
  await waiting.getByLabel('Jon Import').waitFor();
  // The kind and who waits are there after a reload.
  await page.reload();
  await waiting.getByLabel('Jon Import').waitFor();
  expect(await page.getByRole('radio', { name: 'Accounts' }).getAttribute('aria-checked')).toBe('true');
});
