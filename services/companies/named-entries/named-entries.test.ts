import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { call, openWorld, type World } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';
type Session = Awaited<ReturnType<World['signIn']>>;

const world = await openWorld();
const companies = companiesService(world.deps);
const [manager, admin, coralBay] = [
  await world.signIn('manager'),
  await world.signIn('admin'),
  await world.signIn('coralbay'),
];
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown, { access_token: token } = manager) =>
  call(companies, method, `/companies${path}`, { token, ...(body === undefined ? {} : { body }) });

/** The audit of an entry, oldest first. */
const history = async (id: string) => {
  const { rows } = await world.database.db.execute<{ action: string; before: unknown; after: unknown; by: string }>(
    sql`select action, before, after, account_name as by from audit.entries where entity_id = ${id} order by at, id`,
  );
  return rows;
};

/** Sets an account's permissions for one test's length. */
async function withPermissions(session: Session, permissions: readonly string[], run: () => Promise<void>) {
  const { db } = world.database;
  const { rows } = await db.execute<{ permissions: string[] }>(
    sql`select to_json(permissions) as permissions from auth.account_permissions where account_id = ${session.account_id}::uuid`,
  );
  const set = (held: readonly string[]) =>
    db.execute(sql`update auth.account_permissions set permissions = ${`{${held.join(',')}}`}::text[]
      where account_id = ${session.account_id}::uuid`);
  await set(permissions);
  try {
    await run();
  } finally {
    await set(rows[0]?.permissions ?? []);
  }
}

describe.each([
  { kind: 'positions', list: 'data', noun: 'position', call: 'call.positions', admin: 'admin.positions' },
  { kind: 'projects', list: 'projects', noun: 'project', call: 'call.projects', admin: 'admin.projects' },
] as const)('$kind', ({ kind, list, noun, call: callId, admin: adminId }) => {
  const ofCompany = (session: Session) => `/companies/${session.org}/${kind}`;
  const add = async (name: string, session = manager) => {
    const { status, body } = await ask('POST', ofCompany(session), { name }, session);
    expect(status).toBe(201);
    return body;
  };
  const rename = (entry: { id: string; updated_at: string }, name: string, session = manager) =>
    ask('PUT', `/${kind}/${entry.id}`, { name, update_mask: ['name'], updated_at: entry.updated_at }, session);

  test(`[${callId}][${adminId}] are listed by name, fifty to a page, counted when asked, and found by a part of the name`, async () => {
    for (let number = 10; number < 65; number++) await add(`Zinc ${noun} ${number}`);
    const first = await ask('GET', ofCompany(manager));
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ page: 1, page_size: 50, pages: null, count: null });
    expect(first.body[list]).toHaveLength(50);
    const names: string[] = first.body[list].map(({ name }: { name: string }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(first.body[list][0]).toMatchObject({ id: expect.any(String), company_id: manager.org });

    const counted = await ask('GET', `${ofCompany(manager)}?page=2&is_count=true&search=zinc`);
    expect(counted.body).toMatchObject({ page: 2, pages: 2, count: 55 });
    expect(counted.body[list]).toHaveLength(5);
  });

  test(`[${callId}][${adminId}] one is added, renamed and deleted, and it is written down by whom`, async () => {
    const entry = await add('  Crane \n dogger ');
    expect(entry.name).toBe('Crane dogger');
    const renamed = await rename(entry, 'Dogger');
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Dogger']);
    expect((await ask('DELETE', `/${kind}/${entry.id}`)).status).toBe(204);
    expect((await ask('DELETE', `/${kind}/${entry.id}`)).status).toBe(404);
    expect(await history(entry.id)).toMatchObject([
      { action: `${noun}.added`, after: { name: 'Crane dogger' }, by: 'Priya Raman' },
      { action: `${noun}.changed`, before: { name: 'Crane dogger' }, after: { name: 'Dogger' } },
      { action: `${noun}.deleted`, before: { name: 'Dogger' } },
    ]);
  });

  test(`[${callId}] a name that is there already is refused at the field, when added and when renamed, whatever its capitals`, async () => {
    await add('Twice');
    const other = await add('Once');
    const taken = { status: 409, body: { error: { code: 'DUPLICATE', field: 'name' } } };
    expect(await ask('POST', ofCompany(manager), { name: ' TWICE ' })).toMatchObject(taken);
    expect(await rename(other, 'twice')).toMatchObject(taken);
    // Its own name in other capitals is a change like any other.
    expect(await rename(other, 'ONCE')).toMatchObject({ status: 200, body: { name: 'ONCE' } });
    expect((await ask('POST', ofCompany(coralBay), { name: 'Twice' }, coralBay)).status).toBe(201);
  });

  test(`of many who add one name at once exactly one does`, async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask('POST', ofCompany(manager), { name: 'Contested' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  test(`[admin.edit-conflict] the second of two editors gets the record as it is now, and nothing is overwritten`, async () => {
    const entry = await add('Both edit this');
    const [first, second] = [await rename(entry, 'By the first'), await rename(entry, 'By the second')];
    expect(first.status).toBe(200);
    expect(second.status).toBe(409);
    expect(second.body.error).toMatchObject({ code: 'EDIT_CONFLICT', details: { present: first.body } });
    expect(await rename(second.body.error.details.present, 'By the second')).toMatchObject({ status: 200 });
  });

  test(`[${callId}] no name, an overlong one, a read-only column and an unknown field are refused at their fields`, async () => {
    const entry = await add('Stays as it is');
    const put = (body: object) => ask('PUT', `/${kind}/${entry.id}`, { updated_at: entry.updated_at, ...body });
    expect(await ask('POST', ofCompany(manager), { name: '  ' })).toMatchObject({
      status: 400,
      body: { error: { field: 'name', message: 'This field is required.' } },
    });
    expect(await ask('POST', ofCompany(manager), { name: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      body: { error: { field: 'name' } },
    });
    expect(await put({ name: 'Mine', update_mask: ['name', 'org_id'] })).toMatchObject({
      status: 400,
      body: { error: { field: 'update_mask.1' } },
    });
    expect(await put({ update_mask: ['name'] })).toMatchObject({ status: 400, body: { error: { field: 'name' } } });
    expect(await put({ name: 'Mine', company_id: coralBay.org, update_mask: ['name'] })).toMatchObject({ status: 400 });
    const { body } = await ask('GET', `${ofCompany(manager)}?search=stays as it is`);
    expect(body[list]).toEqual([entry]);
  });

  test(`a name may look like markup: it is kept as words`, async () => {
    const { name } = await add(`<script>alert('${noun}')</script>`);
    expect(name).toBe(`<script>alert('${noun}')</script>`);
  });

  test(`[${adminId}] another company's answers as an unknown one, and stays as it is`, async () => {
    const theirs = await add('Only theirs', coralBay);
    const foreign = [
      await ask('GET', ofCompany(coralBay)),
      await ask('POST', ofCompany(coralBay), { name: 'Smuggled' }),
      await rename(theirs, 'Mine now'),
      await ask('DELETE', `/${kind}/${theirs.id}`),
    ];
    const unknown = [
      await ask('GET', `/companies/${UNKNOWN}/${kind}`),
      await ask('POST', `/companies/${UNKNOWN}/${kind}`, { name: 'Smuggled' }),
      await rename({ ...theirs, id: UNKNOWN }, 'Mine now'),
      await ask('DELETE', `/${kind}/${UNKNOWN}`),
    ];
    expect(foreign.map(({ status, body }) => [status, body])).toEqual(unknown.map(({ body }) => [404, body]));
    const { body } = await ask('GET', `${ofCompany(coralBay)}?search=only theirs`, undefined, coralBay);
    expect(body[list]).toEqual([theirs]);
  });

  test(`[perm.company-flags] at the provider, companies reads any company's, company_${kind} changes them, ${kind} alone neither`, async () => {
    const there = ofCompany(coralBay);
    const post = (name: string) => ask('POST', there, { name }, admin);
    expect((await post('By the provider')).status).toBe(201);
    await withPermissions(admin, ['companies'], async () => {
      expect((await ask('GET', there, undefined, admin)).status).toBe(200);
      expect((await post('Not by this one')).status).toBe(403);
    });
    await withPermissions(admin, [kind], async () => {
      expect((await ask('GET', there, undefined, admin)).status).toBe(403);
      expect((await post('Nor by this one')).status).toBe(403);
      expect((await ask('POST', ofCompany(admin), { name: 'Of the provider' }, admin)).status).toBe(201);
    });
    await withPermissions(admin, [`company_${kind}`], async () => {
      expect((await post('By this one')).status).toBe(201);
    });
    expect((await ask('POST', `/companies/${UNKNOWN}/${kind}`, { name: 'Nobody' }, admin)).status).toBe(404);
  });
});

test('[admin.projects] a closed project leaves the lists that bookings choose from, and comes back', async () => {
  const { body: project } = await ask('POST', `/companies/${manager.org}/projects`, { name: 'Closing down' });
  const put = async (disable: boolean, updated_at: string) =>
    (await ask('PUT', `/projects/${project.id}`, { disable, update_mask: ['disable'], updated_at })).body;
  const offered = async () => (await ask('GET', '/projects?disable=false&search=closing down')).body.projects;
  const closed = await put(true, project.updated_at);
  expect(closed).toMatchObject({ disable: true, name: 'Closing down' });
  expect(await offered()).toEqual([]);
  const { body } = await ask('GET', `/companies/${manager.org}/projects?disable=true`);
  expect(body.projects).toEqual([closed]);
  await put(false, closed.updated_at);
  expect(await offered()).toHaveLength(1);
});
