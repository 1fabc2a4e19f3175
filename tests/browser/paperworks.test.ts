import { plainPdf } from '../../services/files/plain-pdf.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser.ts';
import { lineOf } from '../support/line.ts';
import { gateOn } from './wizard-driver.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: plainPdf(name, ['One line.']) });

test('[admin.paperworks][msg.paperwork] paperwork is uploaded with progress, called off, downloaded, renamed and deleted', async ({
  page,
}) => {
  const line = await lineOf(page, '**/files/paperworks?*');
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
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await page.getByRole('button', { name: 'Upload paperwork' }).waitFor();
  });

  await chooser.setInputFiles({ ...pdf('form.pdf'), buffer: Buffer.from('MZ a program') });
  await page.getByRole('alert').getByText('Only PDF, PNG, JPG and Word (.docx) files are taken.').first().waitFor();
  await page.getByRole('button', { name: 'Leave it' }).click();

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
  await signIn(page, 'manager');
  await page.goto('/make-booking');
  const field = page.getByRole('group', { name: 'Paperwork' });
  await field.getByRole('combobox', { name: /Paperwork/ }).click();
  await page.getByRole('option', { name: 'Health declaration.pdf' }).click();
  const list = page.getByRole('list', { name: 'Paperwork of this booking' });
  const chosen = (name: string) => list.locator('.name').getByText(name);
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
});
