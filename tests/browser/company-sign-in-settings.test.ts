import { afterAll } from 'vitest';
import { expect, expectNoViolations, test as portalTest, signIn } from '../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../support/browser/page.ts';
import { CLIENT, identityProvider } from '../support/servers/identity-provider.ts';
import { nameServer } from '../support/servers/name-server.ts';

const names = await nameServer();
afterAll(() => names.close());
const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({
  env: { DNS_SERVER: names.address },
}));

test('[sso.settings] an administrator enters the provider, verifies a domain, tests the connection, and turns it on and off', async ({
  page,
  portal,
}) => {
  const provider = await identityProvider(portal.url);
  try {
    await signIn(page, 'manager');
    await page.goto('/my/company');
    await page.getByRole('link', { name: 'Sign-in', exact: true }).click();
    const form = page.getByRole('form', { name: 'Identity provider' });
    expect(await form.getByLabel('Redirect address').inputValue()).toBe(`${portal.url}/sign-in/oidc/callback`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await form.getByRole('button', { name: 'Copy Redirect address' }).press('Enter');
    await page.getByText('Redirect address copied.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal.url}/sign-in/oidc/callback`);
    await form.getByRole('button', { name: 'Save provider' }).press('Enter');
    await form.getByText('This field is required.').first().waitFor();
    await form.getByLabel('Issuer').fill(provider.issuer);
    await form.getByLabel('Client ID').fill(CLIENT.id);
    await form.getByLabel('Client secret').fill('wrong');
    await form.getByLabel('Client secret').press('Enter');
    await page.getByText('Identity provider saved.').first().waitFor();

    const state = page.getByRole('region', { name: 'State' });
    await state.getByRole('button', { name: 'Test the connection' }).click();
    await state.getByText('it refuses this client id and secret').waitFor();
    await form.getByLabel('Client secret').fill(CLIENT.secret);
    await form.getByLabel('Client secret').press('Enter');
    await state.getByRole('button', { name: 'Test the connection' }).click();
    await state.getByText(/^The connection worked/).waitFor();
    expect(await state.getByRole('button', { name: 'Turn it on' }).count()).toBe(0);

    const domains = page.getByRole('region', { name: 'Email domains' });
    await domains.getByLabel('Domain', { exact: true }).fill('redgum');
    await domains.getByLabel('Domain', { exact: true }).press('Enter');
    await domains.getByText('It must be a domain such as example.com').first().waitFor();
    await domains.getByLabel('Domain', { exact: true }).fill('redgum.example');
    await domains.getByLabel('Domain', { exact: true }).press('Enter');
    const check = domains.getByRole('button', { name: 'Check redgum.example' });
    await check.click();
    await domains.getByText(/^redgum\.example has no TXT record/).waitFor();
    await expectNoViolations(page);
    await onAPhoneInTheDark(page, () => expectNoViolations(page));
    const record = await domains.getByLabel('TXT record of redgum.example').inputValue();
    names.records.set('redgum.example', [record]);
    await check.click();
    await domains.getByText('Verified', { exact: true }).waitFor();

    await state.getByRole('button', { name: 'Turn it on' }).press('Enter');
    await state.getByText(/^On since/).waitFor();
    await expectNoViolations(page);
    await state.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).click();
    await state.getByText('Off', { exact: true }).waitFor();
    await domains.getByRole('button', { name: 'Delete redgum.example' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await domains.getByRole('list', { name: 'Email domains' }).waitFor({ state: 'detached' });
  } finally {
    provider.close();
  }
});
