import type { Locator, Page } from 'playwright-core';
import { MINUTES_FORMAT } from '../../../machines/rules/booking/assessment-form.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { networkOf } from '../../support/servers/network.ts';

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[catalogue.edit] an assessment is added, refused at its fields, changed, kept over a cut line and deleted, by keyboard', {
  tags: ['walk'],
}, async ({ page }) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Assessments', exact: true }).click();
  await row(page, 'Resting ECG').waitFor();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Add assessment' }).press('Enter');
  const category = page.getByLabel('Category');
  await expect.poll(() => category.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const words of ['Heart', 'resting ecg', '999', 'sixty', 'Wear running shoes.', '']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await says(page, MINUTES_FORMAT);
  await says(page, 'Enter a price in dollars, eg. 185.00');
  await expectNoViolations(page);
  const add = dialog(page, 'Add assessment');
  await add.getByLabel('Minutes').fill('20');
  await add.getByLabel(/^Price without GST/).fill('60');
  await says(page, '$66.00 with GST.');
  await press(add, 'Add assessment');
  await says(page, 'This category has an assessment of this name already.');
  await add.getByLabel('Name').fill('Stress ECG');
  await line.cut(async () => {
    await press(add, 'Add assessment');
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  });
  expect(await add.getByLabel(/^Preparation/).inputValue()).toBe('Wear running shoes.');
  await press(add, 'Add assessment');
  await says(page, 'Assessment added');
  await row(page, 'Stress ECG').getByText('Wear running shoes.').waitFor();
  expect(await row(page, 'Stress ECG').textContent()).toContain('$60.00');

  await press(row(page, 'Stress ECG'), 'Delete Stress ECG');
  await press(dialog(page, 'Delete Stress ECG?'), 'Delete');
  await says(page, 'Assessment deleted');
  await row(page, 'Stress ECG').waitFor({ state: 'detached' });
  forgive(page, /graphql|ERR_/);
});

test('[catalogue.packages] the editor of an assessment shows which packages change and how long they take; switched off it is offered no more', {
  tags: ['walk'],
}, async ({ page, openPage }) => {
  await signIn(page, 'admin');
  await page.goto('/assessments?search=audiometry');
  await press(row(page, 'Audiometry'), 'Edit Audiometry');
  const edit = dialog(page, 'Edit Audiometry');
  await edit.getByText(/^\d+ packages$/).waitFor();
  await edit.getByLabel('Minutes').fill('45');
  await edit.getByText(/and change with it/).waitFor();
  await edit
    .getByRole('listitem')
    .filter({ hasText: /: \d+ → \d+ minutes$/ })
    .first()
    .waitFor();
  await edit.getByText(/bookings to come keep their times and what was booked\./).waitFor();
  await expectNoViolations(page);
  await press(edit, 'Save');
  await says(page, 'Assessment saved');
  await page.goto('/packages?search=Standard');
  await row(page, 'Standard medical').getByText('90 minutes').waitFor();

  await page.goto('/assessments?search=step test');
  await press(row(page, 'Step test'), 'Deactivate Step test');
  await dialog(page, 'Deactivate Step test?')
    .getByText(/No other package can be given it\. \d+ packages? that ha(s|ve) it keeps? it\./)
    .waitFor();
  await press(dialog(page, 'Deactivate Step test?'), 'Deactivate');
  await row(page, 'Step test').waitFor({ state: 'detached' });

  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'manager');
  await phone.goto('/packages/add');
  await phone.getByLabel(/^Audiometry/).waitFor();
  expect(await phone.getByLabel(/^Step test/).count()).toBe(0);
  await phone.goto('/assessments');
  await phone.getByText('Assessments are not changed here.').waitFor();
});

test('[visit.needs][typing.fast] the assessments that come before one are typed without a pause and kept, and a circle is refused at its field', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/assessments?search=Express');
  await press(row(page, 'Hearing test in a booth'), 'Edit Hearing test in a booth');
  const edit = dialog(page, 'Edit Hearing test in a booth');
  const after = edit.getByRole('combobox', { name: /^Comes after/ });
  await after.focus();
  await page.keyboard.type('Examination by');
  await page.keyboard.press('Tab');
  const chosen = edit.getByRole('list', { name: 'Comes after: chosen' });
  await chosen.getByText('Examination by a doctor').waitFor(); // Save before it is found is refused with words
  await press(edit, 'Save');
  await says(page, 'Assessment saved');
  await press(row(page, 'Hearing test in a booth'), 'Edit Hearing test in a booth');
  await chosen.getByText('Examination by a doctor').waitFor();
  await expectNoViolations(page);
  await press(edit, 'Cancel');

  await press(row(page, 'Examination by a doctor'), 'Edit Examination by a doctor');
  const circle = dialog(page, 'Edit Examination by a doctor');
  await circle.getByRole('combobox', { name: /^Comes after/ }).focus();
  await page.keyboard.type('Hearing test in a');
  await page.keyboard.press('Enter');
  await circle.getByRole('list', { name: 'Comes after: chosen' }).getByText('Hearing test in a booth').waitFor();
  await press(circle, 'Save');
  await circle
    .getByText(/circle/)
    .first()
    .waitFor();
  forgive(page, /graphql|ERR_/);
  await expectNoViolations(page);
  await press(circle, 'Remove Hearing test in a booth');
  await circle
    .getByRole('combobox', { name: /^Comes after/ })
    .and(page.locator(':focus'))
    .waitFor();
});

test('[catalogue.copy] a company copies a package for every company, changes the copy and has it in its list', async ({
  page,
  openPage,
}) => {
  await signIn(page, 'manager');
  await page.goto('/packages?search=Heavy vehicle');
  await row(page, 'Heavy vehicle driver medical').getByRole('link', { name: 'Copy Heavy vehicle' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  expect(await name.inputValue()).toBe('Heavy vehicle driver medical (copy)');
  expect(await page.getByLabel(/^Audiometry/).isChecked()).toBe(true);
  expect(await page.getByLabel(/^Blood lead level/).isChecked()).toBe(false);
  await expectNoViolations(page);
  await name.fill('Redgum drivers');
  await page.getByLabel(/^Blood lead level/).check();
  await press(page, 'Add package');
  await says(page, 'Package added successfully');
  await page.goto('/packages?search=Redgum drivers');
  await row(page, 'Redgum drivers')
    .getByText(/Blood lead level/)
    .waitFor();
  await row(page, 'Redgum drivers').getByText('This company').waitFor();

  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto('/assessments');
  await phone.getByText('Resting ECG').first().waitFor();
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'Edit Resting ECG' }).click();
  await dialog(phone, 'Edit Resting ECG')
    .getByText(/^\d+ packages?$/)
    .waitFor();
  await expectNoViolations(phone);
});

test('[catalogue.services] a service of the menu is renamed by keyboard, no two alike, on a phone in the dark', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await signIn(page, 'admin');
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Services', exact: true }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Services' });
  await list.getByRole('listitem').first().waitFor();
  const names = await list.getByRole('listitem').locator('b').allTextContents();
  const [first = '', second = ''] = names;
  await expectNoViolations(page);
  await list.getByRole('button', { name: `Rename ${first}` }).press('Enter');
  const field = page.getByRole('dialog', { name: `Rename ${first}` }).getByRole('textbox', { name: 'Name' });
  await field.fill(second.toUpperCase());
  await field.press('Enter');
  await page.getByText('There is a service of this name already.').first().waitFor();
  expect(await field.inputValue()).toBe(second.toUpperCase());
  await expectNoViolations(page);
  await field.fill('Hearing tests on site');
  await field.press('Enter');
  await list.locator('b').getByText('Hearing tests on site').waitFor();
  await list.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await page.reload();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Hearing tests on site' }).waitFor();
});

test('four actions of a record are in one line on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  await page.goto('/assessments');
  const actions = page.locator('tbody tr').nth(1).locator('td').last().getByRole('button');
  await actions.first().waitFor();
  const middles = await actions.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles).toHaveLength(4);
  expect(new Set(middles).size).toBe(1);
});
