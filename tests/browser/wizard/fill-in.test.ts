/** @module-tag walk */

import type { Page } from 'playwright-core';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { longestMs } from './wizard-driver.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function chooseFillIn(page: Page) {
  await page.goto('/my/company');
  await page.getByRole('switch', { name: 'Candidates fill in their details themselves' }).click();
  await page.getByRole('button', { name: 'Save reminders and candidates' }).click();
  await page.getByText('Update success').first().waitFor();
}

/** A new booking at its first candidate, who has a name and a phone. */
async function beginWith(page: Page, name: string, phone: string) {
  await page.goto('/make-booking');
  await page
    .getByRole('heading', { level: 2, name: 'Company' })
    .or(page.getByRole('combobox', { name: 'Position' }))
    .waitFor();
  if ((await page.getByRole('combobox', { name: 'Position' }).count()) === 0) await next(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Phone').fill(phone);
}

test('[own.fill-in] with the company’s switch a name and a mobile lead on to the package; without it every field is required', async ({
  page,
}) => {
  page.setDefaultTimeout(longestMs);
  await signIn(page, 'manager');
  await chooseFillIn(page);
  await beginWith(page, 'Filla Later', '08 9450 9876');
  await page.getByText('Name and mobile are enough:').waitFor();
  await next(page);
  await page.getByText('Must be a mobile: the candidate’s link is sent there.').waitFor();
  await expectNoViolations(page);
  await field(page, 'Phone').fill('0491 570 006');
  await next(page);
  await page.getByRole('heading', { level: 2, name: 'Package for Filla Later' }).waitFor();

  await chooseFillIn(page);
  await beginWith(page, 'Asked Forall', '0491 570 006');
  await next(page);
  await page.getByText('This field is required.').first().waitFor();
  expect(await page.getByText('Name and mobile are enough:').count()).toBe(0);
});
