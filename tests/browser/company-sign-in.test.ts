import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { expect, expectNoViolations, test } from '../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../support/browser/page.ts';
import { CLIENT, identityProvider } from '../support/servers/identity-provider.ts';
import { nameServer } from '../support/servers/name-server.ts';

const names = await nameServer();
afterAll(() => names.close());
test.override('portalOptions', async () => ({ env: { DNS_SERVER: names.address } }));

/** Redgum Mining's provider is on for @redgum.example. */
async function turnOn({ url }: { url: string }) {
  const provider = await identityProvider(url);
  const send = async (method: string, path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/auth${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { access_token: token } = await send('POST', '/login', { username: 'manager', password: demoPassword });
  const own = (method: string, path: string, body?: object) => send(method, `/identity-provider${path}`, body, token);
  const content = { issuer: provider.issuer, client_id: CLIENT.id, client_secret: CLIENT.secret };
  const more = { allows_new_accounts: false, role_id: null, break_glass_account_id: null, updated_at: null };
  await own('PUT', '', { ...content, ...more });
  const { domains } = await own('POST', '/domains', { domain: 'redgum.example' });
  const [{ domain_id: id, txt_record: record }] = domains;
  names.records.set('redgum.example', [record]);
  await own('POST', `/domains/${id}/check`);
  await own('POST', '/test');
  await own('POST', '/enable');
  return provider;
}

const button = (page: Page) => page.getByRole('link', { name: 'Continue with Redgum Mining' });

async function typeName(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(email);
}

test('[sso.page] a first sign-in by the company’s provider takes one press of the portal, and each refusal says why', async ({
  page,
  portal,
}) => {
  const provider = await turnOn(portal);
  try {
    provider.people.set('stranger', { email: 'nobody@redgum.example', email_verified: true });
    provider.signedInAs('stranger');
    await typeName(page, 'priya.raman@redgum.example');
    await button(page).waitFor();
    await expectNoViolations(page);
    await onAPhoneInTheDark(page, () => expectNoViolations(page));
    await button(page).click();
    await page.getByText('There is no account for nobody@redgum.example at Redgum Mining.').first().waitFor();
    expect(new URL(page.url()).search).toBe('');

    provider.goDown(true);
    await typeName(page, 'priya.raman@redgum.example');
    await button(page).click();
    await page.getByText('Redgum Mining’s sign-in does not work').first().waitFor();
    provider.goDown(false);

    await page.goto('/login?sign-in=company');
    await page.getByText('This sign-in was not begun in this browser').first().waitFor();

    await page.context().clearCookies();
    provider.people.set('priya', { email: 'priya.raman@redgum.example', email_verified: true });
    provider.signedInAs('priya');
    await typeName(page, 'priya.raman@redgum.example');
    // The only press: the provider of the test asks for none.
    await button(page).click();
    await page.locator('.list-table tbody tr, main h1').first().waitFor();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  } finally {
    provider.close();
  }
});

test('[sso.page] without a company’s sign-in, or while the question fails, the form is as it was', async ({ page }) => {
  await typeName(page, 'somebody@other.example');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.getByRole('link', { name: /Continue with/ }).count()).toBe(0);
});
