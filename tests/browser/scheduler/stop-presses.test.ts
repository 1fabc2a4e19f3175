import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';

/** A day of the demo's second visit clinic, which works on every day of the week. */
async function visitDay(admin: Rest) {
  const { sites } = await answerOf(
    admin.booking.GET('/booking/bookable-clinic-sites', { params: { query: { state: 'WA', page_size: 1000 } } }),
  );
  const { uuid, timezone } = defined(sites.find(({ name }) => name.startsWith('Karratha')));
  const day = Temporal.Now.plainDateISO(timezone).add({ days: 1 }).toString();
  return { site_id: uuid, from_date: day, to_date: day, lanes: 'things' as const };
}

type Board = Awaited<ReturnType<typeof visitDay>>;
const blocksOf = async (admin: Rest, query: Board) =>
  (await answerOf(admin.booking.GET('/booking/scheduler/bookings', { params: { query } }))).bookings;

/** A stop whose room may be the next one of the board instead. */
async function movableStop(admin: Rest, query: Board) {
  const { doctors } = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
  const rooms = doctors.flatMap(({ kind, doctor_name: name, slots }) =>
    kind === 'room' ? slots.map((slot) => ({ ...slot, name })) : [],
  );
  for (const block of await blocksOf(admin, query)) {
    const next = rooms[rooms.findIndex(({ roster_id }) => roster_id === block.roster_id) + 1];
    const { candidate_id, stop, roster_id, calendar_from_time } = block;
    if (!next || !candidate_id || !stop || !rooms.some((room) => room.roster_id === roster_id)) continue;
    const { legal } = await answerOf(
      admin.booking.POST('/booking/candidates/{candidate_id}/validate-move', {
        params: { path: { candidate_id } },
        body: { stop, roster_id: next.roster_id, calendar_from_time },
      }),
    );
    if (legal) return { candidate_id, stop, from: roster_id, to: next.roster_id, room: next.name };
  }
  throw new Error('No stop of this day may be in the next room.');
}

const bar = (page: Page) => page.getByRole('group', { name: 'Move', exact: true });
const moveButton = (page: Page) => bar(page).getByRole('button', { name: 'Move', exact: true });
const roomOf = async (admin: Rest, day: Board, of: { candidate_id: string; stop: string }) =>
  (await blocksOf(admin, day)).find((one) => one.candidate_id === of.candidate_id && one.stop === of.stop)?.roster_id;

/** The board of that day with lanes of rooms, and a stop that may go to the next one. */
async function openRooms(page: Page, portal: { url: string }) {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const day = await visitDay(admin);
  const movable = await movableStop(admin, day);
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${day.site_id}&day=${day.from_date}`);
  await page.getByRole('radiogroup', { name: 'Lanes' }).getByText('Rooms and devices').click();
  const block = page.locator(`[data-block="${movable.candidate_id} ${movable.from} ${movable.stop}"]`);
  return { admin, day, block, ...movable };
}

test('[visit.move-stop][visit.lanes] a stop goes to the next room in two presses of keys; its visit lights up as one', async ({
  page,
  portal,
}) => {
  const { admin, day, block, candidate_id, stop, to } = await openRooms(page, portal);
  await block.focus();
  await expect.poll(() => page.locator(`[data-candidate="${candidate_id}"].is-lit`).count()).toBeGreaterThan(1);
  await expectNoViolations(page);
  await block.press('Alt+ArrowRight');
  await page.locator(':focus').and(moveButton(page)).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => roomOf(admin, day, { candidate_id, stop })).toBe(to);
  await page.reload();
  await page.locator(`[data-block="${candidate_id} ${to} ${stop}"]`).waitFor();
});

test('[visit.move-stop] a stop is dragged to the next room; over a room where it may not be, the reason is there and nothing moves', async ({
  page,
  portal,
}) => {
  const { admin, day, block, candidate_id, stop, from, to, room } = await openRooms(page, portal);
  await block.scrollIntoViewIfNeeded();
  const held = defined(await block.boundingBox());
  const middleOf = async (name: string) => {
    const lane = defined(await page.getByRole('group', { name: new RegExp(`^${name}`) }).boundingBox());
    return lane.x + lane.width / 2;
  };
  const [x, y] = [held.x + held.width / 2, held.y + 6];
  const dragTo = async (name: string) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(await middleOf(name), y, { steps: 4 });
  };

  await dragTo('Booth 2');
  await bar(page).getByText(`${stop} does not need Booth 2.`).waitFor();
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  expect(await roomOf(admin, day, { candidate_id, stop })).toBe(from);

  await dragTo(room);
  await bar(page).getByText('The time is free and rostered.').waitFor();
  await page.mouse.up();
  await moveButton(page).click();
  await expect.poll(() => roomOf(admin, day, { candidate_id, stop })).toBe(to);
  await page.locator(`[data-block="${candidate_id} ${to} ${stop}"]`).waitFor();
});
