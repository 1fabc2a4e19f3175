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
  const rooms = doctors.flatMap(({ kind, slots }) => (kind === 'room' ? slots : []));
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
    if (legal) return { candidate_id, stop, from: roster_id, to: next.roster_id };
  }
  throw new Error('No stop of this day may be in the next room.');
}

test('[visit.move-stop][visit.lanes] a stop goes to the next room in two presses of keys; its visit lights up as one', async ({
  page,
  portal,
}) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const day = await visitDay(admin);
  const { candidate_id, stop, from, to } = await movableStop(admin, day);
  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${day.site_id}&day=${day.from_date}`);
  await page.getByRole('radiogroup', { name: 'Lanes' }).getByText('Rooms and devices').click();
  const block = page.locator(`[data-block="${candidate_id} ${from} ${stop}"]`);
  await block.focus();
  await expect.poll(() => page.locator(`[data-candidate="${candidate_id}"].is-lit`).count()).toBeGreaterThan(1);
  await expectNoViolations(page);
  await block.press('Alt+ArrowRight');
  const confirm = page
    .getByRole('group', { name: 'Move', exact: true })
    .getByRole('button', { name: 'Move', exact: true });
  await page.locator(':focus').and(confirm).waitFor();
  await page.keyboard.press('Enter');
  const roomOf = async () =>
    (await blocksOf(admin, day)).find((one) => one.candidate_id === candidate_id && one.stop === stop)?.roster_id;
  await expect.poll(roomOf).toBe(to);
  await page.reload();
  await page.locator(`[data-block="${candidate_id} ${to} ${stop}"]`).waitFor();
});
