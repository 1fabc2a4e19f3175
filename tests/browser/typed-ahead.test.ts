import type { Page } from 'playwright-core';
import { expect, signIn, test } from '../support/browser/browser.ts';
import { gateOn } from './wizard/wizard-driver.ts';

const field = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) });
const standsIn = (page: Page, label: string) => expect.poll(() => field(page, label).inputValue());

const chipOf = (page: Page, label: string, name: RegExp | string) =>
  page
    .getByRole('list', { name: `${label}: chosen` })
    .getByText(name)
    .waitFor();

/** The forms in which a subsidiary is chosen within a company, each with what it asks companies by. */
const forms = [
  {
    name: 'who is due',
    question: 'CompanyNames',
    takesSeveral: false,
    open: (page: Page) => page.goto('/due'),
  },
  {
    name: 'the filter of the booking list',
    question: 'FilterCompanies',
    takesSeveral: true,
    open: async (page: Page) => {
      await page.goto('/pem-bookings');
      await page.getByRole('button', { name: /^Filter/ }).click();
    },
  },
  {
    name: 'a new booking',
    question: 'BookableOrgs',
    takesSeveral: false,
    open: (page: Page) => page.goto('/make-booking'),
  },
] as const;

test.for(forms)(
  '[typing.fast][typing.lookup] $name: a subsidiary typed before the company is found is there, and both are taken by their beginnings',
  async ({ question, takesSeveral, open }, { page }) => {
    const isChosen = (name: RegExp | string) =>
      takesSeveral ? chipOf(page, 'Company', name) : standsIn(page, 'Company').toMatch(name);
    await signIn(page, 'admin');
    await open(page);
    await field(page, 'Company').click();
    await page.getByRole('option').first().waitFor();
    const gate = await gateOn(page, question);
    await page.keyboard.type('Redgum');
    await page.keyboard.press('Tab');
    await field(page, 'Subsidiary').focus(); // the list's filter has other fields in between
    await page.keyboard.type('Kalg');
    await standsIn(page, 'Subsidiary').toBe('Kalg');
    await page.keyboard.press('Tab');
    await gate.open(question);
    await isChosen('Redgum Mining');
    await standsIn(page, 'Subsidiary').toMatch(/^Kalgoorlie/);

    // Correcting the company, or adding one, keeps the focus and the words in the subsidiary's field.
    await field(page, 'Company').fill('Coral');
    await page.keyboard.press('Tab');
    await field(page, 'Subsidiary').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Zzyzx');
    await isChosen(/^Coral/);
    if (takesSeveral) await isChosen('Redgum Mining');
    expect(await field(page, 'Subsidiary').inputValue()).toBe('Zzyzx');
    expect(await field(page, 'Subsidiary').evaluate((input) => input === document.activeElement)).toBe(true);
  },
);
