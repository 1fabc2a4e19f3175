import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  addRoster,
  MONDAY,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let names = 0;

const world = await openBookingWorld();
const [admin, manager] = [await world.as('admin'), await world.as('manager')];
afterAll(() => world.close());

const fields = {
  address: 'Level 3, 226 Hay Street',
  suburb: 'Perth',
  postcode: '6000',
  state: 'WA',
  timezone: 'Australia/Perth',
  phone: '08 5550 0140',
  fax: '',
  email: 'hay.street@banksia.example',
  service_types: ['pem', 'fit_test'],
  is_external: false,
  booking_free: false,
};
type Site = typeof fields & { id: number; uuid: string; name: string; updated_at: string };

const putSite = (changes: object = {}) => admin.put('/sites', { name: `Site ${++names}`, ...fields, ...changes });
async function add(changes: object = {}): Promise<Site> {
  const { status, body } = await putSite(changes);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const change = ({ uuid, updated_at }: Site, wanted: object) =>
  admin.post(`/sites?site_id=${uuid}`, { ...wanted, update_mask: Object.keys(wanted), updated_at });
const faultOf = ({ status, body }: Awaited<ReturnType<typeof putSite>>) => [status, body.error.code, body.error.field];

/** A doctor's morning, one held time and one pending booking that prefers the site. */
async function fill(site: Site) {
  const packageId = await addPackage(world.db, 15);
  const calendar = await addRoster(world.db, site.uuid, `${MONDAY}T02:00:00Z`, 4);
  const draftId = await manager.newDraft();
  const held = await manager.post('/reservations', {
    site_id: site.uuid,
    package_id: packageId,
    calendar_ids: [calendar],
    draft_id: draftId,
    candidate_index: 0,
    calendar_from_time: `${MONDAY}T02:00:00Z`,
  });
  expect(held.status).toBe(201);
  const pending = await manager.post(
    '/bookings',
    {
      header: {
        org_id: manager.orgId,
        service_type: 'pem',
        result_email: 'results@redgum.example',
        invoice_email: 'accounts@redgum.example',
        contact_name: 'Priya Raman',
        contact_phone: '08 5550 1420',
        contact_email: 'priya.raman@redgum.example',
        policy_accepted: true,
      },
      candidates: [
        {
          candidate_name: 'Liam O’Connor',
          candidate_dob: '1991-03-14',
          candidate_gender: 'Male',
          candidate_phone: '0491570006',
          candidate_email: 'liam.oconnor@example.com',
          candidate_position: 'Electrician',
          package_id: packageId,
          preferred_site_id: site.uuid,
          preferred_from_date: '2026-12-01',
          preferred_to_date: '2026-12-31',
        },
      ],
    },
    { 'idempotency-key': `sites-test-${++names}` },
  );
  expect(pending.status).toBe(201);
  return { reserveId: held.body.reserve_id, packageId, draftId, calendar };
}

test('[call.clinics][data.clinic][admin.sites] a site is added with the next number, found by a part of its name, and bookable', async () => {
  await addClinic(world.db, { number: 900, name: 'Numbered' });
  const site = await add({ name: '  Bunbury –  Victoria Street', suburb: 'Bunbury', fax: '08 5550 0149' });
  expect(site).toEqual({
    id: 901,
    ids: [901],
    uuid: expect.any(String),
    name: 'Bunbury – Victoria Street',
    ...fields,
    suburb: 'Bunbury',
    fax: '08 5550 0149',
    travel_minutes: 0,
    most_over_plan: 0,
    is_active: true,
    sandbox: false,
    updated_at: expect.any(String),
  });
  const { body } = await admin.get('/sites?search=VICTORIA&is_count=true');
  expect(body).toMatchObject({ sites: [site], page: 1, page_size: 50, pages: 1, count: 1 });
  expect((await admin.get(`/sites/${site.uuid}`)).body).toEqual(site);
  const offered = await manager.get('/bookable-clinic-sites?search=bunbury');
  expect(offered.body.sites).toMatchObject([{ uuid: site.uuid, timezone: 'Australia/Perth' }]);
});

test('[call.clinics][admin.sites] the named fields of a site are changed and nothing else, and it is written down', async () => {
  const site = await add();
  const { status, body } = await admin.post(`/sites?site_id=${site.uuid}`, {
    phone: '08 5550 0199',
    email: 'ignored@banksia.example',
    update_mask: ['phone'],
    updated_at: site.updated_at,
  });
  expect(status).toBe(200);
  expect(body).toEqual({ ...site, phone: '08 5550 0199', updated_at: expect.any(String) });
  const { rows } = await world.db.execute(sql`
    select action, before, after, account_name from audit.entries where entity_id = ${site.uuid} order by at, id`);
  expect(rows).toMatchObject([
    { action: 'site.added', account_name: 'Helen Marsh' },
    { action: 'site.changed', before: { phone: '08 5550 0140' }, after: { phone: '08 5550 0199' } },
  ]);
});

test('[call.clinics] each error is at its field, all of them at once', async () => {
  const { status, body } = await putSite({ name: ' ', phone: '123', fax: '1', email: 'nobody', postcode: '600' });
  expect(status).toBe(422);
  expect(Object.keys(body.error.details.fields).toSorted()).toEqual(['email', 'fax', 'name', 'phone', 'postcode']);
  expect(faultOf(await putSite({ state: 'West' }))).toEqual([422, 'INVALID', 'state']);
  expect(faultOf(await putSite({ timezone: 'Perth' }))).toEqual([422, 'INVALID', 'timezone']);
  expect(faultOf(await putSite({ service_types: [] }))).toEqual([422, 'INVALID', 'service_types']);
  const site = await add();
  expect(faultOf(await putSite({ name: site.name.toUpperCase() }))).toEqual([409, 'DUPLICATE', 'name']);
  expect(faultOf(await change(await add(), { name: site.name }))).toEqual([409, 'DUPLICATE', 'name']);
  expect(faultOf(await change(site, { number: 1 }))).toEqual([400, 'BAD_REQUEST', 'update_mask.0']);
  expect(faultOf(await change(site, { is_active: false }))).toEqual([400, 'BAD_REQUEST', 'update_mask.0']);
});

test('sites that are added at once each get a number of their own', async () => {
  const sites = await Promise.all(Array.from({ length: 5 }, () => add()));
  expect(new Set(sites.map(({ id }) => id)).size).toBe(5);
});

test('[admin.edit-conflict] the second of two editors gets the site as it is now', async () => {
  const site = await add();
  const first = await change(site, { phone: '08 5550 0150' });
  const second = await change(site, { email: 'second@banksia.example' });
  expect([first.status, ...faultOf(second)]).toEqual([200, 409, 'EDIT_CONFLICT', undefined]);
  expect(second.body.error.details.present).toEqual(first.body);
});

test('[call.clinics][admin.sites] disabling says first what it affects, gives held times back, and keeps the bookings', async () => {
  const site = await add();
  const { reserveId, packageId, draftId, calendar } = await fill(site);
  expect((await admin.get(`/sites/${site.uuid}/effects`)).body).toEqual({
    bookings: 0,
    first_booking: null,
    last_booking: null,
    pending: 1,
    holds: 1,
    rosters: 1,
  });
  const { body } = await admin.put(`/sites/${site.uuid}/disable`, {});
  expect(body).toMatchObject({ is_active: false });
  expect((await admin.put(`/sites/${site.uuid}/disable`, {})).body).toEqual(body);
  const found = async (status: string) => (await admin.get(`/sites?status=${status}&search=${site.name}`)).body.sites;
  expect([await found('active'), await found('inactive')]).toEqual([[], [body]]);
  const { rows } = await world.db.execute(sql`select from booking.claims where claim_id = ${reserveId}::uuid`);
  expect(rows).toEqual([]);
  const again = await manager.post('/reservations', {
    site_id: site.uuid,
    package_id: packageId,
    calendar_ids: [calendar],
    draft_id: draftId,
    candidate_index: 0,
    calendar_from_time: `${MONDAY}T02:00:00Z`,
  });
  expect(again.status).toBe(404);
  expect((await manager.get('/bookable-clinic-sites?search=site')).body.sites).not.toContainEqual(
    expect.objectContaining({ uuid: site.uuid }),
  );

  expect((await admin.put(`/sites/${site.uuid}/activate`, {})).body.is_active).toBe(true);
  const times = await manager.get(
    `/time-slots?package_id=${packageId}&site_ids=${site.uuid}&calendar_from_time=${MONDAY}T01:00:00Z` +
      `&calendar_to_time=${MONDAY}T15:00:00Z&time_zone=Australia/Perth`,
  );
  expect(times.body.clinics[0].days[0].time_slots.length).toBeGreaterThan(0);
});

test('[admin.sites] zone and way of booking stay while something is to come; then they can change', async () => {
  const site = await add();
  await fill(site);
  const zone = await change(site, { timezone: 'Australia/Sydney' });
  expect(faultOf(zone)).toEqual([409, 'SITE_IN_USE', 'timezone']);
  expect(zone.body.error.message).toBe(
    'This cannot change while something is to come at the site: 1 held time, 1 roster.',
  );
  expect(faultOf(await change(site, { booking_free: true }))).toEqual([409, 'SITE_IN_USE', 'booking_free']);
  const free = await add({ booking_free: true });
  expect((await change(free, { timezone: 'Australia/Sydney', state: 'NSW' })).body).toMatchObject({ state: 'NSW' });
});

test('[call.clinics] a site that is not there answers so, and a client’s account is refused whatever it holds', async () => {
  const answers = [
    await admin.get(`/sites/${UNKNOWN}`),
    await admin.get(`/sites/${UNKNOWN}/effects`),
    await change({ ...(await add()), uuid: UNKNOWN }, { name: 'Nowhere' }),
    await admin.put(`/sites/${UNKNOWN}/disable`, {}),
    await admin.put(`/sites/${UNKNOWN}/activate`, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  await world.db.execute(sql`
    update auth.account_permissions set permissions = permissions || '{sites}' where account_id = ${manager.accountId}::uuid`);
  expect((await manager.get('/sites')).status).toBe(403);
  expect((await manager.put(`/sites/${UNKNOWN}/disable`, {})).status).toBe(403);
});
