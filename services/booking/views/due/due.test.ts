import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  type BookingWorld,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed, type Listed } from '../../../../tests/support/bookings/listed-booking.ts';

/** It is Monday, 23 November 2026, 09:00 in Perth. */
let world: BookingWorld;
let [admin, manager, booker, others]: Client[] = [];
let [site, elsewhere, yearly, fitTest]: string[] = [];
let index = 0;

const add = (
  client: Client | undefined,
  name: string,
  appointment: string,
  of: Partial<Listed> & { package?: string } = {},
) =>
  addListed(
    world.db,
    { site: String(site), medical: of.package ?? String(yearly), index: index++ },
    { status: 'Completed', ...of, client: client as Client, name, appointment: `${appointment}+08:00` },
  );

interface Row {
  candidate_id: string;
  candidate_name: string;
  due_on: string;
  examined_on: string;
}
const due = async (client: Client | undefined, query = '') => (await (client as Client).get(`/due?${query}`)).body;
const names = async (client: Client | undefined, query = '') =>
  ((await due(client, query)).rows as Row[]).map(({ candidate_name }) => candidate_name);

beforeAll(async () => {
  world = await openBookingWorld();
  [admin, manager, booker, others] = await Promise.all(['admin', 'manager', 'booker', 'coralbay'].map(world.as));
  [site, elsewhere] = [await addClinic(world.db), await addClinic(world.db)];
  yearly = await addPackage(world.db, 30, { validityMonths: 12 });
  fitTest = await addPackage(world.db, 15, { validityMonths: 12, serviceType: 'fit_test' });
  const forGood = await addPackage(world.db, 45);
  await add(manager, 'Aroha Ngata', '2025-11-20T08:00');
  await add(booker, 'Ben Cole', '2025-12-20T08:00');
  await add(others, 'Cara Lund', '2025-11-21T08:00');
  await add(manager, 'For Good', '2025-11-21T08:00', { package: forGood });
  await add(manager, 'Far Ahead', '2026-03-01T08:00');
  await add(manager, 'Never Came', '2025-11-21T08:00', { status: 'Did Not Attend' });
  // Examined again since.
  await add(manager, 'Dan Ito', '2025-11-21T08:00');
  await add(booker, 'dan ito', '2026-06-01T08:00', { status: 'Attended' });
  // To come: with a time, and without one.
  for (const [name, status] of [
    ['Eva Rossi', 'PartialConfirmed'],
    ['Finn Ode', 'Pending'],
  ] as const) {
    await add(manager, name, '2025-11-21T08:00');
    await add(booker, name, '2026-12-01T08:00', { status });
  }
  // The bookings to come are of another kind, or were never held: both are due.
  await add(manager, 'Gus Hale', '2025-11-22T08:00');
  await add(manager, 'Gus Hale', '2026-12-01T08:00', { status: 'Confirmed', package: fitTest });
  await add(manager, 'Hana Abe', '2025-11-23T08:00');
  await add(manager, 'Hana Abe', '2026-01-10T08:00', { status: 'Confirmed' });
  await add(manager, 'Ida Moss', '2026-01-10T08:00', { status: 'Cancelled' });
});
afterAll(() => world.close());

test('[due.list] the last examination of each person decides, and a person with a coming booking of its kind is not due', async () => {
  const answer = await due(manager);
  expect(answer.rows.map(({ candidate_name, due_on }: Row) => `${candidate_name} ${due_on}`)).toEqual([
    'Aroha Ngata 2026-11-20',
    'Gus Hale 2026-11-22',
    'Hana Abe 2026-11-23',
    'Ben Cole 2026-12-20',
  ]);
  expect(answer).toMatchObject({ today: '2026-11-23', due_from: '2025-11-23', due_to: '2027-01-22', total: 4 });
  expect(answer.rows[0]).toMatchObject({
    examined_on: '2025-11-20',
    candidate_dob: '1991-03-14',
    candidate_position: 'Electrician',
    site_id: site,
    package_id: yearly,
    package_minutes: 30,
    service_type: 'pem',
    is_offered: true,
    site_state: 'WA',
    result_email: 'results@redgum.example',
  });
});

test('[due.list] a person of the same name with another date of birth is another person', async () => {
  const later = await add(manager, 'Aroha Ngata', '2026-10-01T08:00');
  expect(await names(manager)).not.toContain('Aroha Ngata');
  await world.db.execute(sql`update booking.candidates set candidate_dob = '1970-01-01' where id = ${later}::uuid`);
  expect(await names(manager)).toContain('Aroha Ngata');
  await world.db.execute(sql`update booking.candidates set status = 'Cancelled' where id = ${later}::uuid`);
});

test('[due.list] without a date of birth the phone identifies the person, and an uncertain match is marked', async () => {
  const unborn = async (name: string, appointment: string, phone: string, of: Partial<Listed> = {}) => {
    const one = await add(others, name, appointment, of);
    await world.db.execute(sql`
      update booking.candidates set candidate_dob = '0001-01-01', candidate_phone = ${phone} where id = ${one}::uuid`);
    return one;
  };
  const made = [
    await unborn('Kim Park', '2025-11-10T08:00', '0491 570 006'),
    await unborn('Kim Park', '2025-11-12T08:00', '0491 570 156'),
    await unborn('Lee Moss', '2025-11-10T08:00', '0491 570 006'),
    await unborn('Lee Moss', '2026-12-01T08:00', '+61 491 570 006', { status: 'Confirmed' }),
    await add(others, 'Max Ray', '2025-11-10T08:00'),
    await unborn('Max Ray', '2026-12-01T08:00', '0491 570 006', { status: 'Pending' }),
  ];
  const { rows } = await due(others, 'due_from=2026-11-01&due_to=2026-11-15');
  const shown = (rows as (Row & { may_be_booked: boolean })[]).map(({ candidate_name, due_on, may_be_booked }) => [
    candidate_name,
    due_on,
    may_be_booked,
  ]);
  expect(shown).toEqual([
    ['Kim Park', '2026-11-10', true],
    ['Max Ray', '2026-11-10', true],
    ['Kim Park', '2026-11-12', false],
  ]);
  await world.db.execute(
    sql`update booking.candidates set status = 'Cancelled' where id = any (${sql.param(made)}::uuid[])`,
  );
});

test('[due.list] by days, position, clinic and subsidiary, a page at a time', async () => {
  expect(await names(manager, 'due_from=2026-11-22&due_to=2026-11-23')).toEqual(['Gus Hale', 'Hana Abe']);
  expect(await names(manager, 'position=ELECTR')).toHaveLength(4);
  expect(await names(manager, 'position=Rigger')).toEqual([]);
  expect(await names(manager, `site_id=${site}`)).toHaveLength(4);
  expect(await names(manager, `site_id=${elsewhere}`)).toEqual([]);
  expect(await names(manager, `subsidiary=${elsewhere}`)).toEqual([]);
  expect(await names(manager, 'page_size=3&page=2')).toEqual(['Ben Cole']);
  const backwards = await (manager as Client).get('/due?due_from=2026-11-22&due_to=2026-11-21');
  expect(backwards).toMatchObject({ status: 422, body: { error: { field: 'due_to' } } });
  expect((await (manager as Client).get('/due?due_from=2020-01-01&due_to=2026-11-21')).status).toBe(422);
});

test('[due.address] each id of the filter is answered with its name, within the caller’s scope', async () => {
  const named = async (client: Client | undefined, query: string) =>
    ((await due(client, query)).filter_names as { name: string }[]).map(({ name }) => name);
  expect(await named(manager, '')).toEqual([]);
  expect(await named(manager, `site_id=${site}`)).toHaveLength(1);
  const { orgId } = manager as Client;
  expect(await named(admin, `org=${orgId}&site_id=${site}`)).toEqual(['Redgum Mining', expect.any(String)]);
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select id from companies.subsidiaries where org_id = ${orgId}::uuid limit 1`,
  );
  expect(await named(manager, `subsidiary=${rows[0]?.id}`)).toHaveLength(1);
  expect(await named(others, `subsidiary=${rows[0]?.id}`)).toEqual([]);
});

test('[due.list] an appointment late on the 31st is due at the end of a shorter month', async () => {
  const monthly = await addPackage(world.db, 15, { validityMonths: 1 });
  await add(others, 'Jo Lane', '2026-01-31T23:30', { package: monthly });
  const { rows } = await due(others, 'due_from=2026-02-28&due_to=2026-02-28');
  expect(rows.map(({ due_on, examined_on }: Row) => [examined_on, due_on])).toEqual([['2026-01-31', '2026-02-28']]);
  await world.db.execute(sql`update booking.packages set validity_months = 0 where id = ${monthly}::uuid`);
});

test('[due.home] a person due before today has expired; a count alone leaves no access record', async () => {
  expect(await due(manager, 'page_size=0')).toMatchObject({ total: 4, total_capped: false, expired: 2, rows: [] });
  const opened = () => world.db.execute(sql`select count(*)::int as n from audit.entries where action = 'due.opened'`);
  const before = (await opened()).rows[0];
  await due(manager, 'page_size=0');
  expect((await opened()).rows[0]).toEqual(before);
  await due(manager, 'page_size=1');
  const { rows } = await world.db.execute<{ candidate_ids: string[] }>(sql`
    select candidate_ids from audit.entries where action = 'due.opened' order by id desc limit 1`);
  expect(rows[0]?.candidate_ids).toHaveLength(1);
});

test('[due.scope] my_bookings alone shows one’s own, the provider sees every company’s, and a company no other’s', async () => {
  expect(await names(booker)).toEqual(['Ben Cole']);
  expect(await names(others)).toEqual(['Cara Lund']);
  expect(await names(admin)).toEqual(['Aroha Ngata', 'Cara Lund', 'Gus Hale', 'Hana Abe', 'Ben Cole']);
  expect(await names(admin, `org=${(others as Client).orgId}`)).toEqual(['Cara Lund']);
  expect((await (manager as Client).get(`/due?org=${(others as Client).orgId}`)).status).toBe(404);
});

test('[due.validity] a package’s validity is set, changed and taken away, within 120 months', async () => {
  const { assessments } = (await (admin as Client).get('/packages?page_size=1')).body.data[0] ?? { assessments: [] };
  expect(assessments).toEqual([]);
  await world.db.execute(sql`
    insert into booking.assessments (id, category_name, assessment_name, minutes, position)
    values (gen_random_uuid(), 'Function', 'Step test', 10, 1)`);
  const chosen = [{ category_name: 'Function', assessment_name: 'Step test' }];
  const wanted = { name: 'Yearly', service_type: 'pem', assessments: chosen };
  expect((await (admin as Client).post('/packages', { ...wanted, validity_months: 121 })).status).toBe(400);
  const { body: made } = await (admin as Client).post('/packages', { ...wanted, validity_months: 12 });
  expect(made.validity_months).toBe(12);
  const change = async (record: { package_id: string; updated_at: string }, months: number) =>
    (
      await (admin as Client).put(`/packages/${record.package_id}`, {
        validity_months: months,
        update_mask: ['validity_months'],
        updated_at: record.updated_at,
      })
    ).body;
  const longer = await change(made, 24);
  expect(longer.validity_months).toBe(24);
  expect((await change(longer, 0)).validity_months).toBe(0);
});
