import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../../companies/companies.service.ts';

const world = await openWorld();
const { db } = world.deps;
let addresses: string[] = [];
const webhooks = { allowsLoopback: false, resolve: async () => addresses };
const companies = companiesService({ ...world.deps, webhooks });
const manager = await world.signIn('manager');
const [other, booker] = [await world.signIn('coralbay'), await world.signIn('booker')];
afterAll(() => world.close());
beforeEach(async () => {
  addresses = ['93.184.215.14'];
  await db.execute(sql`delete from webhooks.endpoints`);
});

const ask = (method: string, path: string, body?: object, caller = manager) =>
  call(companies, method, `/companies/webhooks${path}`, { token: caller.access_token, ...(body && { body }) });
const content = { url: 'https://hooks.redgum.example/in', events: ['booking.booked'] };
const add = (more: object = {}, caller = manager) => ask('POST', '', { ...content, ...more }, caller);
const listed = async (caller = manager) => (await ask('GET', '', undefined, caller)).body.endpoints;

test('[webhook.endpoints] one is added with a secret that is shown once, changed, paused, resumed and deleted, each audited', async () => {
  const added = await add();
  expect(added).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) } });
  const id = added.body.endpoint_id;
  const [endpoint] = await listed();
  expect(endpoint).toMatchObject({ endpoint_id: id, ...content, paused_at: null });
  expect(JSON.stringify(await listed())).not.toContain('whsec_');
  const { rows } = await db.execute<{ row: string }>(sql`select e::text as row from webhooks.endpoints e`);
  expect(rows[0]?.row).not.toContain(added.body.secret.slice(6));

  const change = { events: ['booking.booked', 'outcome.recorded'], update_mask: ['events'] };
  const changed = await ask('PUT', `/${id}`, { ...change, updated_at: endpoint.updated_at });
  expect(changed).toMatchObject({ status: 200, body: { url: content.url, events: change.events } });
  const late = await ask('PUT', `/${id}`, { ...change, updated_at: endpoint.updated_at });
  expect(late.body.error).toMatchObject({ code: 'EDIT_CONFLICT', details: { present: { events: change.events } } });

  const rotated = await ask('POST', `/${id}/secret`);
  expect(rotated).toMatchObject({ status: 200, body: { endpoint_id: id } });
  expect(rotated.body.secret).not.toBe(added.body.secret);
  await db.execute(sql`update webhooks.endpoints set paused_at = now(), paused_because = 'It answered 410 Gone.'`);
  expect((await ask('POST', `/${id}/resume`)).body).toMatchObject({ paused_at: null, paused_because: null });
  expect((await ask('DELETE', `/${id}`)).status).toBe(204);
  expect(await listed()).toEqual([]);
  const { rows: entries } = await db.execute<{ action: string }>(sql`
    select action from audit.entries where entity_id = ${id} order by at, id`);
  const deeds = ['added', 'changed', 'secret-rotated', 'resumed', 'deleted'];
  expect(entries.map(({ action }) => action).filter((action) => !action.includes('refused'))).toEqual(
    deeds.map((deed) => `webhook endpoint.${deed}`),
  );
});

test('[webhook.endpoints] at most ten, also of two people at once; no event and nonsense are refused at their field', async () => {
  for (let nth = 0; nth < 9; nth += 1) expect((await add()).status).toBe(201);
  const last = await Promise.all([add(), add()]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await listed()).toHaveLength(10);
  expect((await add({ events: [] }, other)).body.error).toMatchObject({
    field: 'events',
    message: 'Choose at least one event.',
  });
  expect((await add({ events: ['booking.dreamt'] }, other)).status).toBe(400);
});

test('[webhook.private] a private address, or one without https, is refused at its field when it is saved', async () => {
  const refused = [
    'http://hooks.redgum.example/',
    'ftp://hooks.redgum.example/',
    'hooks.redgum.example',
    'https://a:b@hooks.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://localhost./#x',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://0.0.0.0/',
  ];
  for (const url of refused)
    expect((await add({ url })).body.error, url).toMatchObject({ code: 'INVALID', field: 'url' });
  addresses = ['93.184.215.14', '192.168.0.4'];
  expect((await add()).body.error.message).toBe('must lead to a public address of the internet');
  addresses = [];
  expect((await add()).body.error.message).toBe('has a host name without an address');
  expect(await listed()).toEqual([]);
  addresses = ['93.184.215.14'];
  const { endpoint_id: id } = (await add()).body;
  const [{ updated_at }] = await listed();
  const inside = { url: 'https://10.0.0.1/', update_mask: ['url'], updated_at };
  expect((await ask('PUT', `/${id}`, inside)).body.error).toMatchObject({ code: 'INVALID', field: 'url' });
});

test('[webhook.endpoints] another company finds none of it, and who does not keep the company’s page is refused', async () => {
  const { endpoint_id: id } = (await add()).body;
  expect(await listed(other)).toEqual([]);
  const [{ updated_at }] = await listed();
  const calls = [
    ['PUT', `/${id}`, { ...content, update_mask: ['url'], updated_at }],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/secret`],
    ['POST', `/${id}/resume`],
    ['POST', `/${id}/test`],
    ['GET', `/${id}/deliveries`],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await ask(method, path, body, other)).status, `${method} ${path}`).toBe(404);
    expect((await ask(method, path, body, booker)).status, `${method} ${path}`).toBe(403);
  }
});
