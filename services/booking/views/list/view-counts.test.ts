import { afterAll, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed } from '../../../../tests/support/bookings/listed-booking.ts';

const world = await openBookingWorld();
const manager = await world.as('manager');
const [booker, others] = [await world.as('booker'), await world.as('coralbay')];
const [site, medical] = [await addClinic(world.db), await addPackage(world.db, 30)];
let index = 0;
for (const client of [manager, booker, booker, others]) {
  for (const status of ['Confirmed', 'Awaiting Company', 'Pending'])
    await addListed(
      world.db,
      { site, medical, index: index++ },
      { client, status, appointment: '2026-11-25T08:00+08:00' },
    );
}
afterAll(() => world.close());

const countsOf = async (client: Client, query = ''): Promise<Record<string, number>> => {
  const { counts } = (await client.get(`/list-views/counts?${query}`)).body;
  return Object.fromEntries(counts.map(({ view, total }: { view: string; total: number }) => [view, total]));
};

test('[list.view-counts] each tab has as many as the list shows under it, of what the reader may see', async () => {
  expect(await countsOf(manager)).toEqual({ All: 9, 'Needs action': 3, 'This week': 3, 'New results': 0 });
  expect(await countsOf(await world.as('booker'))).toEqual({
    All: 6,
    'Needs action': 2,
    'This week': 2,
    'New results': 0,
  });
  expect(await countsOf(await world.as('admin'))).toMatchObject({ All: 12, 'Needs action': 4 });
});

test('[list.view-counts] a saved view counts by its own filter, for whom it is saved; one with a search does not count', async () => {
  const save = async (name: string, filter: object) =>
    (await manager.post('/list-views', { name, filter })).body.view_id as string;
  const pending = await save('Pending ones', { status: ['Pending'] });
  await save('Searched', { search: 'ngata' });
  const { body } = await manager.get('/bookings?status=Pending&is_count=true');
  expect((await countsOf(manager))[pending]).toBe(body.total);
  expect((await countsOf(manager, 'mine=true'))[pending]).toBe(1);
  expect((await countsOf(manager, 'mine=true'))['All']).toBe(9);
  expect(Object.keys(await countsOf(manager))).toHaveLength(5);
  expect(Object.keys(await countsOf(await world.as('booker')))).toHaveLength(4);
});
