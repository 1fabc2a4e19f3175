import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { call, openWorld } from '../../tests/support/services.ts';
import { companiesService } from './companies.service.ts';
import { positions } from './companies.tables.ts';

const world = await openWorld();
const companies = companiesService(world.deps);
const [manager, admin, coralBay] = [
  await world.signIn('manager'),
  await world.signIn('admin'),
  await world.signIn('coralbay'),
];
afterAll(() => world.close());

const get = async (path: string, { access_token: token } = manager) =>
  call(companies, 'GET', `/companies${path}`, { token });
const namesOf = (list: { name: string }[]) => list.map((item) => item.name);

describe('the signed-in account', () => {
  test('[data.auth][call.permissions] a client', async () => {
    const { status, body } = await get('/user-info');
    expect(status).toBe(200);
    expect(body).toEqual({
      account_id: manager.account_id,
      email: 'priya.raman@redgum.example',
      contact_person: 'Priya Raman',
      phone: '08 5550 1420',
      username: 'manager',
      lacks_second_factor: false,
      list_columns: [],
      account_type: 'client',
      email_trusted_from: null,
      company: {
        id: manager.org,
        company_name: 'Redgum Mining',
        otp: false,
        fit_test: true,
        sandbox: false,
        provider: false,
      },
    });
  });

  test('[perm.kinds] the provider, and a company that uses one-time passwords', async () => {
    expect((await get('/user-info', admin)).body).toMatchObject({ account_type: 'admin', company: { provider: true } });
    expect((await get('/user-info', coralBay)).body).toMatchObject({ account_type: 'client', company: { otp: true } });
    const booker = await world.signIn('booker');
    expect((await get('/user-info', booker)).body).toMatchObject({ account_type: 'booking' });
  });
});

describe('look-ups', () => {
  test.each([
    ['/companies', 'companies', ['id', 'name']],
    ['/bookable-orgs', 'data', ['id', 'name']],
    ['/sites', 'sites', ['id', 'name', 'site_name', 'company_id', 'alias', 'enable', 'active', 'fit_test']],
    ['/bookable-subsidiaries', 'sites', ['id', 'name']],
    ['/positions', 'data', ['id', 'name']],
    ['/projects', 'projects', ['id', 'name']],
    ['/pi', 'pi', ['id', 'name']],
    ['/po', 'po', ['id', 'name']],
    ['/paperworks', 'paper_works', ['id', 'paper_work', 'company_id', 'temporary', 'link']],
  ])('[lookup.shapes] %s answers its items under %s', async (path, list, fields) => {
    const { status, body } = await get(`${path}?is_count=true&unlimited=true`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([list, 'count', 'page', 'page_size', 'pages'].sort());
    expect(body[list].length).toBeGreaterThan(0);
    expect(body).toMatchObject({ count: body[list].length, page: 1, page_size: 1000, pages: 1 });
    for (const item of body[list]) expect(Object.keys(item)).toEqual(expect.arrayContaining(fields));
    const sorted = namesOf(body[list]).map((name) => name.toLowerCase());
    expect(sorted).toEqual([...sorted].sort());
  });

  test('[lookup.page] paperworks are searched by query, search, name or paper_work alike', async () => {
    const { paper_works: all } = (await get('/paperworks?unlimited=true')).body;
    const name: string = all[0].paper_work;
    for (const parameter of ['query', 'search', 'name', 'paper_work']) {
      const { paper_works: found } = (await get(`/paperworks?${parameter}=${encodeURIComponent(name)}`)).body;
      expect(namesOf(found), parameter).toContain(name);
      expect(found.length, parameter).toBeLessThan(all.length);
    }
  });

  test('[lookup.page] ten to a page, counted when asked, searched by name or search', async () => {
    const first = (await get('/positions?is_count=true')).body;
    expect(first).toMatchObject({ page: 1, page_size: 10, pages: 2, count: 14 });
    expect(first.data).toHaveLength(10);
    const second = (await get('/positions?page=2')).body;
    expect(second).toMatchObject({ page: 2, page_size: 10, pages: null, count: null });
    expect(new Set([...namesOf(first.data), ...namesOf(second.data)]).size).toBe(14);
    expect(namesOf((await get('/positions?name=OPERATOR')).body.data)).toEqual([
      'Drill and blast operator',
      'Haul truck operator',
      'Mobile plant operator',
    ]);
    expect(namesOf((await get('/positions?search=fitter')).body.data)).toEqual(['Diesel fitter']);
    expect((await get('/positions?search=zzz&is_count=true')).body).toMatchObject({ data: [], count: 0, pages: 0 });
  });

  test('[lookup.page] an unlimited page has 1000 items, and a page size beyond it is refused', async () => {
    const { org: orgId } = await world.signIn('coralbay');
    const stamp = world.clock.now();
    const many = Array.from({ length: 1_005 }, (_, n) => ({
      orgId,
      name: `Role ${n}`,
      createdAt: stamp,
      updatedAt: stamp,
    }));
    await world.database.db.insert(positions).values(many);
    const { body } = await get('/positions?unlimited=true&is_count=true', coralBay);
    expect(body.data).toHaveLength(1_000);
    expect(body).toMatchObject({ page_size: 1_000, pages: 2, count: 1_011 });
    expect((await get('/positions?page_size=1e9', coralBay)).body.error.field).toBe('page_size');
  });

  test('signs of a search pattern are searched literally', async () => {
    expect((await get('/positions?search=%25')).body.data).toEqual([]);
    expect((await get('/positions?search=_')).body.data).toEqual([]);
  });

  test('[lookup.page] active by default: a disabled company takes its subsidiaries with it', async () => {
    const names = async (query: string) =>
      namesOf((await get(`/sites?${query}&org=${coralBay.org}`, admin)).body.sites);
    expect(await names('')).toEqual(['Exmouth Gas Plant']);
    await world.database.db.execute(
      sql`update companies.organisations set enable = false where id = ${coralBay.org}::uuid`,
    );
    expect(await names('')).toEqual([]);
    expect(await names('status=inactive')).toEqual(['Exmouth Gas Plant']);
    expect(await names('status=active&status=inactive')).toEqual(['Exmouth Gas Plant']);
    expect(namesOf((await get('/companies', admin)).body.companies)).not.toContain('Coral Bay Energy');
    expect(namesOf((await get('/companies?status=inactive', admin)).body.companies)).toEqual(['Coral Bay Energy']);
    await world.database.db.execute(
      sql`update companies.organisations set enable = true where id = ${coralBay.org}::uuid`,
    );
  });

  test('no fit test is offered for what has none', async () => {
    const orgs = async (type: string) => namesOf((await get(`/bookable-orgs?service_type=${type}`, admin)).body.data);
    expect(await orgs('pem')).toContain('Harbourline Logistics');
    expect(await orgs('fit_test')).not.toContain('Harbourline Logistics');
    const sites = namesOf((await get('/bookable-subsidiaries?service_type=fit_test')).body.sites);
    expect(sites).toEqual(['Kalgoorlie Mill', 'Newman Operations']);
  });

  test('closed projects are left out when asked', async () => {
    await world.database.db.execute(sql`update companies.projects set disable = true where name = 'Mill reline'`);
    expect(namesOf((await get('/projects?disable=false')).body.projects)).not.toContain('Mill reline');
    expect(namesOf((await get('/projects?disable=true')).body.projects)).toEqual(['Mill reline']);
  });
});

describe('organisations', () => {
  const lists = ['/sites', '/bookable-subsidiaries', '/positions', '/projects', '/pi', '/po', '/paperworks'];

  test.each(lists)('[perm.table] %s: a foreign organisation and an unknown one answer a client alike', async (path) => {
    const foreign = await get(`${path}?org=${coralBay.org}`);
    const unknown = await get(`${path}?org=00000000-0000-7000-8000-000000000000`);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await get(`${path}?org=${manager.org}`)).status).toBe(200);
    expect((await get(`${path}?org=${coralBay.org}`, admin)).status).toBe(200);
  });

  test('[perm.table] a client sees its own company, the provider all of its clients', async () => {
    expect(namesOf((await get('/companies')).body.companies)).toEqual(['Redgum Mining']);
    expect(namesOf((await get('/bookable-orgs')).body.data)).toEqual(['Redgum Mining']);
    expect((await get(`/companies?org=${coralBay.org}`)).status).toBe(404);
    const all = ['Coral Bay Energy', 'Harbourline Logistics', 'Redgum Mining', 'Wattle Civil'];
    expect(namesOf((await get('/companies', admin)).body.companies)).toEqual(all);
    expect(namesOf((await get(`/companies?org=${coralBay.org}`, admin)).body.companies)).toEqual(['Coral Bay Energy']);
  });

  test('an organisation that is no id is refused at its field', async () => {
    expect(await get('/positions?org=1')).toMatchObject({ status: 400, body: { error: { field: 'org' } } });
  });
});
