import type { Page } from 'playwright-core';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

const cancelling = (page: Page) => page.getByRole('dialog', { name: /^Cancel \d+ bookings?\?$/ });

/** Deactivates a company up to its question, and follows the link there that cancels its bookings. */
async function askToCancel(page: Page) {
  await page.goto('/companies');
  await page.getByRole('button', { name: 'More for Redgum Mining' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate Redgum Mining?' });
  await question.getByText(/open bookings stay as they are/).waitFor();
  await expectNoViolations(page);
  await question.getByRole('link', { name: 'Cancel its bookings' }).press('Enter');
}

/** The list that a question's link leads to, by its parameters. */
async function cancelledBy(page: Page, path: string, button: RegExp) {
  await page.goto(path);
  await page.getByRole('button', { name: button }).first().click();
  const link = page.getByRole('dialog').getByRole('link', { name: /^Cancel .+ bookings$/ });
  const { searchParams } = new URL(`http://portal${await link.getAttribute('href')}`);
  await page.keyboard.press('Escape');
  return [...searchParams.keys()];
}

test('[bulk.on-deactivation] the question before a company is deactivated leads to the cancellation of its bookings, which can be undone', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await askToCancel(page);
  const dialog = cancelling(page);
  await dialog.getByRole('listitem').first().waitFor();
  const people = await dialog.getByRole('listitem').count();
  expect(people, 'more than a page of the list').toBeGreaterThan(50);
  expect(new URL(page.url()).searchParams.getAll('status')).toEqual(['Pending', 'Confirmed', 'Rescheduled']);
  await dialog.getByRole('button', { name: 'Keep bookings' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor();
  expect(await dialog.count(), 'a reload does not ask again').toBe(0);

  await askToCancel(page);
  await dialog.getByLabel('Reason').fill('The company left.');
  await dialog.getByRole('button', { name: /^Cancel \d+ bookings?$/ }).click();
  const done = page.getByRole('dialog', { name: /bookings? cancelled/ });
  await done.waitFor();
  await expectNoViolations(page);
  await done.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('dialog', { name: /bookings? as before/ }).waitFor();

  expect(await cancelledBy(page, '/sites', /^Deactivate Perth – Hay Street/)).toContain('site');
  expect(await cancelledBy(page, '/doctors', /^Retire Dr Nikhil Menon/)).toContain('doctor');
});
