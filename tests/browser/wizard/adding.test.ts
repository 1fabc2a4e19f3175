import type { Page } from 'playwright-core';
import { expect, expectNoViolations, forgive, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest } from '../../support/rest.ts';
import { clinicPart, discardDraft, draftAt, gateOn, longestMs, signedIn, storeDraft } from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

const isListed = async (booker: Rest, path: '/companies/positions' | '/companies/pi', search: string) => {
  const { count } = await answerOf(booker.companies.GET(path, { params: { query: { search, is_count: true } } }));
  return count === 1;
};

const add = async (page: Page, label: string, name: string) => {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(name);
  await page.getByRole('option', { name: `Add ${label.toLowerCase()} “${name}”` }).click();
};

wizard(
  '[wizard.add-new][lookup.more] a position and a number that are missing are added on the way; where that fails the words stay',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const gate = await gateOn(page, 'AddItem');
    const mark = crypto.randomUUID().slice(0, 4); // another try finds its own names missing
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'candidates' });
    await page.goto(`/make-booking?draft=${draftId}`);
    const position = page.getByRole('combobox', { name: 'Position' });
    await position.click();
    const more = page.getByText(/^\d+ of \d+ shown\. Type more to find the others\.$/);
    await more.waitFor();
    await position.fill('Boilerm');
    await page.getByRole('option', { name: 'Boilermaker' }).waitFor();
    await more.waitFor({ state: 'detached' });
    await add(page, 'Position', `Zinc rigger ${mark}`);
    await gate.cut('AddItem');
    await page.locator('[data-sonner-toast]', { hasText: 'Something went wrong' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Position' }).inputValue()).toBe(`Zinc rigger ${mark}`);
    expect(await isListed(booker, '/companies/positions', `Zinc rigger ${mark}`)).toBe(false);
    await gate.open('AddItem');
    await add(page, 'Position', `Zinc fitter ${mark}`);
    await expect.poll(() => isListed(booker, '/companies/positions', `Zinc fitter ${mark}`)).toBe(true);

    await page.getByRole('combobox', { name: 'Position' }).fill(`Zinc miller ${mark}`);
    await page.getByRole('option', { name: /^Add position/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByText(`“Zinc miller ${mark}” is not on the list yet; it is booked as written.`).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: `Add “Zinc miller ${mark}”` }).click();
    await expect.poll(() => isListed(booker, '/companies/positions', `Zinc miller ${mark}`)).toBe(true);
    expect(await page.getByText('Choose from the list').count()).toBe(0);
    expect(await page.locator(':focus').inputValue()).toBe(`Zinc miller ${mark}`);

    await page.getByRole('button', { name: 'Back' }).click();
    const number = page.getByRole('combobox', { name: 'Project Identification' });
    const pi = `PI-${mark}`;
    await add(page, 'Project Identification', pi);
    await expect.poll(() => isListed(booker, '/companies/pi', pi)).toBe(true);
    await number.fill(pi.slice(0, -1));
    await page.getByRole('option', { name: pi, exact: true }).waitFor();
    await number.press('Tab');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await number.inputValue(), 'what was typed stays beside what is listed').toBe(pi.slice(0, -1));
    for (const words of ['PI', pi.slice(0, -2)]) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('combobox', { name: 'Position' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await number.fill(words); // over what is selected, at once, before its list is there
      await page.getByRole('option', { name: `“${words}” as typed` }).waitFor();
      expect(await number.inputValue()).toBe(words);
    }
    await page.getByRole('option', { name: pi, exact: true }).click();
    expect(await number.inputValue()).toBe(pi);
    forgive(page, /ERR_FAILED/);
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[wizard.new-package] a package is made in the middle of a booking, for the company or for one candidate, survives a reload and is booked',
  { tags: ['long'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const draftId = await storeDraft(booker, { ...draftAt(place, 2), step: 'package' });
    await page.goto(`/make-booking?draft=${draftId}`);
    await page.getByRole('button', { name: 'New package' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=name]:focus').waitFor();
    await dialog.getByRole('button', { name: 'Add package' }).click();
    await dialog.getByText('This field is required.').waitFor();
    await dialog.getByText('Please choose at least one.').waitFor();
    await expectNoViolations(page);
    await dialog.getByLabel('Name').fill('Zinc crew');
    await dialog.getByRole('checkbox', { name: /^Audiometry/ }).check();
    await dialog.getByRole('button', { name: 'Add package' }).click();
    await page.locator('[data-sonner-toast]', { hasText: 'Package added successfully' }).waitFor();
    await page
      .getByRole('list', { name: 'Packages', exact: true })
      .getByRole('button', { name: /Zinc crew/, pressed: true })
      .waitFor();
    // The list is long, and a new package far down in it: the focus is there.
    await page.locator('[data-package]:focus', { hasText: 'Zinc crew' }).waitFor();

    await page.getByRole('tab', { name: /Mei-Ling/ }).click();
    await page.getByRole('button', { name: 'Custom package for Mei-Ling' }).click();
    await dialog.getByLabel('Name').fill('For Mei-Ling');
    await dialog.getByRole('checkbox', { name: /^Audiometry/ }).check();
    await dialog.getByRole('button', { name: 'Add package' }).click();
    const custom = page.getByRole('list', { name: 'Custom package' });
    await custom.getByRole('button', { name: /For Mei-Ling/, pressed: true }).waitFor();
    await page.locator('[data-save-state]').getByText('Saved').waitFor();
    await page.reload();
    await custom.getByRole('button', { name: /For Mei-Ling/, pressed: true }).waitFor();

    await page.getByRole('button', { name: 'Next' }).click();
    for (const [at, called] of ['Liam', 'Mei-Ling'].entries()) {
      await page.getByRole('tab').nth(at).click();
      await page.getByText(new RegExp(`^No time for ${called}.* yet$`)).waitFor();
      const free = '[data-time][aria-pressed=false]:not([aria-disabled]):not(:has-text("held for"))';
      await clinicPart(page, place.site.name).locator(free).first().click();
      await page.getByText(`Held for ${called}`).waitFor();
    }
    // The hold runs by the clinic's clock, as its times do, and names it: the browser's is another.
    await page.getByText(/^\d\d:\d\d (AEDT|AEST|GMT\+1[01])$/).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send booking' }).click();
    await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
    await page
      .getByText(/^Email: now/)
      .first()
      .waitFor();
  },
);

wizard(
  '[wizard.paste] pasted rows become candidates with errors per cell; the ones left out are named and stay',
  { tags: ['walk'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const draftId = await storeDraft(booker, { ...draftAt(place, 2), step: 'candidates' });
    await page.goto(`/make-booking?draft=${draftId}`);
    await page.getByRole('button', { name: 'Paste rows' }).click();
    const dialog = page.getByRole('dialog');
    const rows = ['Ana', 'Ben', 'Cai', 'Dee'].map(
      (name) => `${name}\t31/02/1990\tF\t0487 987 987\t${name}@home.com.au\tRigger`,
    );
    await dialog.getByRole('textbox', { name: 'Rows' }).fill(rows.join('\n'));
    await dialog.getByText('There is no such day.').first().waitFor();
    await dialog.getByText('Dee stays here, for the next booking.').waitFor();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Add 3 candidates' }).click();
    expect(await dialog.getByRole('textbox', { name: 'Rows' }).inputValue()).toBe(rows.at(-1));
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('tab').count()).toBe(5);
    await page.getByRole('tab', { name: /Ana/, selected: true }).waitFor();
    expect(await page.getByLabel('Date of birth').inputValue()).toBe('31/02/1990');
    await page.getByText('There is no such day.').waitFor();
    expect(await page.getByLabel('Note').inputValue()).toBe('');
    await discardDraft(booker, draftId);
  },
);
