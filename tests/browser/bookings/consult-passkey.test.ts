import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { demoPassword } from '../../../services/seed/demo-logins.ts';
import { addExamined } from '../../support/bookings/consult-world.ts';
import { expect, expectNoViolations, test } from '../../support/browser/browser.ts';
import { faultsOf, onAPhoneInTheDark, openPageOn, signIn } from '../../support/browser/page.ts';
import { addVirtualAuthenticator } from '../../support/browser/virtual-authenticator.ts';
import { type LocalServer, openLocalServer } from '../../support/servers/local-server.ts';

let portal: LocalServer;
beforeAll(async () => {
  portal = await openLocalServer();
});
afterAll(() => portal.close());

test('[passkey.results] a passkey opens results in place of a one-time password, a day after it was added', async ({
  browser,
}) => {
  const { rows } = await portal.db.execute<{ orgId: string; accountId: string }>(
    sql`select id as "accountId", org_id as "orgId" from auth.accounts where username = 'coralbay'`,
  );
  const { candidateId, files } = await addExamined(portal.db, portal.files, defined(rows[0]), 1);
  const page = await openPageOn(browser, portal.url.replace('127.0.0.1', 'localhost'));
  await addVirtualAuthenticator(page);
  await signIn(page, 'coralbay');
  await page.goto('/my/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Not used yet').waitFor();

  const { file_id, type } = defined(files[0]);
  await page.goto(`/booking/download-consult-file?candidate_id=${candidateId}&file_id=${file_id}&type=${type}`);
  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  await usePasskey.click();
  await page.getByText('This passkey is new: it opens results from').waitFor();
  await page.getByRole('textbox', { name: 'One-time password' }).fill('20');
  await onAPhoneInTheDark(page, () => expectNoViolations(page));

  await portal.db.execute(sql`update auth.passkeys set created_at = created_at - interval '1 day'`);
  await usePasskey.click();
  await page.getByText('Your download has started.').waitFor();
  await page.reload();
  await page.getByText('Your download has started.').waitFor();
  expect(faultsOf(page)).toEqual([]);
  await page.context().close();
});
