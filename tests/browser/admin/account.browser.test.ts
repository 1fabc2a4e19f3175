/** @module-tag walk */
import { once } from 'node:events';
import { request } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../../services/seed/demo-logins.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { networkOf } from '../../support/servers/network.ts';

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
const rule = 'Password must include at least a lowercase letter, an uppercase letter, a number, and a special letter.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Waits for what a person with the keyboard would notice: where the focus is. */
const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot-password');
  await box(page, 'Email').fill(email);
  await press(page, 'Send link');
}

/** Opens the newest mail in the demo's mailbox and follows its link, as a person does. */
async function followMailedLink(page: Page): Promise<string> {
  await page.goto('/dev/mailbox');
  await page.getByRole('link', { name: 'Reset your password' }).first().click();
  await heading(page, 'Reset your password');
  await page.frameLocator('iframe').getByRole('link', { name: 'Reset password' }).click();
  await heading(page, 'Reset password');
  return page.url();
}

async function setPassword(page: Page, password: string, confirm = password) {
  await box(page, 'New password').fill(password);
  await box(page, 'Confirm password').fill(confirm);
  await press(page, 'Set password');
}

const people = {
  'on a phone': [phone, 'mia.larsen@redgum.example', 'restricted'],
  'at a desk': [desk, 'daniel.kerr@redgum.example', 'booker'],
} as const;

for (const [where, [options, email, username]] of Object.entries(people))
  test(`[access.forgot][access.reset][route.public][valid.password] ${where} a forgotten password is replaced by the mailed link, once`, {
    timeout: 120_000,
    tags: options === desk ? ['long'] : [],
  }, async ({ openPage, portal }) => {
    const page = await openPage(options);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(page, 'Forgot password');
    await expectNoViolations(page);

    await press(page, 'Send link');
    await says(page, 'This field is required.');
    await hasFocus(box(page, 'Email'));
    await expectNoViolations(page);

    await box(page, 'Email').fill('nobody@redgum.example');
    await press(page, 'Send link');
    await says(page, 'This email address is not registered on our system, please try another one.');
    await expectNoViolations(page);

    await box(page, 'Email').fill(email);
    await press(page, 'Send link');
    await page.waitForURL('**/email-sent');
    await heading(page, 'Check your email');
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'demo mailbox' }).click();
    await heading(page, 'Demo mailbox');
    await expectNoViolations(page);

    const link = await followMailedLink(page);
    expect(link).toMatch(new RegExp(`^${portal.url}/reset-password\\?token=[\\w-]{43}$`));
    await expectNoViolations(page);
    await setPassword(page, 'preflight', 'Preflight');
    await says(page, rule);
    await says(page, 'Confirm password must match with password.');
    await hasFocus(box(page, 'New password'));
    await expectNoViolations(page);

    await setPassword(page, 'Another#1pass');
    await page.waitForURL('**/login');
    await says(page, 'Password has been updated successfully.');
    expect(await page.evaluate(() => sessionStorage.getItem('lastPath'))).toBeNull();

    await page.goto(link);
    await setPassword(page, 'Third#1pass');
    await says(page, 'Token is invalid. Try again.');
    await expectNoViolations(page);

    await signIn(page, username, 'Another#1pass');
  });

test('[access.forgot][access.reset] with the line cut it says so, and what was typed stays', async ({ page }) => {
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/forgot-password');
  await box(page, 'Email').fill('priya.raman@redgum.example');
  await press(page, 'Send link');
  await says(page, 'Error occured. Try again.');
  expect(await box(page, 'Email').inputValue()).toBe('priya.raman@redgum.example');
  await expectNoViolations(page);
  await page.goto('/reset-password?token=nonsense');
  await setPassword(page, 'Another#1pass');
  await says(page, 'Error occured. Try again.');
  // An invited person has no password to reset.
  await page.goto('/reset-password?token=nonsense&invited=1');
  await page.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor();
  forgive(page, /Failed to load resource/);
});

test('a forged Host has no say in where the mailed link leads', async ({ page, portal }) => {
  const { hostname, port } = new URL(portal.url);
  const sent = request({
    hostname,
    port,
    method: 'POST',
    path: '/api/auth/forgot-password',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify({ email: 'priya.raman@redgum.example' }));
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(200);
  expect(await followMailedLink(page)).toMatch(new RegExp(`^${portal.url}/reset-password`));
});

for (const [where, options, tags] of [
  ['on a phone', phone, ['long']],
  ['at a desk', desk, []],
] as const) {
  test(`[access.my-account] ${where} contact details are changed, refused at their field, and shown in the menu`, {
    tags: [...tags],
  }, async ({ openPage }) => {
    const page = await openPage(options);
    const line = await networkOf(page);
    await signIn(page, 'manager');
    await page.goto('/my/account');
    await box(page, 'Contact person').waitFor();
    await expectNoViolations(page);

    await page.getByLabel('Phone').fill('123');
    await box(page, 'Email').fill('priya@');
    await press(page, 'Save changes');
    await says(page, 'Must be email format. Eg. name@company.com.au');
    await hasFocus(page.getByLabel('Phone'));
    await expectNoViolations(page);
    await press(page, 'Discard changes');
    expect(await page.getByLabel('Phone').inputValue()).toBe('08 5550 1420');

    await box(page, 'Contact person').fill('Priya  Raman-Lee');
    await press(page, 'Save changes');
    await says(page, 'Update account information successfully.');
    await expect.poll(() => box(page, 'Contact person').inputValue()).toBe('Priya Raman-Lee');
    await press(page, where === 'on a phone' ? 'Open menu' : 'Expand menu');
    await page.getByText('Priya Raman-Lee', { exact: true }).filter({ visible: true }).waitFor();
    if (where === 'on a phone') await page.keyboard.press('Escape');

    await line.cut(async () => {
      await box(page, 'Contact person').fill('Priya Raman');
      await press(page, 'Save changes');
      await says(page, 'Error when updating my account');
      await expectNoViolations(page);
    });
    await press(page, 'Save changes');
    await says(page, 'Update account information successfully.');
  });
}

test('[machine.form] unsaved changes are left by link and by Back with a question, and staying loses nothing', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'My Account' }).click();
  await box(page, 'Contact person').fill('Priya R');
  const stay = async () => {
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await expectNoViolations(page);
    await press(page, 'Stay');
    expect(new URL(page.url()).pathname).toBe('/my/account');
    expect(await box(page, 'Contact person').inputValue()).toBe('Priya R');
  };
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await stay();
  await page.evaluate(() => history.back());
  await stay();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await press(page, 'Leave');
  await page.waitForURL('**/pem-bookings');
  await page.getByRole('link', { name: 'My Account' }).click();
  await box(page, 'Contact person').fill('Priya R');
  await press(page, 'Discard changes');
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await page.waitForURL('**/pem-bookings');
});

test('[session.logout] logging out asks only about what is not saved, and ends the session for the server too', async ({
  page,
  portal,
}) => {
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'My Account' }).click();
  await box(page, 'Contact person').fill('Priya R');
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`;
  const status = async () => (await fetch(`${portal.url}/api/auth/permissions`, { headers: { authorization } })).status;
  expect(await status()).toBe(200);
  const logOut = page.getByRole('link', { name: 'Log out' });
  const question = page.getByRole('dialog', { name: 'Log out without saving?' });
  await logOut.click();
  await question.getByText('Contact details: what was changed').waitFor();
  await question.getByRole('button', { name: 'Log out' }).click();
  await heading(page, 'Log in');
  expect(await status()).toBe(498);
  await signIn(page, 'manager');
  await logOut.click();
  await heading(page, 'Log in');
  expect(await question.count()).toBe(0);
});

test('[access.change-password] a changed password counts, and the other devices have to sign in again', async ({
  openPage,
}) => {
  const [here, elsewhere] = [await openPage(desk), await openPage(phone)];
  await signIn(here, 'admin');
  await signIn(elsewhere, 'admin');
  await here.goto('/my/account');
  const form = here.getByRole('form', { name: 'Change password' });
  const change = async (current: string, password: string, confirm = password) => {
    await form.getByLabel('Current password', { exact: true }).fill(current);
    await form.getByLabel('New password', { exact: true }).fill(password);
    await form.getByLabel('Confirm password', { exact: true }).fill(confirm);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await change(demoPassword, 'weak', 'weaker');
  await says(here, rule);
  await says(here, 'Confirm password must match with password.');
  await change('guess', 'Another#1pass');
  await says(here, 'Wrong current password. Please try again.');
  await hasFocus(form.getByLabel('Current password', { exact: true }));
  await expectNoViolations(here);
  await change(demoPassword, 'Another#1pass');
  await says(here, 'Password has been updated successfully.');
  expect(await form.getByLabel('New password', { exact: true }).inputValue()).toBe('');

  await elsewhere.goto('/my/account');
  await elsewhere.waitForURL('**/login');
  await here.reload();
  await heading(here, 'My Account');
  await signIn(elsewhere, 'admin', 'Another#1pass');
});

test('[route.root] an account without bookings lands on its own page', async ({ page, portal }) => {
  await askForLink(page, 'mia.larsen@redgum.example');
  await page.waitForURL('**/email-sent');
  await followMailedLink(page);
  await setPassword(page, 'Kelp-under-7-jetties');
  await page.waitForURL('**/login');
  await signIn(page, 'restricted', 'Kelp-under-7-jetties');
  await heading(page, 'My Account');
  expect(page.url()).toBe(`${portal.url}/my/account`);
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await expectNoViolations(page);
});
