import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../../../../machines/rules/booking/booking-status.table.ts';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed } from '../../../../tests/support/bookings/listed-booking.ts';

const world = await openBookingWorld();
const [manager, booker, coralBay, admin] = [
  await world.as('manager'),
  await world.as('booker'),
  await world.as('coralbay'),
  await world.as('admin'),
];
afterAll(() => world.close());

const words = {
  search: 'liam',
  candidate_name: 'O’Connor',
  phone: '0491 570',
  email: 'liam.',
  contact_person: 'Priya',
};
const keep = (client: Client, filter: object, name?: string) =>
  client.post('/list-views', { filter, ...(name === undefined ? {} : { name }) });
const namesOf = async (client: Client) =>
  (await client.get('/list-views')).body.views.map((view: { name: string }) => view.name);

describe('words that stay out of an address', () => {
  test('[list.filter-url] names, phones, emails and search words come back from an id, and the same words have the same', async () => {
    const stored = await keep(manager, words);
    expect(stored.status).toBe(201);
    const { view_id } = stored.body;
    expect((await manager.get(`/list-views/${view_id}`)).body).toEqual({ view_id, name: null, filter: words });
    expect((await keep(manager, words)).body.view_id).toBe(view_id);
    expect((await keep(manager, { ...words, search: 'mia' })).body.view_id).not.toBe(view_id);
    expect(await namesOf(manager), 'it is no saved view').toEqual([]);
  });

  test('[list.filter-url] only a colleague of the organisation can open them', async () => {
    const { view_id } = (await keep(manager, words)).body;
    expect((await booker.get(`/list-views/${view_id}`)).body.filter).toEqual(words);
    const foreign = await coralBay.get(`/list-views/${view_id}`);
    const unknown = await coralBay.get('/list-views/01980c2f-0000-7000-8000-000000000000');
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await admin.get(`/list-views/${view_id}`)).status).toBe(404);
  });

  test('an account has its latest 200', async () => {
    const { view_id: first } = (await keep(coralBay, { search: 'first' })).body;
    for (let number = 0; number < 200; number++) {
      world.clock.pass(1_000);
      await keep(coralBay, { search: `word ${number}` });
    }
    expect((await coralBay.get(`/list-views/${first}`)).status).toBe(404);
    const { rows } = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from booking.list_views where account_id = ${coralBay.accountId}::uuid`,
    );
    expect(rows[0]?.count).toBe(200);
  });
});

describe('saved views', () => {
  const month = { status: ['Pending'], from_date: '2026-11-01', sort: 'name', order: 'asc', search: 'mine' };

  test('[list.views] are saved, listed by name, renamed and deleted, and belong to their account alone', async () => {
    const saved = await keep(manager, month, '  This month ');
    expect([saved.status, saved.body]).toMatchObject([201, { name: 'This month', filter: month }]);
    await keep(manager, {}, 'all of it');
    expect(await namesOf(manager)).toEqual(['all of it', 'This month']);
    expect(await namesOf(booker)).toEqual([]);

    const path = `/list-views/${saved.body.view_id}`;
    expect((await manager.put(path, { name: 'November' })).body).toMatchObject({ name: 'November', filter: month });
    expect((await booker.put(path, { name: 'Mine now' })).status).toBe(404);
    expect((await booker.delete(path)).status).toBe(404);
    expect(await namesOf(manager)).toEqual(['all of it', 'November']);
    expect((await manager.delete(path)).status).toBe(204);
    expect((await manager.delete(path)).status).toBe(404);
    expect(await namesOf(manager)).toEqual(['all of it']);
    const { rows } = await world.db.execute<{ action: string }>(
      sql`select action from audit.entries where entity_id = ${saved.body.view_id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['list_view.saved', 'list_view.renamed', 'list_view.deleted']);
  });

  test('[list.filter-several] a view that was saved with one company and one site has lists of one, and another several', async () => {
    const [one, other] = ['01980c2f-0000-7000-8000-000000000001', '01980c2f-0000-7000-8000-000000000002'];
    const { view_id } = (await keep(manager, { company: [one, other], site: [other] }, 'Both')).body;
    const filterNow = async () => (await manager.get(`/list-views/${view_id}`)).body.filter;
    expect(await filterNow()).toEqual({ company: [one, other], site: [other] });
    const stored = JSON.stringify({ company: one, site: other, status: ['Pending'] });
    await world.db.execute(sql`update booking.list_views set filter = ${stored}::jsonb where id = ${view_id}::uuid`);
    expect(await filterNow()).toEqual({ company: [one], site: [other], status: ['Pending'] });
    await manager.delete(`/list-views/${view_id}`);
  });

  test('[list.view-columns] a view brings its columns, and is counted and shown as without them', async () => {
    const columns = ['name', 'status', 'company'];
    const { body } = await keep(coralBay, { ...month, columns, search: '' }, 'Short');
    expect((await coralBay.get(`/list-views/${body.view_id}`)).body.filter).toMatchObject({ columns });
    const { counts } = (await coralBay.get('/list-views/counts')).body;
    expect(counts).toContainEqual({ view: body.view_id, total: 0, total_capped: false });
    const refused = await keep(coralBay, { columns: ['password'] }, 'Long');
    expect([refused.status, refused.body.error.field]).toEqual([400, 'filter.columns.0']);
  });

  test('[list.views] a name is taken once, whatever its case, and 30 are the most', async () => {
    await keep(booker, {}, 'Crew');
    const again = await keep(booker, month, 'crew');
    expect([again.status, again.body.error]).toMatchObject([409, { code: 'NAME_TAKEN', field: 'name' }]);
    for (let number = 1; number < 30; number++) await keep(booker, {}, `View ${number}`);
    const oneMore = await keep(booker, {}, 'One more');
    expect([oneMore.status, oneMore.body.error]).toMatchObject([409, { code: 'TOO_MANY' }]);
    const { views } = (await booker.get('/list-views')).body;
    expect((await booker.put(`/list-views/${views[1].view_id}`, { name: 'CREW' })).status).toBe(409);
    expect((await keep(booker, { search: 'still' })).status, 'words for an address are no saved view').toBe(201);
  });

  test.each([
    [{ filter: {}, name: '   ' }, 'name'],
    [{ filter: {}, name: 'x'.repeat(61) }, 'name'],
    [{ filter: { search: 'x'.repeat(101) } }, 'filter.search'],
    [{ filter: { org: 'somebody' } }, 'filter.org'],
  ])('%j is refused at its field', async (body, field) => {
    const answer = await manager.post('/list-views', body);
    expect([answer.status, answer.body.error.field]).toEqual([400, field]);
  });
});

describe('the filters of a list', () => {
  test('[call.other] status: every status in the filter’s order, with its colour and what may follow', async () => {
    const { statuses } = (await booker.get('/status')).body;
    expect(statuses.map(({ status }: { status: string }) => status)).toEqual(BOOKING_STATUSES);
    const confirmed = statuses.find(({ status }: { status: string }) => status === 'Confirmed');
    expect(confirmed).toEqual({
      status: 'Confirmed',
      color: '#16a34a',
      next: expect.arrayContaining(['Rescheduled', 'Arrived', 'Did Not Attend', 'Cancelled']),
    });
    expect(statuses.find(({ status }: { status: string }) => status === 'Completed').next).toEqual([]);
  });

  test('[call.other] companies: those with bookings that the caller may see; my-bookings: the account’s own', async () => {
    const companies = async (client: Client, query = '') =>
      (await client.get(`/companies${query}`)).body.companies.map(({ name }: { name: string }) => name);
    expect(await companies(admin)).toEqual([]);
    const place = { site: await addClinic(world.db), medical: await addPackage(world.db, 30) };
    await addListed(world.db, { ...place, index: 0 }, { client: coralBay });
    await addListed(world.db, { ...place, index: 1 }, { client: manager });
    expect(await companies(admin)).toEqual(['Coral Bay Energy', 'Redgum Mining']);
    expect(await companies(admin, '?name=coral')).toEqual(['Coral Bay Energy']);
    expect(await companies(manager)).toEqual(['Redgum Mining']);
    expect(await companies(booker), 'none of its own').toEqual([]);
    expect((await manager.get(`/companies?org=${coralBay.orgId}`)).status).toBe(404);
    expect((await booker.get('/my-bookings')).body.bookings).toEqual([]);
    await addListed(world.db, { ...place, index: 2 }, { client: booker });
    expect(await companies(booker)).toEqual(['Redgum Mining']);
    expect((await booker.get('/my-bookings')).body.bookings).toHaveLength(1);
  });
});
