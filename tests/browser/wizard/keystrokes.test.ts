/** @module-tag walk */
import type { Page, Request } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, forgive, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest } from '../../support/rest.ts';
import { networkOf } from '../../support/servers/network.ts';
import {
  clinicPart,
  discardDraft,
  draftAt,
  type Gate,
  gateOn,
  nameOf,
  readyDraft,
  signedIn,
  stepLink,
  storeDraft,
} from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

const comment = (page: Page) => page.getByLabel('Comment');
const draftIdOf = (page: Page) => defined(new URL(page.url()).searchParams.get('draft'));

const headerOf = async (booker: Rest, draft_id: string) => {
  const { body } = await answerOf(booker.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id } } }));
  return body['header'];
};

/** As a phone that goes into a pocket, or another tab in front: a browser of tests never hides a page by itself. */
const hide = (page: Page, state: 'hidden' | 'visible' = 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Types so that a save is sent whose answer never comes: the page believes it on its way until it is closed. */
async function typeUnanswered(page: Page, gate: Gate, save: string, typed: string) {
  await comment(page).fill(typed);
  await gate.silence(save);
  await gate.open(save);
}

wizard(
  '[wizard.survives] keys pressed during a save, and an address half typed, are saved when the page is hidden, and there after a reload',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    const gate = await gateOn(page, 'SaveDraft');
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'company' });
    await page.goto(`/make-booking?draft=${draftId}`);
    await comment(page).waitFor();
    await typeUnanswered(page, gate, 'SaveDraft', 'Gate 1');
    expect(await headerOf(booker, draftId)).toMatchObject({ comment: 'Gate 1' });
    await comment(page).fill('Gate 12');
    await page.getByLabel('Receiving Results Email').pressSequentially('hse@redg');
    await hide(page); // a browser may end it from now on, and says no more
    const stored = { comment: 'Gate 12', resultEmailText: 'hse@redg' };
    await expect.poll(() => headerOf(booker, draftId)).toMatchObject(stored);
    await page.reload();
    await comment(page).waitFor();
    expect(await comment(page).inputValue()).toBe('Gate 12');
    expect(await page.getByLabel('Receiving Results Email').inputValue()).toBe('hse@redg');
    await comment(page).fill('Gate 123');
    await page.locator('[data-save-state]').getByText('Saved').waitFor();
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[valid.email-list] an address typed twice has its error before the send, even while the field has the focus',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'company' });
    await page.clock.install();
    await page.goto(`/make-booking?draft=${draftId}`);
    const emails = page.getByLabel('Receiving Results Email');
    await emails.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await emails.pressSequentially('twice@redgum.example,TWICE@redgum.example,');
    const message = page.getByText('There is duplicate email(s) in your input.');
    await message.waitFor();
    expect(await emails.getAttribute('aria-describedby')).toContain(await message.getAttribute('id'));
    await page.clock.runFor(1_000);
    await message.waitFor({ state: 'detached' });
    await page.getByText('twice@redgum.example', { exact: true }).waitFor();
    await page.clock.resume();
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[wizard.survives] keys pressed while a new booking’s first save is on its way are saved when the page is hidden, and there after a reload',
  async ({ openPage, demo: { booker, storageState } }) => {
    const page = await openPage({ storageState });
    const gate = await gateOn(page, 'CreateDraft');
    await page.goto('/make-booking');
    await comment(page).waitFor();
    await typeUnanswered(page, gate, 'CreateDraft', 'G');
    await comment(page).fill('Ga');
    await hide(page);
    await expect.poll(() => headerOf(booker, draftIdOf(page))).toMatchObject({ comment: 'Ga' });
    await page.reload();
    await comment(page).waitFor();
    expect(await comment(page).inputValue()).toBe('Ga');
    await discardDraft(booker, draftIdOf(page));
  },
);

const lookupCode = '**/assets/lookup-box-*';

wizard(
  '[wizard.survives] keys pressed in a look-up while its list arrives are all there, in their order',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    const arrives = Promise.withResolvers<void>();
    await page.route(lookupCode, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'candidates' });
    await page.goto(`/make-booking?draft=${draftId}`);
    const position = page.getByRole('combobox', { name: 'Position' });
    await position.click();
    await position.press('ControlOrMeta+A');
    arrives.resolve();
    let typed = '';
    for (let left = Infinity; left > 0; left -= 1) {
      const key = defined('climbers'[typed.length % 8]);
      await page.keyboard.press(key);
      typed += key;
      // The list takes the field's place between two of these keys.
      if (left === Infinity && (await position.getAttribute('aria-expanded')) === 'true') left = 8;
    }
    await page.getByRole('option', { name: 'Add position' }).waitFor();
    expect(await position.inputValue()).toBe(typed);
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[wizard.survives] a part of the page that was lost on the way ends nothing: what is typed is saved, and the page made afresh',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    const code = await networkOf(page, lookupCode);
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'candidates' });
    await code.cut(async () => {
      const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/lookup-box-'));
      await page.goto(`/make-booking?draft=${draftId}`);
      await lost; // it was fetched ahead, and the browser asks for it no more
    });
    const reloaded = page.waitForEvent('load');
    await page.getByLabel('Note').fill('Typed before');
    const position = page.getByRole('combobox', { name: 'Position' });
    await position.click();
    await reloaded;
    expect(await page.getByLabel('Note').inputValue()).toBe('Typed before');
    await position.fill('Boiler');
    await page.getByRole('option', { name: 'Boilermaker' }).waitFor();
    forgive(page, /lookup-box/); // the browser's word on the lost part
    await discardDraft(booker, draftId);
  },
);

const bookingsOf = async (booker: Rest, search: string) => {
  const { bookings } = await answerOf(booker.booking.GET('/booking/bookings', { params: { query: { search } } }));
  return bookings;
};

wizard(
  '[wizard.idempotent][wizard.survives] of two tabs that send one booking, the first sends the text typed in both, and the second shows the reference of the booking',
  async ({ openPage, demo: { booker, rival, place, storageState } }) => {
    const called = `Two Tabs ${Date.now()}`;
    const draftId = await storeDraft(booker, readyDraft(place, called));
    const page = await openPage({ storageState });
    const address = `/make-booking?draft=${draftId}`;
    await page.goto(address);
    const send = page.getByRole('button', { name: 'Send booking' });
    await send.waitFor();
    const other = await page.context().newPage();
    await other.goto(`${address}&step=company`);
    await comment(other).fill('Typed in the other tab');
    await other.locator('[data-save-state]').getByText('Saved').waitFor();
    const typing = await page.context().newPage();
    const gate = await gateOn(typing, 'SaveDraft');
    await typing.goto(`${address}&step=company`);
    await expect.poll(() => comment(typing).inputValue()).toBe('Typed in the other tab');

    await comment(typing).press('End');
    await comment(typing).pressSequentially(', late');
    await gate.asked('SaveDraft');
    await send.dblclick();
    const booked = page.getByRole('heading', { name: /^Booked: PF-\d+$/ });
    await booked.waitFor();
    const reference = defined(/PF-\d+/.exec((await booked.textContent()) ?? '')?.[0]);
    const made = await bookingsOf(booker, called);
    expect(made.map((row) => row.reference)).toEqual([reference]);
    const { candidate_id } = defined(made[0]);
    const params = { path: { candidate_id } };
    const { booking_comment } = await answerOf(rival.booking.GET('/booking/candidates/{candidate_id}', { params }));
    expect(booking_comment).toBe('Typed in the other tab');

    await other.getByRole('heading', { name: `Booked: ${reference}` }).waitFor();
    await other.getByRole('region', { name: `Appointment of ${called}` }).waitFor();
    expect(await other.getByText(/left$/).count(), 'no running hold').toBe(0);
    await other.reload();
    await other.getByRole('heading', { name: 'Make Booking' }).waitFor();
    await other.getByText(`This booking was already sent: ${reference}.`).waitFor();
    await gate.open('SaveDraft');
    const why = `This booking was already sent: ${reference}. It was not sent a second time, and what was changed here since is not in it.`;
    await typing.getByRole('alert').getByText(why).waitFor();
    expect(await comment(typing).inputValue(), 'stays in view').toBe('Typed in the other tab, late');
    await typing.evaluate((there) => history.pushState(null, '', there), `${address}&step=review`);
    await typing.getByRole('button', { name: 'Send booking' }).click();
    await typing.getByRole('alert').getByText(why).waitFor();
    await typing.locator('[data-save-state]').getByText('Already sent').waitFor();
    expect(await bookingsOf(booker, called)).toHaveLength(1);
  },
);

wizard(
  '[slots.live] eight tabs that show times leave connections for requests and saves; a hidden tab closes its own',
  { tags: ['long'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const first = await openPage({ storageState });
    const context = first.context();
    const live = new Set<Request>();
    const isLive = (request: Request) => nameOf(request) === 'SlotsChanged';
    context.on('request', (request) => isLive(request) && live.add(request));
    context.on('requestfailed', (request) => live.delete(request));
    const draftId = await storeDraft(booker, draftAt(place));
    const tabs: Page[] = [];
    for (let at = 0; at < 8; at += 1) {
      const tab = at === 0 ? first : await context.newPage();
      tabs.push(tab);
      await tab.goto(`/make-booking?draft=${draftId}`);
      await clinicPart(tab, place.site.name).locator('[data-time]').first().waitFor();
    }
    expect(live.size).toBe(3);
    const last = defined(tabs.at(-1));
    await stepLink(last, 'Candidates').click();
    await last.getByLabel('Note').fill('Typed in the eighth tab');
    await last.getByRole('combobox', { name: 'Position' }).fill('Boiler');
    await last.getByRole('option', { name: 'Boilermaker' }).waitFor();
    await last.locator('[data-save-state]').getByText('Saved').waitFor();

    await hide(first);
    await expect.poll(() => live.size).toBe(2);
    const again = first.waitForEvent('request', isLive);
    await hide(first, 'visible');
    await again;
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[wizard.survives][wizard.idempotent] with every answer late, what is typed from step to step is kept whole and in order, and a booking sent twice whose answer is lost is one',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const called = `Late Answers ${Date.now()}`;
    const draftId = await storeDraft(booker, { ...readyDraft(place, called), step: 'company' });
    const page = await openPage({ storageState });
    const gate = await gateOn(page, 'SaveDraft', 'Positions', 'BookablePackages', 'CreateBooking');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await page.goto(`/make-booking?draft=${draftId}`);
    await comment(page).pressSequentially('Gate 1');
    await gate.asked('SaveDraft');
    await comment(page).pressSequentially(', by the weighbridge');
    await next.click();
    await page.getByLabel('Note').pressSequentially('Typed before any answer');
    await gate.pass('SaveDraft'); // of 'Gate 1' alone, or less
    const position = page.getByRole('combobox', { name: 'Position' });
    await position.click();
    await gate.asked('Positions');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Boiler');
    await gate.pass('Positions'); // of nothing typed, or of what was
    expect(await position.inputValue()).toBe('Boiler');
    await gate.open('Positions');
    await page.getByRole('option', { name: 'Boilermaker' }).click();
    await next.click();
    const search = page.getByLabel('Search packages');
    await gate.asked('BookablePackages');
    await search.pressSequentially(place.medical.name);
    await gate.open('BookablePackages');
    await page.getByRole('button', { name: place.medical.name }).first().waitFor();
    expect(await search.inputValue()).toBe(place.medical.name);
    await next.click();
    await next.click();
    await gate.open('SaveDraft');
    await page.locator('[data-save-state]').getByText('Saved').waitFor();
    const { body } = await answerOf(
      booker.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id: draftId } } }),
    );
    expect(body).toMatchObject({
      header: { comment: 'Gate 1, by the weighbridge' },
      candidates: [{ note: 'Typed before any answer', position: { name: 'Boilermaker' } }],
      step: 'review',
    });

    const send = page.getByRole('button', { name: 'Send booking' });
    await send.dblclick();
    await gate.deafen('CreateBooking');
    await page.getByText('sending again makes no second booking').waitFor();
    expect(gate.isWaiting('CreateBooking'), 'the second press asks nothing').toBe(false);
    await gate.open('CreateBooking');
    await send.dblclick();
    await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
    expect(await bookingsOf(booker, called)).toHaveLength(1);
    forgive(page, /ERR_FAILED/);
  },
);
