/** @module-tag walk */
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { discardDraft, draftAt, findPlace, holdsOf, storeDraft } from './wizard-driver.ts';

test('[wizard.resume] a booking begun elsewhere is offered on the next visit, opens where it was left, and is discarded with its held time once that was confirmed', async ({
  page,
  openPage,
  portal,
}) => {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  const place = await findPlace(booker);
  const draftId = await storeDraft(booker, draftAt(place, 3));
  const { startsAt, calendarIds } = defined(place.times[0]);
  const reservation = { site_id: place.site.id, package_id: place.medical.id, draft_id: draftId, candidate_index: 1 };
  const body = { ...reservation, calendar_ids: [...calendarIds], calendar_from_time: startsAt };
  await answerOf(booker.booking.POST('/booking/reservations', { body }));

  const following: string[] = [];
  for (const people of [1, 1, 2]) following.push(await storeDraft(booker, draftAt(place, people)));

  await signIn(page, 'booker');
  await page.goto('/make-booking');
  const offer = page.getByRole('region', { name: 'Unfinished bookings' });
  await offer.getByText('Liam Tester and 1 more, Redgum Mining', { exact: true }).waitFor();
  const oldest = offer.getByText('Liam Tester and 2 more, Redgum Mining', { exact: true });
  expect(await oldest.count(), 'the three latest are shown first').toBe(0);
  await offer.getByRole('button', { name: 'Show all 4' }).click();
  await oldest.waitFor();
  await expectNoViolations(page);
  const comment = page.getByLabel('Comment');
  await comment.focus();
  const asBegun = await comment.boundingBox();
  await comment.fill('Gate 4');
  await page.getByText(/^Saved/).waitFor();
  expect(await comment.boundingBox(), 'stays under the fingers while the new draft is saved').toEqual(asBegun);
  await discardDraft(booker, defined(new URL(page.url()).searchParams.get('draft')));
  for (const other of following) await discardDraft(booker, other);
  await page.goto('/make-booking');
  await offer.getByRole('link', { name: /^Continue/ }).click();
  await page.getByRole('tab', { name: /Mei-Ling Tester/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('time');

  const other = await openPage();
  await signIn(other, 'manager');
  await other.goto('/make-booking');
  await other.getByRole('heading', { name: 'Company and booking person' }).waitFor();
  expect(await other.getByText('Liam Tester').count(), 'offered to nobody else').toBe(0);

  await page.goto('/make-booking');
  const discard = offer.getByRole('button', { name: /^Discard/ });
  const question = page.getByRole('dialog', { name: 'Discard this booking?' });
  const lost = question.getByText(`Mei-Ling Tester’s held time is given back: `);
  await discard.press('Enter');
  await lost.and(question.getByText(place.site.name)).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await holdsOf(booker, draftId), 'kept until it is confirmed').toHaveLength(1);
  await page.keyboard.press('Enter'); // the focus is back at its button
  await lost.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await offer.waitFor({ state: 'detached' });
  await page.locator('h1:focus').waitFor();
  const params = { path: { draft_id: draftId } };
  expect((await booker.booking.GET('/booking/drafts/{draft_id}', { params })).response.status).toBe(404);
  const anew = { ...body, draft_id: await storeDraft(booker, draftAt(place)) };
  await answerOf(booker.booking.POST('/booking/reservations', { body: anew })); // the time is free again
});
