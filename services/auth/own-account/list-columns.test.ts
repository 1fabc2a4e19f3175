import { afterAll, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../../companies/companies.service.ts';

const world = await openWorld();
afterAll(() => world.close());

async function accountOf(username: string) {
  const { access_token: token } = await world.signIn(username);
  const companies = companiesService(world.deps);
  return {
    choose: (columns: readonly string[]) =>
      call(world.auth, 'PUT', '/auth/account/list-columns', { token, body: { list_columns: columns } }),
    columns: async () => (await call(companies, 'GET', '/companies/user-info', { token })).body.list_columns,
  };
}

test('[list.own-columns] the chosen columns are part of the account, on another device too, and of no other account', async () => {
  const manager = await accountOf('manager');
  expect(await manager.columns()).toEqual([]);
  const chosen = await manager.choose(['status', 'name', 'appointment_time', 'status']);
  expect([chosen.status, chosen.body]).toEqual([200, { list_columns: ['name', 'status', 'appointment_time'] }]);
  expect(await (await accountOf('manager')).columns()).toEqual(['name', 'status', 'appointment_time']);
  expect(await (await accountOf('booker')).columns()).toEqual([]);
  expect((await manager.choose([])).body).toEqual({ list_columns: [] });
  expect(await manager.columns()).toEqual([]);
});

test.each([[['name', 'password']], [Array.from({ length: 40 }, () => 'site')]])(
  'columns %j are refused',
  async (columns) => {
    const answer = await (await accountOf('manager')).choose(columns);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST']);
  },
);
