/** @module-tag long */

import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Consult files' });

/** A candidate of a company without one-time passwords whose results are in, with one of the files. */
async function examined(url: string) {
  const rest = await restAs('manager', { url: `${url}/api` });
  const query = { status: ['Completed' as const], page_size: 50 };
  const { bookings } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
  for (const { candidate_id } of bookings) {
    const path = { candidate_id };
    const detail = await answerOf(rest.booking.GET('/booking/candidates/{candidate_id}', { params: { path } }));
    const [file] = detail.consult_files;
    if (file) return { candidateId: candidate_id, file };
  }
  throw new Error('The demo has no results.');
}

test('[consult.withdrawn][consult.readers] a wrong file is withdrawn with a reason, its reader gets a mail, and the right one replaces it', async ({
  page,
  openPage,
  portal,
}) => {
  const { candidateId, file } = await examined(portal.url);
  const client = await openPage();
  await signIn(client, 'manager');
  await client.goto(`/booking/${candidateId}/detail`);
  const download = client.waitForEvent('download');
  await card(client)
    .getByRole('link', { name: `Download ${file.file_name}` })
    .click();
  await download;

  await signIn(page, 'admin');
  await page.goto(`/booking/${candidateId}/detail`);
  await card(page)
    .getByText(/^Downloaded by Priya Raman \(Redgum Mining\)/)
    .waitFor();
  await card(page)
    .getByRole('button', { name: `Withdraw ${file.file_name}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw file' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('Reason').fill('It belongs to another person.');
  expect(await dialog.getByRole('checkbox', { name: /Tell those who downloaded it/ }).isChecked()).toBe(true);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Withdraw file' }).click();
  const withdrawn = card(page).getByRole('list', { name: 'Withdrawn files' });
  await withdrawn.getByText(/by Helen Marsh: It belongs to another person\.$/).waitFor();
  await page.getByText('Withdrawn file', { exact: true }).first().waitFor();
  await expectNoViolations(page);

  await withdrawn.getByRole('button', { name: /^Upload the right one/ }).click();
  const buffer = plainPdf('Right', ['Fit.']);
  await page.locator('input[type=file]').setInputFiles({ name: 'Right.pdf', mimeType: 'application/pdf', buffer });
  await withdrawn.getByText('Replaced by Right.pdf').waitFor();

  await client.reload();
  await client
    .getByRole('alert')
    .getByText(/was withdrawn on .*: It belongs to another person\./)
    .first()
    .waitFor();
  await client.goto(`/booking/${candidateId}/detail`);
  await card(client).getByText('It belongs to another person.').waitFor();
  expect(
    await card(client)
      .getByRole('link', { name: `Download ${file.file_name}` })
      .count(),
  ).toBe(0);
  expect(
    await card(client)
      .getByText(/^Downloaded by/)
      .count(),
  ).toBe(0);
  expect(
    await card(client)
      .getByRole('button', { name: /^Withdraw/ })
      .count(),
  ).toBe(0);
  await client.setViewportSize({ width: 390, height: 844 });
  await client.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(client);

  await page.goto('/dev/mailbox');
  await page
    .getByRole('link', { name: /^A downloaded file was withdrawn, PF-/ })
    .first()
    .click();
  expect(defined((await page.locator('pre').first().textContent()) ?? undefined)).not.toContain('another person');
});
