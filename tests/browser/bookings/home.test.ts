import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { draftAt, findPlace, gateOn, storeDraft } from '../wizard/wizard-driver.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('[home.counts][home.waiting][home.live] each number opens the list that it counts, and what another desk changes shows by itself', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  const waiting = part(page, 'Waiting for you');
  await waiting.waitFor();
  await expectNoViolations(page);

  // Whatever the demo has today: the earliest of those who can wait for the worker does.
  const status = ['Awaiting Worker', 'Awaiting Company', 'Pending Correspondence', 'Preparing Report'];
  const query = { status, sort: 'appointment_time', order: 'asc' } as const;
  const { bookings } = await answerOf(manager.booking.GET('/booking/bookings', { params: { query } }));
  const first = defined(bookings[0]);
  const { candidate_id: id, candidate_name: name } = first;
  const set = (to: 'Awaiting Worker' | 'Awaiting Company') =>
    answerOf(admin.booking.PUT('/booking/statuses', { body: { candidate_ids: [id], status: to } }));
  if (first.appointment_status !== 'Awaiting Worker') await set('Awaiting Worker');
  await part(page, 'Awaiting Worker')
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: /^Call worker/ })
    .waitFor();
  const awaiting = part(page, 'Awaiting Company');
  const number = async () =>
    (await awaiting.count()) === 0
      ? 0
      : Number(/\d+/.exec((await awaiting.locator('a').first().textContent()) ?? '')?.[0]);
  const before = await number();
  await set('Awaiting Company');
  await expect.poll(number).toBe(before + 1);
  await awaiting
    .getByRole('link', { name: /^Call clinic/ })
    .first()
    .waitFor();

  for (const [region, number] of [
    ['Waiting for you', /\d bookings?$/],
    ['Coming up', /This week$/],
    ['New results', /unopened$/],
  ] as const) {
    const link = part(page, region).getByRole('link', { name: number });
    const count = /[\d,]+/.exec(defined((await link.textContent()) ?? undefined))?.[0];
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`^Showing \\d+ of ${count}$`)).waitFor();
    await page.goBack();
  }
  await part(page, 'Did Not Attend')
    .getByRole('link', { name: /^Pick another time/ })
    .first()
    .click();
  await page.waitForURL(/\/detail\?reschedule=1$/);
});

test('[home.drafts] on a phone in the dark: a held time counts down, the booking continues, and a cut connection shows a message', async ({
  openPage,
  portal,
}) => {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  const place = await findPlace(booker);
  const draftId = await storeDraft(booker, draftAt(place, 2));
  const { startsAt, calendarIds } = defined(place.times[0]);
  const slot = { site_id: place.site.id, package_id: place.medical.id, calendar_from_time: startsAt };
  const body = { ...slot, calendar_ids: [...calendarIds], draft_id: draftId, candidate_index: 0 };
  await answerOf(booker.booking.POST('/booking/reservations', { body }));

  const page = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(page, 'booker');
  const gate = await gateOn(page, 'Home');
  await page.goto('/home');
  await gate.cut('Home');
  forgive(page, /ERR_FAILED/);
  await gate.open('Home');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await part(page, 'Coming up').waitFor();
  const unfinished = part(page, 'Unfinished bookings');
  const held = unfinished.getByRole('list', { name: 'Held times' }).getByRole('listitem');
  const left = async () => defined(/\d\d:\d\d$/.exec(defined((await held.textContent()) ?? undefined))?.[0]);
  const before = await left();
  await expect.poll(left).not.toBe(before);
  await held.getByText(place.site.name).waitFor();
  await expectNoViolations(page);
  expect(await fits(page)).toBe(true);
  await unfinished.getByRole('link', { name: /^Continue/ }).click();
  await page.waitForURL(/make-booking\?draft=/);
});
