import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let admin: Client;
let manager: Client;
let coralBay: Client;
let medical: string;
let keys = 0;

const world = await openBookingWorld();
const site = await addClinic(world.db);
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager, coralBay] = [await world.as('admin'), await world.as('manager'), await world.as('coralbay')];
  medical = await addPackage(world.db, 30);
});

const set = (cents: number, from_day: string, company_id: string | null = null) =>
  admin.post('/prices', { package_id: medical, company_id, from_day, cents });

/** The price that a booking made now keeps, by its candidate. */
async function booked(client: Client): Promise<number | null> {
  const candidate = {
    candidate_name: 'Liam O’Connor',
    candidate_dob: '1991-03-14',
    candidate_gender: 'Male',
    candidate_phone: '0491570006',
    candidate_email: 'liam@example.com',
    candidate_position: 'Electrician',
    package_id: medical,
    preferred_site_id: site,
    preferred_from_date: '2026-12-20',
    preferred_to_date: '2026-12-22',
  };
  const header = {
    org_id: client.orgId,
    service_type: 'pem',
    result_email: 'r@redgum.example',
    invoice_email: 'a@redgum.example',
    contact_name: 'Priya',
    contact_phone: '08 5550 1420',
    contact_email: 'p@redgum.example',
    policy_accepted: true,
  };
  const payload = { draft_id: await client.newDraft(), header, candidates: [candidate] };
  const answer = await client.post('/bookings', payload, { 'idempotency-key': `priced-booking-${++keys}` });
  expect(answer.status).toBe(201);
  const { rows } = await world.db.execute<{ price_cents: number | null }>(sql`
    select price_cents from booking.candidates where id = ${answer.body.candidates[0].candidate_id}::uuid`);
  return rows[0]?.price_cents ?? null;
}

test('[prices.as-booked] a booking keeps what its package cost when it was made; none where it had none', async () => {
  expect(await booked(manager)).toBeNull();
  await set(18_500, '2026-11-01');
  await set(19_900, '2026-12-01');
  expect(await booked(manager)).toBe(18_500);
  world.clock.set('2026-12-01T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  expect(await booked(manager)).toBe(19_900);
  await set(1, '2026-12-01');
  const { rows } = await world.db.execute<{ cents: number | null }>(sql`
    select price_cents as cents from booking.candidates where package_id = ${medical}::uuid order by id`);
  expect(rows.map(({ cents }) => cents)).toEqual([null, 18_500, 19_900]);
});

test('[prices.as-booked] a day begins in the portal’s zone, not at midnight of UTC', async () => {
  await set(18_500, '2026-11-24');
  world.clock.set('2026-11-23T15:59:00Z');
  manager = await world.as('manager');
  expect(await booked(manager)).toBeNull();
  world.clock.set('2026-11-23T16:01:00Z');
  manager = await world.as('manager');
  expect(await booked(manager)).toBe(18_500);
});

test('[prices.company] a company’s own price goes before the one for every company, from its day on', async () => {
  await set(18_500, '2026-11-20');
  await set(15_000, '2026-11-01', manager.orgId);
  await set(14_000, '2026-11-24', manager.orgId);
  expect(await booked(manager)).toBe(15_000);
  expect(await booked(coralBay)).toBe(18_500);
});

test('[prices.set] one of the same package, company and day takes its place, and the audit has both', async () => {
  const first = await set(18_500, '2026-11-01');
  const second = await set(20_000, '2026-11-01');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toMatchObject({ price_id: first.body.price_id, cents: 20_000, company_name: null });
  expect((await admin.get(`/prices?package_id=${medical}`)).body.data).toEqual([second.body]);
  const { rows } = await world.db.execute(sql`
    select action, before, after from audit.entries where entity = 'price' and entity_id = ${second.body.price_id}
     order by at, id`);
  expect(rows).toMatchObject([
    { action: 'price.set', before: null, after: { cents: 18_500 } },
    { action: 'price.set', before: { cents: 18_500 }, after: { cents: 20_000 } },
  ]);
  const racing = await Promise.all(Array.from({ length: 6 }, (_, at) => set(10_000 + at, '2026-11-02')));
  expect(racing.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect((await admin.get(`/prices?package_id=${medical}`)).body.data).toHaveLength(2);
});

test('[prices.set] a price is taken back, and what it cannot be is refused', async () => {
  const { body } = await set(18_500, '2026-11-01', manager.orgId);
  expect((await admin.get(`/prices?company_id=${manager.orgId}`)).body.data).toContainEqual(body);
  expect((await admin.delete(`/prices/${body.price_id}`)).status).toBe(204);
  expect((await admin.delete(`/prices/${body.price_id}`)).status).toBe(404);
  expect((await set(-1, '2026-11-01')).body.error.field).toBe('cents');
  expect((await set(1.5, '2026-11-01')).body.error.field).toBe('cents');
  expect((await set(1, '2026-13-01')).body.error.field).toBe('from_day');
  expect((await set(1, '2026-11-01', UNKNOWN)).status).toBe(404);
  expect((await set(1, '2026-11-01', admin.orgId)).status).toBe(404);
});

test('[prices.company] no company sees or sets a price, with the packages flag neither', async () => {
  await set(18_500, '2026-11-01');
  expect((await manager.get('/prices')).status).toBe(403);
  expect((await manager.post('/prices', { package_id: medical, from_day: '2026-11-01', cents: 1 })).status).toBe(403);
  await booked(manager);
  const { body: listed } = await manager.get('/bookings');
  expect(JSON.stringify(listed)).not.toContain('price');
  expect(JSON.stringify((await manager.get(`/packages?query=&org=${manager.orgId}`)).body)).not.toContain('cents');
});
