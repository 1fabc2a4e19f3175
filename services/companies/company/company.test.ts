import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';
import { organisations } from '../companies.tables.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

const world = await openWorld();
const companies = companiesService(world.deps);
const [admin, manager, wattle] = [
  await world.signIn('admin'),
  await world.signIn('manager'),
  await world.signIn('wattle'),
];
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, { access_token: token } = admin) =>
  call(companies, method, `/companies${path}`, { token, ...(body === undefined ? {} : { body }) });
const add = async (company_name: string, more: object = {}) => {
  const { status, body } = await ask('POST', '/companies', { company: { company_name }, ...more });
  expect(status).toBe(201);
  return String(body.id);
};
const change = (id: string, body: object, session = admin) => ask('PUT', `/companies/${id}`, body, session);
const namesOf = (body: { companies: { name: string }[] }) => body.companies.map(({ name }) => name);
const history = async (id: string) =>
  (
    await world.database.db.execute<{ action: string; by: string }>(
      sql`select action, account_name as by from audit.entries where entity_id = ${id} order by at, id`,
    )
  ).rows;

test('[call.companies][data.company] a company is added, answers its id, and reads as it was sent', async () => {
  const id = await add('  Spinifex \n Iron ', { fit_test: true });
  const { status, body } = await ask('GET', `/companies/${id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    name: 'Spinifex Iron',
    company_name: 'Spinifex Iron',
    enable: true,
    active: true,
    fit_test: true,
    otp: false,
    sandbox: false,
    updated_at: world.clock.now().toISOString(),
  });
  const { body: none } = await ask('GET', `/companies/${id}/positions?is_count=true`);
  expect(none.count).toBe(0);
});

test('[call.companies][data.company] with seed positions it starts with the usual ones', async () => {
  const id = await add('Seeded', { seed_positions: true });
  const { body } = await ask('GET', `/companies/${id}/positions?is_count=true`);
  expect(body.count).toBeGreaterThan(5);
  expect(body.data.map(({ name }: { name: string }) => name)).toContain('Electrician');
});

test('[call.companies] one’s own company', async () => {
  const { body } = await ask('GET', '/my-company', undefined, manager);
  expect(body).toMatchObject({ id: manager.org, company_name: 'Redgum Mining' });
  const { body: provider } = await ask('GET', '/my-company');
  expect(provider).toMatchObject({ id: admin.org, company_name: 'Banksia Health' });
});

test('[call.companies] only what the update mask names is changed, and what it may not name is refused at update_mask', async () => {
  const id = await add('Masked');
  const masked = await change(id, {
    company: { company_name: 'Masked no more' },
    fit_test: true,
    update_mask: ['company_name'],
  });
  expect([masked.status, masked.body]).toMatchObject([200, { company_name: 'Masked no more', fit_test: false }]);
  for (const update_mask of [['kind'], ['enable'], ['company_name', 'id'], []]) {
    const { status, body } = await change(id, { company: { company_name: 'Foreign' }, update_mask });
    expect([status, body.error.field.split('.')[0]]).toEqual([400, 'update_mask']);
  }
  expect(await change(id, { update_mask: ['fit_test'] })).toMatchObject({ status: 400 });
  expect((await ask('GET', `/companies/${id}`)).body.company_name).toBe('Masked no more');
  expect(await history(id)).toEqual([
    { action: 'company.added', by: 'Helen Marsh' },
    { action: 'company.changed', by: 'Helen Marsh' },
  ]);
});

test('a name that exists is refused at the field, when added and when changed, whatever its capitals', async () => {
  const id = await add('Ironbark');
  const taken = { status: 409, body: { error: { code: 'DUPLICATE', field: 'company.company_name' } } };
  expect(await ask('POST', '/companies', { company: { company_name: 'IRONBARK ' } })).toMatchObject(taken);
  const wanted = { company: { company_name: 'redgum mining' }, update_mask: ['company_name'] };
  expect(await change(id, wanted)).toMatchObject(taken);
  expect(await ask('POST', '/companies', { company: { company_name: ' ' } })).toMatchObject({
    status: 400,
    body: { error: { field: 'company.company_name', message: 'This field is required.' } },
  });
  const racing = await Promise.all(
    Array.from({ length: 6 }, () => ask('POST', '/companies', { company: { company_name: 'Contested' } })),
  );
  expect(racing.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('[admin.edit-conflict] the second editor is refused with the company as it is now, and can save over it knowingly', async () => {
  const id = await add('Both edit');
  const { updated_at: seen } = (await ask('GET', `/companies/${id}`)).body;
  const first = await change(id, { fit_test: true, update_mask: ['fit_test'], updated_at: seen });
  expect(first.status).toBe(200);
  const late = { company: { company_name: 'Mine' }, update_mask: ['company_name'] };
  const second = await change(id, { ...late, updated_at: seen });
  expect(second.status).toBe(409);
  expect(second.body.error).toMatchObject({ code: 'EDIT_CONFLICT', details: { present: first.body } });
  const again = await change(id, { ...late, updated_at: second.body.error.details.present.updated_at });
  expect([again.status, again.body]).toMatchObject([200, { company_name: 'Mine', fit_test: true }]);
});

test('a client changes its own company alone, and never whether results need a password', async () => {
  const own = await change(manager.org, { fit_test: true, update_mask: ['fit_test'] }, manager);
  expect(own.status).toBe(200);
  const otp = await change(manager.org, { company: { otp: true }, update_mask: ['otp'] }, manager);
  expect(otp.status).toBe(403);
  for (const id of [wattle.org, UNKNOWN]) {
    const foreign = await change(id, { company: { company_name: 'Mine' }, update_mask: ['company_name'] }, manager);
    expect([foreign.status, foreign.body.error.message]).toEqual([404, 'Organisation not found.']);
    expect((await ask('GET', `/companies/${id}`, undefined, manager)).status).toBe(404);
  }
  for (const [method, path] of [
    ['POST', '/companies'],
    ['DELETE', `/companies/${manager.org}`],
    ['PUT', `/companies/${manager.org}/activate`],
    ['GET', `/companies/${manager.org}/effects`],
  ] as const) {
    expect((await ask(method, path, method === 'POST' ? {} : undefined, manager)).status).toBe(403);
  }
});

test('[call.companies] a deactivated company’s people are refused from their next request on, and come back with it', async () => {
  expect((await ask('GET', `/companies/${wattle.org}/effects`)).body).toMatchObject({
    accounts: 1,
    accounts_signed_in: 1,
    open_bookings: 0,
    drafts: 0,
    subsidiaries: 1,
  });
  const off = await ask('DELETE', `/companies/${wattle.org}`);
  expect([off.status, off.body]).toMatchObject([201, { enable: false, active: false }]);
  expect((await ask('GET', '/my-company', undefined, wattle)).status).toBe(498);
  await expect(world.signIn('wattle')).rejects.toThrow();
  expect(namesOf((await ask('GET', '/companies?page_size=100')).body)).not.toContain('Wattle Civil');
  expect(namesOf((await ask('GET', '/companies?status=inactive')).body)).toContain('Wattle Civil');
  expect((await ask('DELETE', `/companies/${wattle.org}`)).status).toBe(201);
  const on = await ask('PUT', `/companies/${wattle.org}/activate`);
  expect([on.status, on.body]).toMatchObject([201, { enable: true, active: true }]);
  expect((await ask('GET', '/my-company', undefined, wattle)).status).toBe(200);
  expect((await history(wattle.org)).map(({ action }) => action)).toEqual(['company.deactivated', 'company.activated']);
});

test('the provider cannot be switched off, and an unknown company neither', async () => {
  for (const id of [admin.org, UNKNOWN]) {
    expect((await ask('DELETE', `/companies/${id}`)).status).toBe(404);
    expect((await ask('GET', `/companies/${id}/effects`)).status).toBe(404);
  }
  expect((await ask('GET', '/my-company')).body.enable).toBe(true);
});

test('[call.companies] five thousand companies are searched, counted and paged by name', async () => {
  const now = world.clock.now();
  const many = Array.from({ length: 5_000 }, (_, n) => ({
    id: uuidv7(),
    kind: 'client' as const,
    companyName: `Quarry ${String(n).padStart(4, '0')} Pty Ltd`,
    createdAt: now,
    updatedAt: now,
  }));
  for (let at = 0; at < many.length; at += 1_000) {
    await world.database.db.insert(organisations).values(many.slice(at, at + 1_000));
  }
  const page = await ask('GET', '/companies?name=quarry&page=100&page_size=50&is_count=true');
  expect(page.body).toMatchObject({ page: 100, page_size: 50, pages: 100, count: 5_000 });
  expect(page.body.companies.at(-1).name).toBe('Quarry 4999 Pty Ltd');
  expect(namesOf((await ask('GET', '/companies?name=4321')).body)).toEqual(['Quarry 4321 Pty Ltd']);
});
