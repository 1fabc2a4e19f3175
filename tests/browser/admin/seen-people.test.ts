import { readFileSync } from 'node:fs';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../../support/browser/page.ts';
import { answerOf, restAs } from '../../support/rest.ts';

test('[audit.seen] an administrator lists and exports everybody whose data an account saw in a period', async ({
  page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const query = { page_size: 1 };
  const { bookings } = await answerOf(manager.booking.GET('/booking/bookings', { params: { query } }));
  const { candidate_id, candidate_name } = defined(bookings[0]);
  await answerOf(manager.booking.GET('/booking/candidates/{candidate_id}', { params: { path: { candidate_id } } }));
  await signIn(page, 'admin');
  await page.goto(`/audit?account=${manager.accountId}`);
  await page.getByRole('link', { name: 'Whose data this account saw' }).click();
  await page.getByRole('heading', { level: 1, name: 'Whose data an account saw' }).waitFor();
  const row = page.getByRole('table', { name: 'people' }).getByRole('row').filter({ hasText: candidate_name }).first();
  await row.getByText(/Booking opened/).waitFor();
  await page.getByText('Priya Raman').waitFor();
  await expectNoViolations(page);
  await onAPhoneInTheDark(page, () => expectNoViolations(page));
  await page.goto('/audit?view=people'); // without an account: an address cut off while it was copied
  await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  await page.goBack();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^seen-people-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(candidate_name);

  await page.getByLabel('From', { exact: true }).fill('01/01/2020');
  await page.getByLabel('To', { exact: true }).fill('02/01/2020');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('heading', { name: 'Nobody’s data was seen' }).waitFor();
});
