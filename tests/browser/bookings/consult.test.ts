import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { walkRound } from '../dialog-walk.ts';

/** A candidate of the company that asks for one-time passwords, with the several results of a medical: a fit test has one. */
async function examined(url: string): Promise<string> {
  const rest = await restAs('coralbay', { url: `${url}/api` });
  const query = { status: ['Completed' as const], page_size: 100 };
  const { bookings } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
  return defined(bookings.find((booking) => booking.service_type === 'pem')).candidate_id;
}

/** The six digits in the demo's mailbox, as a person looks for them. */
async function mailedDigits(page: Page): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/dev/mailbox');
  await mailbox.getByRole('link', { name: 'Your one-time password' }).first().click();
  const text = (await mailbox.locator('pre').first().textContent()) ?? '';
  await mailbox.close();
  return defined(/\b\d{6}\b/.exec(text)?.[0]);
}

const otpField = (page: Page) => page.getByLabel('One-time password');

test('[detail.consult-files][consult.otp][consult.direct][consult.devices] results are downloaded after a one-time password, then directly, until the device is revoked', async ({
  page,
  portal,
}) => {
  await signIn(page, 'coralbay');
  await page.goto(`/booking/${await examined(portal.url)}/detail`);
  const files = page.getByRole('region', { name: 'Consult files' });
  await files.getByRole('checkbox').first().waitFor();
  const count = await files.getByRole('checkbox').count();
  await files
    .getByText(/, uploaded \w{3} \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    .first()
    .waitFor();
  const all = await files.getByRole('link', { name: `Download all ${count} files` }).getAttribute('href');
  expect(new URLSearchParams(all?.split('?')[1]).getAll('file_id')).toHaveLength(count);
  await files.getByRole('checkbox').first().check();
  await files.getByRole('checkbox').nth(1).check();
  await files.getByRole('link', { name: 'Download 2 files' }).click();
  await otpField(page).waitFor();
  await expect.poll(() => otpField(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await otpField(page).getAttribute('autocomplete')).toBe('one-time-code');
  await expectNoViolations(page);
  const digits = await mailedDigits(page);
  const refusals = page
    .getByRole('main')
    .getByText(/^Wrong one-time password\./)
    .filter({ visible: true });
  await otpField(page).fill(digits === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await refusals.first().waitFor();
  expect(await refusals.count(), 'said once, at the field').toBe(1);
  expect(await page.locator('.toast').count()).toBe(0);
  expect(await otpField(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.locator('[aria-live=polite]').getByText('Wrong one-time password.').waitFor({ state: 'attached' });
  const pasted = `Your one-time password is ${digits}`;
  await otpField(page).fill(pasted);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^[\w ]+ PF-\d+\.pdf$/);
  await page.getByText('Your 2 downloads have started.').waitFor();
  expect(await page.getByText('Wrong one-time password').count(), 'what was wrong is gone').toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Download results');
  await expectNoViolations(page);
  expect(await page.evaluate(() => localStorage.getItem('device_id'))).not.toBeNull();

  const again = page.waitForEvent('download');
  await page.reload();
  await again;
  expect(await otpField(page).count()).toBe(0);

  await page.goto('/my/account');
  await page.getByRole('list', { name: 'Devices' }).getByText('this device').waitFor();
  await expectNoViolations(page);
  const revoke = page.getByRole('button', { name: /^Revoke/ });
  await walkRound(page, revoke, /^Revoke /);
  await revoke.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Device revoked successfully').first().waitFor();
  await page.getByText('None yet.').waitFor();
});

test('[consult.return][app.header] the address of a download survives the sign-in, without menu and header', async ({
  openPage,
  portal,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const candidateId = await examined(portal.url);
  const rest = await restAs('coralbay', { url: `${portal.url}/api` });
  const path = { candidate_id: candidateId };
  const { consult_files } = await answerOf(
    rest.booking.GET('/booking/candidates/{candidate_id}', { params: { path } }),
  );
  const { file_id, file_type } = defined(consult_files[0]);
  const address = `/booking/download-consult-file?candidate_id=${candidateId}&file_id=${file_id}&type=${file_type}`;
  await page.goto(address);
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByLabel('Username').fill('coralbay');
  await page.getByLabel('Password', { exact: true }).fill('Preflight#1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname + url.search === address);
  await otpField(page).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
});
