/** @module-tag walk */
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

test('[api.page] a key is made by keyboard, its secret shown once, and revoked; the reference has the way to a booking', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.goto('/my/company');
  await page.getByRole('link', { name: 'API keys', exact: true }).click();
  await page.getByRole('button', { name: 'New key' }).first().press('Enter');
  const add = page.getByRole('dialog', { name: 'New key', exact: true });
  await add.getByLabel('Name').pressSequentially('Payroll');
  await add.getByRole('switch', { name: /^Make bookings/ }).press('Space');
  await expectNoViolations(page);
  await add.getByLabel('Name').press('Enter');
  const shown = page.getByRole('dialog', { name: 'Copy the secret now', exact: true });
  const secret = await shown.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^pf_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'Close', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Payroll' });
  await row.getByText('catalogue:read, bookings:write').waitFor();
  expect(await page.content()).not.toContain(secret);
  await row.getByRole('button', { name: 'Revoke Payroll' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('No API keys yet').waitFor();
  await page.getByRole('link', { name: 'How to use the API' }).click();
  await page.getByRole('region', { name: 'Book it', exact: true }).getByText('Idempotency-Key').waitFor();
  const [, from = ''] = /FROM=(\S+)/.exec((await page.getByText('BOOKING_KEY=payroll').textContent()) ?? '') ?? [];
  expect(Date.parse(from)).toBeGreaterThan(Date.now());
  await page.locator('summary').filter({ hasText: '/booking/reservations' }).first().press('Enter');
  await page.getByText('"calendar_from_time"').first().waitFor();
  await page.locator('summary').filter({ hasText: 'outcome.recorded' }).press('Enter');
  await page.getByRole('region', { name: 'Webhooks' }).getByText('"outcome":').first().waitFor();
  await expectNoViolations(page);
});
