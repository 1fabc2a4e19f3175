import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { known } from '../../machines/known.ts';
import { expect, test } from '../support/browser.ts';
import { openPageOn, signIn } from '../support/page.ts';
import { startPortal } from '../support/portal.ts';
import { startProxy } from '../support/proxy.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { draftAt, findPlace, longestMs, storeDraft } from './wizard-driver.ts';

/** A portal of this file's own behind one address, so that its server can be killed and started again. */
const interrupted = test.extend('own', { scope: 'file' }, async ({ browser: _browser }, { onCleanup }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-interrupted-'));
  const proxy = await startProxy();
  let portal = await startPortal({ dataDir });
  const lead = () => proxy.target(Number(new URL(portal.url).port));
  lead();
  onCleanup(async () => {
    await proxy.stop();
    await portal.kill9();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url: proxy.url,
    restart: async () => {
      await portal.kill9();
      proxy.drop();
      portal = await startPortal({ dataDir });
      lead();
    },
  };
});

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const saved = (page: Page) => page.locator('.save-state').getByText('Saved').waitFor();

async function visit(page: Page) {
  page.setDefaultTimeout(longestMs);
  await page.clock.install();
  await signIn(page, 'booker');
}

/** The unfinished booking as it is offered after a new sign-in. */
async function goOn(page: Page) {
  await page.goto('/make-booking');
  await page
    .getByRole('region', { name: 'Unfinished bookings' })
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
}

interrupted(
  '[wizard.survives] at every step, whatever interrupts it, no field and no held time is lost',
  async ({ browser, own }) => {
    const booker = await restAs('booker', { url: `${own.url}/api` });
    const place = await findPlace(booker);
    const draft_id = await storeDraft(booker, { ...draftAt(place), step: 'company' });
    const { startsAt, calendarIds } = known(place.times[0]);
    const { reserve_id } = await answerOf(
      booker.booking.POST('/booking/reservations', {
        body: {
          ...{ site_id: place.site.id, package_id: place.medical.id, calendar_ids: [...calendarIds] },
          ...{ calendar_from_time: startsAt, draft_id, candidate_index: 0 },
        },
      }),
    );
    /** What is typed so far, on the server and on the screen, with the time held before. */
    const isWhole = async (page: Page, step: string, header: object, candidate: object = {}) => {
      await page.locator('[aria-current=step]', { hasText: step }).waitFor();
      await page.getByText('1 time held.').waitFor();
      const { body, holds } = await answerOf(
        booker.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id } } }),
      );
      expect(holds.map((hold) => hold.reserve_id)).toEqual([reserve_id]);
      expect(body).toMatchObject({
        header: { company: place.company, ...header },
        candidates: [{ name: 'Liam Tester', package: { id: place.medical.id }, ...candidate }],
      });
    };

    let page = await openPageOn(browser, own.url);
    await visit(page);
    await page.goto(`/make-booking?draft=${draft_id}`);
    const comment = page.getByLabel('Comment');
    await comment.fill('Gate 1');
    await page.reload();
    await isWhole(page, 'Company', { comment: 'Gate 1' });
    await page.context().setOffline(true);
    await comment.fill('Gate 12');
    await page.getByText('Offline, kept in this tab').waitFor();
    await page.clock.fastForward('01:00');
    expect(await comment.inputValue()).toBe('Gate 12');
    await page.context().setOffline(false);
    await saved(page);
    await isWhole(page, 'Company', { comment: 'Gate 12' });

    await next(page);
    await page.getByLabel('Note').fill('Swing A');
    await page.reload();
    const header = { comment: 'Gate 12' };
    await isWhole(page, 'Candidates', header, { note: 'Swing A' });
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${own.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('combobox', { name: 'Position' }).click(); // a look-up, and the session is over: 498
    await page.waitForURL('**/login');
    await signIn(page, 'booker');
    await goOn(page);
    await isWhole(page, 'Candidates', header, { note: 'Swing A' });

    await next(page);
    await page.reload();
    await isWhole(page, 'Package', header, { note: 'Swing A' });
    await page.context().close();
    page = await openPageOn(browser, own.url);
    await visit(page);
    await goOn(page);
    await isWhole(page, 'Package', header, { note: 'Swing A' });

    await next(page);
    await page.reload();
    await isWhole(page, 'Time', header);
    const gapless = page.getByRole('checkbox', { name: 'Only times that leave no gaps' });
    await gapless.waitFor(); // the step's own code is here before the server goes
    await own.restart();
    await gapless.check();
    await page.locator('.save-state').getByText('Saving…').waitFor({ state: 'detached' });
    await saved(page);
    await isWhole(page, 'Time', header, { note: 'Swing A', choice: { gapless: true } });

    await next(page);
    await page.getByRole('checkbox').check();
    await page.reload();
    await isWhole(page, 'Check and send', header, { note: 'Swing A' });
    for (const minutes of [1, 2]) {
      await page.getByRole('button', { name: 'Keep 10 minutes more' }).click();
      await page
        .getByText(new RegExp(`^${minutes}\\d:\\d\\d`))
        .first()
        .waitFor();
    }
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward('15:05');
    await reloaded;
    await isWhole(page, 'Check and send', header, { note: 'Swing A' });
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    await page.context().close();
  },
);
