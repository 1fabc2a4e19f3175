/** @module-tag walk */
import type { Page } from 'playwright-core';
import { expect, forgive, signIn, test } from '../../support/browser/browser.ts';
import { detailOf } from '../bookings/detail-of.ts';
import { discardDraft, draftAt, longestMs, readyDraft, signedIn, storeDraft } from '../wizard/wizard-driver.ts';

const demo = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** A person closes the tab, and stays where the browser asks. */
async function expectAsked(page: Page) {
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

/** A person closes the tab, and it is gone. */
async function expectClosed(page: Page) {
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.type());
    return dialog.accept();
  });
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  expect(requests).toEqual([]);
}

demo(
  '[wizard.survives][wizard.paste] a tab with pasted rows that are no candidates yet asks before it closes, and one that holds nothing unsaved does not',
  { tags: ['long'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    const draftId = await storeDraft(booker, { ...draftAt(place), step: 'candidates' });
    await page.goto(`/make-booking?draft=${draftId}`);
    const dialog = page.getByRole('dialog', { name: 'Paste rows' });
    const rows = dialog.getByRole('textbox', { name: 'Rows' });
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await rows.fill('Ana');
    await expectAsked(page);
    expect(await rows.inputValue(), 'still there').toBe('Ana');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectAsked(page); // they wait in the closed dialog
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await rows.fill('');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Note').fill('Saved by itself');
    await page.locator('[data-save-state]').getByText('Saved').waitFor();
    await expectClosed(page);
    await discardDraft(booker, draftId);
  },
);

demo(
  '[wizard.survives][wizard.paste] rows that were left out of a booking are there for the next one, and are gone with one that is discarded',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    const draft = readyDraft(place, `Left Out ${Date.now()}`);
    const draftId = await storeDraft(booker, { ...draft, step: 'candidates' });
    await page.goto(`/make-booking?draft=${draftId}`);
    const paste = page.getByRole('button', { name: 'Paste rows' });
    const dialog = page.getByRole('dialog', { name: 'Paste rows' });
    const rows = dialog.getByRole('textbox', { name: 'Rows' });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await paste.click();
    await rows.fill('Ana');
    await dialog.getByRole('button', { name: 'Close' }).click();
    for (const step of ['Package', 'Time', 'Check and send']) {
      await next.click();
      await page.locator('[aria-current=step]', { hasText: step }).waitFor();
    }
    await page.getByRole('button', { name: 'Send booking' }).click();
    await page.getByRole('link', { name: 'Book another' }).click();
    for (const emails of ['Receiving Results Email', 'Receiving Invoices Email'])
      await page.getByLabel(emails).fill('hse@redgum.com.au');
    await page.waitForURL(/draft=/);
    await next.click();
    await paste.click();
    expect(await rows.inputValue()).toBe('Ana');
    await page.reload();
    expect(await rows.inputValue(), 'under its own name by now').toBe('Ana');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Discard booking' }).click();
    await page.getByText(/^Showing /).waitFor();
    await expectClosed(page);
  },
);

demo(
  '[wizard.survives][session.refresh] a tab whose session ended over an open dialog asks before it closes, until its words are let go',
  async ({ openPage, portal, demo: { rival } }) => {
    const page = await openPage();
    await signIn(page, 'manager');
    await page.goto(await detailOf(rival, 'Confirmed'));
    await page.getByRole('button', { name: 'Update candidate' }).click();
    const update = page.getByRole('dialog', { name: 'Update candidate' });
    const phone = update.getByLabel('Phone');
    await phone.fill('0491 570 1');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    // A look-up is refused, or before it a question of the page's own.
    const isLeft = page.waitForURL('**/login');
    await Promise.any([isLeft, update.getByRole('combobox', { name: 'Position' }).click({ timeout: 5_000 })]);
    await isLeft;
    await expectAsked(page);
    await signIn(page, 'manager');
    await page.getByText(/^Showing /).waitFor();
    await expectAsked(page);
    await page.getByRole('link', { name: 'Continue where you were' }).click();
    await expect.poll(() => phone.inputValue()).toBe('0491 570 1');
    await update.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await update.waitFor({ state: 'detached' });
    forgive(page, /Failed to load resource/);
    await expectClosed(page);
  },
);

demo(
  '[list.filter] a filter that was not applied keeps no tab from closing',
  async ({ openPage, demo: { storageState } }) => {
    const page = await openPage({ storageState });
    await page.goto('/pem-bookings');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Candidate name').fill('Ana');
    await expectClosed(page);
  },
);
