import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed } from '../../../../tests/support/bookings/listed-booking.ts';
import { call } from '../../../../tests/support/services.ts';
import { hashOf } from '../../../shared/secret-tokens.ts';

const world = await openBookingWorld();
const [manager, booker] = [await world.as('manager'), await world.as('booker')];
const place = { site: await addClinic(world.db), medical: await addPackage(world.db, 30) };
let index = 0;
const add = (client: Client, name: string, status: string, appointment?: string) =>
  addListed(world.db, { ...place, index: index++ }, { client, name, status, ...(appointment && { appointment }) });
await add(manager, 'Managed Later', 'Confirmed', '2026-11-26T08:00+08:00');
await add(booker, 'Booked Sooner', 'Confirmed', '2026-11-25T08:00+08:00');
await add(booker, 'Booked Fit', 'Completed', '2026-11-20T08:00+08:00');
await add(booker, 'Cancelled One', 'Cancelled', '2026-11-25T09:00+08:00');
await add(booker, 'Long Ago', 'Confirmed', '2026-10-02T08:00+08:00');
await add(booker, 'Without Time', 'Pending');
await add(await world.as('coralbay'), 'Another Company', 'Confirmed', '2026-11-25T08:00+08:00');
await world.db.execute(sql`
    update booking.candidates set outcome = 'Fit with restrictions', outcome_restrictions = 'No lifting', appointment_note = 'Diabetic'
    where candidate_name = 'Booked Fit'`);
afterAll(() => world.close());

const make = async (client: Client, viewId: string | null = null) => {
  const { status, body } = await client.post('/calendar-feeds', { view_id: viewId });
  const link: string = /\/calendar\/([\w-]{43})\.ics$/.exec(body.address ?? '')?.[1] ?? '';
  return { status, feedId: body.feed_id as string, link };
};
const read = (link: string, version: string | null = null) =>
  call(world.booking, 'POST', '/booking/calendar-feeds/read', {
    body: { link, version },
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
const titlesIn = (calendar: string) => [...calendar.matchAll(/^SUMMARY:(.*?): /gm)].map(([, who]) => who);
const titlesOf = async (link: string) => titlesIn((await read(link)).body.calendar);
const allow = (client: Client, permissions: string[]) =>
  world.db.execute(sql`
    update auth.account_permissions set permissions = ${sql.param(`{${permissions.join(',')}}`)}::text[]
    where account_id = ${client.accountId}::uuid`);

test('[feed.read] a feed has the appointments of the last 30 days and to come, of what its account may see, and nothing of results', async () => {
  const { status, link } = await make(manager);
  expect(status).toBe(201);
  const { calendar } = (await read(link)).body;
  expect(titlesIn(calendar)).toEqual(['Booked Fit', 'Booked Sooner', 'Managed Later']);
  expect(calendar).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT60M');
  expect(calendar).toContain('DTSTART:20261125T000000Z');
  expect(calendar).not.toMatch(/restrictions|lifting|Diabetic|1991/);
  expect(await titlesOf((await make(booker)).link)).toEqual(['Booked Fit', 'Booked Sooner']);
  expect(titlesIn((await read((await make(await world.as('admin'))).link)).body.calendar)).toHaveLength(4);
});

test('[feed.scope] permissions, accounts and companies count as they are when the feed is read', async () => {
  const { link } = await make(booker);
  const status = async () => (await read(link)).status;
  await allow(booker, ['view_bookings']);
  expect(await titlesOf(link)).toEqual(['Booked Fit', 'Booked Sooner', 'Managed Later']);
  await allow(booker, ['make_bookings']);
  expect(await status()).toBe(404);
  await allow(booker, ['my_bookings', 'make_bookings']);
  expect(await titlesOf(link)).toEqual(['Booked Fit', 'Booked Sooner']);
  const active = (is: boolean) =>
    world.db.execute(sql`update auth.accounts set active = ${is} where id = ${booker.accountId}::uuid`);
  await active(false);
  expect(await status()).toBe(404);
  await active(true);
  const enable = (is: boolean) =>
    world.db.execute(sql`update companies.organisations set enable = ${is} where id = ${booker.orgId}::uuid`);
  await enable(false);
  expect(await status()).toBe(404);
  await enable(true);
  expect(await status()).toBe(200);
});

test('[feed.address] an address is stored hashed, ends when it is renewed or revoked, and is readable by its own account only', async () => {
  const first = await make(manager);
  const { rows } = await world.db.execute<{ hash: string }>(
    sql`select hash from booking.calendar_feeds where id = ${first.feedId}::uuid`,
  );
  expect(rows).toEqual([{ hash: hashOf(first.link) }]);
  const second = await make(manager);
  expect([second.feedId, (await read(first.link)).status]).toEqual([first.feedId, 404]);
  expect((await read(`${second.link.slice(0, -1)}${second.link.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
  const { feeds } = (await manager.get('/calendar-feeds')).body;
  expect(feeds).toMatchObject([{ feed_id: first.feedId, view_id: null, read_at: null }]);
  expect(JSON.stringify(feeds)).not.toContain(hashOf(second.link));
  expect((await booker.delete(`/calendar-feeds/${second.feedId}`)).status).toBe(404);
  expect((await read(second.link)).status).toBe(200);
  expect((await manager.get('/calendar-feeds')).body.feeds[0].read_at).toBe('2026-11-23T01:00:00Z');
  expect((await manager.delete(`/calendar-feeds/${second.feedId}`)).status).toBe(204);
  expect([(await read(second.link)).status, (await manager.delete(`/calendar-feeds/${second.feedId}`)).status]).toEqual(
    [404, 404],
  );
  const { rows: entries } = await world.db.execute<{ action: string }>(sql`
    select distinct action from audit.entries where entity_id = ${first.feedId} order by action`);
  expect(entries.map(({ action }) => action)).toEqual([
    'calendar-feed.made',
    'calendar-feed.read',
    'calendar-feed.revoked',
  ]);
});

test('[feed.view][list.filter-several] a view of several companies is a feed of these companies', async () => {
  const [admin, coralBay] = [await world.as('admin'), await world.as('coralbay')];
  const feedOf = async (...companies: Client[]) => {
    const filter = { company: companies.map(({ orgId }) => orgId), status: ['Confirmed'] };
    const saved = await admin.post('/list-views', { name: `${companies.length} companies`, filter });
    return titlesOf((await make(admin, saved.body.view_id)).link);
  };
  expect(await feedOf(coralBay)).toEqual(['Another Company (Coral Bay Energy)']);
  expect((await feedOf(manager, coralBay)).toSorted()).toEqual([
    'Another Company (Coral Bay Energy)',
    'Booked Sooner (Redgum Mining)',
    'Managed Later (Redgum Mining)',
  ]);
});

test('[feed.view] a view’s feed shows what the view shows, cancelled as cancelled, and goes with the view', async () => {
  const saved = await manager.post('/list-views', { name: 'Booked', filter: { candidate_name: 'booked' } });
  const { link } = await make(manager, saved.body.view_id);
  expect(await titlesOf(link)).toEqual(['Booked Fit', 'Booked Sooner']);
  const off = await manager.post('/list-views', { name: 'Off', filter: { status: ['Cancelled'] } });
  const cancelled = (await read((await make(manager, off.body.view_id)).link)).body.calendar;
  expect(titlesIn(cancelled)).toEqual(['Cancelled One']);
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect((await make(booker, saved.body.view_id)).status).toBe(404);
  await manager.delete(`/list-views/${saved.body.view_id}`);
  expect((await read(link)).status).toBe(404);
});

test('[feed.etag] an unchanged calendar is not sent again, until an appointment changes', async () => {
  const { link } = await make(booker);
  const { version } = (await read(link)).body;
  world.clock.pass(86_400_000);
  expect((await read(link, version)).body).toEqual({ version, calendar: null });
  await world.db.execute(sql`
    update booking.candidates set appointment_time = appointment_time + interval '1 hour', appointment_end = appointment_end + interval '1 hour'
    where candidate_name = 'Booked Sooner'`);
  const changed = (await read(link, version)).body;
  expect(changed.version).not.toBe(version);
  expect(changed.calendar).toContain('DTSTART:20261125T010000Z');
});
