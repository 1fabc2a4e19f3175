import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest } from '../../support/rest.ts';
import {
  clinicPart,
  discardDraft,
  draftAt,
  holdsOf,
  longestMs,
  type Place,
  signedIn,
  storeDraft,
} from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** True if the bar appears in the very change that says for whom the time is held. */
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
  { tags: ['walk'] },
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

/** Two candidates at the last step, each with a held time. */
async function storeTwoHeld(booker: Rest, place: Place) {
  const draft_id = await storeDraft(booker, { ...draftAt(place, 2), step: 'review', policyAccepted: true });
  for (const candidate_index of [0, 1]) {
    const { startsAt, calendarIds } = defined(place.times[candidate_index]);
    const time = { calendar_ids: [defined(calendarIds[0])], calendar_from_time: startsAt };
    const asked = { site_id: place.site.id, package_id: place.medical.id, draft_id, candidate_index, ...time };
    await answerOf(booker.booking.POST('/booking/reservations', { body: asked }));
  }
  return draft_id;
}

wizard(
  '[slots.expiry] times that run out while the last step is read are said above the table at once, and one press holds all of them again',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    await page.clock.install();
    const draftId = await storeTwoHeld(booker, place);
    await page.goto(`/make-booking?draft=${draftId}`);
    const table = page.getByRole('table', { name: 'Candidates' });
    await table
      .getByText(/^Held, \d+:\d\d left$/)
      .nth(1)
      .waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'ran out' }).count()).toBe(0);
    await page.clock.fastForward('10:05');
    const alert = page.getByRole('alert').filter({ hasText: '2 held times ran out' });
    await alert.waitFor();
    expect(await alert.getByRole('listitem').count()).toBe(2);
    expect(defined(await alert.boundingBox()).y).toBeLessThan(defined(await table.boundingBox()).y);
    await expectNoViolations(page);
    await alert.getByRole('button', { name: 'Hold all again' }).click();
    await table
      .getByText(/^Held, \d+:\d\d left$/)
      .nth(1)
      .waitFor();
    expect(await alert.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Check and send');
    expect(await holdsOf(booker, draftId)).toHaveLength(2);
    await discardDraft(booker, draftId);
  },
);
