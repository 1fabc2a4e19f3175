import { defined } from '../../machines/lib/assert-defined.ts';
import {
  clinicPart,
  discardDraft,
  draftAt,
  findPlace,
  gateOn,
  storeDraft,
  timeButton,
} from '../browser/wizard/wizard-driver.ts';
import { expect, forgive, signIn, test } from '../support/browser/browser.ts';
import { restAs } from '../support/rest.ts';

test('[slots.exclusive][slots.silent][slots.why-not] two people press the same time: one holds it, the other sees the reason and times nearby', async ({
  openPage,
  portal,
}) => {
  const logins = ['booker', 'manager'] as const;
  const people = await Promise.all(
    logins.map(async (login) => {
      const rest = await restAs(login, { url: `${portal.url}/api` });
      const page = await openPage();
      return { login, rest, page, gate: await gateOn(page, 'ReserveSlot') };
    }),
  );
  const place = await findPlace(defined(people[0]).rest);
  const only = defined(place.times.findLast(({ calendarIds }) => calendarIds.length === 1));

  // Both have chosen the clinic and the day, and both press the last free time at once.
  const drafts = await Promise.all(people.map(({ rest }) => storeDraft(rest, draftAt(place))));
  for (const [at, { login, page, gate }] of people.entries()) {
    await signIn(page, login);
    await page.goto(`/make-booking?draft=${drafts[at]}`);
    const clinic = clinicPart(page, place.site.name);
    await clinic.locator('[data-time]').first().waitFor();
    const more = clinic.getByRole('button', { name: /more on/ });
    if (await more.isVisible()) await more.click();
    await timeButton(clinic, only.startsAt).click();
    await gate.asked('ReserveSlot');
  }
  await Promise.all(people.map(({ gate }) => gate.pass('ReserveSlot')));

  const outcomes = await Promise.all(
    people.map(async ({ page }) => {
      const held = page.getByText(/^Held for Liam/);
      await held.or(page.getByText('This time was not held')).waitFor();
      return (await held.isVisible()) ? 'held' : 'refused';
    }),
  );
  expect(outcomes.toSorted()).toEqual(['held', 'refused']);
  const { page: winner } = defined(people[outcomes.indexOf('held')]);
  const { page: loser } = defined(people[outcomes.indexOf('refused')]);
  await winner.locator('[data-sonner-toast]', { hasText: 'Slot has been reserved successfully.' }).waitFor();
  await loser.getByRole('alert').filter({ hasText: 'was not held' }).getByRole('button').first().waitFor();
  expect(await loser.locator('[data-sonner-toast]').count()).toBe(0);
  forgive(loser, /409/);
  await Promise.all(people.map(({ rest }, at) => discardDraft(rest, defined(drafts[at]))));
});
