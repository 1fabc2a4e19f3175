import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { type WizardStep, wizardSteps } from '../../../machines/lib/booking.types.ts';
import { expect, test } from '../../support/browser/browser.ts';
import '../../support/provided.ts';
import { faultsOf, openPageOn, signIn } from '../../support/browser/page.ts';
import { freshOnRetry } from '../../support/fresh-on-retry.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { type KillableServer, startKillableServer } from '../../support/servers/killable-server.ts';
import { draftAt, findPlace, storeDraft } from './wizard-driver.ts';

/** A test whose portal can be killed and started again. */
export const interrupted = test
  .extend('mortals', { scope: 'file' }, ({ browser: _browser }, { onCleanup }) => {
    const mortals = freshOnRetry(() => startKillableServer(inject('demoData')));
    onCleanup(mortals.stop);
    return mortals;
  })
  .extend('mortal', ({ mortals, task }) => mortals.of(task));

interface Field {
  /** Waits until it can be typed into or clicked. */
  readonly atRest?: (page: Page) => Promise<void>;
  readonly type: (page: Page, nth: number) => Promise<void>;
  readonly shows: (page: Page, nth: number) => Promise<void>;
  /** The part of the draft that keeps the value. */
  readonly saved: (nth: number) => object;
}

const words = (label: string, saved: (text: string) => object): Field => ({
  type: (page, nth) => page.getByLabel(label).fill(`Gate ${nth}`),
  shows: async (page, nth) => expect(await page.getByLabel(label).inputValue()).toBe(`Gate ${nth}`),
  saved: (nth) => saved(`Gate ${nth}`),
});

/** Ticked first, then unticked, and so on. The page that a click asks something of may leave at once, for a new sign-in. */
const tick = (name: RegExp, kept: (isTicked: boolean) => object): Field => ({
  // Times that are fetched again move the box: the page would leave before it is clicked.
  atRest: (page) => page.getByRole('checkbox', { name }).click({ trial: true }),
  type: async (page, nth) => {
    const box = page.getByRole('checkbox', { name });
    const wanted = nth % 2 === 1;
    if ((await box.isChecked()) === wanted) return;
    await box.click();
    const landed = box.and(page.locator(wanted ? ':checked' : ':not(:checked)'));
    await Promise.race([landed.waitFor(), page.waitForURL('**/login')]);
  },
  shows: async (page, nth) => expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(nth % 2 === 1),
  saved: (nth) => kept(nth % 2 === 1),
});

/** The field that is typed into or ticked at each step; the package is chosen, and nothing is typed there. */
const fields: Readonly<Record<WizardStep, Field | null>> = {
  company: words('Comment', (comment) => ({ header: { comment } })),
  candidates: words('Note', (note) => ({ candidates: [{ note }] })),
  package: null,
  time: tick(/^Show all times/, (isOn) => ({ candidates: [{ choice: { gapless: !isOn } }] })),
  review: tick(/./, (policyAccepted) => ({ policyAccepted })),
};

const headings: Readonly<Record<WizardStep, string>> = {
  company: 'Company',
  candidates: 'Candidates',
  package: 'Package',
  time: 'Time',
  review: 'Check and send',
};

/** A person in the middle of a booking whose time is held, and the interruptions that can happen to them. */
async function openScene(browser: Browser, portal: KillableServer) {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  const { draftId, reserveId } = await bookingWithHeldTime(booker);
  let page = await openPage();
  let step: WizardStep = 'company';
  /** Number of times that a field was typed into, by step. */
  const typed = new Map<WizardStep, number>();

  async function openPage() {
    const opened = await openPageOn(browser, portal.url);
    opened.setDefaultTimeout(30_000); // two of them may wait for a busy server
    await opened.clock.install();
    await signIn(opened, 'booker');
    await opened.getByRole('heading', { level: 1 }).waitFor();
    return opened;
  }
  const type = async () => {
    const nth = (typed.get(step) ?? 0) + 1;
    typed.set(step, nth);
    await fields[step]?.type(page, nth);
  };
  const saveState = (words: string) => page.locator('[data-save-state]').getByText(words).waitFor();
  const isNotSaved = () => (fields[step] ? saveState('Offline, kept in this tab') : undefined);
  const atLogin = () => page.waitForURL('**/login');
  const openFromUnfinished = async () => {
    await page.goto('/make-booking');
    const offered = page.getByRole('region', { name: 'Unfinished bookings' });
    await offered.locator(`a[href$="draft=${draftId}"]`).click();
  };
  const stored = () =>
    answerOf(booker.booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id: draftId } } }));
  const isKept = async () => {
    for (const [at, nth] of typed) {
      await expect.poll(async () => (await stored()).body).toMatchObject(fields[at]?.saved(nth) ?? {});
    }
  };
  /** Everything typed so far, on the screen's step and on the server, and the time that was held from the beginning. */
  const isWhole = async () => {
    await page.locator('[aria-current=step]', { hasText: headings[step] }).waitFor();
    await page.getByText('1 time held.').waitFor();
    const nth = typed.get(step);
    if (nth) await fields[step]?.shows(page, nth);
    await isKept();
    expect((await stored()).holds.map(({ reserve_id }) => reserve_id)).toEqual([reserveId]);
  };
  /** Ends every session of the page's account but the test's own, as an administrator's hand would. */
  const endSession = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  };

  return {
    open: () => page.goto(`/make-booking?draft=${draftId}`),
    type,
    isWhole,
    next: async (to: WizardStep) => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      step = to;
      await isWhole();
    },
    faults: () => faultsOf(page).filter((fault) => !/Failed to load resource|ERR_/.test(fault)),
    close: () => page.context().close(),
    interruptions: {
      'a reload': async () => {
        await type();
        await page.reload();
      },
      'a minute without a line': async () => {
        await page.context().setOffline(true);
        await type();
        await isNotSaved();
        await page.clock.fastForward('01:00');
        await page.context().setOffline(false);
        await saveState('Saved');
      },
      'a session that is over': async () => {
        await fields[step]?.atRest?.(page);
        await endSession();
        await type();
        const over = atLogin(); // the typed text may have been saved by now
        // The page may have left by then. A click that waited on would fall on the next page's field, amid its words.
        const position = page.getByRole('combobox', { name: 'Position' });
        if (step === 'candidates') await position.or(page.getByLabel('Username')).first().click();
        if (!fields[step]) await page.reload();
        await over;
        await signIn(page, 'booker');
        await isKept(); // an unanswered save is sent again with the new session
        await openFromUnfinished();
      },
      'the refresh after 900 s': async () => {
        await type();
        const reloaded = page.waitForEvent('load');
        await page.clock.fastForward('15:05');
        await reloaded;
      },
      'a computer that wakes before its line': async () => {
        if (step !== 'package') return; // a save that tries again counts as a request, and no refresh is due
        await page.context().setOffline(true);
        const refreshed = page.waitForEvent('requestfailed');
        await page.clock.fastForward('15:05');
        await refreshed;
        const reloaded = page.waitForEvent('load');
        await page.context().setOffline(false);
        await reloaded;
      },
      'a closed tab': async () => {
        await type();
        const context = page.context();
        await page.goto('about:blank'); // as a person's closing does, it lets the page part in order
        await page.close();
        page = await openPage();
        await openFromUnfinished();
        await isWhole();
        await context.close();
      },
      'a server that dies': async () => {
        await portal.kill();
        await type();
        await isNotSaved();
        await portal.start();
        await page.clock.fastForward('00:06');
        await saveState('Saved');
      },
    },
  };
}

/** A draft of the demo's booker with one time held for as long as a hold can last. */
async function bookingWithHeldTime(booker: Rest) {
  const place = await findPlace(booker);
  const draftId = await storeDraft(booker, { ...draftAt(place), step: 'company' });
  const { startsAt, calendarIds } = defined(place.times[0]);
  const reservation = { site_id: place.site.id, package_id: place.medical.id, draft_id: draftId, candidate_index: 0 };
  const body = { ...reservation, calendar_ids: [...calendarIds], calendar_from_time: startsAt };
  const { reserve_id } = await answerOf(booker.booking.POST('/booking/reservations', { body }));
  const params = { path: { draft_id: draftId } };
  for (let times = 0; times < 2; times++) {
    await answerOf(booker.booking.POST('/booking/drafts/{draft_id}/extend', { params }));
  }
  return { draftId, reserveId: reserve_id };
}

/** Whatever happens at a step, all that was typed and the held time are still there. */
export async function interrupt(step: WizardStep, browser: Browser, mortal: KillableServer) {
  const scene = await openScene(browser, mortal);
  await scene.open();
  await scene.isWhole();
  for (const next of wizardSteps.slice(1, wizardSteps.indexOf(step) + 1)) {
    await scene.type();
    await scene.next(next);
  }
  for (const [interruption, happens] of Object.entries(scene.interruptions)) {
    try {
      await happens();
      await scene.isWhole();
    } catch (cause) {
      throw new Error(`After ${interruption} at the step ${step}: ${cause}`, { cause });
    }
  }
  expect(scene.faults()).toEqual([]);
  await scene.close();
}
