import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { PERMISSIONS } from '../../machines/rules/access/permissions.ts';
import { testDatabase } from '../../tests/support/database/database.ts';
import { call, openWorld } from '../../tests/support/services.ts';
import { authService } from './auth.service.ts';
import { makeFirstAdmin } from './first-admin.ts';

const PASSWORD = 'Brand#1new';

test('an empty portal gets its first administrator by a link, which is given again until it was used, and to nobody else', async () => {
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
  const [lost, link] = [await ask('admin'), await ask('admin')];
  expect((await set(lost)).status).toBe(401);
  expect((await set(link)).status).toBe(200);
  const { status, body } = await call(auth, 'POST', '/auth/login', { body: { username: 'admin', password: PASSWORD } });
  expect(status).toBe(201);
  const { body: held } = await call(auth, 'GET', '/auth/permissions', { token: body.access_token });
  expect(Object.values(held.account_configs).filter(Boolean)).toHaveLength(PERMISSIONS.length);
  await expect(ask('admin')).rejects.toThrow('There is an administrator already');
  await expect(ask('intruder')).rejects.toThrow('There is an administrator already');
  const { rows } = await db.execute(sql`select company_name from companies.organisations`);
  expect(rows).toEqual([{ company_name: 'Wandoo Health' }]);
  await close();
  await world.close();
});
