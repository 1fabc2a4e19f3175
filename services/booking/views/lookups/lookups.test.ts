import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addClinic, addPackage, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { seedPackages } from '../../../seed/packages.ts';
import { clinics } from '../../booking.tables.ts';

const world = await openBookingWorld();
const [manager, admin, coralBay] = [await world.as('manager'), await world.as('admin'), await world.as('coralbay')];
await addClinic(world.db, { name: 'Perth – Hay Street' });
await addClinic(world.db, { name: 'Perth – Murray Street' });
await addClinic(world.db, {
  name: 'Sydney – Kent Street',
  state: 'NSW',
  suburb: 'Sydney',
  isExternal: true,
  bookingFree: true,
});
await addClinic(world.db, {
  name: 'Darwin – Mitchell Street',
  state: 'NT',
  suburb: 'Darwin',
  isExternal: true,
  serviceTypes: ['pem'],
});
await addClinic(world.db, { name: 'Closed', isActive: false });
await seedPackages(world.db);
afterAll(() => world.close());

type Named = { name: string };
const names = (list: Named[]) => list.map(({ name }) => name);

test('[call.booking-sources][data.clinic] clinic sites by name, those that are active', async () => {
  const { body } = await manager.get('/clinic-sites?is_count=true');
  expect(names(body.sites)).toEqual([
    'Darwin – Mitchell Street',
    'Perth – Hay Street',
    'Perth – Murray Street',
    'Sydney – Kent Street',
  ]);
  expect(body).toMatchObject({ page: 1, page_size: 10, pages: 1, count: 4 });
  expect(body.sites[1]).toEqual({
    id: 101,
    ids: [101],
    uuid: expect.any(String),
    name: 'Perth – Hay Street',
    state: 'WA',
    suburb: 'Perth',
    address: 'Level 3, 226 Hay Street, Perth WA 6000',
    phone: '08 5550 0140',
    fax: '08 5550 0141',

    email: 'hay.street@banksia.example',
    is_active: true,
    is_external: false,
    timezone: 'Australia/Perth',
    booking_free: false,
  });
  expect(names((await manager.get('/clinic-sites?status=inactive')).body.sites)).toEqual(['Closed']);
  expect(names((await manager.get('/clinic-sites?search=KENT')).body.sites)).toEqual(['Sydney – Kent Street']);
});

test('[data.clinic] grouped, the sites of one suburb come as one with all their numbers', async () => {
  const { body } = await manager.get('/clinic-sites?group_clinic=true');
  const perth = body.sites.find((site: { suburb: string }) => site.suburb === 'Perth');
  expect(body.sites).toHaveLength(3);
  expect(perth.ids.toSorted()).toEqual([101, 102]);
});

test('[call.booking-sources] bookable clinics of a state and service type', async () => {
  expect(names((await manager.get('/bookable-clinic-sites?state=WA')).body.sites)).toHaveLength(2);
  expect(names((await manager.get('/bookable-clinic-sites?state=NT&service_type=fit_test')).body.sites)).toEqual([]);
  expect(names((await manager.get('/bookable-clinic-sites?state=NT&service_type=pem')).body.sites)).toHaveLength(1);
});

test('[call.booking-sources] states with their number of sites by type', async () => {
  expect((await manager.get('/bookable-locations?service_type=pem')).body.data).toEqual([
    { state: 'NSW', sites: 1, site_types: { own: 0, external: 0, booking_free: 1 } },
    { state: 'NT', sites: 1, site_types: { own: 0, external: 1, booking_free: 0 } },
    { state: 'WA', sites: 2, site_types: { own: 2, external: 0, booking_free: 0 } },
  ]);
});

test('[call.booking-sources] the service booking list, in the menu’s order', async () => {
  const { body } = await manager.get('/services');
  expect(body.data.length).toBeGreaterThan(1);
  expect(body.data[0]).toEqual({ id: expect.any(String), name: expect.any(String), service_type: 'pem' });
});

test('[data.package] packages with what they hold: for everybody and of the company, never another company’s', async () => {
  const { body } = await manager.get('/bookable-packages?service_type=pem&page_size=100');
  const all: { name: string; org_id: string | null; minutes: number; assessments: { checked: boolean }[] }[] =
    body.data;
  expect(new Set(all.map(({ org_id }) => org_id))).toEqual(new Set([null, manager.orgId]));
  expect(all.every(({ minutes }) => minutes > 0 && minutes % 15 === 0)).toBe(true);
  expect(all[0]?.assessments[0]).toEqual({
    category_name: expect.any(String),
    assessment_name: expect.any(String),
    checked: true,
  });
  const theirs = await coralBay.get('/bookable-packages?service_type=pem&page_size=100');
  expect(names(theirs.body.data)).not.toContain('Redgum pre-employment');
  expect((await coralBay.get(`/bookable-packages?service_type=pem&org=${manager.orgId}`)).status).toBe(404);
  expect(
    names((await admin.get(`/bookable-packages?service_type=pem&page_size=100&org=${manager.orgId}`)).body.data),
  ).toContain('Redgum pre-employment');
});

test('[data.package] a package that is switched off is not bookable, but can be looked up', async () => {
  await addPackage(world.db, 30, { name: 'Retired', isActive: false });
  expect(names((await manager.get('/bookable-packages?service_type=pem&search=retired')).body.data)).toEqual([]);
  expect(names((await manager.get('/packages-lookup?status=inactive&search=retired')).body.data)).toEqual(['Retired']);
});

test('[call.accounts] the booking person’s defaults; another company’s account and an unknown one answer alike', async () => {
  expect((await manager.get(`/accounts/${manager.accountId}`)).body).toEqual({
    account_id: manager.accountId,
    contact_person: 'Priya Raman',
    phone: '08 5550 1420',

    email: 'priya.raman@redgum.example',
    company: {
      id: manager.orgId,
      name: 'Redgum Mining',
      po_required: false,
      candidates_fill_in: false,
      result_email: '',
      invoice_email: '',
      favourite_clinics: [],
    },
  });
  const foreign = await coralBay.get(`/accounts/${manager.accountId}`);
  const unknown = await coralBay.get('/accounts/01980c2f-0000-7000-8000-000000000000');
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect((await admin.get(`/accounts/${manager.accountId}`)).status).toBe(200);
});

test('a clinic’s number is its own', async () => {
  const { rows } = await world.db.execute<{ numbers: number }>(
    sql`select count(distinct number)::int as numbers from ${clinics}`,
  );
  expect(rows[0]?.numbers).toBe(5);
});
