import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { presetOf } from '../../../machines/rules/access/account-presets.ts';
import { coversAll } from '../../../machines/rules/access/permission-groups.ts';
import { PERMISSIONS } from '../../../machines/rules/access/permissions.ts';
import { canUse, usablePermissions } from '../../../machines/rules/access/usable-permissions.ts';
import { call, openWorld, type World } from '../../../tests/support/services.ts';
import { presets } from './presets.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';
type Session = Awaited<ReturnType<World['signIn']>>;
type Path = 'accounts' | 'admin-accounts' | 'client-accounts';

const world = await openWorld();
let [admin, manager, wattle] = [
  await world.signIn('admin'),
  await world.signIn('manager'),
  await world.signIn('wattle'),
];
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, { access_token: token } = admin) =>
  call(world.auth, method, `/auth${path}`, { token, ...(body === undefined ? {} : { body }) });
const at = (org: string, path: string) => `/organisations/${org}/${path}`;
const person = (username: string, more: object = {}) => ({
  username,
  contact_person: 'Nina Holt',
  phone: '08 5550 1499',
  email: `${username}@redgum.example`,
  ...more,
});
const add = async (username: string, { path = 'accounts', org = manager.org, more = {}, by = admin } = {}) => {
  const { status, body } = await ask('POST', at(org, path), person(username, more), by);
  expect([status, body]).toMatchObject([201, { account_id: expect.any(String) }]);
  return String(body.account_id);
};
const list = async (org: string, query = '', by = admin) =>
  (await ask('GET', at(org, `accounts?is_count=true${query}`), undefined, by)).body;
const found = async (org: string, id: string, by = admin) => {
  const { accounts } = await list(org, '&status=active&status=inactive&page_size=1000', by);
  return defined(accounts.find((account: { account_id: string }) => account.account_id === id));
};
const change = (org: string, id: string, body: object, { path = 'accounts' as Path, by = admin } = {}) =>
  ask('PATCH', at(org, `${path}/${id}`), { update_mask: Object.keys(body), ...body }, by);
const mailedToken = async (email: string) => {
  const { rows } = await world.database.db.execute<{ text: string }>(
    sql`select content->>'text' as text from mail.outbox where recipient = ${email} order by id desc limit 1`,
  );
  return defined(/reset-password\?token=([\w-]+)&invited=1/.exec(rows[0]?.text ?? '')?.[1]);
};
const logIn = (username: string, password: string) =>
  call(world.auth, 'POST', '/auth/login', { body: { username, password } });

test('[call.accounts][admin.accounts][perm.presets] each kind is created for its organisation, and answers its id', async () => {
  const booking = await add('nina.booking');
  const client = await add('nina.client', { path: 'client-accounts' });
  const unchosen = await ask('POST', at(admin.org, 'admin-accounts'), person('nina.admin'));
  expect(unchosen).toMatchObject({ status: 422, body: { error: { field: 'permissions' } } });
  const chosen = { path: 'admin-accounts', org: admin.org, more: { permissions: ['calendar'] } };
  const administrator = await add('nina.admin', chosen);
  expect(await found(manager.org, booking)).toMatchObject({
    kind: 'booking',
    permissions: ['make_bookings', 'my_bookings'],
  });
  expect(await found(manager.org, client)).toMatchObject({
    kind: 'client',
    permissions: presetOf('client', 'client'),
  });
  expect(await found(admin.org, administrator)).toMatchObject({
    kind: 'admin',
    permissions: ['calendar'],
    invited: true,
  });
  for (const [path, org] of [
    ['accounts', admin.org],
    ['client-accounts', admin.org],
  ] as const) {
    expect((await ask('POST', at(org, path), person('misplaced'))).status).toBe(422);
  }
});

test('[admin.accounts] an invitation sets the password within a week, once; sign-in is refused until then', async () => {
  const id = await add('olga');
  expect((await found(manager.org, id)).invited).toBe(true);
  const first = await mailedToken('olga@redgum.example');
  expect((await ask('POST', at(manager.org, `accounts/${id}/invitation`))).status).toBe(201);
  const token = await mailedToken('olga@redgum.example');
  const set = (link: string) =>
    call(world.auth, 'POST', '/auth/reset-password', { body: { token: link, password: 'Kelp-under-7-jetties' } });
  expect((await set(first)).status).toBe(401);
  world.clock.pass(6 * 24 * 3_600_000);
  expect((await set(token)).status).toBe(200);
  expect((await set(token)).status).toBe(401);
  expect((await logIn('olga', 'Kelp-under-7-jetties')).status).toBe(201);
  [admin, manager, wattle] = [await world.signIn('admin'), await world.signIn('manager'), await world.signIn('wattle')];
  expect((await found(manager.org, id)).invited).toBe(false);
});

test('[admin.accounts] accounts are listed by name, found by a part of name, username or email, active first asked', async () => {
  const everybody = await list(manager.org);
  expect(everybody.accounts.map(({ contact_person }: { contact_person: string }) => contact_person)).toEqual(
    expect.arrayContaining(['Daniel Kerr', 'Mia Larsen', 'Priya Raman']),
  );
  expect(everybody.count).toBe(everybody.accounts.length);
  for (const part of ['daniel', 'booker', 'kerr@redgum']) {
    expect((await list(manager.org, `&search=${part}`)).accounts).toMatchObject([{ username: 'booker' }]);
  }
  expect((await list(manager.org, '&status=inactive')).accounts).toEqual([]);
});

test('[call.accounts][data.account] permissions are answered per organisation and account, every flag by its name', async () => {
  const id = await add('pat', { more: { permissions: ['view_bookings'] } });
  const { status, body } = await ask('GET', at(manager.org, `accounts/${id}/permissions`), undefined, manager);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account_id: id,
    company_permissions: [{ org: manager.org, company_name: 'Redgum Mining' }],
  });
  const { account_configs: configs } = body.company_permissions[0];
  expect(Object.keys(configs).sort()).toEqual([...PERMISSIONS].sort());
  expect(Object.keys(configs).filter((flag) => configs[flag])).toEqual(['view_bookings']);
});

test('[call.accounts] an account and a client account are each changed by their own path, and only as the mask says', async () => {
  const booking = await add('quinn');
  const client = await add('quinn.client', { path: 'client-accounts' });
  const renamed = await change(manager.org, booking, { contact_person: 'Quinn Abbott' });
  expect([renamed.status, renamed.body]).toMatchObject([200, { contact_person: 'Quinn Abbott', username: 'quinn' }]);
  expect((await change(manager.org, client, { phone: '' }, { path: 'client-accounts' })).body).toMatchObject({
    phone: null,
  });
  expect((await change(manager.org, client, { phone: '' })).status).toBe(404);
  expect((await change(manager.org, booking, { phone: '' }, { path: 'client-accounts' })).status).toBe(404);
  const foreign = await change(manager.org, booking, { contact_person: 'X', update_mask: ['kind'] });
  expect([foreign.status, foreign.body.error.field.split('.')[0]]).toEqual([400, 'update_mask']);
  const wrong = await change(manager.org, booking, { email: 'quinn@' });
  expect(wrong.body.error).toMatchObject({ field: 'email', message: 'Must be email format. Eg. name@company.com.au' });
  expect(await ask('POST', at(manager.org, 'accounts'), person('QUINN'))).toMatchObject({
    status: 409,
    body: { error: { code: 'DUPLICATE', field: 'username' } },
  });
});

test('[call.accounts] a permission counts from the next request on, and so does its end', async () => {
  const flagsOf = async (session: Session) => {
    const { body } = await ask('GET', '/permissions', undefined, session);
    return Object.keys(body.account_configs).filter((flag) => body.account_configs[flag]);
  };
  const booker = await world.signIn('booker');
  const permissions = ['view_bookings', 'make_bookings'];
  expect((await change(manager.org, booker.account_id, { permissions })).status).toBe(200);
  expect(await flagsOf(booker)).toEqual(permissions);
  await change(manager.org, booker.account_id, { permissions: [...presets.booker] });
  expect((await flagsOf(booker)).toSorted()).toEqual([...presets.booker].sort());
  await change(manager.org, booker.account_id, { active: false });
  expect((await ask('GET', '/permissions', undefined, booker)).status).toBe(498);
  await change(manager.org, booker.account_id, { active: true });
});

test('[perm.grant] an account that sees every booking of the company can grant the permission to see one’s own', async () => {
  const provided = person('own.bookings', { permissions: ['my_bookings', 'make_bookings'] });
  const { status, body } = await ask('POST', at(manager.org, 'accounts'), provided, manager);
  expect(status).toBe(201);
  const { permissions } = await found(manager.org, body.account_id, manager);
  expect(permissions).toEqual(['make_bookings', 'my_bookings']);
  const byPreset = await ask('POST', at(manager.org, 'accounts'), person('by.preset'), manager);
  const { permissions: preset } = await found(manager.org, byPreset.body.account_id, manager);
  expect(preset.toSorted()).toEqual([...presets.booker].sort());
});

test.each(PERMISSIONS.filter((flag) => !coversAll(new Set(presets.manager), [flag])))(
  '[perm.grant][perm.usable] a manager whose company cannot use %s cannot grant it to a new or an existing account',
  async (flag) => {
    const refused = { status: 422, body: { error: { code: 'NOT_USABLE', field: 'permissions' } } };
    const provided = person(`greedy.${flag}`, { permissions: ['view_bookings', flag] });
    expect(await ask('POST', at(manager.org, 'accounts'), provided, manager)).toMatchObject(refused);
    const { accounts } = await list(manager.org, '&search=larsen', manager);
    const { account_id: mia, permissions } = accounts[0];
    const more = await change(
      manager.org,
      mia,
      { permissions: [...permissions, flag] },
      { path: 'client-accounts', by: manager },
    );
    expect(more).toMatchObject(refused);
  },
);

test.each(presets.manager)('[perm.grant] an account without %s cannot grant it', async (flag) => {
  const rest = presets.manager.filter((one) => one !== flag && !coversAll(new Set([flag]), [one]));
  if (!rest.includes('accounts')) return; // without that right, no permission can be given
  await world.database.db.execute(sql`
    update auth.account_permissions set permissions = ${sql.param(rest)}::text[]
     where account_id = ${manager.account_id}::uuid`);
  const isCovered = coversAll(new Set(rest), [flag]);
  const { status, body } = await ask(
    'POST',
    at(manager.org, 'accounts'),
    person(`given.${flag}`, { permissions: [flag] }),
    manager,
  );
  await world.database.db.execute(sql`
    update auth.account_permissions set permissions = ${sql.param([...presets.manager])}::text[]
     where account_id = ${manager.account_id}::uuid`);
  const refused = { code: 'NOT_HELD', field: 'permissions' };
  expect([status, body.error]).toEqual(isCovered ? [201, undefined] : [403, expect.objectContaining(refused)]);
});

test('[perm.usable] not even the provider’s administrator gives a company’s account what its company can never use', async () => {
  const id = await add('useless');
  for (const flag of PERMISSIONS) {
    const status = canUse('client', flag) ? 200 : 422;
    expect((await change(manager.org, id, { permissions: [flag] })).status, flag).toBe(status);
  }
  const refused = await change(manager.org, id, { permissions: ['view_bookings', 'calendar'] });
  expect(refused.body.error).toMatchObject({
    code: 'NOT_USABLE',
    field: 'permissions',
    message: '“Scheduler” is the provider’s alone: an account of a client company cannot have it.',
  });
});

test('[perm.usable] an unusable permission in the table has no effect and is not shown', async () => {
  const { account_id: id } = wattle;
  await world.database.db.execute(sql`
    update auth.account_permissions set permissions = permissions || '{sites,companies,calendar}'::text[]
     where account_id = ${id}::uuid`);
  const { body } = await ask('GET', '/permissions', undefined, wattle);
  expect(body.account_configs).toMatchObject({ sites: false, companies: false, calendar: false, accounts: true });
  expect((await found(wattle.org, id)).permissions).not.toContain('sites');
  const { body: told } = await ask('GET', at(wattle.org, `accounts/${id}/permissions`));
  expect(told.company_permissions[0].account_configs).toMatchObject({ sites: false, accounts: true });
});

describe('an admin account of a company', () => {
  const adminPath = 'admin-accounts';
  const signedIn = async (username: string) => {
    const body = { token: await mailedToken(`${username}@redgum.example`), password: 'Kelp-under-7-jetties' };
    await call(world.auth, 'POST', '/auth/reset-password', { body });
    return (await logIn(username, body.password)).body as Session;
  };
  const removed = (org: string, id: string, by = admin) => ask('DELETE', at(org, `accounts/${id}`), undefined, by);

  test('[perm.company-admins] holds all that its company can use, gives it on, and nothing of the provider’s side', async () => {
    const id = await add('chief', { path: adminPath });
    const usable = usablePermissions('client');
    expect(await found(manager.org, id)).toMatchObject({ kind: 'admin', permissions: usable, invited: true });
    const chief = await signedIn('chief');
    const { body } = await ask('GET', '/permissions', undefined, chief);
    expect(PERMISSIONS.filter((flag) => body.account_configs[flag])).toEqual(usable);
    for (const path of ['accounts', 'client-accounts', adminPath]) {
      const more = { permissions: usable };
      const { status } = await ask('POST', at(manager.org, path), person(`given.by.chief.${path}`, more), chief);
      expect(status, path).toBe(201);
    }
    expect((await ask('GET', at(wattle.org, 'accounts'), undefined, chief)).status).toBe(404);
    expect((await ask('GET', at(admin.org, 'accounts'), undefined, chief)).status).toBe(404);
    expect((await ask('POST', at(admin.org, adminPath), person('smuggled'), chief)).status).toBe(404);
    const provided = person('with.sites', { permissions: [...usable, 'sites'] });
    expect((await ask('POST', at(manager.org, adminPath), provided, admin)).status).toBe(422);
    const fewer = person('with.fewer', { permissions: usable.slice(1) });
    expect((await ask('POST', at(manager.org, adminPath), fewer, admin)).body.error.field).toBe('permissions');
  });

  test('[perm.company-admins] is seen by the company’s manager, and managed by one another and the provider alone', async () => {
    const id = await add('chief.two', { path: adminPath });
    expect(await found(manager.org, id, manager)).toMatchObject({ kind: 'admin' });
    expect((await ask('POST', at(manager.org, adminPath), person('by.manager'), manager)).status).toBe(403);
    expect((await change(manager.org, id, { phone: '' }, { by: manager })).status).toBe(403);
    expect((await removed(manager.org, id, manager)).status).toBe(403);
    const chief = await signedIn('chief.two');
    const another = await add('chief.three', { path: adminPath, by: chief });
    expect((await change(manager.org, another, { phone: '' }, { by: chief })).status).toBe(200);
    expect((await removed(manager.org, another, chief)).status).toBe(204);
  });

  test('[perm.company-admins] the last active one is not removed, deactivated or demoted by mistake, not even by the provider', async () => {
    const only = await add('only.chief', { path: adminPath, org: wattle.org });
    const refusal = {
      code: 'LAST_ADMINISTRATOR',
      message:
        'This is the company’s last active admin account with every permission. Add or complete another one first.',
    };
    const fewer = usablePermissions('client').filter((flag) => flag !== 'projects');
    const isRefused = async () => {
      expect(await removed(wattle.org, only)).toMatchObject({ status: 409, body: { error: refusal } });
      const off = await change(wattle.org, only, { active: false });
      expect(off).toMatchObject({ status: 409, body: { error: { ...refusal, field: 'active' } } });
      const demoted = await change(wattle.org, only, { permissions: fewer });
      expect(demoted).toMatchObject({ status: 409, body: { error: { ...refusal, field: 'permissions' } } });
    };
    await isRefused();
    const second = await add('second.chief', { path: adminPath, org: wattle.org });
    expect((await change(wattle.org, second, { active: false })).status).toBe(200);
    await isRefused();
    expect((await change(wattle.org, second, { active: true, permissions: fewer })).status).toBe(200);
    await isRefused();
    expect((await change(wattle.org, second, { permissions: usablePermissions('client') })).status).toBe(200);
    expect((await removed(wattle.org, only)).status).toBe(204);
  });

  test('[perm.company-admins] only the provider, after confirming, deletes or deactivates the last one', async () => {
    const [{ org }, more] = [await world.signIn('coralbay'), { may_be_last: true }];
    const only = await add('lone.chief', { path: adminPath, org });
    expect((await found(org, only)).is_last_admin).toBe(true);
    const second = await add('lone.second', { path: adminPath, org });
    expect((await found(org, only)).is_last_admin).toBe(false);
    const chief = await signedIn('lone.chief');
    expect((await removed(org, second)).status).toBe(204);
    const patch = (by: Session, body: object) =>
      ask('PATCH', at(org, `accounts/${only}`), { ...more, ...body, update_mask: Object.keys(body) }, by);
    const refused = { status: 409, body: { error: { code: 'LAST_ADMINISTRATOR' } } };
    const fewer = usablePermissions('client').slice(1);
    expect(await patch(chief, { permissions: fewer }), 'by itself').toMatchObject(refused);
    expect(await patch(admin, { permissions: fewer }), 'it stays without its permissions').toMatchObject(refused);
    expect((await patch(admin, { active: false })).body).toMatchObject({ active: false, is_last_admin: false });
    expect((await patch(admin, { active: true })).status).toBe(200);
    expect((await removed(org, only)).status).toBe(409);
    expect((await ask('DELETE', at(org, `accounts/${only}?may_be_last=true`))).status).toBe(204);
  });

  test('[perm.company-admins] of two that are removed at the same moment one stays', async () => {
    const org = (await world.signIn('coralbay')).org;
    const ids = [await add('twin.one', { path: adminPath, org }), await add('twin.two', { path: adminPath, org })];
    const answers = await Promise.all(ids.map((id) => removed(org, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

test('[perm.grant] an account keeps its permissions when a manager without them changes the rest', async () => {
  const id = await add('rosa', { more: { permissions: ['my_bookings'] } });
  const wider = await change(manager.org, id, { permissions: ['my_bookings', 'make_bookings'] }, { by: manager });
  expect([wider.status, wider.body]).toMatchObject([200, { permissions: ['make_bookings', 'my_bookings'] }]);
});

test('[perm.grant] a manager cannot take over, delete or reduce an account with more permissions', async () => {
  const id = await add('stronger', { path: 'client-accounts', more: { permissions: ['view_bookings', 'projects'] } });
  const { account_id } = manager;
  const setManager = (permissions: readonly string[]) =>
    world.database.db.execute(sql`update auth.account_permissions
      set permissions = ${sql.param([...permissions])}::text[] where account_id = ${account_id}::uuid`);
  await setManager(['accounts', 'projects']);
  for (const body of [
    { email: 'mine@redgum.example' },
    { username: 'mine' },
    { active: false },
    { permissions: ['projects'] },
    { permissions: ['view_bookings'] },
    { permissions: [] },
  ]) {
    const { status } = await change(manager.org, id, body, { path: 'client-accounts', by: manager });
    expect(status, JSON.stringify(body)).toBe(403);
  }
  expect((await ask('DELETE', at(manager.org, `client-accounts/${id}`), undefined, manager)).status).toBe(403);
  expect(
    (await change(manager.org, id, { contact_person: 'Stan' }, { path: 'client-accounts', by: manager })).status,
  ).toBe(200);
  await setManager(presets.manager);
  const covered = { path: 'client-accounts' as const, by: manager };
  expect((await change(manager.org, id, { permissions: ['projects'] }, covered)).status, 'who covers it').toBe(200);
});

test('[perm.grant] the last account that manages administrators keeps that, however it is tried', async () => {
  const { accounts } = await list(admin.org, '&page_size=100');
  const others = accounts.filter(({ account_id }: { account_id: string }) => account_id !== admin.account_id);
  for (const { account_id } of others) {
    expect((await ask('DELETE', at(admin.org, `accounts/${account_id}`))).status).toBe(204);
  }
  // One who was invited and has never signed in does not count.
  await add('invited.only', { path: 'admin-accounts', org: admin.org, more: { permissions: PERMISSIONS } });
  const refused = { status: 409, body: { error: { code: 'LAST_ADMINISTRATOR' } } };
  const without = PERMISSIONS.filter((flag) => flag !== 'admin_accounts');
  expect(await change(admin.org, admin.account_id, { permissions: without })).toMatchObject(refused);
  expect((await change(admin.org, admin.account_id, { active: false })).status).toBe(409);
  expect((await ask('DELETE', at(admin.org, `accounts/${admin.account_id}`))).status).toBe(409);
  expect((await found(admin.org, admin.account_id)).permissions).toEqual([...PERMISSIONS]);
});

test('[perm.grant] of two administrators who remove each other at the same moment one stays', async () => {
  const token = async (username: string) => {
    const password = 'Kelp-under-7-jetties';
    const body = { token: await mailedToken(`${username}@redgum.example`), password };
    await call(world.auth, 'POST', '/auth/reset-password', { body });
    return (await logIn(username, password)).body as Session;
  };
  const whole = { path: 'admin-accounts', org: admin.org, more: { permissions: PERMISSIONS } };
  const ids = [await add('duel.one', whole), await add('duel.two', whole)] as const;
  const [one, two] = [await token('duel.one'), await token('duel.two')];
  expect((await ask('DELETE', at(admin.org, `accounts/${admin.account_id}`), undefined, one)).status).toBe(204);
  const duel = await Promise.all([
    ask('DELETE', at(admin.org, `accounts/${ids[1]}`), undefined, one),
    ask('DELETE', at(admin.org, `accounts/${ids[0]}`), undefined, two),
  ]);
  expect(duel.filter(({ status }) => status === 204)).toHaveLength(1);
  const survivor = duel[0]?.status === 204 ? one : two;
  const left = (await list(admin.org, '', survivor)).accounts;
  expect(left.map(({ username }: { username: string }) => username)).toEqual(
    expect.not.arrayContaining([duel[0]?.status === 204 ? 'duel.two' : 'duel.one']),
  );
  admin = survivor;
});

test('[admin.edit-conflict] the second editor of an account sees what it is now', async () => {
  const id = await add('tess');
  const { updated_at: seen } = await found(manager.org, id);
  const patch = (contact_person: string, updated_at: string) =>
    ask('PATCH', at(manager.org, `accounts/${id}`), { contact_person, update_mask: ['contact_person'], updated_at });
  const first = await patch('By the first', seen);
  const second = await patch('By the second', seen);
  expect([second.status, second.body.error]).toMatchObject([
    409,
    { code: 'EDIT_CONFLICT', details: { present: first.body } },
  ]);
});

test('another organisation’s accounts answer as unknown ones; a company’s manager never sees administrators', async () => {
  const id = await add('umar', { org: wattle.org });
  for (const org of [wattle.org, UNKNOWN]) {
    const answers = [
      await ask('GET', at(org, 'accounts'), undefined, manager),
      await ask('GET', at(org, `accounts/${id}/permissions`), undefined, manager),
      await ask('POST', at(org, 'accounts'), person('smuggled'), manager),
      await change(org, id, { contact_person: 'Mine' }, { by: manager }),
      await ask('DELETE', at(org, `accounts/${id}`), undefined, manager),
      await ask('POST', at(org, `accounts/${id}/invitation`), undefined, manager),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
  }
  expect((await ask('DELETE', at(manager.org, `accounts/${id}`), undefined, manager)).status).toBe(404);
  expect((await ask('GET', at(admin.org, 'accounts'), undefined, manager)).status).toBe(404);
});

test('[admin.accounts] a deleted account is gone with its sessions; what it did keeps its name', async () => {
  const id = await add('vera');
  const token = await mailedToken('vera@redgum.example');
  await call(world.auth, 'POST', '/auth/reset-password', { body: { token, password: 'Kelp-under-7-jetties' } });
  const { body: session } = await logIn('vera', 'Kelp-under-7-jetties');
  expect((await ask('DELETE', at(manager.org, `accounts/${id}`))).status).toBe(204);
  expect((await ask('GET', '/permissions', undefined, session)).status).toBe(498);
  expect((await logIn('vera', 'Kelp-under-7-jetties')).status).toBe(401);
  const { rows } = await world.database.db.execute(
    sql`select action, account_name from audit.entries where entity_id = ${id} order by at, id`,
  );
  expect(rows.map(({ ['action']: action }) => action)).toEqual([
    'account.added',
    'account.password-reset',
    'account.deleted',
  ]);
  await add('vera');
});

test('[perm.company-flags] at the provider companies reads a company’s accounts, company_accounts changes them', async () => {
  const hold = (flags: readonly string[]) =>
    world.database.db.execute(sql`update auth.account_permissions set permissions = ${`{${flags.join(',')}}`}::text[]
      where account_id = ${admin.account_id}::uuid`);
  await hold(['companies', 'accounts', 'make_bookings']);
  expect((await list(manager.org)).accounts.length).toBeGreaterThan(0);
  expect((await ask('POST', at(manager.org, 'accounts'), person('walt'))).status).toBe(403);
  await hold(['company_accounts', 'make_bookings']);
  expect((await ask('POST', at(manager.org, 'accounts'), person('walt'))).status).toBe(201);
  expect((await ask('GET', at(admin.org, 'accounts'))).status).toBe(200);
  await hold(PERMISSIONS);
});
