import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  addClinic,
  addRoster,
  type Client,
  MONDAY,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { seedPackages } from '../../../seed/packages.ts';

let keys = 0;

const world = await openBookingWorld();
const [booker, manager, coralBay] = [await world.as('booker'), await world.as('manager'), await world.as('coralbay')];
await seedPackages(world.db);
const site = await addClinic(world.db);
const calendar = await addRoster(world.db, site, `${MONDAY}T02:00:00Z`, 8);
afterAll(() => world.close());

const audiometry = { category_name: 'Hearing and lungs', assessment_name: 'Audiometry' };
const bloods = { category_name: 'Pathology', assessment_name: 'Blood lead level' };
const wanted = (name: string) => ({ name, service_type: 'pem', assessments: [audiometry, bloods] });
const offered = async (client: Client, search: string) =>
  (await client.get(`/bookable-packages?service_type=pem&search=${search}`)).body.data;

const reserve = (client: Client, draft_id: string, package_id: string, candidate_index = 0) =>
  client.post('/reservations', {
    site_id: site,
    package_id,
    calendar_ids: [calendar],
    draft_id,
    candidate_index,
    calendar_from_time: `${MONDAY}T0${2 + candidate_index}:00:00Z`,
  });

const book = (client: Client, draft_id: string, package_id: string, reserveIds: readonly string[]) =>
  client.post(
    '/bookings',
    {
      draft_id,
      header: {
        org_id: client.orgId,
        service_type: 'pem',
        result_email: 'results@redgum.example',
        invoice_email: 'accounts@redgum.example',
        contact_name: 'Priya Raman',
        contact_phone: '08 5550 1420',
        contact_email: 'priya.raman@redgum.example',
        policy_accepted: true,
      },
      candidates: reserveIds.map((reserve_id) => ({
        candidate_name: 'Liam O’Connor',
        candidate_dob: '1991-03-14',
        candidate_gender: 'Male',
        candidate_phone: '0491570006',
        candidate_email: 'liam.oconnor@example.com',
        candidate_position: 'Electrician',
        package_id,
        reserve_id,
      })),
    },
    { 'idempotency-key': `in-booking-${++keys}` },
  );

test('[wizard.new-package][call.packages] a package made while booking is kept for the company and offered at once, under one name', async () => {
  const { status, body } = await booker.post('/new-packages', wanted('Lead crew'));
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Lead crew', org_id: booker.orgId, minutes: 30 });
  expect(await offered(manager, 'lead crew')).toEqual([body]);
  expect(await offered(coralBay, 'lead crew')).toEqual([]);
  expect((await booker.post('/new-packages', wanted('LEAD CREW'))).body.error).toMatchObject({
    code: 'DUPLICATE',
    field: 'name',
  });
  expect((await booker.post(`/new-packages?org=${coralBay.orgId}`, wanted('Theirs'))).status).toBe(404);
  const nothing = { ...wanted('Nothing'), assessments: [{ ...audiometry, checked: false }] };
  expect((await booker.post('/new-packages', nothing)).body.error).toMatchObject({ field: 'assessments' });
});

test('[wizard.new-package][call.packages] a custom package is in no list, and is held, booked and shown in its own booking alone', async () => {
  const draft = await booker.newDraft();
  const { status, body: custom } = await booker.post('/custom-packages', { draft_id: draft, ...wanted('For Liam') });
  expect(status).toBe(201);
  expect(await offered(booker, 'for liam')).toEqual([]);
  expect((await manager.get('/packages?query=for liam')).body.data).toEqual([]);
  expect((await booker.get('/packages-lookup?search=for liam')).body.data).toEqual([]);
  const other = await booker.newDraft();
  expect((await reserve(booker, other, custom.package_id)).status).toBe(404);
  const held = [await reserve(booker, draft, custom.package_id), await reserve(booker, draft, custom.package_id, 1)];
  const [first, second] = held.map(({ body }) => body.reserve_id);
  const twice = await book(booker, draft, custom.package_id, [first, second]);
  expect(twice.body.error).toMatchObject({ field: 'candidates.1.package_id' });
  const { status: booked, body: made } = await book(booker, draft, custom.package_id, [first]);
  expect(booked, JSON.stringify(made)).toBe(201);
  const shown = await manager.get(`/candidates/${made.candidates[0].candidate_id}`);
  expect(shown.body).toMatchObject({ package_name: 'For Liam', package_minutes: 30 });
});

test('[wizard.new-package] a custom package whose answer was lost is made once; another one under its id is refused', async () => {
  const body = { package_id: randomUUID(), draft_id: await booker.newDraft(), ...wanted('For Noa') };
  const answers = [await booker.post('/custom-packages', body), await booker.post('/custom-packages', body)];
  expect(answers[0]).toMatchObject({ status: 201, body: { package_id: body.package_id } });
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const { rows } = await world.db.execute(sql`select id from booking.packages where draft_id = ${body.draft_id}::uuid`);
  expect(rows).toEqual([{ id: body.package_id }]);
  for (const other of [
    { ...body, name: 'For Nora' },
    { ...body, package_id: (await booker.post('/new-packages', wanted(randomUUID()))).body.package_id },
  ]) {
    const { status, body: refused } = await booker.post('/custom-packages', other);
    expect([status, refused.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  }
});

test('[wizard.new-package] a custom package belongs to its draft; another account’s draft, an unknown one and a twenty-first package are refused', async () => {
  const draft = await booker.newDraft();
  const make = (client: Client, draft_id: string) => client.post('/custom-packages', { draft_id, ...wanted('Again') });
  expect((await make(manager, draft)).status).toBe(404);
  for (let count = 0; count < 20; count += 1) expect((await make(booker, draft)).status).toBe(201);
  expect((await make(booker, draft)).body.error.code).toBe('TOO_MANY');
  expect((await booker.delete(`/drafts/${draft}`)).status).toBe(204);
  const { rows } = await world.db.execute(sql`select id from booking.packages where draft_id = ${draft}::uuid`);
  expect(rows).toEqual([]);
});
