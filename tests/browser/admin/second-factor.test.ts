/** @module-tag walk */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { UNANSWERED } from '../../../machines/lib/unanswered.ts';
import { demoPassword } from '../../../services/seed/demo-logins.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../../support/browser/page.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The code of the app for the time step that is so many steps ahead; the portal takes the next one too. */
async function appCode(page: Page, secret: string, stepsAhead = 0): Promise<string> {
  const now = await page.evaluate(() => Date.now());
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + stepsAhead * 30_000 });
}

/** Types everything but the code. */
async function logInToCode(page: Page, login: string) {
  await page.goto('/login');
  await field(page, 'Username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'Enter your code');
}

test('[access.second-factor][access.recovery-codes][access.unsure] an administrator turns it on, logs in with code and recovery code, and turns it off', {
  timeout: 120_000,
}, async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'admin');
  await page.goto('/my/account');
  await press(page, 'Turn on the second factor');
  await heading(page, 'Turn on the second factor');
  await page.getByLabel('Current password', { exact: true }).last().fill(demoPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'Add Preflight to your app');
  await expectNoViolations(page);
  const secret = (await field(page, 'Secret').inputValue()).replaceAll(' ', '');
  await field(page, 'Code').fill('12');
  await page.keyboard.press('Enter');
  await page.getByText('Wrong code. Try again.').first().waitFor();
  await field(page, 'Code').fill(await appCode(page, secret));
  await page.keyboard.press('Enter');
  await heading(page, 'Keep your recovery codes');
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectNoViolations(page);
  await press(page, 'Done');
  await page.getByText('10 recovery codes are left.').waitFor();

  const other = await openPage({ viewport: { width: 390, height: 844 } });
  await logInToCode(other, 'admin');
  await onAPhoneInTheDark(other, () => expectNoViolations(other));
  await other.keyboard.type('000 000');
  await other.keyboard.press('Enter');
  await other.getByText('Wrong code. Try again.').first().waitFor();
  await field(other, 'Code').fill(await appCode(other, secret, 1));
  await other.keyboard.press('Enter');
  await other.waitForURL((url) => url.pathname !== '/login');

  const third = await openPage({ viewport: { width: 1440, height: 900 } });
  await logInToCode(third, 'admin');
  await press(third, 'Use a recovery code');
  await heading(third, 'Use a recovery code');
  await third.keyboard.type(codes[0] ?? '');
  await third.keyboard.press('Enter');
  await third.waitForURL((url) => url.pathname !== '/login');
  await third.goto('/my/account');
  await third.getByText('9 recovery codes are left.').waitFor();

  const sessions = third.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect.poll(() => sessions.count()).toBe(3);
  expect(await sessions.first().textContent()).toContain('This device');
  await press(third, 'End all others');
  await third.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
  await expect.poll(() => sessions.count()).toBe(1);
  await other.goto('/my/account');
  await other.waitForURL('**/login');

  await press(third, 'New recovery codes');
  await heading(third, 'Make new recovery codes?');
  await third.getByLabel('Current password', { exact: true }).last().fill(demoPassword);
  await third.keyboard.press('Enter');
  await heading(third, 'Keep your recovery codes');
  const renewed = third.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  expect(codes).not.toContain(await renewed.first().textContent());
  await press(third, 'Done');
  await third.getByText('10 recovery codes are left.').waitFor();

  await press(third, 'Turn off the second factor');
  await heading(third, 'Turn off the second factor?');
  // The answer is lost: the second factor is off, and the page shows it once the dialog is closed.
  const gate = await gateOn(third, 'RemoveSecondFactor');
  await third.getByLabel('Current password', { exact: true }).last().fill(demoPassword);
  await third.keyboard.press('Enter');
  forgive(third, /ERR_FAILED/);
  await gate.deafen('RemoveSecondFactor');
  await third.getByText(UNANSWERED).first().waitFor();
  await third.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await third.getByRole('button', { name: 'Leave', exact: true }).click();
  await third.getByRole('button', { name: 'Turn on the second factor' }).waitFor();
});

/** Ends at the recovery codes, which 'Done' closes. */
async function enrol(page: Page) {
  await press(page, 'Turn on the second factor');
  await heading(page, 'Turn on the second factor');
  await page.getByLabel('Current password', { exact: true }).last().fill(demoPassword);
  await page.keyboard.press('Enter');
  await heading(page, 'Add Preflight to your app');
  const secret = (await field(page, 'Secret').inputValue()).replaceAll(' ', '');
  await field(page, 'Code').fill(await appCode(page, secret));
  await page.keyboard.press('Enter');
  await heading(page, 'Keep your recovery codes');
  await press(page, 'Done');
  await page.getByText('10 recovery codes are left.').waitFor();
}

test('[access.admin-second-factor] if administrators need a second factor, one without it sets it up before any other page opens', {
  timeout: 120_000,
}, async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'admin');
  await page.goto('/settings');
  const needed = page.getByRole('switch', { name: 'Administrators need a second factor' });
  await needed.click();
  await press(page, 'Save');
  await page.getByText('Set up your own second factor first, under My Account.').first().waitFor();
  expect(await needed.getAttribute('aria-invalid')).toBe('true');
  await expectNoViolations(page);
  await page.goto('/my/account');
  await enrol(page);
  await page.goto('/settings');
  if (!(await needed.isChecked())) await needed.click();
  await press(page, 'Save');
  await page.getByText('Update success').waitFor();

  const other = await openPage({ viewport: { width: 390, height: 844 } });
  await other.goto('/login');
  await field(other, 'Username').fill('tom.ashby');
  await other.getByLabel('Password', { exact: true }).fill(demoPassword);
  await other.keyboard.press('Enter');
  await heading(other, 'Set up a second factor');
  await onAPhoneInTheDark(other, () => expectNoViolations(other));
  await other.goto('/companies');
  await heading(other, 'Set up a second factor');
  await enrol(other);
  await other.getByRole('link', { name: 'Open the portal' }).click();
  await other.getByRole('navigation').first().waitFor();
  await other.goto('/companies');
  await heading(other, 'Companies');
});
