import type { Page } from 'playwright-core';
import { known } from '../../machines/known.ts';
import { expect, forgive, test } from '../support/browser.ts';
import { lineOf } from '../support/line.ts';
import { answerOf, type Rest } from '../support/rest.ts';
import { discardDraft, draftAt, type Gate, gateOn, signedIn, storeDraft } from './wizard-driver.ts';

const wizard = test.extend('demo', { scope: 'file' }, ({ portal, browser }) => signedIn(portal.url, browser));

const comment = (page: Page) => page.getByLabel('Comment');
const draftIdOf = (page: Page) => known(new URL(page.url()).searchParams.get('draft'));

const headerOf = async (booker: Rest, draft_id: string) => {
  const { body } = await answerOf(booker.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id } } }));
  return body['header'];
};

/** As a phone that goes into a pocket: a browser of tests never hides a page by itself. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Types so that a save goes off, whose answer never comes: the page believes it on its way for as long as it stands. */
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
    const kept = { comment: 'Gate 12', resultEmailText: 'hse@redg' };
    await expect.poll(() => headerOf(booker, draftId)).toMatchObject(kept);
    await page.reload();
    await comment(page).waitFor();
    expect(await comment(page).inputValue()).toBe('Gate 12');
    expect(await page.getByLabel('Receiving Results Email').inputValue()).toBe('hse@redg');
    await comment(page).fill('Gate 123');
    await page.locator('.save-state').getByText('Saved').waitFor();
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
      const key = known('climbers'[typed.length % 8]);
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
    const code = await lineOf(page, lookupCode);
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
    await position.click();
    await page.getByRole('option', { name: 'Boilermaker' }).waitFor();
    forgive(page, /lookup-box/); // the browser's word on the lost part
    await discardDraft(booker, draftId);
  },
);
