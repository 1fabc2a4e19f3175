import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';

const world = await openWorld();
const [admin, manager] = [await world.signIn('admin'), await world.signIn('manager')];
afterAll(() => world.close());

const find = async (search: string, { access_token: token } = admin, more = '') =>
  call(world.auth, 'GET', `/auth/accounts?search=${encodeURIComponent(search)}${more}`, { token });
const names = async (search: string, by = admin) => {
  const { body } = await find(search, by);
  return body.accounts.map(({ username }: { username: string }) => username);
};

test('[find.accounts] the provider finds accounts of every company by name, username or email', async () => {
  expect(await names('daniel kerr')).toEqual(['booker']);
  expect(await names('@wattle')).toContain('wattle');
  const { body } = await find('booker');
  expect(body.accounts).toMatchObject([
    { org_id: manager.org, org_name: 'Redgum Mining', kind: 'booking', name: 'Daniel Kerr', username: 'booker' },
  ]);
});

test('[find.accounts] a sign-in is remembered after its session is forgotten, and too many wrong passwords are seen', async () => {
  const of = async (search: string) => (await find(search)).body.accounts[0];
  expect(await of('booker')).toMatchObject({ locked: false });
  await world.signIn('booker');
  await world.database.db.execute(sql`delete from auth.sessions where account_id = (
    select id from auth.accounts where username = 'booker')`);
  expect(await of('booker')).toMatchObject({ last_sign_in_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  for (let times = 0; times < 4; times += 1) {
    await call(world.auth, 'POST', '/auth/login', { body: { username: 'booker', password: 'wrong' } });
  }
  expect(await of('booker')).toMatchObject({ locked: false });
  await call(world.auth, 'POST', '/auth/login', { body: { username: 'booker', password: 'wrong' } });
  expect(await of('booker')).toMatchObject({ locked: true });
  expect(await of('daniel')).toMatchObject({ locked: true });
  expect(await of('manager')).toMatchObject({ locked: false });
});

test('[find.access] a company’s manager finds accounts of the own company only, and none of the provider’s', async () => {
  expect(await names('daniel kerr', manager)).toEqual(['booker']);
  expect(await names('wattle', manager)).toEqual([]);
  expect(await names('admin', manager)).toEqual([]);
  const booker = await world.signIn('restricted');
  expect((await find('daniel', booker)).status).toBe(403);
});

test('[find.accounts] there are as many as were asked for, and a search of nothing is refused', async () => {
  expect((await find('a', admin, '&page_size=2')).body.accounts).toHaveLength(2);
  expect((await find(' ')).status).toBe(400);
});
