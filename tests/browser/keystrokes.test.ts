import type { Page, Route } from 'playwright-core';
import { known } from '../../machines/known.ts';
import { expect, forgive, test } from '../support/browser.ts';
import { discardDraft, draftAt, nameOf, signedIn, storeDraft } from './wizard-driver.ts';

const wizard = test.extend('demo', { scope: 'file' }, ({ portal, browser }) => signedIn(portal.url, browser));

/** The first request of this document stays on its way; the ones after it overtake it. */
async function holdingFirst(page: Page, name: string, act: () => Promise<void>): Promise<Route> {
  const { promise, resolve } = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route('**/graphql', (route) => {
    if (isHeld || nameOf(route.request()) !== name) return route.continue();
    isHeld = true;
    return resolve(route);
  });
  await act();
  return promise;
}

/** What the browser cancelled with its page cannot arrive any more; what it did not arrives late. */
const arriveLate = (route: Route) => route.continue().catch(() => {});

const comment = (page: Page) => page.getByLabel('Comment');

wizard(
  '[wizard.survives] keys pressed during a save, and an address half typed, are there after a reload in that instant',
  async ({ openPage, demo }) => {
    const { booker, place, storageState } = demo;
    const page = await openPage({ storageState });
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'company' });
    await page.goto(`/make-booking?draft=${draftId}`);
    const first = await holdingFirst(page, 'SaveDraft', async () => {
      await comment(page).fill('Gate 1');
    });
    await comment(page).fill('Gate 12');
    await page.getByLabel('Receiving Results Email').pressSequentially('hse@redg');
    await page.reload();
    await comment(page).waitFor();
    await arriveLate(first);
    expect(await comment(page).inputValue()).toBe('Gate 12');
    expect(await page.getByLabel('Receiving Results Email').inputValue()).toBe('hse@redg');
    await comment(page).fill('Gate 123');
    await page.locator('.save-state').getByText('Saved').waitFor();
    expect(await page.getByText('This booking was changed elsewhere').count()).toBe(0);
    forgive(page, /ERR_FAILED/);
    await discardDraft(booker, draftId);
  },
);

wizard(
  '[wizard.survives] keys pressed while a new booking’s first save is on its way are there after a reload in that instant',
  async ({ openPage, demo }) => {
    const page = await openPage({ storageState: demo.storageState });
    await page.goto('/make-booking');
    await comment(page).waitFor();
    const first = await holdingFirst(page, 'CreateDraft', async () => {
      await comment(page).fill('G');
    });
    await comment(page).fill('Ga');
    await page.reload();
    await comment(page).waitFor();
    await arriveLate(first);
    expect(await comment(page).inputValue()).toBe('Ga');
    forgive(page, /ERR_FAILED/);
    await discardDraft(demo.booker, known(new URL(page.url()).searchParams.get('draft')));
  },
);
