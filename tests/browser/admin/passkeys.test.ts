import type { Page } from 'playwright-core';
import { demoPassword } from '../../../services/seed/demo-logins.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../../support/browser/page.ts';
import { addVirtualAuthenticator } from '../../support/browser/virtual-authenticator.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

/** Browsers have no passkeys for network addresses. */
const asLocalhost = (url: string) => ({ baseURL: url.replace('127.0.0.1', 'localhost') });

/** Types the password into the open dialog and sends it. */
async function prove(page: Page) {
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

test('[passkey.add][passkey.own] an account adds a passkey, renames it, and removes it', async ({
  openPage,
  portal,
}) => {
  const page = await openPage(asLocalhost(portal.url));
  await addVirtualAuthenticator(page);
  await signIn(page, 'manager');
  await page.goto('/my/account');
  await press(page, 'Add a passkey');
  await heading(page, 'Add a passkey');
  await expectNoViolations(page);
  await prove(page);
  const list = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await list.waitFor();
  expect(await list.textContent()).toMatch(/^Chrome on Linux.*Not used yet/);
  await onAPhoneInTheDark(page, () => expectNoViolations(page));

  await press(page, 'Add a passkey');
  await prove(page);
  await page.getByText('This device has a passkey of your account already.').first().waitFor();
  await press(page, 'Cancel');
  await press(page, 'Leave');

  await press(page, 'Rename Chrome on Linux');
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await page.keyboard.press('Enter');
  await press(page, 'Remove My laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No passkey yet.').waitFor();
});

test('[access.company-second-factor] My Company refuses the switch until its administrator has a second factor, and keeps it then', async ({
  openPage,
  portal,
}) => {
  const page = await openPage(asLocalhost(portal.url));
  await addVirtualAuthenticator(page);
  await signIn(page, 'coralbay');
  const turnOn = async () => {
    await page.goto('/my/company/sign-in');
    const admins = page.getByRole('form', { name: 'Administrators' });
    await admins.getByRole('switch', { name: 'Administrators need a second factor' }).press('Space');
    await admins.getByRole('button', { name: 'Save' }).press('Enter');
    return admins;
  };
  const refused = await turnOn();
  await refused.getByText('Set up your own second factor first, under My Account.').first().waitFor();
  await expectNoViolations(page);
  await page.goto('/my/account');
  await press(page, 'Add a passkey');
  await prove(page);
  await page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem').waitFor();
  const admins = await turnOn();
  await page.getByText('Update success').first().waitFor();
  await page.reload();
  await admins.getByRole('switch', { name: 'Administrators need a second factor', checked: true }).waitFor();
});

test('[passkey.refused] a page at another address says where passkeys work, and keeps the password', async ({
  page,
}) => {
  await addVirtualAuthenticator(page);
  await signIn(page, 'manager');
  await page.goto('/my/account');
  await press(page, 'Add a passkey');
  await prove(page);
  await page.getByText('Passkeys work at localhost alone. Open the portal at that address.').first().waitFor();
  const password = page.getByRole('dialog').getByLabel('Current password', { exact: true });
  expect(await password.inputValue()).toBe(demoPassword);
});

test('[passkey.sign-in] a passkey signs in with two presses; one that was removed says so and leaves the password', async ({
  openPage,
  portal,
}) => {
  const page = await openPage(asLocalhost(portal.url));
  const { session, authenticatorId } = await addVirtualAuthenticator(page);
  await signIn(page, 'booker');
  await page.goto('/my/account');
  await press(page, 'Add a passkey');
  await prove(page);
  await page.getByText('Not used yet').waitFor();
  await logOut(page);
  await press(page, 'Sign in with a passkey');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/my/account');
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Last used').waitFor();
  await press(page, /^Remove /);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No passkey yet.').waitFor();
  await logOut(page);
  await press(page, 'Sign in with a passkey');
  await page.getByText('This passkey is not known here, or was removed. Log in with your password.').first().waitFor();
  await onAPhoneInTheDark(page, () => expectNoViolations(page));

  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await press(page, 'Sign in with a passkey');
  await press(page, 'Cancel');
  await signIn(page, 'booker');
});

async function logOut(page: Page) {
  await page.getByRole('link', { name: 'Log out' }).click();
  await heading(page, 'Log in');
}
