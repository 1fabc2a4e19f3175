/** @module-tag walk */

import { expect, expectNoViolations, test } from '../../support/browser/browser.ts';
import { longestMs, readyDraft, signedIn, storeDraft } from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

wizard(
  '[crew.save][crew.begin][crew.change][crew.limits][crew.paste] a booking is saved as a crew, and the next one begins with it, with the keyboard alone',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const draftId = await storeDraft(booker, { ...readyDraft(place, 'Crew Nobody'), step: 'review' });
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    await page.goto(`/make-booking?draft=${draftId}`);
    const name = `Crane crew ${draftId}`;
    const press = async (button: string | RegExp) => page.getByRole('button', { name: button }).first().press('Enter');

    await press('Save as a crew');
    await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('101');
    await page.keyboard.press('Enter');
    await page.getByText('A crew has at most 100 people. These are 101.').waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await page.getByText('Crew saved.').first().waitFor();

    await page.goto('/make-booking');
    await press('Start from a crew');
    await page.getByText(name, { exact: true }).waitFor();
    await expectNoViolations(page);
    await press(`Rename ${name}`);
    await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`Night ${draftId}`);
    await page.keyboard.press('Enter');
    // Back at the button that was pressed, and not at the one beside it, which begins a booking.
    await page
      .getByRole('button', { name: `Rename Night ${draftId}` })
      .and(page.locator(':focus'))
      .waitFor();
    await press(`Start 2 bookings from Night ${draftId}`);
    await page.getByRole('heading', { name: 'Candidate 1', exact: true }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(5);
    await press('Paste rows');
    await page.getByRole('textbox', { name: 'Rows' }).fill('Ana Silva\t14/03/1991\tF\t0487 987 981\tana@home.example');
    await press('Add 1 candidate');
    await page.getByRole('heading', { name: 'Ana Silva' }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Position' }).inputValue()).not.toBe('');

    await page.goto('/make-booking');
    await press('Start from a crew');
    await press(`Delete Night ${draftId}`);
    await press('Delete crew');
    await page.getByText('Crew deleted.').first().waitFor();
    await page.getByText(`Night ${draftId}`, { exact: true }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement === document.body), 'the focus is not lost').toBe(false);
  },
);
