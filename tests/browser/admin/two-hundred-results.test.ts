/** @module-tag long */

import type { Page } from 'playwright-core';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';

const [UNKNOWN, WRONG] = [15, 5];

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test('[results.batch][results.match] 200 files: whose is known, whose is not, and what is no result at all; one press uploads them, and the rest stays to be seen to', {
  timeout: 600_000,
}, async ({ page, portal }) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const people: { reference: string; candidate_name: string }[] = [];
  for (const status of ['Attended', 'Preparing Report', 'Completed'] as const) {
    const query = { status: [status], page_size: 100 };
    people.push(...(await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }))).bookings);
  }
  const known = Array.from({ length: 200 - UNKNOWN - WRONG }, (_, nth) => {
    const { reference = '', candidate_name = '' } = people[nth % people.length] ?? {};
    const name = `${reference} ${candidate_name} audiometry ${nth}.pdf`;
    return file(name, plainPdf(name, [`Audiometry of ${candidate_name}, sheet ${nth}.`]));
  });
  const unknown = Array.from({ length: UNKNOWN }, (_, nth) => {
    const name = `scan ${nth}.pdf`;
    return file(name, plainPdf(name, ['Nobody’s.']));
  });
  // Named as results, and programs inside.
  const wrong = Array.from({ length: WRONG }, (_, nth) => {
    const { reference = '', candidate_name = '' } = people[nth] ?? {};
    return file(`${reference} ${candidate_name} drug screen ${nth}.pdf`, Buffer.from(`MZ\0\0 program ${nth}`));
  });

  await signIn(page, 'admin');
  await page.goto('/results');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles([...known, ...unknown, ...wrong, file('one too many.pdf', plainPdf('x', ['x']))]);
  await page.getByText('1 file was left out.', { exact: false }).waitFor();
  const upload = page.getByRole('button', { name: /^Upload \d+ files$/ });
  await upload.waitFor();
  expect(await page.getByText(/^Nobody was found by “scan \d+\.pdf”/).count()).toBe(UNKNOWN);
  await page.getByRole('list', { name: `Files, ${UNKNOWN} of them need a choice` }).waitFor();
  await expectNoViolations(page);

  // The browser's own line about each file that is refused.
  forgive(page, /status of 422/);
  await upload.click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Uploading file \d+ of / })
    .waitFor();
  const done = page.getByRole('status').filter({ hasText: `${known.length} files uploaded` });
  await done.waitFor({ timeout: 400_000 });
  const said = (await done.textContent()) ?? '';
  expect(said).toMatch(/ · \d+ people Completed/);
  expect(said).toMatch(new RegExp(` · ${WRONG} failed`));
  for (const { name } of wrong)
    await row(page, name)
      .getByText(/^Not uploaded\./)
      .waitFor();
  await expectNoViolations(page);

  // On a phone and in the dark; what is left is a press away, and the same files again are known.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Next files' }).click();
  await chooser.setInputFiles(known);
  await expect.poll(() => page.getByText(/^Uploaded before: /).count()).toBe(known.length);
});
