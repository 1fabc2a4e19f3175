/** @module-tag long */

import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { runNightlyCheck } from '../../../services/audit/nightly-check.ts';
import { openDatabase } from '../../../services/database/open.ts';
import { expect, expectNoViolations, forgive, test as portalTest, signIn } from '../../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../../support/browser/page.ts';
import { copyDemoData } from '../../support/database/demo-data.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { silentLog } from '../../support/silent-log.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

const tampered = await copyDemoData(inject('demoData'));
afterAll(tampered.remove);

/** The demo's data with one entry changed past the portal, and that night's check done. */
const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => {
  const database = await openDatabase(tampered);
  await database.db.execute(sql`
    update audit.entries set account_name = 'Nobody' where id = (
      select e.id from audit.entries e join booking.bookings b on b.id = e.booking_id
      where e.position = 1 order by b.reference limit 1)`);
  await runNightlyCheck({ db: database.db, now: () => new Date(), log: silentLog, timeZone: 'Australia/Perth' });
  await database.close();
  return tampered;
});

const table = (page: Page) => page.getByRole('table', { name: 'entries' });
const rows = (page: Page) => table(page).getByRole('row');
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click();

test('[audit.search][audit.reads][audit.export] an administrator finds who saw a person’s data and what an account did, and exports it', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const query = { page_size: 1 };
  const { bookings } = await answerOf(manager.booking.GET('/booking/bookings', { params: { query } }));
  const { candidate_id, candidate_name, reference } = defined(bookings[0]);
  await answerOf(manager.booking.GET('/booking/candidates/{candidate_id}', { params: { path: { candidate_id } } }));
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Audit' }).click();
  await rows(page).nth(1).waitFor();
  await expectNoViolations(page);
  await onAPhoneInTheDark(page, () => expectNoViolations(page));

  await page.getByLabel('Whose data').fill(reference);
  await search(page);
  const opened = rows(page).filter({ hasText: 'Booking opened' }).filter({ hasText: 'Priya Raman' });
  await opened.first().waitFor();
  await rows(page).filter({ hasText: 'Booking list read' }).filter({ hasText: 'Priya Raman' }).first().waitFor();
  await opened.first().getByRole('link', { name: 'Priya Raman' }).click();
  await page.getByRole('group', { name: 'Active filters' }).getByText('Only done by').waitFor();
  await expect.poll(() => page.getByText('Only done by').locator('..').textContent()).toContain('Priya Raman');
  await page.goBack();
  await page.getByRole('link', { name: candidate_name }).first().click();
  await page.getByRole('button', { name: 'Remove Only data of' }).waitFor();
  await expectNoViolations(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('"candidate.opened"');
  expect(text).toContain(candidate_name);
});

test('[audit.search] a search without hits says so; one that fails keeps what was asked and is tried again', {
  tags: ['walk'],
}, async ({ page }) => {
  const gate = await gateOn(page);
  await signIn(page, 'admin');
  await page.goto('/audit');
  await page.getByLabel('Whose data').fill('Nobody of this name');
  await search(page);
  await page.getByRole('heading', { name: 'No entries match' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await rows(page).nth(1).waitFor();
  expect(await page.getByLabel('Whose data').inputValue()).toBe('');

  forgive(page, /Failed to load resource/);
  gate.close('AuditEntries');
  await page.getByLabel('Who did it').fill('priya');
  await search(page);
  await gate.asked('AuditEntries');
  await expectNoViolations(page);
  await gate.cut('AuditEntries');
  await page.getByRole('alert').getByText('Fetch error').first().waitFor();
  await expectNoViolations(page);
  gate.open('AuditEntries');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await rows(page).filter({ hasText: 'Priya Raman' }).first().waitFor();
  expect(await page.getByLabel('Who did it').inputValue()).toBe('priya');
  gate.close('AuditEntries');
  await search(page);
  await gate.asked('AuditEntries');
  const loading = page.getByRole('main').getByText('Loading…'); // the live region outside of it says the same
  await loading.waitFor();
  await gate.pass('AuditEntries');
  await loading.waitFor({ state: 'hidden' });
});

test('[audit.nightly] a broken chain is on the page, with its booking', { tags: ['walk'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/audit');
  const alert = page.getByRole('alert').filter({ hasText: 'Entries of 1 booking are not as they were written.' });
  await alert.getByText(/^PF-\d+: Entry 1 is not what was written\.$/).waitFor();
  await expectNoViolations(page);
});

test('[audit.search] it is no page of a client’s account, and no entry of its menu', { tags: ['walk'] }, async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'My Account' }).waitFor();
  expect(await page.getByRole('link', { name: 'Audit' }).count()).toBe(0);
  await page.goto('/audit');
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
});
