import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  type BookingWorld,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed, type Listed } from '../../../../tests/support/bookings/listed-booking.ts';

let world: BookingWorld;
let admin: Client;
let manager: Client;
let booker: Client;
let coralBay: Client;
let medical: string;
let [here, there] = ['', ''];
let count = 0;

beforeAll(async () => {
  world = await openBookingWorld();
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  [booker, coralBay] = [await world.as('booker'), await world.as('coralbay')];
  [here, there] = [await addClinic(world.db), await addClinic(world.db)];
  medical = await addPackage(world.db, 30);
});
afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-11-23T01:00:00Z'));

const add = (site: string, appointment: string, listed: Partial<Listed> = {}) =>
  addListed(
    world.db,
    { site, medical, index: count++ },
    { client: manager, name: 'Anh Okafor', status: 'Confirmed', appointment, ...listed },
  );

async function find(search: string, client = admin, more: Record<string, string> = {}) {
  const { body } = await client.get(`/found-bookings?${new URLSearchParams({ search, ...more })}`);
  return { ids: body.bookings.map((row: { candidate_id: string }) => row.candidate_id), nearest: body.nearest };
}

test('[find.nearest] today at one’s clinic comes first, then the nearest day, and no time last', async () => {
  const nextMonth = await add(there, '2026-12-24T09:00+08:00');
  const todayElsewhere = await add(there, '2026-11-23T07:30+08:00');
  const waiting = await add(here, '', { status: 'Pending' });
  await world.db.execute(sql`
    update booking.candidates set clinic_id = null, appointment_time = '0001-01-01T00:00:00Z' where id = ${waiting}::uuid`);
  const tomorrow = await add(here, '2026-11-24T09:00+08:00');
  const yesterday = await add(here, '2026-11-22T15:00+08:00', { status: 'Completed' });
  const todayHere = await add(here, '2026-11-23T16:00+08:00');
  expect((await find('okafor anh', admin, { site_id: here })).ids).toEqual([
    todayHere,
    todayElsewhere,
    tomorrow,
    yesterday,
    nextMonth,
    waiting,
  ]);
  const first = (await find('okafor', admin, { site_id: here, page_size: '1' })).ids;
  expect(first).toEqual([todayHere]);
});

test('[find.nearest] a whole reference comes before those that only begin with it', async () => {
  const [whole, ...longer] = [await add(here, '2027-03-01T09:00+08:00'), await add(here, '2026-11-23T10:00+08:00')];
  const name = async (id: string | undefined, reference: string) => {
    await world.db.execute(sql`
      with c as (update booking.candidates set reference = ${reference} where id = ${id ?? ''}::uuid returning booking_id)
      update booking.bookings b set reference = ${reference} from c where b.id = c.booking_id`);
  };
  await name(whole, 'PF-71234');
  await name(longer[0], 'PF-712345');
  for (const search of ['PF-71234', 'pf 71234', 'pf71234'])
    expect((await find(search)).ids).toEqual([whole, longer[0]]);
});

test('[find.typos] a misspelled name finds the one it is nearest to, and says so', async () => {
  const jack = await add(here, '2026-11-25T09:00+08:00', { name: 'Jack Ward' });
  await add(here, '2026-11-25T10:00+08:00', { name: 'Jack Wong' });
  const muller = await add(here, '2026-11-25T11:00+08:00', { name: 'Jörg Müller' });
  expect(await find('jack wrad')).toEqual({ ids: [jack], nearest: 'Jack Ward' });
  expect(await find('muler')).toEqual({ ids: [muller], nearest: 'Müller' });
  // Found as it was typed: nothing is corrected.
  expect(await find('ward, jack')).toEqual({ ids: [jack], nearest: null });
  for (const search of ['zzqx nobody', 'wd', '0491 999 999'])
    expect(await find(search)).toEqual({ ids: [], nearest: null });
});

test('[find.access] the search finds, and corrects to, only candidates in the caller’s list', async () => {
  const own = await add(here, '2026-11-26T09:00+08:00', { name: 'Siobhan Delacroix', client: booker });
  expect((await find('delacroix', manager)).ids).toEqual([own]);
  expect((await find('delacroix', booker)).ids).toEqual([own]);
  const others = await add(here, '2026-11-26T10:00+08:00', { name: 'Perpetua Quill' });
  expect((await find('quill', manager)).ids).toEqual([others]);
  for (const search of ['quill', 'perpetua quil']) {
    for (const client of [booker, coralBay]) expect(await find(search, client)).toEqual({ ids: [], nearest: null });
  }
});

test('the audit keeps whose rows were shown', async () => {
  const id = await add(here, '2026-11-27T09:00+08:00', { name: 'Audited Once' });
  await find('audited once', manager);
  const { rows } = await world.db.execute(sql`
    select action from audit.entries where candidate_ids @> array[${id}::uuid] and account_id = ${manager.accountId}::uuid`);
  expect(rows).toEqual([{ action: 'bookings.listed' }]);
});
