/** @module-tag long */

import type { Page } from 'playwright-core';
import { defined } from '../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations } from '../support/browser/browser.ts';
import { faultsOf, openPageOn, signIn } from '../support/browser/page.ts';
import { answerOf, restAs } from '../support/rest.ts';
import type { KillableServer } from '../support/servers/killable-server.ts';
import { interrupted } from './wizard/interruptions-scene.ts';
import { draftAt, findPlace, storeDraft } from './wizard/wizard-driver.ts';

/** Ends every session of the page's account but the test's own, and lets the person sign in again and go on where they were. */
async function signInAgain(page: Page, portal: KillableServer) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.clock.fastForward('15:05');
  await page.waitForURL('**/login');
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Continue where you were' }).click();
}

/** Whatever reloads the page or leads to the sign-in page meanwhile, words are where they were typed. */
async function survive(page: Page, portal: KillableServer, areThere: () => Promise<void>) {
  const interruptions = {
    'the refresh after 900 s': async () => {
      const reloaded = page.waitForEvent('load');
      await page.clock.fastForward('15:05');
      await reloaded;
    },
    'a session that is over': () => signInAgain(page, portal),
  };
  for (const [interruption, happens] of Object.entries(interruptions)) {
    try {
      await happens();
      await areThere();
    } catch (cause) {
      throw new Error(`After ${interruption} at ${page.url()}: ${cause}`, { cause });
    }
  }
}

interrupted(
  '[wizard.survives][session.auto][session.logout] words typed into an open dialog, and into a form in its place, are there again after a reload and after a sign-in in between; a log-out that would lose some asks first',
  { tags: ['walk'] },
  async ({ browser, mortal }) => {
    const manager = await restAs('manager', { url: `${mortal.url}/api` });
    const page = await openPageOn(browser, mortal.url);
    const requests: string[] = [];
    page.on('dialog', (dialog) => {
      requests.push(dialog.type()); // the browser's own question, which a reload that loses nothing has no need of
      return dialog.accept();
    });
    await page.clock.install();
    await signIn(page, 'manager');
    const draft = draftAt(await findPlace(manager));
    const nobody = { ...draft, candidates: draft.candidates.map((one) => ({ ...one, position: null })) };
    const draftId = await storeDraft(manager, { ...nobody, step: 'candidates' });

    await page.goto(`/make-booking?draft=${draftId}`);
    const position = page.getByRole('combobox', { name: 'Position' });
    await position.click();
    await position.pressSequentially('Dogger');
    await page.getByRole('option', { name: 'Add position “Dogger”' }).waitFor();
    await survive(page, mortal, async () => expect.poll(() => position.inputValue()).toBe('Dogger'));
    await page.getByRole('button', { name: 'Paste rows' }).click();
    const rows = page.getByLabel('Rows', { exact: true });
    await rows.fill('Mia Larsen\t14/03/1991');
    await survive(page, mortal, async () => expect.poll(() => rows.inputValue()).toBe('Mia Larsen\t14/03/1991'));
    await page.getByRole('button', { name: 'Add 1 candidate' }).click();
    await page.getByRole('tab', { name: /Mia Larsen/ }).waitFor();
    await page.locator('[data-save-state]').getByText('Saved').waitFor();

    await page.context().setOffline(true);
    await page.getByLabel('Note').fill('Typed without a line');
    const logOut = page.getByRole('link', { name: 'Log out' });
    await logOut.press('Enter');
    const question = page.getByRole('dialog', { name: 'Log out without saving?' });
    await question
      .getByText('The booking of Liam Tester, Mia Larsen: what was typed since it was last saved')
      .waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Enter'); // the safe answer has the focus
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Note').inputValue()).toBe('Typed without a line');
    await page.context().setOffline(false);
    await page.locator('[data-save-state]').getByText('Saved').waitFor();
    await logOut.press('Enter');
    await page.waitForURL('**/login');
    const { body } = await answerOf(
      manager.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id: draftId } } }),
    );
    expect(JSON.stringify(body)).toContain('Typed without a line');
    await signIn(page, 'manager');

    await page.goto(`/make-booking?draft=${await storeDraft(manager, { ...draft, step: 'package' })}`);
    await page.getByRole('button', { name: 'New package' }).click();
    const maker = page.getByRole('dialog', { name: 'New package' });
    await maker.getByLabel('Name').fill('Tower crew');
    await maker.getByRole('checkbox').first().check();
    await survive(page, mortal, async () => {
      await maker.getByRole('checkbox', { checked: true }).first().waitFor();
      expect(await maker.getByLabel('Name').inputValue()).toBe('Tower crew');
    });
    await maker.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await maker.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'New package' }).waitFor();
    expect(await maker.count(), 'let go on purpose').toBe(0);

    const { bookings } = await answerOf(
      manager.booking.GET('/booking/bookings', {
        params: { query: { status: ['Confirmed'], sort: 'appointment_time' } },
      }),
    );
    const upcoming = defined(bookings.findLast(({ appointment_time: time }) => Date.parse(time ?? '') > Date.now()));
    await page.goto(`/booking/${upcoming.candidate_id}/detail`);
    const texts = { Note: 'Gate 3', Comment: 'Swing starts' };
    for (const [name, text] of Object.entries(texts)) {
      await page.getByRole('button', { name: `Edit ${name.toLowerCase()}` }).click();
      await page.getByRole('textbox', { name }).fill(text);
    }
    await page.getByRole('button', { name: 'Update candidate' }).click();
    const update = page.getByRole('dialog', { name: 'Update candidate' });
    await update.getByLabel('Phone').fill('0491 570 1');
    await survive(page, mortal, async () => {
      await expect.poll(() => update.getByLabel('Phone').inputValue()).toBe('0491 570 1');
      for (const [name, text] of Object.entries(texts)) {
        expect(
          await page
            .locator('form', { hasText: `Save ${name.toLowerCase()}` })
            .locator('textarea')
            .inputValue(),
        ).toBe(text);
      }
    });
    await update.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const reason = page.getByRole('dialog', { name: 'Cancel booking?' }).getByLabel(/^Reason/);
    await reason.fill('Starts in May');
    await survive(page, mortal, async () => expect.poll(() => reason.inputValue()).toBe('Starts in May'));
    expect(requests).toEqual([]);
    expect(faultsOf(page).filter((fault) => !/Failed to load resource|ERR_/.test(fault))).toEqual([]);
    await page.context().close();
  },
);
