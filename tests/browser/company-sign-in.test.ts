import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { expect, expectNoViolations, forgive, test as portalTest } from '../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../support/browser/page.ts';
import { CLIENT, identityProvider } from '../support/servers/identity-provider.ts';
import { nameServer } from '../support/servers/name-server.ts';

const names = await nameServer();
afterAll(() => names.close());
const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({
  env: { DNS_SERVER: names.address },
}));

/** Redgum Mining's provider is on for @redgum.example. */
async function turnOn({ url }: { url: string }) {
  const provider = await identityProvider(url);
  const send = async (method: string, path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/auth${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const manager = await send('POST', '/login', { username: 'manager', password: demoPassword });
  const { access_token: token, account_id: managerId, org } = manager;
  const own = (method: string, path: string, body?: object) => send(method, `/identity-provider${path}`, body, token);
  const content = { issuer: provider.issuer, client_id: CLIENT.id, client_secret: CLIENT.secret };
  const more = { allows_new_accounts: false, role_id: null, break_glass_account_id: null, updated_at: null };
  const { provider: present, domains: known } = await own('GET', '');
  await own('PUT', '', { ...content, ...more, updated_at: present?.updated_at ?? null });
  const { domains } =
    known.length > 0 ? { domains: known } : await own('POST', '/domains', { domain: 'redgum.example' });
  const [{ domain_id: id, txt_record: record }] = domains;
  names.records.set('redgum.example', [record]);
  await own('POST', `/domains/${id}/check`);
  await own('POST', '/test');
  await own('POST', '/enable');
  return {
    ...provider,
    /** Everybody but the manager has to sign in at the provider. */
    async require() {
      const { provider: saved } = await own('GET', '');
      const { updated_at } = saved;
      // Without its secret, which would turn it off.
      const { client_secret: _, ...same } = content;
      await own('PUT', '', { ...same, ...more, break_glass_account_id: managerId, updated_at });
    },
    async deactivate(username: string) {
      const { accounts } = await send('GET', `/organisations/${org}/accounts?search=${username}`, undefined, token);
      const path = `/organisations/${org}/accounts/${accounts[0].account_id}`;
      await send('PATCH', path, { active: false, update_mask: ['active'] }, token);
    },
  };
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
    expect(await page.getByLabel('Username').inputValue()).toBe('priya.raman@redgum.example');
    await button(page).waitFor();

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

test('[sso.page] a sign-in that took too long, one of a deactivated account, and a password where none counts say so', async ({
  page,
  portal,
}) => {
  const provider = await turnOn(portal);
  try {
    provider.people.set('daniel', { email: 'daniel.kerr@redgum.example', email_verified: true });
    provider.signedInAs('daniel');
    const begun = await page.request.get('/sign-in/oidc/start?domain=redgum.example', { maxRedirects: 0 });
    const back = await provider.browse(begun.headers()['location'] ?? '');
    await page.context().clearCookies(); // as the browser does after ten minutes
    await page.goto(back.href);
    await page.getByText('or it took too long. Please try again.').first().waitFor();

    await provider.require();
    await page.getByLabel('Username').fill('booker');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Redgum Mining asks you to sign in by its own sign-in').first().waitFor();
    forgive(page, /status of 40[13]/);

    await provider.deactivate('booker');
    await typeName(page, 'daniel.kerr@redgum.example');
    await button(page).click();
    await page.getByText('Your account is deactivated. Ask your administrator.').first().waitFor();
  } finally {
    provider.close();
  }
});

test('[sso.log-out][sso.back-channel] Log out ends the session at the provider too, and the provider those on other devices', async ({
  page,
  openPage,
  portal,
}) => {
  const provider = await turnOn(portal);
  try {
    provider.people.set('priya', { email: 'priya.raman@redgum.example', email_verified: true });
    provider.signedInAs('priya');
    const other = await openPage();
    for (const one of [page, other]) {
      await typeName(one, 'priya.raman@redgum.example');
      await button(one).click();
      await one.waitForURL((url) => url.pathname === '/pem-bookings');
    }
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.origin === provider.issuer && url.searchParams.has('id_token_hint'));
    await page.locator('button[name="logout"]').click();
    await page.waitForURL(`${portal.url}/login`);
    forgive(page, /fonts\.googleapis\.com/); // of the provider's own page

    await fetch(`${portal.url}/sign-in/oidc/logged-out`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: await provider.logoutToken({ sub: 'priya' }) }),
    });
    await other.goto('/my/account');
    await other.waitForURL('**/login');
    forgive(other, /status of 4\d\d/);
  } finally {
    provider.close();
  }
});

test('[sso.page] without a company’s sign-in, or while the question fails, the form is as it was', async ({ page }) => {
  await typeName(page, 'somebody@other.example');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.getByRole('link', { name: /Continue with/ }).count()).toBe(0);
});
