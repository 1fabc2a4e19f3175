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

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let names = 0;
let keys = 0;

const world = await openBookingWorld();
const [manager, admin, coralBay] = [await world.as('manager'), await world.as('admin'), await world.as('coralbay')];
await seedPackages(world.db);
afterAll(() => world.close());

type Assessment = { category_name: string; assessment_name: string; minutes: number; checked: boolean };
type Package = { package_id: string; name: string; updated_at: string; assessments: Assessment[] };

const audiometry = { category_name: 'Hearing and lungs', assessment_name: 'Audiometry', checked: true };
const bloods = { category_name: 'Pathology', assessment_name: 'Blood lead level', checked: true };
const muscles = { category_name: 'Function', assessment_name: 'Musculoskeletal assessment', checked: true };
const namesOf = (list: Package[]) => list.map(({ name }) => name);
const checkedOf = ({ assessments }: Package) =>
  assessments.filter(({ checked }) => checked).map(({ assessment_name }) => assessment_name);

async function add(client: Client, more: object = {}): Promise<Package> {
  const wanted = { name: `Package ${++names}`, service_type: 'pem', assessments: [audiometry, bloods], ...more };
  const { status, body } = await client.post('/packages', wanted);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const change = (client: Client, { package_id, updated_at }: Package, wanted: object) =>
  client.put(`/packages/${package_id}`, { ...wanted, update_mask: Object.keys(wanted), updated_at });

/** Books one candidate with a preferred range. @returns its candidate */
async function book(client: Client, packageId: string): Promise<string> {
  const site = await addClinic(world.db);
  return bookWith(client, packageId, {
    preferred_site_id: site,
    preferred_from_date: '2026-12-01',
    preferred_to_date: '2026-12-31',
  });
}

async function bookWith(client: Client, packageId: string, time: object, draft: object = {}): Promise<string> {
  const { status, body } = await send(client, packageId, time, draft);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.candidates[0].candidate_id;
}

const send = (client: Client, packageId: string, time: object, draft: object) =>
  client.post(
    '/bookings',
    {
      ...draft,
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
      candidates: [
        {
          candidate_name: 'Liam O’Connor',
          candidate_dob: '1991-03-14',
          candidate_gender: 'Male',
          candidate_phone: '0491570006',
          candidate_email: 'liam.oconnor@example.com',
          candidate_position: 'Electrician',
          package_id: packageId,
          ...time,
        },
      ],
    },
    { 'idempotency-key': `packages-test-${++keys}` },
  );

test('[call.packages][admin.package-order] packages of an organisation come by name, its own and those for every company', async () => {
  const { body } = await manager.get('/packages?page_size=1000&is_count=true');
  const list: string[] = namesOf(body.data);
  expect(list).toContain('Redgum pre-employment');
  expect(list).toContain('Standard medical');
  expect(list).not.toContain('Coral Bay offshore crew');
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select name from booking.packages where org_id is null or org_id = ${manager.orgId}::uuid order by lower(name), id`);
  expect(list).toEqual(rows.map(({ name }) => name));
  expect(body.count).toBe(list.length);
  expect(namesOf((await manager.get('/packages?query=DRIVER')).body.data)).toEqual(['Heavy vehicle driver medical']);
  expect((await manager.get('/packages?page_size=5&page=2')).body.data).toHaveLength(5);
});

test('[admin.packages] the provider’s own packages are those for every company; a company’s are seen in its tab', async () => {
  const own = (await admin.get('/packages?page_size=1000')).body.data;
  expect(own.every(({ org_id }: { org_id: string | null }) => org_id === null)).toBe(true);
  const theirs = (await admin.get(`/packages?page_size=1000&org=${coralBay.orgId}`)).body.data;
  expect(namesOf(theirs)).toContain('Coral Bay offshore crew');
});

test('[call.packages][data.package][admin.packages] one is added with what is checked, its length in whole slots and its HTML safe', async () => {
  const unchecked = { ...muscles, checked: false };
  const made = await add(manager, { name: ' Lead\nand hearing ', assessments: [bloods, unchecked, audiometry] });
  expect(made).toMatchObject({
    name: 'Lead and hearing',
    org_id: manager.orgId,
    is_active: true,
    in_use: false,
    minutes: 20,
    duration: 30,
  });
  const { body } = await manager.get(`/packages/${made.package_id}`);
  expect(body).toEqual(made);
  expect(checkedOf(body)).toEqual(['Audiometry', 'Blood lead level']);
  expect(body.assessments).toContainEqual({ ...muscles, minutes: 30, checked: false });
  const { rows } = await world.db.execute<{ html: string }>(sql`
    select assessments_html as html from booking.packages where id = ${made.package_id}::uuid`);
  expect(rows[0]?.html).toBe(
    '<div><h3>Hearing and lungs</h3><p>Audiometry</p></div><div><h3>Pathology</h3><p>Blood lead level</p></div>',
  );
  const offered = await manager.get('/bookable-packages?service_type=pem&search=lead and hearing');
  expect(offered.body.data[0]).toMatchObject({ package_id: made.package_id, minutes: 30 });
});

test('[call.packages] the assessment list has everything a clinic can do, category by category', async () => {
  const { status, body } = await manager.get('/assessments');
  expect(status).toBe(200);
  expect(body.data).toContainEqual({ ...audiometry, minutes: 15, checked: false });
  const categories: string[] = body.data.map(({ category_name }: Assessment) => category_name);
  const changes = categories.filter((category, at) => category !== categories[at - 1]);
  expect(changes).toEqual([...new Set(categories)]);
});

test('[call.packages] markup in a name is words, and markup in an assessment is not in the catalogue', async () => {
  const script = '<img src=x onerror=alert(1)>';
  expect((await add(manager, { name: script })).name).toBe(script);
  const refused = await manager.post('/packages', {
    name: 'With markup',
    service_type: 'pem',
    assessments: [audiometry, { category_name: script, assessment_name: script, checked: true }],
  });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'assessments.1']);
});

test('[call.packages] no assessment, no name, a taken name and unknown columns are refused at their fields', async () => {
  const made = await add(manager);
  const post = (more: object) =>
    manager.post('/packages', { name: 'Refused', service_type: 'pem', assessments: [audiometry], ...more });
  const at = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.error.field];
  expect(at(await post({ assessments: [{ ...audiometry, checked: false }] }))).toEqual([422, 'assessments']);
  expect(at(await post({ name: ' ' }))).toEqual([400, 'name']);
  expect(at(await post({ name: made.name.toUpperCase() }))).toEqual([409, 'name']);
  expect(at(await change(manager, await add(manager), { name: made.name }))).toEqual([409, 'name']);
  expect(at(await change(manager, made, { org_id: coralBay.orgId }))).toEqual([400, 'update_mask.0']);
  expect((await manager.put(`/packages/${made.package_id}`, { minutes: 5 })).status).toBe(400);
  // The same name elsewhere is another package.
  expect((await coralBay.post('/packages', { ...made, name: made.name })).status).toBe(400);
  await add(coralBay, { name: made.name });
});

test('of many who add one name at once exactly one does', async () => {
  const body = { name: 'Contested', service_type: 'pem', assessments: [audiometry] };
  const answers = await Promise.all(Array.from({ length: 6 }, () => manager.post('/packages', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('[admin.packages] a booking keeps its time and shows what was booked; the next one gets the package as it is now', async () => {
  const made = await add(manager, { assessments: [audiometry] });
  const site = await addClinic(world.db);
  const calendar = await addRoster(world.db, site, `${MONDAY}T02:00:00Z`, 4);
  const draftId = await manager.newDraft();
  const held = await manager.post('/reservations', {
    site_id: site,
    package_id: made.package_id,
    calendar_ids: [calendar],
    draft_id: draftId,
    candidate_index: 0,
    calendar_from_time: `${MONDAY}T02:00:00Z`,
  });
  const time = { reserve_id: held.body.reserve_id };
  const earlier = await bookWith(manager, made.package_id, time, { draft_id: draftId });
  world.clock.pass(1_000);

  const changed = await change(manager, made, { assessments: [audiometry, muscles] });
  expect(changed.body).toMatchObject({ minutes: 45, duration: 45, in_use: true });
  world.clock.pass(1_000);
  const following = await book(manager, made.package_id);

  const [before, after] = [
    (await manager.get(`/candidates/${earlier}`)).body,
    (await manager.get(`/candidates/${following}`)).body,
  ];
  expect(before).toMatchObject({
    appointment_time: `${MONDAY}T02:00:00Z`,
    appointment_end: `${MONDAY}T02:15:00Z`,
    package_minutes: 15,
    package_assessments: [audiometry],
    assessments: '<div><h3>Hearing and lungs</h3><p>Audiometry</p></div>',
  });
  expect(after).toMatchObject({ package_minutes: 45, package_assessments: [audiometry, muscles] });
  const { rows } = await world.db.execute(sql`select slot_id from booking.claims where claim_id = ${earlier}::uuid`);
  expect(rows).toHaveLength(1);
});

test('[admin.packages] a time that was held for another length is refused when it is booked, and says so', async () => {
  const made = await add(manager, { assessments: [audiometry] });
  const site = await addClinic(world.db);
  const calendar = await addRoster(world.db, site, `${MONDAY}T02:00:00Z`, 2);
  const draftId = await manager.newDraft();
  const held = await manager.post('/reservations', {
    site_id: site,
    package_id: made.package_id,
    calendar_ids: [calendar],
    draft_id: draftId,
    candidate_index: 0,
    calendar_from_time: `${MONDAY}T02:00:00Z`,
  });
  const refused = await manager.delete(`/packages/${made.package_id}`);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'PACKAGE_IN_USE', details: { holds: 1 } } } });
  expect((await change(manager, made, { assessments: [audiometry, muscles] })).status).toBe(200);
  const time = { reserve_id: held.body.reserve_id };
  expect(await send(manager, made.package_id, time, { draft_id: draftId })).toMatchObject({
    status: 409,
    body: { error: { code: 'HOLD_UNFIT', field: 'candidates.0.package_id' } },
  });
});

test('[call.packages][admin.packages] an unused package is deleted; one in use is refused, then switched off and leaves the lists', async () => {
  const unused = await add(manager);
  expect((await manager.delete(`/packages/${unused.package_id}`)).status).toBe(204);
  expect((await manager.get(`/packages/${unused.package_id}`)).status).toBe(404);

  const used = await add(manager);
  await book(manager, used.package_id);
  await book(manager, used.package_id);
  const { status, body } = await manager.delete(`/packages/${used.package_id}`);
  expect(status).toBe(409);
  expect(body.error).toEqual({
    code: 'PACKAGE_IN_USE',
    message: '2 bookings have it, 2 still to come. Switch it off instead.',
    details: { bookings: 2, coming: 2, holds: 0 },
  });
  const off = await change(manager, used, { is_active: false });
  expect(off.body.is_active).toBe(false);
  const bookable = async () =>
    (await manager.get(`/bookable-packages?service_type=pem&search=${used.name}`)).body.data.length;
  expect(await bookable()).toBe(0);
  expect(namesOf((await manager.get('/packages?status=inactive')).body.data)).toContain(used.name);
  expect((await change(manager, off.body, { is_active: true })).status).toBe(200);
  expect(await bookable()).toBe(1);
});

test('[admin.edit-conflict] the second of two editors gets the package as it is now', async () => {
  const made = await add(manager);
  const first = await change(manager, made, { name: 'By the first' });
  const second = await change(manager, made, { assessments: [audiometry] });
  expect([first.status, second.status]).toEqual([200, 409]);
  expect(second.body.error).toMatchObject({ code: 'EDIT_CONFLICT', details: { present: first.body } });
  expect(checkedOf(second.body.error.details.present)).toEqual(['Audiometry', 'Blood lead level']);
});

test('another company’s package answers as an unknown one; one for every company is read, and changed by the provider alone', async () => {
  const made = await add(manager);
  const answers = async ({ package_id }: { package_id: string }) => [
    await coralBay.get(`/packages/${package_id}`),
    await change(coralBay, { ...made, package_id }, { name: 'Mine now' }),
    await coralBay.delete(`/packages/${package_id}`),
  ];
  const told = (list: Awaited<ReturnType<typeof answers>>) => list.map(({ status, body }) => [status, body]);
  expect(told(await answers(made))).toEqual(told(await answers({ package_id: UNKNOWN })));
  expect((await coralBay.get(`/packages?org=${manager.orgId}`)).status).toBe(404);
  expect((await coralBay.post(`/packages?org=${manager.orgId}`, made)).status).not.toBe(201);

  const [general] = (await admin.get('/packages?query=standard medical')).body.data;
  expect((await manager.get(`/packages/${general.package_id}`)).status).toBe(200);
  expect((await change(manager, general, { name: 'Ours' })).status).toBe(403);
  expect((await manager.delete(`/packages/${general.package_id}`)).status).toBe(403);
  expect((await change(admin, general, { name: 'Standard medical 2026' })).status).toBe(200);
  const inTab = await admin.post(`/packages?org=${coralBay.orgId}`, {
    name: 'Made in the tab',
    service_type: 'fit_test',
    assessments: [audiometry],
  });
  expect(inTab.body.org_id).toBe(coralBay.orgId);
});

test('each change of a package is in the audit, with before and after', async () => {
  const made = await add(manager, { name: 'Written down' });
  await change(manager, made, { assessments: [audiometry] });
  const { rows } = await world.db.execute(sql`
    select action, before, after, account_name from audit.entries where entity_id = ${made.package_id} order by at, id`);
  expect(rows).toMatchObject([
    { action: 'package.added', after: { name: 'Written down' }, account_name: 'Priya Raman' },
    {
      action: 'package.changed',
      before: { assessments: ['Hearing and lungs: Audiometry', 'Pathology: Blood lead level'] },
      after: { assessments: ['Hearing and lungs: Audiometry'] },
    },
  ]);
});
