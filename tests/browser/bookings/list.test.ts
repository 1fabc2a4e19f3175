import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { listMachine } from '../../../machines/list/list.machine.ts';
import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { NO_TIME } from '../../../services/booking/shared/no-time.ts';
import { expect, expectNoViolations, forgive, test } from '../../support/browser/browser.ts';
import { oncePerPortal } from '../../support/fresh-on-retry.ts';
import { answers, fails, type ModelPath, modelOf, titled } from '../../support/model-of.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { walkedInBrowser } from '../../support/walked.ts';
import { fewest } from '../paths.ts';
import { type Gate, gateOn, longestMs, sessionOf } from '../wizard/wizard-driver.ts';

const NOBODY = 'zzzz';
const full = answers('fetchPage', { rows: ['Mia Nguyen'], nextCursor: 'c2', pages: 2, counts: null });
const none = answers('fetchPage', { rows: [], nextCursor: null, pages: 1, counts: null });

/** Events that a person and the line send a list; the real server answers, and refuses a cursor that is no cursor. */
const events = [
  { type: 'query.changed', query: { search: '' } },
  { type: 'query.changed', query: { search: NOBODY } },
  { type: 'search.typed', search: NOBODY },
  { type: 'search.typed', search: '' },
  { type: 'paging.reset' },
  { type: 'search.settled' },
  { type: 'loadMore.pressed' },
  { type: 'retry.pressed' },
  full,
  none,
  fails('fetchPage', { code: 'UNREACHABLE' }),
  fails('fetchPage', { code: 'BAD_REQUEST', reason: 'no such cursor', fields: {} }),
] as const;

/** While an answer is awaited only answers come here: what overtakes them is walked in the machine. */
function canHappen(event: AnyEventObject, now: AnyMachineSnapshot): boolean {
  const { search, query, nextCursor, cursor } = now.context;
  const isTyped = search !== query.search;
  if (event === none) return query.search === NOBODY;
  if (event === full) return query.search !== NOBODY;
  // The line is cut once on each way, and a first page has no cursor that could be wrong.
  if (event.type.startsWith('xstate.error')) return !isTyped;
  if (now.hasTag('busy')) return false;
  if (event.type === 'search.typed') return !isTyped && event['search'] !== search && !now.matches('failed');
  if (event.type === 'paging.reset') return isTyped && nextCursor !== null && now.matches('loaded');
  if (event.type === 'search.settled') return isTyped;
  if (event.type === 'retry.pressed') return !isTyped && now.matches('failed');
  if (event.type === 'query.changed')
    return event['query'].search === (now.matches('empty') || now.matches('badRequest') ? '' : query.search);
  return !isTyped && cursor === null;
}

const machine = listMachine<string, { search: string }>();
const paths = fewest(
  modelOf(machine, events, {
    input: { query: { search: '' } },
    canHappen,
    facts: ({ rows, search, query, nextCursor, cursor }) => [rows.length > 0, search, query, nextCursor, cursor],
  }).getShortestPaths(),
);

/** A person before the list, with the page's clock in hand; `waitedMs` since the last keystroke. */
type Scene = { page: Page; gate: Gate; waitedMs: number };

async function perform(event: AnyEventObject, before: ModelPath['state'], scene: Scene) {
  const { page, gate } = scene;
  switch (event.type) {
    case 'query.changed':
      if (before.matches('empty')) return page.getByRole('button', { name: 'Clear search' }).click();
      if (before.matches('badRequest')) return page.getByRole('button', { name: 'Show all bookings' }).click();
      if (before.matches('failed')) return page.getByRole('link', { name: 'All', exact: true }).click();
      return page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    case 'search.typed':
      scene.waitedMs = 0;
      return page.getByRole('searchbox', { name: 'Search bookings' }).fill(event['search']);
    case 'paging.reset':
      await page.clock.runFor(799);
      expect(await loadMore(page).count(), 'not yet').toBe(1);
      scene.waitedMs = 800;
      return page.clock.runFor(1);
    case 'search.settled':
      await page.clock.runFor(999 - scene.waitedMs);
      expect(gate.isWaiting('Bookings'), 'not before a second has passed').toBe(false);
      return page.clock.runFor(1);
    case 'loadMore.pressed':
      return loadMore(page).click();
    case 'retry.pressed':
      return page.getByRole('button', { name: 'Try again' }).click();
    case 'xstate.done.actor.fetchPage':
      return gate.pass('Bookings');
    case 'xstate.error.actor.fetchPage':
      if (event['error'].error.code === 'UNREACHABLE') return gate.cut('Bookings');
      return gate.passWith('Bookings', { after: 'nonsense' });
  }
}

const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more' });
const table = (page: Page) => page.getByRole('table', { name: /^Bookings, sorted by/ });

/** The page's contents in each state. */
async function shows({ value, context, matches }: ModelPath['state'], { page, gate }: Scene) {
  const { rows, nextCursor } = context;
  switch (JSON.stringify(value)) {
    case '{"loading":"first"}':
      await gate.asked('Bookings');
      await page.clock.runFor(150);
      await page.getByRole('status', { name: 'Loading bookings' }).waitFor();
      return expect(await table(page).count()).toBe(0);
    case '{"loading":"again"}':
      await gate.asked('Bookings');
      return page.locator('tbody[data-stale="true"]').waitFor();
    case '"loadingMore"':
      await gate.asked('Bookings');
      await page.getByRole('button', { name: 'Loading…' }).waitFor();
      return expect(await page.locator('tbody[data-stale="true"]').count(), 'rows stay as they are').toBe(0);
    case '"loaded"':
      await page.getByText(/^Showing (50|100) of \d/).waitFor();
      return expect.poll(() => loadMore(page).count()).toBe(nextCursor === null ? 0 : 1);
    case '"empty"':
      // Its words load when they are first shown, and React waits for its clock before it shows them. The clock runs
      // only until they are there: a search that is being typed counts the same milliseconds.
      await expect
        .poll(async () => {
          const count = await page.getByRole('heading', { name: 'No bookings match' }).count();
          if (count === 0) await page.clock.runFor(100);
          return count;
        })
        .toBe(1);
      return expect(await table(page).count()).toBe(0);
    case '"failed"':
      await page.getByRole('main').getByText('Fetch error').waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      return expect(await table(page).count(), 'rows are kept').toBe(rows.length > 0 ? 1 : 0);
    case '"badRequest"':
      await page.getByText('This list cannot be shown as asked.').waitFor();
      return expect(await page.getByRole('button', { name: 'Try again' }).count(), 'it would be refused again').toBe(0);
    default:
      throw new Error(`No look for ${JSON.stringify(value)} (${matches}).`);
  }
}

/** A little ahead of what the page's clock says, so that it is not there before it is stopped. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);

const sessionOn = oncePerPortal(({ url }, browser) => sessionOf(url, browser, 'admin'));

describe('the list’s states in the browser, and every way between them that a person can take', {
  tags: ['walk'],
}, () => {
  test.for(titled(paths))('[machine.list][list.states] %s', async ([, path], { browser, portal, openPage }) => {
    const page = await openPage({ storageState: await sessionOn(portal, browser) });
    page.setDefaultTimeout(longestMs);
    const gate = await gateOn(page, 'Bookings');
    await page.clock.install(); // flows until it is stopped
    await page.goto('/pem-bookings');
    await gate.asked('Bookings');
    await stopClock(page);
    const scene: Scene = { page, gate, waitedMs: 0 };
    for (const [at, { event, state }] of path.steps.entries()) {
      if (at > 0) await perform(event, (path.steps[at - 1] ?? path.steps[0] ?? path).state, scene);
      await shows(state, scene);
    }
    forgive(page, /ERR_FAILED/);
    walkedInBrowser(machine, path, { query: { search: '' } });
  });

  test('[machine.list] the paths visit every state', () => {
    const visited = new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => JSON.stringify(state.value))));
    const all = ['loadingMore', 'loaded', 'empty', 'failed', 'badRequest', { loading: 'first' }, { loading: 'again' }];
    expect([...visited].sort()).toEqual(all.map((value) => JSON.stringify(value)).sort());
  });
});

test('[list.states] each of the six states has no barriers', { tags: ['long'] }, async ({
  browser,
  portal,
  openPage,
}) => {
  const page = await openPage({ storageState: await sessionOn(portal, browser) });
  const gate = await gateOn(page, 'Bookings');
  await page.goto('/pem-bookings');
  await page.getByRole('status', { name: 'Loading bookings' }).waitFor();
  await expectNoViolations(page);
  await gate.cut('Bookings');
  await page.getByRole('main').getByText('Fetch error').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await gate.passWith('Bookings', { after: 'nonsense' });
  await page.getByText('This list cannot be shown as asked.').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Show all bookings' }).click();
  await gate.pass('Bookings');
  await loadMore(page).click();
  await page.getByRole('button', { name: 'Loading…' }).waitFor();
  await expectNoViolations(page);
  await gate.pass('Bookings');
  await page.getByText(/^Showing 100 of/).waitFor();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.locator('tbody[data-stale="true"]').waitFor();
  await expectNoViolations(page);
  await gate.pass('Bookings');
  await page.getByText(/^Showing 50 of/).waitFor();
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(NOBODY);
  await gate.pass('Bookings');
  await page.getByRole('heading', { name: 'No bookings match' }).waitFor();
  await expectNoViolations(page);
  forgive(page, /ERR_FAILED/);
});

test('[list.states] a search that the server does not answer is one banner over rows that are marked as older; it runs again by itself once the server is back', async ({
  browser,
  portal,
  openPage,
}) => {
  const page = await openPage({ storageState: await sessionOn(portal, browser) });
  page.setDefaultTimeout(longestMs);
  await page.goto('/pem-bookings');
  await page.getByText(/^Showing 50 of/).waitFor();
  const away = /\/graphql$|\/favicon\.svg$/;
  await page.route(away, (route) => route.abort());
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(NOBODY);
  const banner = page.getByRole('main').getByRole('alert').filter({ hasText: 'Fetch error' });
  await banner.getByText('The bookings below are those of your search before.').waitFor();
  await page.locator('tbody[data-stale="true"]').waitFor();
  expect(await page.getByText('This search could not be saved').count(), 'it is said once').toBe(0);
  await expectNoViolations(page);
  await page.unroute(away);
  await page.getByRole('heading', { name: 'No bookings match' }).waitFor();
  expect(await banner.count()).toBe(0);
  await page.waitForURL(/[?&]view=/); // the search is saved too
  forgive(page, /ERR_FAILED/);
});

test('[list.columns][list.counts] a row has what the service says of it, its time on its site’s clock, its status in the colour sent', async ({
  browser,
  portal,
  openPage,
}) => {
  const page = await openPage({ storageState: await sessionOn(portal, browser) });
  const rest = await restAs('admin', { url: `${portal.url}/api` });
  const query = { status: ['Confirmed', 'Pending', 'Completed'], is_count: true };
  const { bookings, counts, total } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
  await page.goto('/pem-bookings?status=Confirmed&status=Pending&status=Completed');
  const rows = page.locator('.list-table tbody tr');
  await rows.nth(bookings.length - 1).waitFor({ state: 'attached' });
  expect(await page.locator('.list-table thead th').allInnerTexts()).toEqual([
    'Name',
    'Contact info',
    'Company',
    'Contact person',
    'Appt. time',
    'Site',
    'Package',
    'Status',
  ]);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({
      cells: [...row.querySelectorAll('td')].map((cell) =>
        [...cell.querySelectorAll(':scope > :not(label)')].map((line) => line.textContent ?? ''),
      ),
      colour: row.querySelector<HTMLElement>('.c-status [style]')?.style.getPropertyValue('--c'),
    })),
  );
  const wanted = bookings.map((row) => ({
    cells: [
      [row.candidate_name, `DoB ${shownDay(row.candidate_dob)}`],
      [row.candidate_email, row.candidate_phone],
      [row.company_name, ...(row.subsidiary_name ? [row.subsidiary_name] : [])],
      [row.contact_name, row.contact_phone],
      whenOf(row),
      (row.site_name ?? row.preferred_site_name ?? '').split(' – '),
      row.package_name.split(' – '),
      [row.appointment_status, ...(row.outcome ? [row.outcome] : [])],
    ],
    colour: row.appointment_status_color,
  }));
  expect(new Set(bookings.map(({ site_tz }) => site_tz)).size, 'sites of several zones').toBeGreaterThan(2);
  // The zone's short name is the browser's word for it.
  expect(shown.map((row) => ({ ...row, cells: row.cells.map((lines) => lines.map(withoutZone)) }))).toEqual(wanted);
  expect(await page.locator('p:has(> span > b)').first().locator('span').allTextContents()).toEqual([
    `${counts?.Confirmed} Confirmed`,
    `${counts?.Pending} Pending`,
  ]);
  await page.getByText(`Showing 50 of ${total}`).waitFor();
  const cut = await rows
    .locator('.c-appt > div')
    .evaluateAll((lines) =>
      lines.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
    );
  expect(cut, 'days that have no room in their column').toEqual([]);

  // On paper, on its long side, all columns are there and nothing that can be pressed.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1001, height: 680 });
  const paper = await page.locator('.list-table').boundingBox();
  expect((paper?.x ?? 0) + (paper?.width ?? 0)).toBeLessThanOrEqual(1001);
  for (const hidden of [page.getByPlaceholder('Search...'), page.locator('.tabs'), page.locator('.list-table .check')])
    expect(await hidden.first().isVisible()).toBe(false);
});

type Row = { appointment_time: string; site_tz: string | null };
type Wish = { preferred_from_date: string | null; preferred_to_date: string | null };

const withoutZone = (line: string) => line.replace(/^(\d\d:\d\d) \S+$/, '$1');

function whenOf({ appointment_time, site_tz, preferred_from_date, preferred_to_date }: Row & Wish): string[] {
  if (appointment_time !== NO_TIME) {
    const at = Temporal.Instant.from(appointment_time).toZonedDateTimeISO(site_tz ?? '');
    return [shownDay(at.toPlainDate().toString()), at.toPlainTime().toString().slice(0, 5)];
  }
  const from = shownDay(preferred_from_date ?? '');
  const to = shownDay(preferred_to_date ?? '');
  return to === '' || to === from ? [`Prefers ${from}`] : [`Prefers ${from} –`, to];
}
