import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { bookingService } from '../../booking/booking.service.ts';
import { companiesService } from '../companies.service.ts';

const world = await openWorld();
const { db } = world.database;
afterAll(() => world.close());
const companies = companiesService(world.deps);
const booking = bookingService(world.deps);
const [admin, tom, manager] = [
  await world.signIn('admin'),
  await world.signIn('tom.ashby'),
  await world.signIn('manager'),
];
type Session = typeof admin;

const on = (service: Parameters<typeof call>[0], session: Session, method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: session.access_token, ...(body === undefined ? {} : { body }) });
const settings = async () => (await on(companies, admin, 'GET', '/companies/provider/settings')).body;
const turn = async (isOn: boolean, session = admin) => {
  const { updated_at: _, defaults: __, ...present } = await settings();
  const body = { ...present, admin_second_factor: isOn };
  return on(companies, session, 'PUT', '/companies/provider/settings', body);
};
const addFactor = ({ account_id: id }: Session) =>
  db.execute(sql`insert into auth.second_factors (account_id, sealed_secret, created_at, confirmed_at, last_step, recovery_hashes)
    values (${id}::uuid, 'sealed', now(), now(), 0, '{}')`);

beforeEach(async () => {
  await db.execute(sql`delete from auth.second_factors`);
  await db.execute(sql`delete from auth.passkeys`);
  await db.execute(sql`update companies.organisations set admin_second_factor = false`);
});

test('[access.admin-second-factor] an administrator without one cannot turn it on, and reads why at the field', async () => {
  expect(await turn(true)).toMatchObject({
    status: 422,
    body: {
      error: { field: 'admin_second_factor', message: 'Set up your own second factor first, under My Account.' },
    },
  });
  expect((await settings()).admin_second_factor).toBe(false);
});

test('[access.admin-second-factor] without one, an administrator’s own account is all that is open', async () => {
  await addFactor(admin);
  expect((await turn(true)).body.admin_second_factor).toBe(true);
  const refused = await on(companies, tom, 'GET', '/companies/provider/settings');
  expect(refused).toMatchObject({
    status: 403,
    body: {
      error: {
        code: 'SECOND_FACTOR_MISSING',
        message: 'Administrators need a second factor here. Set one up under My Account first.',
      },
    },
  });
  expect((await on(booking, tom, 'GET', '/booking/bookings')).body.error.code).toBe('SECOND_FACTOR_MISSING');
  expect((await on(companies, tom, 'GET', '/companies/user-info')).body.lacks_second_factor).toBe(true);
  expect((await on(world.auth, tom, 'GET', '/auth/account/second-factor')).status).toBe(200);
  await addFactor(tom);
  expect((await on(companies, tom, 'GET', '/companies/provider/settings')).status).toBe(200);
  expect((await on(companies, tom, 'GET', '/companies/user-info')).body.lacks_second_factor).toBe(false);
});

test('[access.admin-second-factor] a begun one does not count, a passkey does', async () => {
  await addFactor(admin);
  await turn(true);
  await addFactor(tom);
  await db.execute(sql`update auth.second_factors set confirmed_at = null where account_id = ${tom.account_id}::uuid`);
  expect((await on(companies, tom, 'GET', '/companies/provider/settings')).status).toBe(403);
  await db.execute(sql`
    insert into auth.passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
    values (gen_random_uuid(), ${tom.account_id}::uuid, 'credential', 'key', 0, '{}', 'Phone', now())`);
  expect((await on(companies, tom, 'GET', '/companies/provider/settings')).status).toBe(200);
});

test('[access.admin-second-factor] people of companies, and administrators while it is off, go on without', async () => {
  expect((await on(companies, tom, 'GET', '/companies/provider/settings')).status).toBe(200);
  await addFactor(admin);
  await turn(true);
  expect((await on(booking, manager, 'GET', '/booking/bookings')).status).toBe(200);
  await turn(false);
  expect((await on(companies, tom, 'GET', '/companies/provider/settings')).status).toBe(200);
});
