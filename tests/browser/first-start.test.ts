/** @module-tag long */

import { demoLogins, demoPassword } from '../../services/seed/demo-logins.ts';
import { expect, test as portalTest, signIn } from '../support/browser/browser.ts';

const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({ filledFrom: undefined }));

test('[run.two-commands] an empty folder becomes a portal that prints its logins, and each of them gets in', async ({
  portal,
  openPage,
}) => {
  expect(portal.output()).toContain(demoPassword);
  for (const { username } of demoLogins) {
    expect(portal.output()).toContain(username);
    const page = await openPage();
    await signIn(page, username);
    await page
      .getByRole('link', { name: 'Log out' })
      .or(page.getByRole('button', { name: 'Log out' }))
      .waitFor();
  }
});
