import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

test('[feed.page] a calendar address is made, read and revoked on a phone, by keyboard alone', async ({
  openPage,
  portal,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'manager');
  await page.goto('/my/account');
  await page.getByRole('button', { name: 'Calendar addresses' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Calendar addresses' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'All appointments' });
  await row.getByText('No address').waitFor();
  await expectNoViolations(page);

  await row.getByRole('button', { name: 'Make address for All appointments' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Make a calendar address for ‘All appointments’?' }).waitFor();
  await page.getByRole('button', { name: 'Make address', exact: true }).focus();
  await page.keyboard.press('Enter');
  const made = dialog.getByRole('textbox', { name: 'Address' });
  await expect.poll(() => made.inputValue()).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  await expectNoViolations(page);
  const address = new URL(await made.inputValue());
  const calendar = await fetch(`${portal.url}${address.pathname}`);
  expect([calendar.status, (await calendar.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);

  await row.getByRole('button', { name: 'Revoke the address of All appointments' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revoke', exact: true }).focus();
  await page.keyboard.press('Enter');
  await row.getByText('No address').waitFor();
  expect(await made.count()).toBe(0);
  expect((await fetch(`${portal.url}${address.pathname}`)).status).toBe(404);
});
