import { readFileSync } from 'node:fs';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser/browser.ts';
import { nameOf } from './wizard/wizard-driver.ts';

test('[app.stopped] an answer of an unexpected shape stops the session: the page shows a message, tries again, and keeps a file to report', async ({
  page,
}) => {
  await signIn(page, 'booker');
  await page.route('**/graphql', (route) =>
    nameOf(route.request()) === 'Me' ? route.fulfill({ json: { data: { me: null } } }) : route.continue(),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Preflight stopped' }).waitFor();
  await page.getByText('What happened: TypeError').waitFor();
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file.actors.map(({ machineId }: { machineId: string }) => machineId)).toContain('session');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
  forgive(page, /TypeError/);
});
