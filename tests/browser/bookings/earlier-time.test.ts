/** @module-tag walk */

import { defined } from '../../../machines/lib/assert-defined.ts';
import { type BookableTime, bookAt, bookableTimes, hold } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';

const HOUR = 60 * 60 * 1000;

/** A candidate booked at the last free time of the clinic that has the most. */
async function bookLast(rest: Rest, mark: string) {
  const times = await bookableTimes(rest, { days: 6 });
  const bySite = [...Map.groupBy(times, (time) => time.siteId).values()];
  const most = defined(bySite.toSorted((one, other) => other.length - one.length)[0]);
  const time = defined(most.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)).at(-1));
  return { time, candidateId: await bookAt(rest, time, mark) };
}

const detailOf = (rest: Rest, candidate_id: string) =>
  answerOf(rest.booking.GET('/booking/candidates/{candidate_id}', { params: { path: { candidate_id } } }));

/** Every roster that has the start: who asks for it then is refused. */
async function takeEverywhere(rest: Rest, { siteId, packageId }: BookableTime, startsAt: string) {
  const { clinics } = await answerOf(
    rest.booking.GET('/booking/time-slots', {
      params: {
        query: {
          package_id: packageId,
          site_ids: [siteId],
          calendar_from_time: startsAt,
          calendar_to_time: new Date(Date.parse(startsAt) + HOUR).toISOString(),
          time_zone: 'Australia/Perth',
        },
      },
    }),
  );
  const free = clinics.flatMap(({ days }) => days.flatMap(({ time_slots }) => time_slots));
  const rosters = free.find(({ calendar_from_time }) => Date.parse(calendar_from_time) === Date.parse(startsAt));
  for (const rosterId of defined(rosters).calendar_ids) await hold(rest, { siteId, packageId, rosterId, startsAt });
}

test('before a booking waits for an earlier time, those that are free now are shown, and one press moves it there', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { time, candidateId } = await bookLast(rest, 'EARLIER-NOW');
  await signIn(page, 'manager');
  await page.goto(`/booking/${candidateId}/detail`);
  await page.getByRole('button', { name: 'Tell me about earlier times' }).click();
  const dialog = page.getByRole('dialog', { name: /^Earlier time for/ });
  await dialog.getByText('Offers come from 08:00 to 20:00.').waitFor();
  const free = dialog.getByRole('form', { name: 'Free now' });
  await free.getByText(/earlier times are free now/).waitFor();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page);

  // Of the time that is taken meanwhile the booking keeps its own, and the others are offered.
  const first = free.getByRole('button').first();
  const lost = defined(await first.getAttribute('value'));
  const lostName = defined(await first.textContent());
  await takeEverywhere(rest, time, lost);
  await first.click();
  await free.getByText(/^(There are no \d+ minutes in a row from|Someone else has just taken) this time/).waitFor();
  await expect.poll(() => free.getByRole('button', { name: lostName, exact: true }).count()).toBe(0);
  expect(Date.parse((await detailOf(rest, candidateId)).appointment_time)).toBe(Date.parse(time.startsAt));

  const next = free.getByRole('button').first();
  const chosen = defined(await next.getAttribute('value'));
  await next.click();
  await page.getByText('Moved to the earlier time').first().waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(Date.parse((await detailOf(rest, candidateId)).appointment_time)).toBe(Date.parse(chosen));
});
