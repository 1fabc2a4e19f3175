/** @module-tag walk */
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { namedAlone } from '../../support/bookings/named-alone.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { onAPhoneInTheDark } from '../../support/browser/page.ts';
import { answerOf, restAs } from '../../support/rest.ts';

/** Two of Redgum's people who have attended, found by their names. */
async function attended(url: string) {
  const [manager, admin] = [
    await restAs('manager', { url: `${url}/api` }),
    await restAs('admin', { url: `${url}/api` }),
  ];
  const query = { status: ['Attended' as const], page_size: 50 };
  const { bookings } = await answerOf(manager.booking.GET('/booking/bookings', { params: { query } }));
  return namedAlone(admin, bookings, 2);
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: plainPdf(name, ['Fit.']) });
const row = (page: Page, name: string) => page.getByRole('listitem', { name });

test('[results.batch][results.match][results.outcome] files of two people: dropped, looked through, uploaded at one press; the company reads and acknowledges', async ({
  page,
  openPage,
  portal,
}) => {
  const [first, second] = await attended(portal.url);
  const { candidate_id: id, reference } = defined(first);
  const { candidate_name: name } = defined(second);
  const whose = `${reference} ${defined(first).candidate_name}`;
  const files = [`${whose} audiometry.pdf`, `${whose} scan.pdf`];

  await signIn(page, 'admin');
  await page.goto('/results');
  await page.getByRole('heading', { name: 'Drop result files here' }).waitFor();
  await expectNoViolations(page);
  await page.locator('input[type=file]').setInputFiles([...files, 'somebody.pdf'].map(pdf));
  await row(page, 'somebody.pdf').getByText('Nobody was found by “somebody.pdf”.').waitFor();
  // A file of a kind that is not taken says so, and has no field for a candidate.
  await page.locator('input[type=file]').setInputFiles([{ ...pdf('bad.exe'), mimeType: 'application/octet-stream' }]);
  await row(page, 'bad.exe').getByText('Only PDF, PNG, JPG and Word (.docx) files are taken.').waitFor();
  expect(await row(page, 'bad.exe').getByRole('textbox').or(row(page, 'bad.exe').getByRole('combobox')).count()).toBe(
    0,
  );
  await onAPhoneInTheDark(page, async () => {
    const { height } = defined((await row(page, 'bad.exe').boundingBox()) ?? undefined);
    expect(height, 'no gaps where nothing is asked').toBeLessThan(92);
  });
  await page.getByRole('button', { name: 'Leave bad.exe out' }).click();
  await page.getByLabel('Reference or name for somebody.pdf').fill(name);
  await page.getByLabel('Reference or name for somebody.pdf').press('Enter');
  const found = row(page, 'somebody.pdf');
  await found.getByText(name).first().waitFor();
  for (const file of [defined(files[1]), 'somebody.pdf']) {
    const choice = row(page, file).getByLabel(`Whose ${file} is`);
    if (await choice.isVisible()) await choice.selectOption({ index: 1 });
    await page.getByLabel(`What ${file} is`).selectOption('Drug screen');
  }
  await page
    .getByLabel(`Outcome of ${defined(first).candidate_name}`)
    .first()
    .selectOption('Fit with restrictions');
  await page.getByText(`Write the restrictions of ${defined(first).candidate_name} first.`).waitFor();
  await page.getByLabel(/^Restrictions of /).fill('No work at heights.');
  await expectNoViolations(page);
  // The first file gets no answer: no choice is lost.
  forgive(page, /ERR_FAILED/);
  await page.route('**/files/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await page.getByText('The upload stopped').waitFor();
  await page.unroute('**/files/**');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await page.getByText(/^3 files uploaded · 2 people Completed/).waitFor();
  await expectNoViolations(page);

  // The same files again: nothing is uploaded twice.
  await page.getByRole('button', { name: 'Next files' }).click();
  await page.locator('input[type=file]').setInputFiles(files.map(pdf));
  await row(page, defined(files[0]))
    .getByText(/^Uploaded before:/)
    .waitFor();

  await page.goto(`/booking/${id}/detail`);
  const mails = page.getByRole('region', { name: 'Mail' });
  await mails.getByText('Results', { exact: true }).first().waitFor();
  await mails.getByText('Reminder of results').first().waitFor();
  await mails
    .getByText(/^Leaves /)
    .first()
    .waitFor();

  const client = await openPage();
  await signIn(client, 'manager');
  await client.goto(`/booking/${id}/detail`);
  const card = client.getByRole('region', { name: 'Consult files' });
  await card.getByText('New', { exact: true }).first().waitFor();
  await card.getByText('No work at heights.').waitFor();
  await card.getByText('Download the 2 new files first.').waitFor();
  for (const file of files) {
    const download = client.waitForEvent('download');
    await card.getByRole('link', { name: `Download ${file}` }).click();
    await download;
    await client.goto(`/booking/${id}/detail`);
  }
  await card.getByRole('button', { name: 'Acknowledge results' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await card
    .getByText(/^Acknowledged by Priya Raman/)
    .first()
    .waitFor();
  await expectNoViolations(client);

  await page.goto(`/booking/${id}/detail`);
  await page
    .getByText(/^Acknowledged by Priya Raman/)
    .first()
    .waitFor();
  expect(await page.getByText('Results', { exact: true }).count()).toBeGreaterThan(0);
});
