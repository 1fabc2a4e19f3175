/** @module-tag walk */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { makeFirstAdmin } from '../../services/auth/first-admin.ts';
import { openDatabase } from '../../services/database/open.ts';
import { expect, expectNoViolations, test as portalTest } from '../support/browser/browser.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'preflight-empty-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const empty = await openDatabase({ dataDir });
const link = await makeFirstAdmin(empty.db, {
  username: 'boss',
  email: 'boss@coastal.example',
  providerName: 'Coastal Occ Health',
  publicUrl: 'http://portal.example',
  now: new Date(),
});
await empty.close();

const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({
  dataDir,
  filledFrom: undefined,
  waitForDemo: false,
  env: { DEMO: '0' },
}));

const PASSWORD = 'Kookaburra#77x';

async function signInFirst(page: Page) {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByLabel('Username').fill('boss');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });

test('an empty portal leads its first administrator from step to step, and says which are done', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await signInFirst(page);
  await steps(page).getByText('0 of 7 done').waitFor();
  expect(new URL(page.url()).pathname, 'where everybody lands').toBe('/pem-bookings');
  expect(await steps(page).getByRole('link').allTextContents()).toEqual([
    'Add a site',
    'Add a doctor',
    'Enter weekly hours',
    'Add assessments',
    'Make a package',
    'Add a company',
    'Give the company an account',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
  await steps(page).getByRole('link', { name: 'Add a site' }).click();
  for (const [label, words] of [
    ['Name', 'Bunbury – Victoria Street'],
    ['Phone', '08 5550 0190'],
    ['Email', 'bunbury@coastal.example'],
    ['Address', '12 Victoria Street'],
    ['Suburb', 'Bunbury'],
    ['Postcode', '6230'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(words);
  }
  await page.getByLabel('State').selectOption('WA');
  await page.getByLabel('Time zone').selectOption('Australia/Perth');
  await page.getByRole('button', { name: 'Add site' }).click();

  await page.getByText('Next: add a doctor').waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Add a doctor' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Dr Ada Biron');
  await page.getByRole('dialog').getByRole('button', { name: 'Add doctor' }).click();
  await page.getByText('Next: enter weekly hours').waitFor();
  expect(await page.getByRole('link', { name: 'Enter weekly hours' }).getAttribute('href')).toMatch(
    /^\/doctors\/[\da-f-]{36}\/hours\/new$/,
  );

  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Start with the usual assessments' }).click();
  await page.getByText('10 assessments added. Change or delete any of them.').first().waitFor();
  await page.getByText('Audiometry', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Start with the usual assessments' }).count()).toBe(0);

  await page.goto('/home');
  await steps(page).getByText('3 of 7 done').waitFor();
  expect(await steps(page).getByRole('listitem').filter({ hasText: 'Done:' }).allTextContents()).toEqual([
    expect.stringContaining('Add a site'),
    expect.stringContaining('Add a doctor'),
    expect.stringContaining('Add assessments'),
  ]);
  const next = steps(page).locator('[aria-current=step]');
  expect(await next.getByRole('link').textContent()).toBe('Enter weekly hours');
});
