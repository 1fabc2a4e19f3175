import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { expect, expectNoViolations, forgive, test as portalTest, signIn } from '../../support/browser/browser.ts';
import { GIGABYTE, sendGigabyte } from '../../support/gigabyte.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { networkOf } from '../../support/servers/network.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-store-'));
const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({
  env: { FILES_URL: pathToFileURL(folder).href },
}));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** While something is done, where the files should be is no folder. */
async function withoutStore(act: () => Promise<void>) {
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  try {
    await act();
  } finally {
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
  }
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: plainPdf(name, ['One line.']) });

test('[admin.paperworks][msg.paperwork] paperwork is uploaded with progress, called off, downloaded, renamed and deleted', {
  tags: ['walk'],
}, async ({ page }) => {
  const line = await networkOf(page, '**/files/paperworks?*');
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Paperwork' }).click();
  const table = page.getByRole('table', { name: 'paperwork' });
  const named = (name: string) => table.getByRole('button', { name: `Download ${name}` });
  await named('Health declaration.pdf').waitFor();
  await expectNoViolations(page);

  const chooser = page.locator('input[type=file]');
  await line.cut(async () => {
    await chooser.setInputFiles(pdf('Site rules.pdf'));
    await page.getByText('Error when upload paperwork').first().waitFor();
  });
  await page.getByRole('button', { name: /^Try again/ }).click();
  await page.getByText('Paperwork added successfully').first().waitFor();
  await named('Site rules.pdf').waitFor();

  // Held back on its way, the upload shows its progress and can be called off.
  await line.hold(async () => {
    await chooser.setInputFiles(pdf('Never mind.pdf'));
    await page.getByRole('progressbar', { name: 'Uploading Never mind.pdf' }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Stop the upload?' });
    await question.getByText('Never mind.pdf is still on its way.').waitFor();
    await question.getByRole('button', { name: 'Keep uploading' }).click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await page.getByRole('button', { name: 'Upload paperwork' }).waitFor();
  });

  await chooser.setInputFiles({ ...pdf('form.pdf'), buffer: Buffer.from('MZ a program') });
  await page.getByRole('alert').getByText('Only PDF, PNG, JPG and Word (.docx) files are taken.').first().waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const download = page.waitForEvent('download');
  await named('Site rules.pdf').click();
  expect((await download).suggestedFilename()).toBe('Site rules.pdf');

  await table.getByRole('button', { name: 'Rename Site rules.pdf' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('House rules.pdf');
  const gate = await gateOn(page, 'RenamePaperwork');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await gate.cut('RenamePaperwork');
  await page.getByText('Error when edit paperwork').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await gate.pass('RenamePaperwork');
  await named('House rules.pdf').waitFor();

  await table.getByRole('button', { name: 'Delete House rules.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Delete success').first().waitFor();
  await named('House rules.pdf').waitFor({ state: 'detached' });

  // The demo's bookings use the first of a company's forms.
  const inUse = table.getByRole('button', { name: 'Delete Health declaration.pdf' });
  await inUse.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Error when delete paperwork').first().waitFor();
  await page
    .getByRole('dialog')
    .getByText(/^It is used by open bookings: PF-/)
    .waitFor();
  forgive(page, /ERR_FAILED|422|409/);
});

test('[wizard.paperwork] a booking takes paperwork that is kept and what is uploaded for it, renamed and deleted there', async ({
  page,
}) => {
  const line = await networkOf(page, '**/files/paperworks?*');
  await signIn(page, 'manager');
  await page.goto('/make-booking');
  const field = page.getByRole('group', { name: 'Paperwork' });
  await field.getByRole('combobox', { name: /Paperwork/ }).click();
  await page.getByRole('option', { name: 'Health declaration.pdf' }).click();
  const list = page.getByRole('list', { name: 'Paperwork of this booking' });
  const chosen = (name: string) => list.locator('li > span').getByText(name);
  await chosen('Health declaration.pdf').waitFor();
  await field.locator('input[type=file]').setInputFiles(pdf('For once.pdf'));
  await chosen('For once.pdf').waitFor();
  await expectNoViolations(page);
  await list.getByRole('button', { name: 'Rename For once.pdf' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Just once.pdf');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await chosen('Just once.pdf').waitFor();
  await page.getByRole('checkbox', { name: 'Keep what I upload for further bookings' }).check();
  await field.locator('input[type=file]').setInputFiles(pdf('For good.pdf'));
  await chosen('For good.pdf').waitFor();
  await page.reload();
  await chosen('Just once.pdf').waitFor();
  await list.getByRole('button', { name: 'Delete Just once.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await chosen('Just once.pdf').waitFor({ state: 'detached' });
  await list.getByRole('button', { name: 'Take out Health declaration.pdf' }).click();
  await chosen('Health declaration.pdf').waitFor({ state: 'detached' });
  await chosen('For good.pdf').waitFor();

  // A step further its field is gone: what was on its way is named.
  await page.getByLabel('Receiving Results Email').fill('crew@redgum.example');
  await page.getByLabel('Receiving Invoices Email').fill('accounts@redgum.example');
  await line.hold(async () => {
    await field.locator('input[type=file]').setInputFiles(pdf('Too late.pdf'));
    await page.getByRole('progressbar', { name: 'Uploading Too late.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Too late.pdf was not uploaded').first().waitFor();
  });
});

test('[admin.paperworks][msg.paperwork][detail.consult-files] with the file store down every screen says so in its place, and the same goes once it is back', {
  tags: ['long'],
}, async ({ page, portal }) => {
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Paperwork' }).click();
  const table = page.getByRole('table', { name: 'paperwork' });
  await table.waitFor();
  // Refused while most of it is still on its way.
  const { buffer, ...file } = pdf('Hazards.pdf');
  const chooser = page.locator('input[type=file]');
  await withoutStore(async () => {
    await chooser.setInputFiles({ ...file, buffer: Buffer.concat([buffer, Buffer.alloc(6 * 2 ** 20)]) });
    await page
      .getByRole('alert')
      .getByText('Hazards.pdf: Files cannot be stored at the moment. Try again later.')
      .waitFor();
    await expectNoViolations(page);
  });
  await page.getByRole('button', { name: /^Try again/ }).click();
  const stored = table.getByRole('button', { name: 'Download Hazards.pdf' });
  await stored.waitFor();

  const row = table.getByRole('row', { name: /Hazards/ });
  await withoutStore(async () => {
    await stored.click();
    await row.getByText('Files cannot be read at the moment. Try again later.').waitFor();
    await expectNoViolations(page);
  });
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Try again/ }).click();
  expect((await download).suggestedFilename()).toBe('Hazards.pdf');
  await row.getByText('Files cannot be read').waitFor({ state: 'detached' });

  await table.getByRole('button', { name: 'Delete Hazards.pdf' }).click();
  const dialog = page.getByRole('dialog');
  await withoutStore(async () => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('Files cannot be deleted at the moment. Try again later.').waitFor();
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await stored.waitFor({ state: 'detached' });

  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const query = { status: ['Attended' as const], page_size: 1 };
  const { bookings } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
  const candidate = defined(bookings[0]).candidate_id;
  const form = new FormData();
  form.append('file_type', 'audiometry');
  form.append('file', new File([new Uint8Array(buffer)], 'Audiogram.pdf'));
  const { authorization } = await restAs('admin', { url: `${portal.url}/api` });
  const headers = { authorization };
  const sent = await fetch(`${portal.url}/files/consult-files/${candidate}`, { method: 'POST', headers, body: form });
  const { file_id } = await sent.json();
  await withoutStore(async () => {
    await page.goto(`/booking/download-consult-file?candidate_id=${candidate}&file_id=${file_id}&type=audiometry`);
    await page.getByText('The files could not be downloaded.').waitFor();
    await page.getByRole('main').getByText('Files cannot be read at the moment. Try again later.').waitFor();
    await expectNoViolations(page);
  });
  const results = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Try again/ }).click();
  expect((await results).suggestedFilename()).toBe('Audiogram.pdf');
  forgive(page, /503/);
});

test('[call.paperworks] a gigabyte at the portal’s own door is refused early, and its memory does not grow by it', {
  tags: ['walk'],
}, async ({ portal }) => {
  const { authorization } = await restAs('manager', { url: `${portal.url}/api` });
  const mostBytes = () =>
    1_024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${portal.pid}/status`, 'utf8'))?.[1]);
  const before = mostBytes();
  for (const announced of [true, false]) {
    const { status, sent } = await sendGigabyte({ url: `${portal.url}/files/paperworks`, authorization, announced });
    expect([status, sent < GIGABYTE / 16]).toEqual([413, true]);
  }
  expect(mostBytes() - before).toBeLessThan(GIGABYTE / 8);
});
