import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../tests/support/bookings/booking-world.ts';
import { call } from '../../../tests/support/services.ts';
import { bookingService } from '../../booking/booking.service.ts';

const DAY_MS = 86_400_000;
const world = await openBookingWorld();
afterAll(() => world.close());

/** Signs in for each call: tests move the clock further than a session lasts. */
async function ask(method: string, path = '', body?: unknown) {
  const { access_token: token } = await world.signIn('manager');
  return call(world.auth, method, `/auth/api-keys${path}`, { token, ...(body === undefined ? {} : { body }) });
}
const make = (scopes: string[]) => ask('POST', '', { name: 'Payroll', scopes, valid_days: 90 });
const { account_id: accountId } = await world.signIn('manager');
const readBookings = (token: string, at = world.booking) => call(at, 'GET', '/booking/bookings', { token });
const keysOf = async () => (await ask('GET')).body.keys;
const revokeAll = () => world.db.execute(sql`update auth.api_keys set revoked_at = ${world.clock.now().toISOString()}`);

test('[api.key] a key is shown once, kept as a hash, works for its account, and is listed with its last use', async () => {
  await revokeAll();
  const { status, body } = await make(['bookings:read']);
  expect([status, body.secret]).toEqual([201, expect.stringMatching(/^pf_[\w-]{43}$/)]);
  const { rows } = await world.db.execute(sql`select k::text as row from auth.api_keys k`);
  expect(JSON.stringify(rows)).not.toContain(body.secret.slice(12));
  expect(await keysOf()).toMatchObject([
    { name: 'Payroll', prefix: body.secret.slice(0, 11), last_used_at: null, is_own: true },
  ]);
  const answer = await readBookings(body.secret);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
  expect(answer.headers.get('ratelimit')).toBe('"key";r=599;t=60');
  const used = world.clock.now().toISOString().replace('.000', '');
  world.clock.pass(30_000);
  await readBookings(body.secret);
  expect(await keysOf()).toMatchObject([{ last_used_at: used }]);
  world.clock.pass(90 * DAY_MS);
  const late = await readBookings(body.secret);
  expect([late.status, late.body.error.message]).toEqual([
    401,
    'This API key has expired. Make a new one in My Company.',
  ]);
});

test('[api.key] 600 requests a minute, and then a refusal that says how long to wait', async () => {
  const { secret } = (await make(['bookings:read'])).body;
  await readBookings(secret);
  await world.db.execute(sql`update auth.attempts set count = 600 where key like 'api-key:%'`);
  const refused = await readBookings(secret);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('ratelimit')]).toEqual([
    429,
    '60',
    '"key";r=0;t=60',
  ]);
  world.clock.pass(60_000);
  expect((await readBookings(secret)).status).toBe(200);
});

test('[api.key] a company has at most 20 keys, and the refusal says so', async () => {
  await revokeAll();
  const made = await Promise.all(Array.from({ length: 21 }, () => make(['catalogue:read'])));
  expect(made.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
  expect(made.find(({ status }) => status === 409)?.body.error.message).toContain('20 API keys, which is the most');
  await revokeAll();
});

test('[api.scope] a key calls what its scopes name, and an account gives no scope that it has not itself', async () => {
  const { secret } = (await make(['catalogue:read'])).body;
  const refused = await readBookings(secret);
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'This API key does not have the scope bookings:read.',
  ]);
  const none = await call(world.booking, 'GET', '/booking/drafts', { token: secret });
  expect([none.status, none.body.error.message]).toEqual([403, 'No API key can do this. It is done in the portal.']);
  const keys = await call(world.auth, 'GET', '/auth/api-keys', { token: secret });
  expect(keys.status).toBe(403);
  await world.db.execute(sql`
    update auth.account_permissions set permissions = array_remove(permissions, 'make_bookings')
    where account_id = ${accountId}::uuid`);
  const tooWide = await make(['bookings:write']);
  expect([tooWide.status, tooWide.body.error.code, tooWide.body.error.field]).toEqual([403, 'NOT_HELD', 'scopes']);
});

test('[api.scope] the key loses each permission that its account loses, from the next request on', async () => {
  const { secret } = (await make(['bookings:read'])).body;
  const set = (permissions: string) =>
    world.db.execute(sql`
      update auth.account_permissions set permissions = ${permissions}::text[] where account_id = ${accountId}::uuid`);
  await set('{accounts}');
  expect((await readBookings(secret)).status).toBe(403);
  await set('{accounts,view_bookings}');
  expect((await readBookings(secret)).status).toBe(200);
  await world.db.execute(sql`update auth.accounts set active = false where id = ${accountId}::uuid`);
  expect((await readBookings(secret)).status).toBe(401);
  await world.db.execute(sql`update auth.accounts set active = true where id = ${accountId}::uuid`);
});

test('[api.revoke] a revoked key is refused by the next request, at another process too', async () => {
  const { key_id: keyId, secret } = (await make(['bookings:read'])).body;
  const another = bookingService(world.deps);
  expect((await readBookings(secret, another)).status).toBe(200);
  expect((await ask('DELETE', `/${keyId}`)).status).toBe(204);
  for (const service of [world.booking, another]) {
    const refused = await readBookings(secret, service);
    expect([refused.status, refused.body.error.message]).toEqual([401, 'This API key was revoked.']);
  }
  const { rows } = await world.db.execute<{ action: string }>(sql`
    select action from audit.entries where entity_id = ${keyId} order by id`);
  expect(rows.map(({ action }) => action)).toEqual(['api-key.made', 'api-key.revoked']);
});

test('[api.once] a key that is made again after a lost answer is one key, with the secret of the last answer', async () => {
  await revokeAll();
  const key_id = crypto.randomUUID();
  const send = (name: string) => ask('POST', '', { key_id, name, scopes: ['bookings:read'], valid_days: 90 });
  const lost = (await send('Payroll')).body.secret;
  const { status, body } = await send('Payroll, corrected');
  expect([status, body.key_id]).toEqual([201, key_id]);
  expect(await keysOf()).toMatchObject([{ key_id, name: 'Payroll, corrected', prefix: body.secret.slice(0, 11) }]);
  expect([(await readBookings(lost)).status, (await readBookings(body.secret)).status]).toEqual([401, 200]);
  const used = await send('Payroll');
  expect([used.status, used.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect((await readBookings(body.secret)).status).toBe(200);
});

test('[api.once] a rotation that is repeated after a lost answer leaves the secret in use its 24 hours', async () => {
  const { key_id: keyId, secret: inUse } = (await make(['bookings:read'])).body;
  const rotate = () => ask('POST', `/${keyId}/rotate?prefix=${inUse.slice(0, 11)}`);
  const lost = (await rotate()).body.secret;
  world.clock.pass(60_000);
  const { secret } = (await rotate()).body;
  const all = await Promise.all([inUse, lost, secret].map((one) => readBookings(one)));
  expect(all.map(({ status }) => status)).toEqual([200, 401, 200]);
  world.clock.pass(DAY_MS - 60_000);
  expect([(await readBookings(inUse)).status, (await readBookings(secret)).status]).toEqual([401, 200]);
});

test('[api.revoke] a rotated key has a new secret; the old one works 24 hours more', async () => {
  const { key_id: keyId, secret: old } = (await make(['bookings:read'])).body;
  const { status, body } = await ask('POST', `/${keyId}/rotate`);
  expect(status).toBe(201);
  expect([(await readBookings(old)).status, (await readBookings(body.secret)).status]).toEqual([200, 200]);
  world.clock.pass(DAY_MS);
  expect([(await readBookings(old)).status, (await readBookings(body.secret)).status]).toEqual([401, 200]);
});
