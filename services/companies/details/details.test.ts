import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ABN_FORMAT } from '../../../machines/rules/contact/abn.ts';
import { EMAIL_FORMAT, EMAIL_LIST_FORMAT } from '../../../machines/rules/contact/email.ts';
import { PHONE_FORMAT } from '../../../machines/rules/contact/phone.ts';
import { addClinic } from '../../../tests/support/bookings/booking-world.ts';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';

const world = await openWorld();
const companies = companiesService(world.deps);
const [admin, wattle] = [await world.signIn('admin'), await world.signIn('wattle')];
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, { access_token: token } = admin) =>
  call(companies, method, `/companies${path}`, { token, ...(body === undefined ? {} : { body }) });
const details = (change: object = {}) => ({
  abn: '51 824 753 556',
  billing_address: 'PO Box 118\nGympie',
  result_email: 'a@wattle.example',
  invoice_email: 'pay@wattle.example',
  contact_name: 'Ruby Fisher',
  contact_phone: '07 5550 4102',
  po_required: true,
  own_packages_only: false,
  invoice_per: 'po',
  payment_days: 30,
  notes: 'Rings on Mondays.',
  ...change,
});
const path = () => `/companies/${wattle.org}/details`;

test('[companies.abn] details start empty, are kept cleaned up, and both are in the audit', async () => {
  const empty = (await ask('GET', path())).body;
  expect(empty).toMatchObject({ abn: '', po_required: false, own_packages_only: false, notes: '' });
  const saved = await ask('PUT', path(), { ...details(), updated_at: empty.updated_at });
  expect([saved.status, saved.body.abn]).toEqual([200, '51824753556']);
  expect((await ask('GET', path())).body).toEqual(saved.body);
  const { rows } = await world.database.db.execute<{ before: object; after: object }>(
    sql`select before, after from audit.entries where action = 'company.details-changed'`,
  );
  expect(rows).toMatchObject([
    { before: { abn: '' }, after: { abn: '51824753556', po_required: true, invoice_per: 'po', payment_days: 30 } },
  ]);
  await ask('PUT', path(), details());
  const again = await world.database.db.execute(
    sql`select from audit.entries where action = 'company.details-changed'`,
  );
  expect(again.rows).toHaveLength(1);
});

test.each([
  [{ abn: '51 824 753 557' }, 'abn', ABN_FORMAT],
  [{ result_email: 'a@wattle.example;b' }, 'result_email', EMAIL_LIST_FORMAT],
  [{ invoice_email: 'b' }, 'invoice_email', EMAIL_FORMAT],
  [{ contact_phone: '12' }, 'contact_phone', PHONE_FORMAT],
])('[companies.abn] %j is refused at its field', async (change, field, message) => {
  expect(await ask('PUT', path(), details(change))).toMatchObject({ status: 400, body: { error: { field, message } } });
});

test('the second editor is refused with the details as they are now', async () => {
  const seen = (await ask('GET', path())).body.updated_at;
  const first = await ask('PUT', path(), { ...details({ notes: 'First' }), updated_at: seen });
  const second = await ask('PUT', path(), { ...details({ notes: 'Second' }), updated_at: seen });
  expect(second).toMatchObject({
    status: 409,
    body: { error: { code: 'EDIT_CONFLICT', details: { present: first.body } } },
  });
});

test('[companies.defaults] a company to book for brings its addresses and whether it needs an order number', async () => {
  await ask('PUT', path(), details({ result_email: ' a@wattle.example ; b@wattle.example' }));
  const { body } = await ask('GET', '/bookable-orgs?name=wattle', undefined, wattle);
  expect(body.data).toEqual([
    {
      id: wattle.org,
      name: 'Wattle Civil',
      po_required: true,
      sandbox: false,
      candidates_fill_in: false,
      result_email: 'a@wattle.example; b@wattle.example',
      invoice_email: 'pay@wattle.example',
      favourite_clinics: [],
    },
  ]);
});

test('details are the provider’s: a company neither reads nor writes its own, and the provider has none', async () => {
  expect((await ask('GET', path(), undefined, wattle)).status).toBe(403);
  expect((await ask('PUT', path(), details(), wattle)).status).toBe(403);
  expect((await ask('GET', `/companies/${admin.org}/details`)).status).toBe(404);
  expect((await ask('PUT', `/companies/${admin.org}/details`, details())).status).toBe(404);
});

test('[companies.list] companies sort by accounts and by last booking; a company sees neither', async () => {
  const { rows } = await world.database.db.execute<{ company_name: string }>(sql`
    select company_name from companies.organisations where kind = 'client' order by company_name`);
  const listed = async (query: string) =>
    (await ask('GET', `/companies?${query}`)).body.companies as {
      name: string;
      accounts: number;
      last_booked_at: string;
    }[];
  const most = await listed('sort=accounts&descending=true');
  expect(most[0]).toMatchObject({ name: 'Redgum Mining', accounts: 3 });
  expect((await listed('sort=accounts')).at(-1)?.name).toBe('Redgum Mining');
  await world.database.db.execute(sql`
    insert into booking.bookings (id, reference, org_id, service_type, contact_name, contact_phone, contact_email,
      result_email, invoice_email, po_number, project, project_identification, booking_comment, created_by, created_at)
    values (gen_random_uuid(), 'PF-1', ${wattle.org}::uuid, 'pem', '', '', '', '', '', '', '', '', '',
      ${wattle.account_id}::uuid, '2026-11-20T01:15:00Z')`);
  const latest = await listed('sort=last_booking&descending=true');
  expect(latest[0]).toMatchObject({ name: 'Wattle Civil', last_booked_at: '2026-11-20T01:15:00.000Z' });
  expect(latest.map(({ name }) => name).toSorted()).toEqual(rows.map((row) => row.company_name));
  expect((await ask('GET', '/companies', undefined, wattle)).body.companies).toMatchObject([
    { name: 'Wattle Civil', accounts: null, last_booked_at: null, unread_results: null, acknowledged_results: null },
  ]);
});

test('[companies.own-defaults] a company sets its own defaults, and the rest of its details is neither shown nor changed', async () => {
  await ask('PUT', path(), details());
  const own = `/companies/${wattle.org}/booking-defaults`;
  const { body: before } = await ask('GET', own, undefined, wattle);
  expect(Object.keys(before)).toEqual([
    'result_email',
    'invoice_email',
    'po_required',
    'favourite_clinics',
    'updated_at',
  ]);
  const wanted = { ...before, result_email: ' hse@wattle.example;b@wattle.example', po_required: false };
  const saved = await ask('PUT', own, wanted, wattle);
  expect(saved.body).toMatchObject({ result_email: 'hse@wattle.example; b@wattle.example', po_required: false });
  const { updated_at: _, ...kept } = (await ask('GET', path())).body;
  const expected = details({
    favourite_clinics: [],
    abn: '51824753556',
    result_email: saved.body.result_email,
    po_required: false,
  });
  expect(kept).toEqual(expected);
  expect(await ask('PUT', own, { ...before, invoice_email: 'b' }, wattle)).toMatchObject({ status: 409 });
  const faulty = { ...saved.body, invoice_email: 'b' };
  expect(await ask('PUT', own, faulty, wattle)).toMatchObject({
    status: 400,
    body: { error: { field: 'invoice_email', message: EMAIL_FORMAT } },
  });
  const late = await ask('PUT', own, before, wattle);
  expect(late.body.error.details.present).toEqual(saved.body);
  const other = `/companies/${admin.org}/booking-defaults`;
  expect((await ask('GET', other, undefined, wattle)).status, 'another organisation’s').toBe(404);
});

test('[companies.favourite-clinics] a company’s favourites are answered with what can be booked there, in its order; unknown ones are refused', async () => {
  for (const state of ['WA', 'QLD']) await addClinic(world.database.db, { state });
  const { rows } = await world.database.db.execute<{ id: string; state: string; service_types: string[] }>(
    sql`select id, state, service_types from booking.clinics where is_active order by number desc limit 2`,
  );
  const chosen = rows.map(({ id }) => id);
  const own = `/companies/${wattle.org}/booking-defaults`;
  const { updated_at: _, ...before } = (await ask('GET', own, undefined, wattle)).body;
  const saved = await ask('PUT', own, { ...before, favourite_clinics: [...chosen, chosen[0]] }, wattle);
  expect(saved.body.favourite_clinics).toEqual(chosen);
  const { favourite_clinics: __, ...older } = before;
  expect((await ask('PUT', own, older, wattle)).body.favourite_clinics, 'of an older page').toEqual(chosen);
  const favourites = async () =>
    (await ask('GET', '/bookable-orgs?name=wattle', undefined, wattle)).body.data[0].favourite_clinics;
  expect(await favourites()).toEqual(rows);
  const first = sql`${chosen[0]}::uuid`;
  await world.database.db.execute(sql`update booking.clinics set is_active = false where id = ${first}`);
  expect(await favourites()).toEqual(rows.slice(1));
  await world.database.db.execute(sql`update booking.clinics set is_active = true where id = ${first}`);
  expect(await ask('PUT', own, { ...before, favourite_clinics: [wattle.org] }, wattle)).toMatchObject({
    status: 400,
    body: { error: { field: 'favourite_clinics', message: 'Choose from the list of clinics.' } },
  });
  await ask('PUT', own, before, wattle);
});
