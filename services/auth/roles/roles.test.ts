import { afterAll, describe, expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { call, openWorld, type World } from '../../../tests/support/services.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';
const READS = ['view_bookings', 'my_company'];
type Session = Awaited<ReturnType<World['signIn']>>;
type Row = {
  account_id: string;
  permissions: string[];
  role: string | null;
  role_id: string | null;
  updated_at: string;
};

let names = 0;

const world = await openWorld();
const [admin, manager] = [await world.signIn('admin'), await world.signIn('manager')];
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, { access_token: token } = admin) =>
  call(world.auth, method, `/auth${path}`, { token, ...(body === undefined ? {} : { body }) });
const fresh = (word: string) => `${word} ${++names}`;
const addRole = async (more: object = {}) => {
  const answer = await ask('POST', '/roles', { kind: 'client', name: fresh('Role'), permissions: READS, ...more });
  expect(answer.status).toBe(201);
  return answer.body as { role_id: string; name: string; permissions: string[]; updated_at: string };
};
const changeRole = (role: { role_id: string; updated_at: string }, wanted: object, by = admin) =>
  ask(
    'PATCH',
    `/roles/${role.role_id}`,
    { ...wanted, update_mask: Object.keys(wanted), updated_at: role.updated_at },
    by,
  );
const addAccount = async (more: object = {}, { org = manager.org, path = 'accounts' } = {}): Promise<Row> => {
  const username = `role.person.${++names}`;
  const person = { username, contact_person: `Person ${names}`, phone: '', email: `${username}@redgum.example` };
  const { status, body } = await ask('POST', `/organisations/${org}/${path}`, { ...person, ...more });
  expect(status).toBe(201);
  return found(body.account_id, org);
};
const found = async (id: string, org = manager.org): Promise<Row> => {
  const { body } = await ask('GET', `/organisations/${org}/accounts?search=role.person&page_size=1000`);
  return defined(body.accounts.find(({ account_id }: Row) => account_id === id));
};
const assign = (roleId: string, rows: readonly Row[], { org = manager.org, by = admin } = {}) =>
  ask(
    'POST',
    `/organisations/${org}/role-assignments`,
    { role_id: roleId, accounts: rows.map(({ account_id, updated_at }) => ({ account_id, updated_at })) },
    by,
  );
const refusal = ({ status, body }: { status: number; body: { error: { code: string; field: string } } }) => [
  status,
  body.error.code,
  body.error.field,
];

describe('roles', () => {
  test('[roles.keep] a role is added once by its name, found by who may assign it, and deleted without taking anything', async () => {
    const role = await addRole({ permissions: ['my_company', 'view_bookings'] });
    expect(role.permissions).toEqual(['view_bookings', 'my_company']);
    const again = await ask('POST', '/roles', { kind: 'client', name: role.name.toUpperCase(), permissions: [] });
    expect(refusal(again)).toEqual([409, 'DUPLICATE', 'name']);
    expect(refusal(await ask('POST', '/roles', { kind: 'client', name: ' ', permissions: [] }))).toEqual([
      400,
      'BAD_REQUEST',
      'name',
    ]);
    const provider = await addRole({ kind: 'provider', permissions: ['calendar'] });
    const seenBy = async (who: Session) =>
      (await ask('GET', '/roles', undefined, who)).body.roles.map(({ role_id }: { role_id: string }) => role_id);
    expect(await seenBy(admin)).toEqual(expect.arrayContaining([role.role_id, provider.role_id]));
    expect(await seenBy(manager)).toContain(role.role_id);
    expect(await seenBy(manager)).not.toContain(provider.role_id);

    const account = await addAccount({ role_id: role.role_id });
    expect(account).toMatchObject({ role: role.name, permissions: ['view_bookings', 'my_company'] });
    expect((await ask('DELETE', `/roles/${role.role_id}`)).status).toBe(204);
    expect(await found(account.account_id)).toMatchObject({ role: null, permissions: ['view_bookings', 'my_company'] });
    expect((await ask('DELETE', `/roles/${role.role_id}`)).status).toBe(404);
  });

  test('[roles.keep] a role with flags that companies cannot use is refused, and a company cannot make a role at all', async () => {
    const wanted = { kind: 'client', name: fresh('Role'), permissions: ['calendar'] };
    expect(refusal(await ask('POST', '/roles', wanted))).toEqual([422, 'NOT_USABLE', 'permissions']);
    expect((await ask('POST', '/roles', { ...wanted, permissions: [] }, manager)).status).toBe(403);
  });

  test('[roles.effects] a changed role changes every account that follows it, and only those; the audit names each', async () => {
    const role = await addRole();
    const [one, two, other] = [
      await addAccount({ role_id: role.role_id }),
      await addAccount({ role_id: role.role_id }, { path: 'client-accounts' }),
      await addAccount({ permissions: READS }),
    ];
    const { body } = await ask('GET', `/roles/${role.role_id}/accounts`);
    expect(body.total).toBe(2);
    expect(body.accounts.map(({ account_id }: Row) => account_id).sort()).toEqual(
      [one.account_id, two.account_id].sort(),
    );
    const changed = await changeRole(role, { name: `${role.name} more`, permissions: [...READS, 'positions'] });
    expect(changed.status).toBe(200);
    const expected = { role: `${role.name} more`, permissions: ['view_bookings', 'positions', 'my_company'] };
    for (const { account_id } of [one, two]) {
      const after = await found(account_id);
      expect(after).toMatchObject(expected);
      const held = await ask('GET', `/organisations/${manager.org}/accounts/${account_id}/permissions`);
      expect(held.body.company_permissions[0].account_configs).toMatchObject({ positions: true });
    }
    expect(await found(other.account_id)).toEqual(other);
    expect(refusal(await changeRole(role, { permissions: [] })).slice(0, 2)).toEqual([409, 'EDIT_CONFLICT']);
    // An edit of an account that changed with its role is a conflict.
    const edit = { active: false, update_mask: ['active'], updated_at: one.updated_at };
    const stale = await ask('PATCH', `/organisations/${manager.org}/accounts/${one.account_id}`, edit);
    expect(stale.body.error.code).toBe('EDIT_CONFLICT');
  });

  test('[roles.effects] the last account that manages administrators keeps that, whichever way its role changes', async () => {
    const { body } = await ask('GET', `/organisations/${admin.org}/accounts?page_size=1000`);
    const rows: Row[] = body.accounts;
    const all = defined(rows.find(({ permissions }) => permissions.includes('calendar'))).permissions;
    const role = await addRole({ kind: 'provider', permissions: all });
    expect((await assign(role.role_id, rows, { org: admin.org })).status).toBe(201);
    const without = role.permissions.filter((flag) => flag !== 'admin_accounts');
    expect(refusal(await changeRole(role, { permissions: without }))).toEqual([
      409,
      'LAST_ADMINISTRATOR',
      'permissions',
    ]);
    const few = await addRole({ kind: 'provider', permissions: without });
    const after = await ask('GET', `/organisations/${admin.org}/accounts?page_size=1000`);
    expect(refusal(await assign(few.role_id, after.body.accounts, { org: admin.org }))).toEqual([
      409,
      'LAST_ADMINISTRATOR',
      'permissions',
    ]);
    expect((await ask('DELETE', `/roles/${role.role_id}`)).status).toBe(204);
  });

  test('[roles.assign] chosen accounts follow a role, all of them or none, and say who cannot', async () => {
    const role = await addRole();
    const rows = [await addAccount({ permissions: ['positions'] }), await addAccount({ permissions: [] })];
    const [first, second] = rows.map(({ account_id }) => account_id);
    const companyAdmin = await addAccount({}, { path: 'admin-accounts' });
    const refused = await assign(role.role_id, [...rows, companyAdmin]);
    expect(refusal(refused)).toEqual([422, 'INVALID', 'accounts']);
    expect(refused.body.error.message).toMatch(
      /^Nothing was changed\. Person \d+: A company’s admin account has its own/,
    );
    expect(await found(defined(first))).toEqual(rows[0]);
    expect((await assign(role.role_id, rows)).body).toEqual({ assigned: 2 });
    for (const id of [first, second]) {
      expect(await found(defined(id))).toMatchObject({ role: role.name, permissions: READS });
    }
    const stale = await assign(role.role_id, rows);
    expect(stale.body.error.message).toContain('It was changed meanwhile.');
    expect((await assign(UNKNOWN, [await found(defined(first))])).status).toBe(404);
    const more = await addRole({ permissions: [...READS, 'positions'] });
    const own = `/organisations/${manager.org}/client-accounts/${manager.account_id}`;
    const held = (await ask('GET', `/organisations/${manager.org}/accounts?search=manager`)).body.accounts[0]
      .permissions;
    const setOwn = (permissions: string[]) => ask('PATCH', own, { permissions, update_mask: ['permissions'] });
    await setOwn(held.filter((flag: string) => flag !== 'positions'));
    const byFew = await assign(more.role_id, [await found(defined(first))], { by: manager });
    expect(refusal(byFew)).toEqual([403, 'NOT_HELD', 'permissions']);
    await setOwn(held);
    const provider = await addRole({ kind: 'provider', permissions: [] });
    expect(refusal(await assign(provider.role_id, [await found(defined(first))]))[0]).toBe(422);
  });

  test('[roles.assign] a flag changed by hand makes the permissions the account’s own; a role chosen for it takes over', async () => {
    const role = await addRole();
    const account = await addAccount({ role_id: role.role_id });
    const path = `/organisations/${manager.org}/accounts/${account.account_id}`;
    const change = (wanted: object) => ask('PATCH', path, { ...wanted, update_mask: Object.keys(wanted) });
    expect((await change({ phone: '08 5550 1499' })).body.role).toBe(role.name);
    expect((await change({ permissions: ['positions'] })).body).toMatchObject({
      role: null,
      permissions: ['positions'],
    });
    const other = { role_id: role.role_id, permissions: ['positions'] };
    expect(refusal(await change(other))).toEqual([422, 'INVALID', 'role_id']);
    expect((await change({ role_id: role.role_id })).body).toMatchObject({ role: role.name, permissions: READS });
  });
});
