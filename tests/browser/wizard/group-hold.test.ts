/** @module-tag walk */
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { id } from '../../../machines/lib/ports.ts';
import { expect, expectNoViolations, forgive, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest } from '../../support/rest.ts';
import {
  discardDraft,
  draftAt,
  gateOn,
  holdsOf,
  longestMs,
  type Place,
  signedIn,
  storeDraft,
} from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** Three people at the time step, with names to tell them apart. */
function threeAt(place: Place) {
  const draft = draftAt(place, 3);
  const candidates = draft.candidates.map((one, at) => ({
    ...one,
    name: ['Ann Alder', 'Ben Brook', 'Cara Cole'][at] ?? '',
  }));
  return { ...draft, candidates, step: 'time' as const };
}

/** The rival takes the first of the same proposals. @returns the draft that holds it */
async function holdFirst(rival: Rest, place: Place) {
  const asked = {
    package_ids: [place.medical.id, place.medical.id, place.medical.id],
    site_ids: [place.site.id],
    from_date: place.day,
    to_date: place.day,
  };
  const { proposals } = await answerOf(rival.booking.GET('/booking/group-times', { params: { query: asked } }));
  const places = defined(proposals[0]).places.map(({ calendar_id, calendar_from_time }, candidate_index) => ({
    candidate_index,
    site_id: place.site.id,
    package_id: place.medical.id,
    calendar_id,
    calendar_from_time,
  }));
  const draft_id = await storeDraft(rival, threeAt(place));
  await answerOf(rival.booking.POST('/booking/group-reservations', { body: { draft_id, places } }));
  return draft_id;
}

const box = (page: Page) => page.getByRole('region', { name: 'Times for all candidates' });
const chips = async (page: Page) =>
  (await box(page).getByRole('table').getByRole('button').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

wizard(
  '[wizard.group] by keyboard, on a phone in the dark: found, held in one press, and two change places',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState, viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    page.setDefaultTimeout(longestMs);
    const draftId = await storeDraft(booker, threeAt(place));
    await page.goto(`/make-booking?draft=${draftId}`);
    await box(page).getByRole('button', { name: 'Hold 3 in a row' }).press('Enter');
    const first = box(page).getByRole('listitem').first().getByRole('button');
    await first.waitFor();
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
    // So that the bar at the page's foot covers no button by half.
    await box(page).evaluate((region) => region.scrollIntoView({ block: 'start' }));
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await box(page).getByRole('table').waitFor();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    const held = await holdsOf(booker, draftId);
    expect(held.map(({ candidate_index }) => candidate_index)).toEqual([0, 1, 2]);

    await box(page).getByRole('button', { name: /Ann/ }).press('Enter');
    await page.keyboard.press('Escape');
    await box(page).getByText('To change places press one candidate').waitFor();
    await box(page).getByRole('button', { name: /Ann/ }).press('Enter');
    await box(page).getByRole('button', { name: /Cara/ }).press('Enter');
    await expect
      .poll(async () => (await holdsOf(booker, draftId)).map(({ booking_start_time }) => booking_start_time))
      .toEqual([2, 1, 0].map((at) => defined(held[at]).booking_start_time));
    await expect.poll(() => chips(page)).toEqual(['3 Cara Cole', '2 Ben Brook', '1 Ann Alder']);
    await expectNoViolations(page);
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[visit.group] two people with several stops get whole visits in one press, as the page proposed them',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const offered = { params: { query: { service_type: 'pem' as const, page_size: 1000 } } };
    const { data: packages } = await answerOf(booker.booking.GET('/booking/bookable-packages', offered));
    const express = defined(packages.find(({ name }) => name === 'Express medical'));
    const { sites } = await answerOf(
      booker.booking.GET('/booking/bookable-clinic-sites', { params: { query: { state: 'WA', page_size: 1000 } } }),
    );
    const site = defined(sites.find(({ name }) => name.startsWith('Karratha')));
    const day = Temporal.Now.plainDateISO(site.timezone).add({ days: 9 }).toString();
    const visits = threeAt({
      ...place,
      state: 'WA',
      day,
      site: { id: id(site.uuid), name: site.name, timeZone: site.timezone },
      medical: { id: id(express.package_id), name: express.name, minutes: express.minutes },
    });
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const draftId = await storeDraft(booker, { ...visits, candidates: visits.candidates.slice(0, 2) });
    await page.goto(`/make-booking?draft=${draftId}`);
    await box(page).getByRole('button', { name: 'Hold 2 in a row' }).click();
    const first = box(page).getByRole('listitem').first();
    await first.getByText('a whole visit for each').waitFor();
    await first.getByRole('button').click();
    await expect.poll(() => chips(page)).toEqual(expect.arrayContaining(['1 Ann Alder', '2 Ben Brook']));
    expect((await holdsOf(booker, draftId)).map(({ candidate_index }) => candidate_index)).toEqual([0, 1]);
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[wizard.group] a group time that was taken meanwhile is named with the reason, nothing is held, and others are proposed',
  async ({ openPage, demo: { booker, rival, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    forgive(page, /409/);
    const gate = await gateOn(page, 'HoldGroup');
    const draftId = await storeDraft(booker, threeAt(place));
    await page.goto(`/make-booking?draft=${draftId}`);
    await box(page).getByRole('button', { name: 'Hold 3 in a row' }).click();
    await box(page).getByRole('listitem').first().getByRole('button').click();
    await gate.asked('HoldGroup');
    const rivalDraft = await holdFirst(rival, place);
    await gate.open('HoldGroup');
    await box(page)
      .getByText(/^Nothing is held\..* for candidate 1: Someone else has just taken this time/)
      .waitFor();
    expect(await holdsOf(booker, draftId)).toEqual([]);
    await box(page).getByRole('listitem').first().waitFor();
    await discardDraft(rival, rivalDraft);
    await discardDraft(booker, draftId);
  },
);
