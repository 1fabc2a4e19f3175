import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { PERMISSIONS } from '../../machines/rules/access/permissions.ts';
import { testDatabase } from '../../tests/support/database/database.ts';
import { call, openWorld } from '../../tests/support/services.ts';
import { authService } from './auth.service.ts';
import { makeFirstAdmin } from './first-admin.ts';

const PASSWORD = 'Brand#1new';

test('an empty portal offers its first administrator a link, again until it is used, and to no other account', async () => {
  const world = await openWorld();
  const { db, read, listen, close } = await testDatabase();
  const portal = { ...world.deps.portal, providerName: 'Wandoo Health' };
  const deps = { ...world.deps, db, read, listen, portal };
  const auth = authService(deps);
  const ask = (username: string, email = 'lee@wandoo.example') =>
    makeFirstAdmin(db, { username, email, ...portal, now: world.clock.now() });
  const set = (link: string) =>
    call(auth, 'POST', '/auth/reset-password', {
      body: {
        token: defined(/^https:\/\/portal\.example\/reset-password\?token=([\w-]+)&invited=1$/.exec(link)?.[1]),
        password: PASSWORD,
      },
    });

  await expect(ask('admin', 'nonsense')).rejects.toThrow('Must be email format.');
  const [older, link] = [await ask('admin'), await ask('admin')];
  expect((await set(older)).status).toBe(401);
  expect((await set(link)).status).toBe(200);
  const { status, body } = await call(auth, 'POST', '/auth/login', { body: { username: 'admin', password: PASSWORD } });
  expect(status).toBe(201);
  const { body: held } = await call(auth, 'GET', '/auth/permissions', { token: body.access_token });
  expect(Object.values(held.account_configs).filter(Boolean)).toHaveLength(PERMISSIONS.length);
  await expect(ask('admin')).rejects.toThrow('There is an administrator already');
  await expect(ask('intruder')).rejects.toThrow('There is an administrator already');

  // A colleague who was only invited is no administrator yet: the only one who can sign in keeps that.
  const token = body.access_token;
  const org = `/auth/organisations/${body.org}`;
  const colleague = { username: 'mistyped', contact_person: 'Kim', email: 'kmi@wandoo.example' };
  const add = { ...colleague, permissions: PERMISSIONS };
  expect((await call(auth, 'POST', `${org}/admin-accounts`, { token, body: add })).status).toBe(201);
  const mine = `${org}/accounts/${body.account_id}`;
  const without = PERMISSIONS.filter((flag) => flag !== 'admin_accounts');
  const lost = { permissions: without, update_mask: ['permissions'] };
  expect(await call(auth, 'PATCH', mine, { token, body: lost })).toMatchObject({
    status: 409,
    body: { error: { code: 'LAST_ADMINISTRATOR' } },
  });
  // The command helps if it is lost all the same.
  await db.execute(sql`
    update auth.account_permissions set permissions = array_remove(permissions, 'admin_accounts')
     where account_id = ${body.account_id}::uuid`);
  const back = await ask('admin');
  expect((await set(back)).status).toBe(200);
  const again = await call(auth, 'POST', '/auth/login', { body: { username: 'admin', password: PASSWORD } });
  const { body: regained } = await call(auth, 'GET', '/auth/permissions', { token: again.body.access_token });
  expect(regained.account_configs.admin_accounts).toBe(true);
  await expect(ask('mistyped')).rejects.toThrow('There is an administrator already');
  const { rows } = await db.execute(sql`select company_name from companies.organisations`);
  expect(rows).toEqual([{ company_name: 'Wandoo Health' }]);
  await close();
  await world.close();
});
