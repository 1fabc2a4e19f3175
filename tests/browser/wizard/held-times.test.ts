import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { clinicPart, discardDraft, draftAt, longestMs, signedIn, storeDraft } from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** Whether the bar is there in the very change that says for whom the time is held. */
const barComesWithHold = (called: string) =>
  new Promise<boolean>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes(`Held for ${called}`)) return;
      observer.disconnect();
      resolve(document.querySelector('[aria-label="Held times"]') !== null);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

wizard(
  '[slots.per-candidate] the bar over the held times comes with the first hold: it moves nothing while the next candidate is pressed',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const draftId = await storeDraft(booker, draftAt(place, 2));
    await page.goto(`/make-booking?draft=${draftId}`);
    const time = clinicPart(page, place.site.name).locator('[data-time]:not([aria-disabled])').first();
    await time.waitFor();
    const isThere = page.evaluate(barComesWithHold, 'Liam');
    await time.click();
    expect(await isThere).toBe(true);
    const tabs = page.getByRole('tablist', { name: 'Candidates' }).getByRole('tab');
    const next = defined(await tabs.nth(1).boundingBox());
    await page.mouse.click(next.x + next.width / 2, next.y + next.height / 2);
    await page.getByRole('tab', { name: /Mei-Ling/, selected: true }).waitFor();
    await discardDraft(booker, draftId);
  },
);
