import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';

const world = await openWorld();
const { db } = world.database;
afterAll(() => world.close());
const companies = companiesService(world.deps);
const [provider, manager, wattle, booker] = [
  await world.signIn('admin'),
  await world.signIn('manager'),
  await world.signIn('wattle'),
  await world.signIn('booker'),
];

type Session = typeof manager;
const turn = (isOn: boolean, { access_token: token }: Session = manager) =>
  call(companies, 'PUT', '/companies/admin-second-factor', { token, body: { admin_second_factor: isOn } });
const isOn = async ({ access_token: token }: Session) =>
  (await call(world.auth, 'GET', '/auth/identity-provider', { token })).body.admin_second_factor;
const addFactor = ({ account_id: id }: Session) =>
  db.execute(sql`insert into auth.second_factors (account_id, sealed_secret, created_at, confirmed_at, last_step, recovery_hashes)
    values (${id}::uuid, 'sealed', now(), now(), 0, '{}')`);

beforeEach(async () => {
  await db.execute(sql`delete from auth.second_factors`);
  await db.execute(sql`update companies.organisations set admin_second_factor = false`);
  await db.execute(sql`delete from audit.entries where action = 'company.changed'`);
});

test('[access.company-second-factor] a company’s administrator turns it on for the own company alone, and off again; both are audited', async () => {
  await addFactor(manager);
  expect((await turn(true)).status).toBe(204);
  await turn(true);
  expect([await isOn(manager), await isOn(wattle), await isOn(provider)]).toEqual([true, false, false]);
  expect((await turn(false)).status).toBe(204);
  expect(await isOn(manager)).toBe(false);
  const { rows } = await db.execute(
    sql`select entity_id, after from audit.entries where action = 'company.changed' order by at, id`,
  );
  expect(rows).toEqual(
    [true, false].map((after) => ({ entity_id: manager.org, after: { admin_second_factor: after } })),
  );
});

test('[access.company-second-factor] without a second factor of one’s own it is refused, and says where to set one up', async () => {
  expect(await turn(true)).toMatchObject({
    status: 422,
    body: {
      error: { field: 'admin_second_factor', message: 'Set up your own second factor first, under My Account.' },
    },
  });
  expect(await isOn(manager)).toBe(false);
});

test('[access.company-second-factor] another administrator of the company is led to set one up; people of another company are not', async () => {
  await addFactor(manager);
  await turn(true);
  await db.execute(sql`update auth.accounts set kind = 'admin' where id = ${booker.account_id}::uuid`);
  const path = '/companies/user-info';
  const me = async ({ access_token: token }: Session) => (await call(companies, 'GET', path, { token })).body;
  expect((await me(booker)).lacks_second_factor).toBe(true);
  expect((await me(wattle)).lacks_second_factor).toBe(false);
  await db.execute(sql`update auth.accounts set kind = 'booking' where id = ${booker.account_id}::uuid`);
});

test('[access.company-second-factor] the provider has it among its settings, and who may not manage accounts is refused', async () => {
  await addFactor(provider);
  await addFactor(booker);
  expect((await turn(true, provider)).status).toBe(404);
  expect((await turn(true, booker)).status).toBe(403);
});
