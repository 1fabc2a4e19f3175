import type { Page } from 'playwright-core';
import { defined } from '../../machines/lib/assert-defined.ts';
import { WARN_AFTER_MS } from '../../machines/session/session.setup.ts';
import { bookAt, bookableTimes } from '../support/bookings/bookable.ts';
import { expect, signIn, test } from '../support/browser/browser.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { discardDraft, draftAt, longestMs, signedIn, storeDraft } from './wizard/wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** The focused element, by its text or its label, or the whole page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one, body } = document;
    if (!(one instanceof HTMLElement) || one === body) return 'the whole page';
    return one instanceof HTMLInputElement ? (one.labels?.[0]?.textContent ?? one.name) : (one.textContent ?? '');
  });

wizard(
  'a candidate that is added begins at its Name, the fifth too; the package of all is said, and the focus is at the heading',
  { tags: ['walk'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const draftId = await storeDraft(booker, { ...draftAt(place, 3), step: 'candidates' });
    await page.goto(`/make-booking?draft=${draftId}`);
    for (const number of [4, 5]) {
      await page.getByRole('button', { name: 'Add candidate' }).click();
      await expect
        .poll(() =>
          page
            .getByRole('tab')
            .nth(number - 1)
            .getAttribute('aria-selected'),
        )
        .toBe('true');
      await expect.poll(() => focused(page)).toBe('Name');
      expect(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'of the new one').toBe('');
    }
    expect(await page.getByRole('button', { name: 'Add candidate' }).count()).toBe(0);
    await discardDraft(booker, draftId);

    const [first, ...others] = draftAt(place, 3).candidates;
    const candidates = [defined(first), ...others.map((other) => ({ ...other, package: null }))];
    const packagesId = await storeDraft(booker, { ...draftAt(place, 3), candidates, step: 'package' });
    await page.goto(`/make-booking?draft=${packagesId}`);
    await page.getByRole('button', { name: 'Apply to all 3 candidates' }).click();
    await page.getByRole('status').getByText(`All 3 candidates have ${place.medical.name}`).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Package for/);
    await discardDraft(booker, packagesId);
  },
);

test('after a booking is cancelled the focus is at its heading', { tags: ['walk'] }, async ({ page, portal }) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const candidateId = await bookAt(rest, defined((await bookableTimes(rest, { days: 5 })).at(-1)), 'FOCUS-AFTER');
  await signIn(page, 'manager');
  await page.goto(`/booking/${candidateId}/detail`);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('1 booking cancelled').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Candidate FOCUS-AFTER');
});

wizard(
  'after a time that ran out is held again the focus is at the step, and not at the top of the page',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    await page.clock.install();
    const draftId = await storeDraft(booker, draftAt(place, 1));
    const { startsAt, calendarIds } = defined(place.times[0]);
    const time = { calendar_ids: [defined(calendarIds[0])], calendar_from_time: startsAt, candidate_index: 0 };
    const asked = { site_id: place.site.id, package_id: place.medical.id, draft_id: draftId, ...time };
    await answerOf(booker.booking.POST('/booking/reservations', { body: asked }));
    await page.goto(`/make-booking?draft=${draftId}&step=time`);
    await page
      .getByText(/^Held for/)
      .first()
      .waitFor();
    // The part that keeps the focus in the page is loaded with the first key.
    const keeper = page.waitForResponse(/\/lost-focus-[^/]+\.js$/);
    await page.keyboard.press('Tab');
    await keeper;
    await page.clock.fastForward('10:05');
    await page.getByRole('button', { name: 'Hold it again' }).press('Enter');
    await page
      .getByText(/^Held for/)
      .first()
      .waitFor();
    await page.clock.runFor(200);
    await expect.poll(() => focused(page)).not.toBe('the whole page');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await discardDraft(booker, draftId);
  },
);

test('after the session is extended the focus is where it was', { tags: ['walk'] }, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'manager');
  const search = page.getByRole('searchbox', { name: 'Search bookings' });
  await search.focus();
  await page.clock.fastForward(WARN_AFTER_MS + 1_000);
  await page.getByRole('button', { name: 'Extend', exact: true }).press('Enter');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.clock.runFor(200);
  await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
});
