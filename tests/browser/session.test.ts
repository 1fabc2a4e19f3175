import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { defined } from '../../machines/lib/assert-defined.ts';
import { epochMs } from '../../machines/lib/ports.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { REFRESH_AFTER_MS, STARTUP_LIMIT_MS, WARN_AFTER_MS } from '../../machines/session/session.setup.ts';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser/browser.ts';
import { answers, fails, type ModelPath, modelOf, titled } from '../support/model-of.ts';
import { answerOf, type Rest, restAs } from '../support/rest.ts';
import type { Portal } from '../support/servers/portal.ts';
import { walkedInBrowser } from '../support/walked.ts';
import { shortAndLong } from './paths.ts';
import { draftAt, findPlace, type Gate, gateOn, nameOf, storeDraft } from './wizard/wizard-driver.ts';

const start = epochMs(0);
const nonsense = 'nonsense';
const at = (ms: number) => epochMs(start + ms);
const refused = { type: 'call.refused', generation: 9, wasReplayed: false } as const;
const refusedAgain = { type: 'call.refused', generation: 9, wasReplayed: true } as const;
const keys = { tokens: {} as never, at: start };

const loaded = answers('loadAccess', { permissions: [], info: {} });
const unreachable = { code: 'UNREACHABLE' } as const;
const signedInHere = { type: 'signIn.succeeded', ...keys } as const;
const signedInElsewhere = { type: 'tokens.shared', at: start } as const;
const tick = (ms: number) => ({ type: 'clock.ticked', now: at(ms) }) as const;

/** Events of a person, another tab or the server for a session, part by part; the answers are the real server's. */
const parts = {
  'at the sign-in page': { hasToken: false, events: [signedInHere, signedInElsewhere, loaded] },
  'with a stored token': {
    hasToken: true,
    events: [
      { type: 'logOut.pressed' },
      { type: 'extend.pressed', at: at(WARN_AFTER_MS) },
      { type: 'retry.pressed', at: at(STARTUP_LIMIT_MS) },
      refused,
      refusedAgain,
      signedInElsewhere,
      { type: 'session.ended' },
      tick(STARTUP_LIMIT_MS),
      tick(WARN_AFTER_MS),
      loaded,
      fails('loadAccess', unreachable),
      answers('refreshTokens', { tokens: {}, at: start }),
      fails('refreshTokens', { code: 'UNAUTHENTICATED' }),
      answers('saveWork', []),
      answers('endSession'),
    ],
  },
  'with words not saved yet': {
    hasToken: true,
    events: [
      loaded,
      tick(REFRESH_AFTER_MS),
      answers('refreshTokens', { tokens: {}, at: at(REFRESH_AFTER_MS) }),
      answers('flushDrafts'),
      fails('flushDrafts', unreachable),
    ],
  },
  'with words that cannot be saved': {
    hasToken: true,
    events: [
      loaded,
      { type: 'logOut.pressed' },
      { type: 'logOut.confirmed' },
      { type: 'logOut.cancelled' },
      answers('saveWork', ['The booking']),
      answers('endSession'),
    ],
  },
} as const;

type State = { signedIn?: { access: StateValue; lease: string; leave: string } } | string;
const lease = (value: unknown) => (value as { signedIn?: { lease: string } } | undefined)?.signedIn?.lease;
const isAsking = (value: AnyMachineSnapshot['value']) => value.signedIn?.leave === 'asking';
const isLoaded = (value: unknown) => String(JSON.stringify(value)).includes('"access":"loaded"');

/** A person presses nothing while there is nothing to see, and what ends the page ends the path. */
function canHappen(event: AnyEventObject, { value }: AnyMachineSnapshot): boolean {
  const time = lease(value);
  if (time === 'reloading') return false;
  if (isAsking(value)) return event.type === 'logOut.confirmed' || event.type === 'logOut.cancelled';
  // With nothing unsaved, a log-out asks no question, and follows at once.
  const isLeaving = value.signedIn?.leave === 'saving';
  if (isLeaving || event.type === 'xstate.done.actor.saveWork') return isLeaving && event.type.endsWith('saveWork');
  if (event.type === 'xstate.done.actor.loadAccess' || event.type === 'xstate.error.actor.loadAccess')
    return time === 'watching';
  if (event.type === 'retry.pressed') return /overdue|failed/.test(JSON.stringify(value));
  if (event.type === 'call.refused' || event.type === 'clock.ticked') if (time === 'warning') return false; // the dialog is in front, and it only waits
  if (isLoaded(value)) return event['now'] !== STARTUP_LIMIT_MS;
  const pressed = ['logOut.pressed', 'call.refused'].includes(event.type);
  return !pressed && !(event.type === 'clock.ticked' && event['now'] !== STARTUP_LIMIT_MS);
}

/** As few paths as still take every way from state to state that a person can see. */
function pathsOf({ hasToken, events }: (typeof parts)[keyof typeof parts]): ModelPath[] {
  const model = modelOf(sessionMachine, events as never, { input: { hasToken, now: start }, canHappen });
  const seen = new Set<string>();
  const waysOf = ({ steps }: ModelPath) =>
    steps.map(({ event, state }, number) =>
      JSON.stringify([steps[number - 1]?.state.value, event.type, event['wasReplayed'], state.value]),
    );
  return model
    .getShortestPaths()
    .sort((one, other) => other.steps.length - one.steps.length)
    .filter((path) => {
      const news = waysOf(path).filter((way) => !seen.has(way));
      for (const way of news) seen.add(way);
      return news.length > 0;
    });
}

/** A person's tab with the session as its subject; the real server's answers pass one by one. */
async function openTab(
  page: Page,
  portal: Portal,
  rest: Rest,
  { path, hasToken }: { path: ModelPath; hasToken: boolean },
) {
  const writes = path.steps.some(({ state: { value } }) => lease(value) === 'flushing' || isAsking(value));
  const gate = await gateOn(page, 'Me', 'RefreshSession', 'LogOut');
  const address = writes
    ? `/make-booking?draft=${await storeDraft(rest, draftAt(await findPlace(rest)))}`
    : '/pem-bookings';
  await page.clock.install();
  await page.goto('/favicon.svg');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/favicon.svg');
  const tab: Tab = { page, otherTab, portal, gate, rest, writes, token: '', now: start, loads: 0, isQuiet: false };
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const name = nameOf(response.request());
    if (name === 'Me') tab.isQuiet = false;
    if (name === 'ListViews') tab.isQuiet = true;
  });
  if (hasToken) await shareTokens(tab);
  page.on('load', () => tab.loads++);
  await page.goto(hasToken ? address : '/login');
  return tab;
}

interface Tab {
  readonly page: Page;
  readonly otherTab: Page;
  readonly portal: Portal;
  readonly gate: Gate;
  readonly rest: Rest;
  /** True if it is about text that was typed and not saved yet. */
  readonly writes: boolean;
  /** The newest that another tab got. */
  token: string;
  now: number;
  loads: number;
  /** The list has asked for everything that it asks by itself: the saved views come last, and may come late. */
  isQuiet: boolean;
}

/** Another tab of the same browser signs in. */
async function shareTokens(tab: Tab) {
  const { otherTab, rest } = tab;
  const body = { username: 'manager', password: demoPassword };
  const { access_token, refresh_token, org, account_id } = await answerOf(rest.auth.POST('/auth/login', { body }));
  tab.token = access_token;
  const stored = { refresh_token, org, acc: account_id, token: access_token };
  await otherTab.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
}

/** Ends the session on the server, behind the page's back. */
async function revoke(tab: Tab) {
  const { otherTab, portal } = tab;
  const stored = await otherTab.evaluate(() => localStorage.getItem('token'));
  const token = stored === nonsense ? tab.token : stored;
  await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

/** A call of the page with a token that the server refuses. */
async function callRefused(tab: Tab) {
  const { page, writes } = tab;
  // Refused before the person's own call, a question of the page's would begin the refresh for which that call waits.
  if (!writes) await expect.poll(() => tab.isQuiet).toBe(true);
  await page.evaluate((token) => localStorage.setItem('token', token), nonsense);
  if (writes) await page.getByRole('link', { name: /^Candidates/ }).click();
  else await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
}

/** Types text that the server has not taken yet. */
async function typeUnsaved({ page, gate }: Tab) {
  gate.close('SaveDraft');
  await page.getByRole('link', { name: /^Candidates/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Liam Unsaved');
  await page.clock.runFor(600);
  await gate.asked('SaveDraft');
}

/** Pressed again, it does not wait for new tokens. */
const LOG_OUT = /^(Log out|Logging out…)$/;

async function perform(tab: Tab, event: AnyEventObject) {
  const { page, gate, otherTab } = tab;
  switch (event.type) {
    case 'signIn.succeeded':
      await page.getByLabel('Username').fill('manager');
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      return page.getByRole('button', { name: 'Log in' }).click();
    case 'logOut.pressed':
      if (tab.writes) await typeUnsaved(tab);
      return page
        .getByRole('button', { name: LOG_OUT })
        .or(page.getByRole('link', { name: LOG_OUT }))
        .first()
        .click();
    case 'logOut.confirmed':
      return page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    case 'logOut.cancelled':
      return page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    case 'xstate.done.actor.saveWork':
      if (event['output'].length === 0) return;
      await gate.cut('SaveDraft'); // the save under way, and the log-out's own
      return gate.cut('SaveDraft');
    case 'extend.pressed':
      return page.getByRole('button', { name: 'Extend' }).click();
    case 'retry.pressed':
      return page.getByRole('button', { name: 'Try again' }).click();
    case 'call.refused': {
      if (!event['wasReplayed']) return callRefused(tab);
      gate.close('Bookings');
      await callRefused(tab);
      await gate.pass('Bookings');
      await gate.pass('RefreshSession');
      await gate.asked('Bookings');
      await revoke(tab);
      return gate.open('Bookings');
    }
    case 'tokens.shared':
      return shareTokens(tab);
    case 'session.ended':
      return otherTab.evaluate(() => localStorage.removeItem('token'));
    case 'clock.ticked': {
      if (tab.writes && event['now'] === REFRESH_AFTER_MS) await typeUnsaved(tab);
      await page.clock.fastForward(event['now'] - tab.now);
      tab.now = event['now'];
      return;
    }
    case 'xstate.done.actor.loadAccess':
      return gate.open('Me');
    case 'xstate.error.actor.loadAccess':
      return gate.cut('Me');
    case 'xstate.done.actor.refreshTokens':
      tab.now = 0;
      return gate.pass('RefreshSession');
    case 'xstate.error.actor.refreshTokens':
      await revoke(tab);
      return gate.pass('RefreshSession');
    case 'xstate.done.actor.flushDrafts':
      return gate.open('SaveDraft');
    case 'xstate.error.actor.flushDrafts':
      return gate.cut('SaveDraft');
    case 'xstate.done.actor.endSession':
      return gate.pass('LogOut');
  }
}

/** The page's contents in each state; a hidden state shows by its request that is on its way. */
async function shows(tab: Tab, value: State) {
  const { page, gate, writes } = tab;
  if (value === 'signedOut') return expectSeen(page.getByRole('heading', { name: 'Log in' }));
  if (value === 'signingOut') {
    await gate.asked('LogOut');
    return expectSeen(page.getByRole('heading', { level: 1, name: 'Loading' }));
  }
  const { access, lease: time, leave } = defined(typeof value === 'string' ? undefined : value.signedIn);
  if (leave === 'saving') return;
  if (leave === 'asking') return expectSeen(page.getByRole('dialog', { name: 'Log out without saving?' }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (time === 'reloading') return expect.poll(() => tab.loads).toBeGreaterThan(1);
  if (time === 'refreshing') await gate.asked('RefreshSession');
  if (time === 'flushing') await gate.asked('SaveDraft');
  if (time === 'warning') {
    const dialog = page.getByRole('alertdialog');
    await expectSeen(dialog.getByText('Session is about to expire. Please extend your session.'));
    return expect
      .poll(() => dialog.getByRole('button', { name: 'Extend' }).evaluate((it) => it === document.activeElement))
      .toBe(true);
  }
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  if (access === 'failed') return expectSeen(page.getByRole('heading', { name: 'Access Denied' }));
  if (access === 'loaded') {
    await expectSeen(page.getByRole('heading', { level: 1, name: writes ? 'Make Booking' : 'Bookings' }));
    // The list's own question is the last request from which the warning counts.
    return writes ? undefined : expectSeen(page.getByText(/^Showing /));
  }
  if (JSON.stringify(access).includes('overdue')) return expectSeen(page.getByRole('button', { name: 'Try again' }));
  return expectSeen(page.getByRole('main').getByText('Loading').first());
}

const expectSeen = (what: ReturnType<Page['locator']>) => what.waitFor();

/** States that axe has seen. */
const looked = new Set<string>();

for (const [name, part] of Object.entries(parts))
  describe(name, () => {
    for (const { some, options } of shortAndLong(titled(pathsOf(part))))
      test.for(some)('[machine.session] %s', options, async ([, path], { page, portal }) => {
        const rest = await restAs('manager', { url: `${portal.url}/api` });
        const tab = await openTab(page, portal, rest, { path, hasToken: part.hasToken });
        for (const { event, state } of path.steps) {
          await perform(tab, event);
          await shows(tab, state.value);
          if (!looked.has(JSON.stringify(state.value))) await expectNoViolations(page);
          looked.add(JSON.stringify(state.value));
        }
        forgive(page, /console: Failed to load resource/);
        walkedInBrowser(sessionMachine, path, { hasToken: part.hasToken, now: start });
      });
  });

test('[session.lookup-498] a look-up whose session is over empties the browser’s storage and leads to the sign-in page', async ({
  page,
  portal,
}) => {
  const refreshed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) refreshed.push(nameOf(request));
  });
  let counts = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/graphql') && nameOf(request) === 'ViewCounts') counts += 1;
  });
  await signIn(page, 'admin');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const company = page.getByRole('combobox', { name: 'Company' });
  await company.click();
  await page.getByRole('option', { name: 'Redgum Mining' }).waitFor();
  // The list's own requests are no look-up: one beside it, and one after a notice of changes.
  await expect.poll(() => counts).toBeGreaterThan(0);
  await page.mouse.move(9, 9);
  await expect.poll(() => counts).toBe(2);
  const token = await page.evaluate(() => {
    localStorage.setItem('device_id', 'of this browser');
    return localStorage.getItem('token');
  });
  await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await company.fill('Coral');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await page.getByRole('alert').getByText('Expired session or unauthenticated!').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(refreshed).not.toContain('RefreshSession');
  forgive(page, /Failed to load resource/);
});

test('[session.refresh] the first look-up of a computer that slept waits for a new token, and what the browser stored stays', async ({
  page,
}) => {
  await page.clock.install();
  /** The last that the list asks for by itself: what comes after it is the look-up's. */
  const views = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && nameOf(response.request()) === 'ListViews',
  );
  await signIn(page, 'admin');
  await views;
  await page.evaluate(() => localStorage.setItem('device_id', 'of this browser'));
  await page.getByRole('button', { name: /^Filter/ }).click();
  const company = page.getByRole('combobox', { name: 'Company' });
  // Ready for a press before the clock is paused: what is still opening would stay as it is.
  await company.click({ trial: true });
  const asleepAt = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(asleepAt + 1_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(nameOf(request));
  });
  await page.clock.setSystemTime(asleepAt + 19.5 * 60_000);
  // The page reloads after a token that was due: the storage is read on the new page.
  const reloaded = page.waitForEvent('load');
  await company.click();
  await page.clock.runFor(400); // the look-up's own delay, less than the tick that would renew the token by itself
  await expect.poll(() => asked).toContain('RefreshSession');
  expect(asked.slice(0, asked.indexOf('RefreshSession'))).not.toContain('FilterCompanies');
  await page.clock.resume();
  await reloaded;
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('device_id'))).toBe('of this browser');
});
