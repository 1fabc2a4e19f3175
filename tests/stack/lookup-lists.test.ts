import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { seedClinics } from '../../services/seed/clinics.ts';
import { seedPackages } from '../../services/seed/packages.ts';
import { makeService } from '../../services/server/make-service.ts';
import type { Service } from '../../services/shared/http/service.ts';
import { call, openWorld } from '../support/services.ts';

/** Every lookup: its call, the name its list answers under, and what of an entry is its name. */
const lists = [
  ['companies', '/companies/companies', 'companies', 'company_name'],
  ['companies', '/companies/bookable-orgs', 'data', 'name'],
  ['companies', '/companies/sites', 'sites', 'site_name'],
  ['companies', '/companies/bookable-subsidiaries', 'sites', 'name'],
  ['companies', '/companies/positions', 'data', 'name'],
  ['companies', '/companies/projects?disable=false', 'projects', 'name'],
  ['companies', '/companies/pi', 'pi', 'name'],
  ['companies', '/companies/po', 'po', 'name'],
  ['companies', '/companies/paperworks', 'paper_works', 'paper_work'],
  ['booking', '/booking/clinic-sites?group_clinic=false', 'sites', 'name'],
  ['booking', '/booking/bookable-clinic-sites', 'sites', 'name'],
  ['booking', '/booking/packages-lookup', 'data', 'name'],
  ['booking', '/booking/bookable-packages?service_type=pem', 'data', 'name'],
] as const;

let token: string;
let org: string | undefined;

const world = await openWorld();
await seedClinics(world.database.db);
await seedPackages(world.database.db);
const [companies, booking, countries] = await Promise.all([
  makeService('companies', world.deps),
  makeService('booking', world.deps),
  makeService('countries', world.deps),
]);
const services = { companies, booking, countries };
({ access_token: token, org } = await world.signIn('manager'));
const coralBay = (await world.signIn('coralbay')).org;
afterAll(() => world.close());

const ask = (service: Service, path: string, query: Record<string, string>) =>
  call(service, 'GET', `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`, { token });

describe.each(lists)('of the %s service, %s', (service, path, list, name) => {
  test(`[lookup.lists][lookup.shapes][call.lookups] answers under ${list}, is found by a part of a name, and comes a page at a time`, async () => {
    const all = await ask(services[service], path, { unlimited: 'true', is_count: 'true' });
    expect(all.status).toBe(200);
    const names: string[] = all.body[list].map((entry: Record<string, unknown>) => String(entry[name]));
    expect(names.length).toBeGreaterThan(0);

    const wanted = defined(names.at(-1));
    const found = await ask(services[service], path, { search: wanted.slice(1).toLowerCase() });
    expect(found.body[list].map((entry: Record<string, unknown>) => entry[name])).toContain(wanted);
    const nothing = await ask(services[service], path, { search: 'zzzz no such name' });
    expect(nothing.body[list]).toEqual([]);

    const first = await ask(services[service], path, { page_size: '1' });
    expect(first.body[list]).toHaveLength(1);
    const second = await ask(services[service], path, { page_size: '1', page: '2' });
    expect(second.body[list].map((entry: Record<string, unknown>) => entry[name])).toEqual(names.slice(1, 2));
    const ten = await ask(services[service], path, {});
    expect(ten.body[list].length, 'ten unless asked otherwise').toBe(Math.min(10, names.length));
  });
});

/** Clinic sites are the same for everybody: there, org filters nothing and hides nothing. */
const isEverybodys = (path: string) =>
  path.startsWith('/booking/clinic-sites') || path.startsWith('/booking/bookable-clinic');

test.each(lists)(
  '[lookup.page][call.lookups] of the %s service, %s takes is_count, status, a thousand at once, and org within what the caller may see',
  async (service, path, list) => {
    const plain = await ask(services[service], path, { status: 'active', is_count: 'true' });
    const { count, pages, page, page_size } = plain.body;
    expect({ page, page_size, pages }).toEqual({ page: 1, page_size: 10, pages: Math.ceil(count / 10) });
    expect(count).toBeGreaterThan(0);
    const uncounted = await ask(services[service], path, {});
    expect(uncounted.body).toEqual({ ...plain.body, count: null, pages: null });
    expect((await ask(services[service], path, { org: defined(org) })).body[list]).toEqual(plain.body[list]);
    expect((await ask(services[service], path, { status: 'inactive' })).status).toBe(200);
    expect((await ask(services[service], path, { unlimited: 'true' })).body.page_size).toBe(1_000);
    expect((await ask(services[service], path, { page_size: '1001' })).status).toBe(400);
    const foreign = await ask(services[service], path, { org: coralBay });
    expect(foreign.status).toBe(isEverybodys(path) ? 200 : 404);
  },
);

test('[lookup.page] a thousand entries come in one page, by name', async () => {
  await world.database.db.execute(sql`
    insert into companies.positions (id, org_id, name, created_at, updated_at)
    select gen_random_uuid(), ${defined(org)}::uuid, 'Position ' || lpad(n::text, 4, '0'), now(), now()
    from generate_series(1, 1200) n`);
  const { body } = await ask(services.companies, '/companies/positions', {
    unlimited: 'true',
    is_count: 'true',
    search: 'position',
  });
  expect([body.data.length, body.count, body.pages]).toEqual([1_000, 1_200, 2]);
  expect([body.data[0].name, body.data[999].name]).toEqual(['Position 0001', 'Position 1000']);
});

test('[lookup.lists][call.lookups] countries are found by a part of a name, or come all at once', async () => {
  const all = await ask(services.countries, '/countries/countries', {});
  expect(all.body.data.length).toBeGreaterThan(190);
  const found = await ask(services.countries, '/countries/countries', { search: 'new zea' });
  expect(found.body.data).toEqual([{ code: 'NZ', name: 'New Zealand' }]);
});
