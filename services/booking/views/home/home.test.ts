import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { HOME_VIEWS, type HomeViewName, homeViews } from '../../../../machines/rules/booking/home-views.ts';
import {
  addClinic,
  addPackage,
  type Client,
  MONDAY,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addExamined } from '../../../../tests/support/bookings/consult-world.ts';
import { addListed } from '../../../../tests/support/bookings/listed-booking.ts';
import { serviceStream } from '../../../../tests/support/event-stream.ts';
import { toRest } from '../../../shared/http/rest-names.ts';
import { listFilterNames } from '../../shared/booking.names.ts';

let index = 0;

/** A booking of a status, with an appointment by the clock of its clinic in Perth. */
const add = (client: Client, status: string, appointment: string, facts: { comment?: string } = {}) =>
  addListed(
    world.db,
    { site, medical, index: index++ },
    { client, status, appointment: `${appointment}:00+08:00`, ...facts },
  );

const world = await openBookingWorld();
const [manager, booker] = [await world.as('manager'), await world.as('booker')];
const [site, medical] = [await addClinic(world.db), await addPackage(world.db, 30)];
const others = await world.as('coralbay');
for (const client of [manager, booker, others]) {
  for (const status of ['Awaiting Company', 'Awaiting Worker', 'Worker to Return', 'Did Not Attend', 'Pending'])
    await add(client, status, '2026-11-20T08:00');
  for (const [status, day] of [
    ['Confirmed', MONDAY],
    ['Rescheduled', MONDAY],
    ['PartialConfirmed', '2026-11-24'],
    ['Confirmed', '2026-11-29'],

    ['Confirmed', '2026-11-30'],
    ['Cancelled', MONDAY],
    ['Arrived', MONDAY],
    ['Confirmed', '2026-11-22'],
  ] as [string, string][])
    await add(client, status, `${day}T08:00`);
  await addExamined(world.db, world.deps.files, client);
}
await world.db.execute(sql`
    update booking.candidates set change_asked_for = appointment_time where appointment_time = '2026-11-30T08:00+08:00'`);
afterAll(() => world.close());

interface Row {
  view: string;
  candidate_id: string;
  appointment_time: string;
  booking_comment: string;
  site_phone: string;
}
const homeOf = async (client: Client) => (await client.get('/home')).body;
const rowsOf = async (client: Client, view: string): Promise<Row[]> =>
  (await homeOf(client)).bookings.filter((row: Row) => row.view === view);

/** The list's count under a view's own filter. */
async function listed(client: Client, view: HomeViewName) {
  const { filter, sort } = homeViews(MONDAY)[view];
  const fields = Object.entries(toRest(listFilterNames, filter)).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  const query = new URLSearchParams([...fields.filter(([, one]) => one !== ''), ['sort', sort], ['is_count', 'true']]);
  return (await client.get(`/bookings?${query}`)).body.total;
}

test.each(['manager', 'booker', 'admin'])(
  '[home.counts] every number of %s is what the list counts under the same filter',
  async (login) => {
    const client = await world.as(login);
    const { today, counts } = await homeOf(client);
    expect(today).toBe(MONDAY);
    expect(counts.map(({ view }: Row) => view)).toEqual(HOME_VIEWS);
    for (const { view, total } of counts) {
      expect(total, view).toBeGreaterThan(0);
      expect(await listed(client, view), view).toBe(total);
    }
  },
);

test('[home.counts] my_bookings alone counts one’s own, view_bookings the company’s, and neither another company’s', async () => {
  const totals = async (client: Client) =>
    Object.fromEntries(
      (await homeOf(client)).counts.map((count: { view: string; total: number }) => [count.view, count.total]),
    );
  const own = {
    needsAction: 4,
    changeAsked: 1,
    today: 2,
    tomorrow: 1,
    thisWeek: 4,
    upcoming: 5,
    unanswered: 4,
    newResults: 1,
    pending: 1,
  };
  expect(await totals(booker)).toMatchObject(own);
  const whole = Object.entries(own).map(([view, total]) => [view, 2 * total]);
  expect(await totals(manager)).toMatchObject(Object.fromEntries(whole));
});

test('[home.waiting] the longest waiting come first, three of each, with the question and the phone to call', async () => {
  const asked = 'Which site does he start at?';
  const first = await add(booker, 'Awaiting Company', '2026-11-02T08:00', { comment: asked });
  for (let day = 10; day < 16; day++) await add(booker, 'Awaiting Company', `2026-11-${day}T08:00`);
  const rows = await rowsOf(booker, 'Awaiting Company');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ candidate_id: first, booking_comment: asked, site_phone: '08 5550 0140' });
  expect(rows.map((row) => row.appointment_time)).toEqual(rows.map((row) => row.appointment_time).toSorted());
});

test('[home.waiting] the next people are those whose time is still to come', async () => {
  const times = async () => (await rowsOf(booker, 'upcoming')).map((row) => row.appointment_time);
  // It is 09:00: who was to come at 08:00 counts for today, and is no longer next.
  expect(await times()).toEqual(['2026-11-24T00:00:00Z', '2026-11-29T00:00:00Z', '2026-11-30T00:00:00Z']);
});

test('[home.live] a changed booking and new results reach the company’s own pages, and no other', async () => {
  const [changed, foreign] = [
    await add(manager, 'In Progress', `${MONDAY}T08:30`),
    await add(await world.as('coralbay'), 'In Progress', `${MONDAY}T08:30`),
  ];
  const watch = async (login: string) =>
    serviceStream(world.booking, '/booking/booking-changes', (await world.signIn(login)).access_token);
  const [own, others] = [await watch('booker'), await watch('coralbay')];
  const admin = await world.as('admin');
  await admin.put('/statuses', { candidate_ids: [changed], status: 'Worker to Return' });
  expect(await own.next()).toEqual({});
  const { files } = await addExamined(world.db, world.deps.files, manager, 1);
  const { file_id, type } = defined(files[0]);
  expect((await manager.post('/consult-files', { file_request_list: [{ file_id, type }] })).status).toBe(200);
  expect(await own.next()).toEqual({});
  await admin.put('/statuses', { candidate_ids: [foreign], status: 'Attended' });
  expect(await others.next()).toEqual({});
  for (const stream of [own, others]) {
    stream.end();
    expect(await stream.next()).toBe('ended');
  }
});
