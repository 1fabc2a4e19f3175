import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../machines/rules/permissions.ts';
import { type Answer, call, openWorld, type World } from '../../tests/support/services.ts';
import { generateSigningKey, tokenKeys } from '../access/tokens.ts';
import { demoPassword } from '../seed/demo-logins.ts';

const minute = 60_000;
const hour = 60 * minute;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const logIn = (username: string, password: string, address = '203.0.113.1'): Promise<Answer> =>
  call(world.auth, 'POST', '/auth/login', { body: { username, password }, headers: { 'x-forwarded-for': address } });
const refresh = (token: string): Promise<Answer> =>
  call(world.auth, 'POST', '/auth/refresh_token', { body: { refresh_token: token } });
const permissionsOf = (token: string): Promise<Answer> => call(world.auth, 'GET', '/auth/permissions', { token });

describe('signing in', () => {
  test('[call.login][data.auth] the right password answers 201 with both tokens, organisation and account', async () => {
    const { status, body } = await logIn('Manager', demoPassword);
    expect(status).toBe(201);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      org: expect.stringMatching(/^[\da-f-]{36}$/),
      account_id: expect.stringMatching(/^[\da-f-]{36}$/),
      exp: world.clock.now().getTime() / 1000 + 20 * 60,
      ts: world.clock.now().getTime() / 1000,
    });
  });

  test('[access.login][call.login] a wrong password and an unknown name get the same answer', async () => {
    const wrong = await logIn('manager', 'Preflight#2');
    const unknown = await logIn('nobody', demoPassword);
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ error: { code: 'WRONG_CREDENTIALS', message: 'Wrong username or password' } });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  test('[call.login] a deactivated account and a disabled organisation cannot sign in', async () => {
    await world.database.db.execute(sql`update auth.accounts set active = false where username = 'harbourline'`);
    await world.database.db.execute(
      sql`update companies.organisations set enable = false where company_name = 'Wattle Civil'`,
    );
    expect((await logIn('harbourline', demoPassword)).status).toBe(401);
    expect((await logIn('wattle', demoPassword)).status).toBe(401);
  });

  test('guesses at one account from one address wait after the fifth, sent one by one or all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn('booker', 'guess', '203.0.113.9')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const right = await logIn('booker', demoPassword, '203.0.113.9');
    expect(right.status).toBe(429);
    expect(right.body.error.code).toBe('TOO_MANY_ATTEMPTS');
    expect(right.body.error.details.retry_after).toBe(15 * 60);
    expect(right.headers.get('retry-after')).toBe('900');
    expect((await logIn('booker', demoPassword, '203.0.113.10')).status, 'from elsewhere').toBe(201);
    world.clock.pass(15 * minute + 1);
    expect((await logIn('booker', demoPassword, '203.0.113.9')).status, 'after the wait').toBe(201);
  });

  test('a right password starts the count anew', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await logIn('coralbay', 'guess', '203.0.113.20');
      expect((await logIn('coralbay', demoPassword, '203.0.113.20')).status).toBe(201);
    }
  });

  test.each([
    ['nothing', {}, 'username'],
    ['a field too many', { username: 'manager', password: 'x', remember: true }, 'remember'],
    ['a number as password', { username: 'manager', password: 1 }, 'password'],
    ['a password of 1 MB', { username: 'manager', password: 'x'.repeat(100_000) }, 'password'],
  ])('a body with %s is refused at its field', async (_what, body, field) => {
    const answer = await call(world.auth, 'POST', '/auth/login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'BAD_REQUEST', field });
  });

  test('text that is no JSON, and a body that is too large, are refused in the same shape', async () => {
    const broken = await call(world.auth, 'POST', '/auth/login', { body: '{"username":' });
    expect(broken).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } });
    const large = await call(world.auth, 'POST', '/auth/login', {
      body: JSON.stringify({ username: 'x'.repeat(600_000) }),
    });
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE' } } });
    const text = await call(world.auth, 'POST', '/auth/login', { headers: { 'content-type': 'text/plain' } });
    expect(text.status).toBe(415);
  });
});

describe('renewing', () => {
  test('[call.refresh] a refresh answers like a login and replaces both tokens', async () => {
    const first = await world.signIn('manager');
    world.clock.pass(minute);
    const { status, body } = await refresh(first.refresh_token);
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(Object.keys(first).sort());
    expect(body).toMatchObject({ org: first.org, account_id: first.account_id });
    expect(body.access_token).not.toBe(first.access_token);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect((await permissionsOf(body.access_token)).status).toBe(200);
  });

  test('[call.refresh] five tabs that ask with one token at once all go on', async () => {
    const { refresh_token } = await world.signIn('manager');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    world.clock.pass(10 * minute);
    for (const { body } of answers) expect((await refresh(body.refresh_token)).status).toBe(201);
  });

  test('[call.refresh] a token used again after half a minute ends the whole session', async () => {
    const { refresh_token } = await world.signIn('manager');
    const renewed = await refresh(refresh_token);
    world.clock.pass(30_001);
    expect((await refresh(refresh_token)).status).toBe(498);
    expect((await permissionsOf(renewed.body.access_token)).status, 'its access token').toBe(498);
    expect((await refresh(renewed.body.refresh_token)).status, 'its newest refresh token').toBe(498);
  });

  test('[call.refresh] nothing is renewed 12 hours after the sign-in, and nonsense never', async () => {
    let { refresh_token } = await world.signIn('manager');
    for (let hours = 0; hours < 11; hours += 1) {
      world.clock.pass(hour);
      ({ refresh_token } = (await refresh(refresh_token)).body);
    }
    world.clock.pass(hour);
    expect((await refresh(refresh_token)).status).toBe(498);
    expect((await refresh('nonsense')).status).toBe(401);
  });

  test('a deactivated account renews nothing', async () => {
    const { refresh_token } = await world.signIn('tom.ashby');
    await world.database.db.execute(sql`update auth.accounts set active = false where username = 'tom.ashby'`);
    expect((await refresh(refresh_token)).status).toBe(498);
  });

  test('only hashes of refresh tokens are stored', async () => {
    const { refresh_token } = await world.signIn('manager');
    const { rows } = await world.database.db.execute<{ found: boolean }>(
      sql`select exists (select 1 from auth.refresh_tokens t where t::text like ${`%${refresh_token}%`}) as found`,
    );
    expect(rows[0]?.found).toBe(false);
  });
});

describe('a signed-in call', () => {
  test('[api.bearer] no token and nonsense answer 401, an expired token 498', async () => {
    const { access_token } = await world.signIn('manager');
    expect((await call(world.auth, 'GET', '/auth/permissions')).status).toBe(401);
    expect((await permissionsOf('nonsense')).status).toBe(401);
    expect((await permissionsOf(`${access_token.slice(0, -4)}AAAA`)).status, 'a changed signature').toBe(401);
    expect((await permissionsOf(access_token)).status).toBe(200);
    world.clock.pass(20 * minute + 1_000);
    expect((await permissionsOf(access_token)).status, 'expired').toBe(498);
  });

  test('[api.bearer] a token signed by another key is nonsense, even when it looks expired', async () => {
    const { org, account_id } = await world.signIn('manager');
    const claims = { accountId: account_id, orgId: org, sessionId: account_id };
    const forged = await tokenKeys(generateSigningKey()).sign(claims, new Date(0));
    expect((await permissionsOf(forged.token)).status).toBe(401);
  });

  test('[call.permissions][perm.flags][data.auth] permissions are a map of all 21 flags, true where the account has them', async () => {
    const { access_token } = await world.signIn('booker');
    const { body } = await permissionsOf(access_token);
    expect(Object.keys(body.account_configs).sort()).toEqual([...PERMISSIONS].sort());
    const held = PERMISSIONS.filter((permission) => body.account_configs[permission]);
    expect(held).toEqual(['make_bookings', 'my_bookings']);
  });

  test('a removed flag and a deactivated account count from the next request', async () => {
    const { access_token, account_id } = await world.signIn('restricted');
    await world.database.db.execute(
      sql`update auth.account_permissions set permissions = '{my_company}' where account_id = ${account_id}::uuid`,
    );
    expect((await permissionsOf(access_token)).body.account_configs).toMatchObject({
      my_subsidiary: false,
      my_company: true,
    });
    await world.database.db.execute(sql`update auth.accounts set active = false where id = ${account_id}::uuid`);
    expect((await permissionsOf(access_token)).status).toBe(498);
  });

  test('[session.logout] logging out ends the session on the server', async () => {
    const { access_token, refresh_token } = await world.signIn('manager');
    const other = await world.signIn('manager');
    expect((await call(world.auth, 'POST', '/auth/logout', { token: access_token })).status).toBe(204);
    expect((await permissionsOf(access_token)).status).toBe(498);
    expect((await refresh(refresh_token)).status).toBe(498);
    expect((await permissionsOf(other.access_token)).status, 'another session of the account').toBe(200);
  });

  test('the public key of the tokens is served, the private one is not', async () => {
    const { body } = await call(world.auth, 'GET', '/auth/keys');
    expect(body.keys).toEqual([
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), alg: 'EdDSA', use: 'sig', kid: expect.any(String) },
    ]);
  });

  test('the request id comes back; a strange one is replaced', async () => {
    const given = await call(world.auth, 'GET', '/auth/keys', { headers: { 'x-request-id': 'browser-0001' } });
    expect(given.headers.get('x-request-id')).toBe('browser-0001');
    const strange = await call(world.auth, 'GET', '/auth/keys', { headers: { 'x-request-id': 'a b' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
