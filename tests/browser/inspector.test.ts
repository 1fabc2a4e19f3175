/** @module-tag walk */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { BookingDraft } from '../../machines/lib/booking.types.ts';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser/browser.ts';
import { faultsOf, openPageOn } from '../support/browser/page.ts';
import { answerOf, type Rest } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { startReceiver } from '../support/servers/receiver.ts';
import { discardDraft, draftAt, holdsOf, type Place, signedIn, storeDraft } from './wizard/wizard-driver.ts';

const root = join(import.meta.dirname, '../..');

const inspected = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** Of people that the demo does not know, so that each of them can only have been typed. */
const planted = (at: number) => ({
  name: `Aroha Planted${at}`,
  email: `aroha.planted${at}@secret.example`,
  phone: `041122233${at}`,
  note: `Planted note ${at}`,
});
const secrets = [0, 1, 2, 3, 4].flatMap((at) => Object.values(planted(at)));

const plantedDraft = (place: Place, people: number): BookingDraft => {
  const draft = draftAt(place, people);
  return {
    ...draft,
    step: 'review',
    policyAccepted: true,
    candidates: draft.candidates.map((candidate, at) => ({
      ...candidate,
      ...planted(at),
      pick: {
        siteId: place.site.id,
        siteName: place.site.name,
        timeZone: place.site.timeZone,
        bookingFree: false,
        ...defined(place.times[at]),
      },
    })),
  };
};

async function holdAll(booker: Rest, draft_id: string, place: Place, people: number) {
  for (let candidate_index = 0; candidate_index < people; candidate_index += 1) {
    const { startsAt, calendarIds } = defined(place.times[candidate_index]);
    const body = {
      site_id: place.site.id,
      package_id: place.medical.id,
      calendar_ids: [...calendarIds],
      calendar_from_time: startsAt,
      draft_id,
      candidate_index,
    };
    await answerOf(booker.booking.POST('/booking/reservations', { body }));
  }
}

/** Everything that pages say to inspectors, kept in the window that listens. */
const keepMessages = () => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new BroadcastChannel('preflight.inspect').addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
};

/** Addresses elsewhere are refused, and noted. */
async function alone(context: BrowserContext, url: string): Promise<string[]> {
  const elsewhere: string[] = [];
  await context.route(
    (requests) => requests.origin !== url,
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  return elsewhere;
}

async function openInspector(page: Page): Promise<Page> {
  const inspector = await page.context().newPage();
  await inspector.addInitScript(keepMessages);
  await inspector.goto('/dev/machines');
  await inspector.getByRole('heading', { level: 1, name: 'Machines' }).waitFor();
  return inspector;
}

const actor = (inspector: Page, name: string | RegExp) =>
  inspector.getByRole('navigation', { name: 'Machines' }).getByRole('treeitem', { name });

/** True if a state of the chart is wholly in the visible part. */
const isInView = (inspector: Page, state: string) =>
  inspector.locator('section[aria-label^="Chart of"]').evaluate((view, id) => {
    const [seen, place] = [view, view.querySelector(`[data-state="${id}"]`)].map((one) => one?.getBoundingClientRect());
    if (!seen || !place) return false;
    return place.left >= seen.left && place.right <= seen.right && place.top >= seen.top && place.bottom <= seen.bottom;
  }, state);
const log = (inspector: Page) => inspector.getByRole('region', { name: 'Log' });

inspected(
  '[machine.inspect][inspect.redaction] offline, the inspector draws and follows a booking of five, and learns nothing about them',
  { tags: ['long'] },
  async ({ openPage, demo, portal }) => {
    const { place, booker, storageState } = demo;
    const page = await openPage({ storageState });
    const elsewhere = await alone(page.context(), portal.url);
    const draftId = await storeDraft(booker, plantedDraft(place, 5));
    await holdAll(booker, draftId, place, 5);
    await page.goto(`/make-booking?draft=${draftId}`);
    await page.getByRole('button', { name: 'Send booking' }).waitFor();
    const inspector = await openInspector(page);
    await actor(inspector, /^bookingWizard/).click();
    for (const at of [1, 2, 3, 4, 5])
      await actor(inspector, 'held')
        .nth(at - 1)
        .waitFor();
    const chart = inspector.getByRole('img', { name: /^Chart of Booking wizard, now in .*step\.review/ });
    await chart.waitFor();
    // Its regions are folded at first.
    expect(await chart.locator('[data-state="bookingWizard.step.review"]').count()).toBe(0);
    await inspector.getByRole('combobox', { name: 'Part' }).selectOption('Everything');
    expect(await chart.locator('[data-state="bookingWizard.step.review"]').getAttribute('data-live')).toBe('true');
    await expectNoViolations(inspector);
    // Scrolling by hand ends following, until 'Follow' is pressed.
    const follow = inspector.getByRole('button', { name: 'Follow' });
    await inspector.locator('section[aria-label^="Chart of"]').hover();
    await inspector.mouse.wheel(400, 0);
    await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
    await follow.click();
    expect(await follow.getAttribute('aria-pressed')).toBe('true');

    await page.bringToFront();
    await page.getByRole('button', { name: 'Send booking' }).click();
    await page
      .getByText(/PF-\d+/)
      .first()
      .waitFor();
    await log(inspector)
      .getByRole('option', { name: /createBooking answers/ })
      .waitFor();
    expect(await chart.locator('[data-state="bookingWizard.submission.sent"]').getAttribute('data-live')).toBe('true');

    // The chart has gone where the machine went.
    expect(await isInView(inspector, 'bookingWizard.submission.sent')).toBe(true);

    // Looking back changes nothing: the page has sent its booking.
    await log(inspector)
      .getByRole('option', { name: /send\.pressed/ })
      .first()
      .click();
    await inspector.getByRole('img', { name: /submission\.(settling|sending)/ }).waitFor();
    // A step that is looked back at stays, however the clock ticks meanwhile.
    expect(await inspector.locator('[data-taken]').count()).toBeGreaterThan(0);
    await inspector.getByRole('button', { name: 'Back to now' }).click();
    await chart.waitFor();
    await inspector.getByLabel('Filter by event').fill('createBooking');
    expect(await log(inspector).getByRole('option').count()).toBe(1);

    const heard: string = await inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
    expect(heard).toContain('createBooking');
    const seen = heard + (await inspector.content());
    for (const secret of secrets) expect(seen).not.toContain(secret);
    const token: string = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(token).not.toBe('');
    expect(seen).not.toContain(token);

    await inspector.getByRole('radio', { name: 'Outline' }).click();
    await inspector.getByRole('tree', { name: 'Outline of Booking wizard' }).waitFor();
    await expectNoViolations(inspector);
    await inspector.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(inspector);
    expect(elsewhere).toEqual([]);
    expect(faultsOf(page)).toEqual([]);
  },
);

inspected(
  '[machine.inspect] over any page: events that are possible are sent, those that are not are off, pause holds the news back',
  async ({ page }) => {
    await signIn(page, 'booker'); // a session of its own, as it is ended here
    await page.goto('/my/account');
    await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await page.getByRole('button', { name: 'Machines', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Machines' });
    await panel
      .getByRole('navigation', { name: 'Machines' })
      .getByRole('treeitem', { name: /^session / })
      .click();
    await panel.getByRole('img', { name: /^Chart of Session, now in .*lease\.watching/ }).waitFor();
    await expectNoViolations(page);
    const off = panel.getByRole('button', { name: 'extend.pressed …' });
    expect(await off.getAttribute('aria-disabled')).toBe('true');
    await panel.getByRole('button', { name: 'account.changed …' }).click();
    const carried = panel.getByRole('form', { name: 'What account.changed carries' });
    await carried.getByLabel('contactPerson').fill('Sent By Hand');
    await panel.getByRole('button', { name: 'Send account.changed' }).click();
    await page.getByTitle('Sent By Hand').first().waitFor();
    await panel.getByRole('button', { name: 'Pause' }).click();
    await panel.getByRole('button', { name: 'lookup.expired' }).waitFor();
    await panel.getByRole('button', { name: 'logOut.pressed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await panel.getByRole('img', { name: /lease\.watching/ }).waitFor();
    await panel.getByRole('button', { name: 'Resume' }).click();
    await panel.getByRole('img', { name: /^Chart of Session, now in signedOut/ }).waitFor();
    await page.keyboard.press('Alt+Shift+KeyM');
    await panel.waitFor({ state: 'detached' });
    // By keyboard the focus goes there and comes back.
    await page.getByLabel('Username').focus();
    await page.keyboard.press('Alt+Shift+KeyM');
    await panel.getByRole('heading', { level: 1, name: 'Machines' }).waitFor();
    expect(await panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Username').evaluate((one) => one === document.activeElement)).toBe(true);
  },
);

/** Presses Tab until what has the focus matches. */
async function tabTo(inspector: Page, selector: string) {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await inspector.keyboard.press('Tab');
    if (await inspector.evaluate((one) => document.activeElement?.matches(one), selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}.`);
}

const focused = (inspector: Page) => inspector.evaluate(() => document.activeElement?.textContent ?? '');

/** Presses a key until the item that has the focus says this. */
async function moveTo(inspector: Page, key: string, words: string) {
  for (let moves = 0; moves < 60 && !(await focused(inspector)).startsWith(words); moves += 1)
    await inspector.keyboard.press(key);
  expect((await focused(inspector)).slice(0, words.length)).toBe(words);
}

inspected(
  '[machine.inspect] by keyboard alone one chooses a machine, sizes its chart, sends it an event, filters, looks back, pauses, folds the outline and opens a file',
  { tags: ['long'] },
  async ({ openPage, demo }) => {
    const page = await openPage({ storageState: demo.storageState });
    await page.goto('/my/account');
    await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    const inspector = await openInspector(page);
    const { keyboard } = inspector;
    for (const listed of [/^account/, /^form/]) await actor(inspector, listed).first().waitFor();

    await tabTo(inspector, '[role=treeitem]');
    await keyboard.press('End');
    await keyboard.press('Home');
    await moveTo(inspector, 'ArrowDown', 'account');
    await keyboard.press('Enter');
    await inspector.getByRole('img', { name: /^Chart of One thing loaded/ }).waitFor();
    await keyboard.press('Home');
    await keyboard.press('Enter');
    const chart = inspector.getByRole('img', { name: /^Chart of Session, now in .*lease\.watching/ });
    await chart.waitFor();

    await tabTo(inspector, 'section[aria-label^="Chart of"]');
    await keyboard.press('1');
    await inspector.getByRole('button', { name: 'Shown at 100 %' }).waitFor();
    const most = async () => (await chart.boundingBox())?.width ?? 0;
    const whole = await most();
    await keyboard.press('-');
    await inspector.getByRole('button', { name: 'Shown at 80 %' }).waitFor();
    await keyboard.press('+');
    await inspector.getByRole('button', { name: 'Shown at 100 %' }).waitFor();
    await keyboard.press('0');
    await expect.poll(most).toBeLessThan(whole);
    expect(await isInView(inspector, 'session')).toBe(true);

    await tabTo(inspector, '[role=toolbar][aria-label=Events] button');
    await moveTo(inspector, 'ArrowRight', 'account.changed');
    await keyboard.press('Enter');
    await expect.poll(() => inspector.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await keyboard.press('Control+A');
    await keyboard.type('Sent By Keys');
    await keyboard.press('Enter');
    await page.getByTitle('Sent By Keys').first().waitFor();
    await expect.poll(() => focused(inspector)).toMatch(/^account\.changed/);

    await tabTo(inspector, 'input[aria-label="Filter by event"]');
    await keyboard.type('-clock');
    await log(inspector)
      .getByRole('option', { name: /account\.changed/ })
      .waitFor();
    expect(
      await log(inspector)
        .getByRole('option', { name: /clock\.ticked/ })
        .count(),
    ).toBe(0);
    await tabTo(inspector, '[role=option]');
    await keyboard.press('End');
    await inspector.getByRole('img', { name: /^Chart of Session, now in signedIn\.access\.loading/ }).waitFor();
    expect(await log(inspector).getByRole('option', { selected: true }).textContent()).toContain('started');
    await keyboard.press('Home');
    await chart.waitFor();

    await tabTo(inspector, '[role=radio]');
    await keyboard.press('ArrowRight');
    const outline = inspector.getByRole('tree', { name: 'Outline of Session' });
    await tabTo(inspector, '[aria-label="Outline of Session"] [role=treeitem]');
    await keyboard.press('Home');
    const [root, inside] = [
      outline.getByRole('treeitem').first(),
      outline.getByRole('treeitem', { name: /^starting/ }),
    ];
    await inside.waitFor();
    await keyboard.press('ArrowLeft');
    await inside.waitFor({ state: 'detached' });
    expect(await root.getAttribute('aria-expanded')).toBe('false');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await moveTo(inspector, 'ArrowDown', '▾signedIn');
    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    expect(await focused(inspector)).toContain('session');
    await expectNoViolations(inspector);

    await tabTo(inspector, '.btn[aria-pressed=false]');
    await moveTo(inspector, 'Tab', 'Pause');
    await keyboard.press('Enter');
    await inspector.getByRole('button', { name: /^Resume/ }).waitFor();

    const requests = inspector.waitForEvent('filechooser');
    await tabTo(inspector, 'input[type=file]');
    await keyboard.press('Enter');
    const chooser = await requests;
    const json = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await chooser.setFiles(json('half.json', '{"format":"preflight-problem","act'));
    await inspector
      .getByText('half.json was not opened. This is no JSON file, or only a part of one.')
      .first()
      .waitFor();
  },
);

/** Output of `npm run replay FILE`. @throws with it where a machine ends elsewhere */
const replayTool = (file: string) =>
  promisify(execFile)(process.execPath, [join(root, 'tools/replay.ts'), file]).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });

inspected(
  '[inspect.replay][inspect.redaction] a booking that failed is reported as one file, which ends in the same state three times in the page and three times without',
  { tags: ['long'] },
  async ({ openPage, demo }) => {
    const { place, booker, storageState } = demo;
    const page = await openPage({ storageState });
    const following = { ...place, times: place.times.slice(6) };
    const draftId = await storeDraft(booker, plantedDraft(following, 2));
    await holdAll(booker, draftId, following, 2);
    try {
      await page.goto(`/make-booking?draft=${draftId}`);
      await page.getByRole('button', { name: 'Send booking' }).waitFor();
      const [held] = await holdsOf(booker, draftId);
      const reserve_id = defined(held).reserve_id;
      await booker.booking.DELETE('/booking/reservations/{reserve_id}', { params: { path: { reserve_id } } });
      await page.getByRole('button', { name: 'Send booking' }).click();
      await page
        .getByText(/^Error when create booking/)
        .first()
        .waitFor();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Report a problem' }).click();
      const path = defined(await (await downloading).path());
      const text = await readFile(path, 'utf8');
      for (const secret of secrets) expect(text).not.toContain(secret);
      const wizard = JSON.parse(text).actors.find((one: { machineId: string }) => one.machineId === 'bookingWizard');
      expect(wizard.end.value.submission).toEqual({ open: 'refused' });

      for (const time of [1, 2, 3]) {
        const { stdout } = await replayTool(path);
        expect(stdout, `time ${time}`).toContain('bookingWizard');
        expect(stdout.match(/ends as it did then/g)?.length).toBe(JSON.parse(text).actors.length);
      }
      const inspector = await page.context().newPage();
      await inspector.goto('/dev/machines');
      for (const _time of [1, 2, 3]) {
        await inspector.getByLabel('Open a problem file').setInputFiles(path);
        await inspector.getByRole('treeitem', { name: 'bookingWizard same end' }).click();
        await inspector
          .getByRole('status')
          .filter({ hasText: /^All \d+ steps end as they did then/ })
          .waitFor();
        expect(await inspector.getByRole('treeitem', { name: /another end/ }).count()).toBe(0);
        await inspector.getByRole('button', { name: 'Step forward' }).click();
        await inspector.getByText(/^2 of \d+/).waitFor();
        // The real screen is beside the chart, and the keys of its slider go through the steps.
        await inspector.getByRole('slider', { name: 'Step' }).press('End');
        await inspector.getByText(/^(\d+) of \1/).waitFor();
        const screen = inspector.getByRole('region', { name: 'Its screen' }).locator('iframe').contentFrame();
        await screen.getByText('Next', { exact: true }).waitFor({ state: 'attached' });
        await expectNoViolations(inspector);
        await inspector.getByRole('button', { name: 'Running machines' }).click();
      }
      const other = JSON.stringify({
        ...JSON.parse(text.replaceAll('submission.unanswered', 'submission.unsure')),
        version: '0.0.9',
      });
      await inspector
        .getByLabel('Open a problem file')
        .setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer: Buffer.from(other) });
      await inspector.getByText('bookingWizard: state bookingWizard.submission.unsure is gone').waitFor();
      await inspector.getByText('bookingWizard: state bookingWizard.submission.unanswered is new').waitFor();
      forgive(page, /40[49]/);
    } finally {
      await discardDraft(booker, draftId);
    }
  },
);

test('[machine.inspect] one setting connects the pages to a receiver of the developer’s choice, and it learns nothing about anybody', {
  tags: ['long'],
}, async ({ browser }) => {
  const receiver = await startReceiver();
  const portal = await startPortal({ filledFrom: inject('demoData'), env: { INSPECTOR_URL: receiver.url } });
  try {
    const page = await openPageOn(browser, portal.url);
    await signIn(page, 'booker');
    const told = () => receiver.heard.map((text) => JSON.parse(text));
    const session = () => told().filter(({ type, name }) => type === '@xstate.actor' && name === 'session');
    await expect.poll(() => session().length).toBe(1);
    expect(JSON.parse(session()[0].definition).states).toHaveProperty('signedIn');
    const isSignedIn = ({ type, snapshot }: { type: string; snapshot?: { value: object } }) =>
      type === '@xstate.snapshot' && JSON.stringify(snapshot?.value).includes('"access":"loaded"');
    await expect.poll(() => told().some(isSignedIn)).toBe(true);
    const all = receiver.heard.join();
    expect(all).toContain('"signIn.succeeded"');
    const token: string = await page.evaluate(() => localStorage.getItem('token') ?? 'none');
    for (const secret of [demoPassword, token, 'Daniel Kerr']) expect(all).not.toContain(secret);
    expect(faultsOf(page)).toEqual([]);
    await page.context().close();
  } finally {
    await portal.stop();
    receiver.close();
  }
});
