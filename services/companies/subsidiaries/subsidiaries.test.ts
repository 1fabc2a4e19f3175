import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { call, openWorld, type World } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';
type Session = Awaited<ReturnType<World['signIn']>>;
type Site = { id: string; site_name: string; updated_at: string };

const world = await openWorld();
const companies = companiesService(world.deps);
const [admin, manager] = [await world.signIn('admin'), await world.signIn('manager')];
const [restricted, wattle] = [await world.signIn('restricted'), await world.signIn('wattle')];
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, { access_token: token } = manager) =>
  call(companies, method, `/companies${path}`, { token, ...(body === undefined ? {} : { body }) });
const add = async (site_name: string, session = manager): Promise<Site> => {
  const { status, body } = await ask('POST', '/sites', { site: { site_name } }, session);
  expect(status).toBe(201);
  return body;
};
const rename = ({ id, updated_at }: Site, site_name: string, session = manager) =>
  ask('PUT', `/sites/${id}`, { site: { site_name }, update_mask: ['site_name'], updated_at }, session);
const list = async (query: string, session = manager): Promise<Record<string, unknown>[]> =>
  (await ask('GET', `/sites?unlimited=true&${query}`, undefined, session)).body.sites;

test('[call.subsidiaries][data.subsidiary] one is added for the company that the query, the body or the site names; its alias comes from its name', async () => {
  const body = (site_name: string, more: object = {}) => ({ site: { site_name, ...more }, fit_test: true });
  const byQuery = await ask('POST', `/sites?org=${wattle.org}`, body('Dalby Yard'), admin);
  expect([byQuery.status, byQuery.body]).toMatchObject([
    201,
    {
      site_name: 'Dalby Yard',
      company_id: wattle.org,
      alias: 'Dalby Yard',
      enable: true,
      active: true,
      fit_test: true,
    },
  ]);
  const bySite = await ask('POST', '/sites', body('Roma Yard', { company_id: wattle.org, alias: 'Roma' }), admin);
  expect(bySite.body).toMatchObject({ company_id: wattle.org, alias: 'Roma' });
  const byBody = await ask('POST', '/sites', { ...body('Emerald Yard', { enable: false }), org: wattle.org }, admin);
  expect(byBody.body).toMatchObject({ company_id: wattle.org, enable: false, active: false });
  expect(await list('', wattle)).toMatchObject([
    { name: 'Bruce Highway Works' },
    { name: 'Dalby Yard' },
    { name: 'Roma Yard' },
  ]);
  expect(await list('status=inactive', wattle)).toMatchObject([{ name: 'Emerald Yard', enable: false }]);
});

test('[call.subsidiaries] only what the update mask names is changed; another column is refused at update_mask', async () => {
  const site = await add('Masked');
  const put = (body: object) => ask('PUT', `/sites/${site.id}?org=${manager.org}`, body);
  const masked = await put({ site: { site_name: 'Named', alias: 'N' }, fit_test: true, update_mask: ['alias'] });
  expect([masked.status, masked.body]).toMatchObject([200, { site_name: 'Masked', alias: 'N', fit_test: false }]);
  const renamed = await rename(masked.body, 'Named');
  expect([renamed.status, renamed.body]).toMatchObject([200, { site_name: 'Named', alias: 'N', fit_test: false }]);
  for (const update_mask of [['company_id'], ['enable'], ['alias', 'org_id']]) {
    const { status, body } = await put({ site: { alias: 'X' }, update_mask });
    expect([status, body.error.field.split('.')[0]]).toEqual([400, 'update_mask']);
  }
});

test('a name that the company has already is refused at the field; another company may have it', async () => {
  const site = await add('Twice');
  const other = await add('Once');
  const taken = { status: 409, body: { error: { code: 'DUPLICATE', field: 'site.site_name' } } };
  expect(await ask('POST', '/sites', { site: { site_name: ' TWICE' } })).toMatchObject(taken);
  expect(await rename(other, 'twice')).toMatchObject(taken);
  expect((await rename(site, 'TWICE')).status).toBe(200);
  expect((await ask('POST', '/sites', { site: { site_name: 'Twice' } }, wattle)).status).toBe(201);
});

test('[admin.edit-conflict] the second editor of a subsidiary sees what it is now, and nothing is written over', async () => {
  const site = await add('Both edit');
  const [first, second] = [await rename(site, 'By the first'), await rename(site, 'By the second')];
  expect(first.status).toBe(200);
  expect(second.body.error).toMatchObject({ code: 'EDIT_CONFLICT', details: { present: first.body } });
  expect((await rename(second.body.error.details.present, 'By the second')).status).toBe(200);
});

test('[call.subsidiaries] it is switched off and on, knowing what it affects, and needs its company to be active', async () => {
  const { id } = await add('Switched');
  expect((await ask('GET', `/sites/${id}/effects?org=${manager.org}`)).body).toEqual({ open_bookings: 0 });
  const off = await ask('DELETE', `/sites/${id}?org=${manager.org}`);
  expect([off.status, off.body]).toMatchObject([201, { enable: false, active: false }]);
  expect((await list('status=inactive')).map(({ name }) => name)).toContain('Switched');
  const on = await ask('PUT', `/sites/${id}/activate?org=${manager.org}`);
  expect([on.status, on.body]).toMatchObject([201, { enable: true, active: true }]);
  const { rows } = await world.database.db.execute(
    sql`select action from audit.entries where entity_id = ${id} order by at, id`,
  );
  expect(rows.map(({ ['action']: action }) => action)).toEqual([
    'subsidiary.added',
    'subsidiary.deactivated',
    'subsidiary.activated',
  ]);
});

test('[perm.role-buttons] my_subsidiary edits one’s own and does no more', async () => {
  const site = await add('Edit only');
  expect((await rename(site, 'Edited', restricted)).status).toBe(200);
  expect((await ask('POST', '/sites', { site: { site_name: 'New' } }, restricted)).status).toBe(403);
  expect((await ask('DELETE', `/sites/${site.id}`, undefined, restricted)).status).toBe(403);
  expect((await ask('PUT', `/sites/${site.id}/activate`, undefined, restricted)).status).toBe(403);
});

test('another company’s subsidiary answers as an unknown one, and stays as it is', async () => {
  const theirs = await add('Only theirs', wattle);
  const tries = async (id: string, org: string) => [
    await ask('PUT', `/sites/${id}?org=${org}`, { site: { alias: 'Mine' }, update_mask: ['alias'] }),
    await ask('DELETE', `/sites/${id}?org=${org}`),
    await ask('PUT', `/sites/${id}/activate?org=${org}`),
    await ask('GET', `/sites/${id}/effects?org=${org}`),
    await ask('POST', `/sites?org=${org}`, { site: { site_name: 'Smuggled' } }),
  ];
  const answersOf = async (id: string, org: string) => (await tries(id, org)).map(({ status, body }) => [status, body]);
  const foreign = await answersOf(theirs.id, wattle.org);
  expect(foreign).toEqual(await answersOf(UNKNOWN, UNKNOWN));
  expect(foreign.map(([status]) => status)).toEqual(Array(5).fill(404));
  // Under one's own organisation it is no more there.
  expect((await ask('DELETE', `/sites/${theirs.id}`)).status).toBe(404);
  expect(await list('search=only theirs', wattle)).toEqual([expect.objectContaining({ alias: 'Only theirs' })]);
});

test('[perm.company-flags] at the provider companies alone reads a company’s subsidiaries, company_subsidiaries changes them', async () => {
  const hold = (flags: readonly string[]) =>
    world.database.db.execute(sql`update auth.account_permissions set permissions = ${`{${flags.join(',')}}`}::text[]
      where account_id = ${admin.account_id}::uuid`);
  const { rows } = await world.database.db.execute<{ held: string[] }>(
    sql`select to_json(permissions) as held from auth.account_permissions where account_id = ${admin.account_id}::uuid`,
  );
  const site = { site: { site_name: 'By the provider' } };
  await hold(['companies', 'subsidiaries']);
  expect((await list(`org=${wattle.org}`, admin)).length).toBeGreaterThan(0);
  expect((await ask('POST', `/sites?org=${wattle.org}`, site, admin)).status).toBe(403);
  await hold(['companies', 'company_subsidiaries']);
  expect((await ask('POST', `/sites?org=${wattle.org}`, site, admin)).status).toBe(201);
  await hold(rows[0]?.held ?? []);
});

test('[find.subsidiaries] the provider finds those of every company, by name or alias; a company its own; others none', async () => {
  const { body } = await ask(
    'POST',
    `/sites?org=${wattle.org}`,
    { site: { site_name: 'Zephyr Yard', alias: 'Depot Q' } },
    admin,
  );
  const own = await add('Zephyr Quarry');
  const found = async (search: string, session: Session) => {
    const answer = await ask('GET', `/found-subsidiaries?search=${search}`, undefined, session);
    return answer.status === 200 ? answer.body.subsidiaries.map(({ id }: Site) => id) : answer.status;
  };
  expect(await found('zephyr', admin)).toEqual([own.id, body.id]);
  expect(await found('depot%20q', admin)).toEqual([body.id]);
  expect(await found('zephyr', manager)).toEqual([own.id]);
  expect(await found('zephyr', restricted)).toBe(403);
});
