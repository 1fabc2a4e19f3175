/** @module-tag walk */
import { expect, test } from '../../support/browser/browser.ts';
import { discardDraft, draftAt, signedIn, storeDraft } from '../wizard/wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

wizard(
  '[wizard.when] a range of dates the wrong way round says so when it is left, not while it is typed',
  { tags: ['long'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'time' });
    await page.goto(`/make-booking?draft=${draftId}`);
    const to = page.getByRole('textbox', { name: 'Dates to' });
    const refusal = page.getByText('Preferred to date should not be before than from date');
    await to.fill('01/01/2026');
    expect(await refusal.count()).toBe(0);
    await to.press('Tab');
    await refusal.waitFor();
    expect(await to.inputValue()).toBe('01/01/2026');
    await discardDraft(booker, draftId);
  },
);
