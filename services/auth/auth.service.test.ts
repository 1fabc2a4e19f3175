import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../machines/rules/access/permissions.ts';
import { type Answer, call, openWorld } from '../../tests/support/services.ts';
import { generateSigningKey, tokenKeys } from '../access/tokens.ts';
import { demoPassword } from '../seed/demo-logins.ts';

const minute = 60_000;
const hour = 60 * minute;

const world = await openWorld();
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
      known_device: expect.stringMatching(/^[\w-]{22}\.\d+\.[\w-]{43}$/),
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

  test('a right password resets the count', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await logIn('coralbay', 'guess', '203.0.113.20');
      expect((await logIn('coralbay', demoPassword, '203.0.113.20')).status).toBe(201);
    }
  });

  test('[access.limits] right sign-ins of one account sent at once all pass, and use none of the limit up', async () => {
    const once = () => logIn('tom.ashby', demoPassword, '203.0.113.30');
    const answers = await Promise.all(Array.from({ length: 12 }, once));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    for (let guess = 0; guess < 5; guess += 1) await logIn('tom.ashby', 'guess', '203.0.113.30');
    expect((await once()).status, 'the limit still stands').toBe(429);
  });

  test('[access.limits] a right password among guesses sent at once passes only where it comes early enough', async () => {
    const guesses = Array.from({ length: 12 }, () => logIn('tom.ashby', 'guess', '203.0.113.31'));
    const answers = await Promise.all([logIn('tom.ashby', demoPassword, '203.0.113.31'), ...guesses]);
    const [right, ...others] = answers.map(({ status }) => status);
    // Which comes first is up to the database. A right one before the fifth guess resets the count, once.
    expect([201, 429]).toContain(right);
    expect(new Set(others)).toEqual(new Set([401, 429]));
    expect(others.filter((status) => status === 401).length).toBeLessThanOrEqual(right === 201 ? 9 : 5);
    expect((await logIn('tom.ashby', demoPassword, '203.0.113.31')).status).toBe(429);
  });

  test('[access.limits] an attempt whose server died while it looked counts as a failed one', async () => {
    const address = '203.0.113.32';
    const dead = `login:${(await logIn('manager', demoPassword)).body.account_id}@${address}`;
    await world.database.db.execute(sql`insert into auth.attempts (key, count, pending, window_ends_at)
      values (${dead}, 4, 1, ${new Date(world.clock.now().getTime() + 60_000).toISOString()}::timestamptz)`);
    expect((await logIn('manager', demoPassword, address)).status).toBe(429);
  });

  test('[access.limits] guesses are counted for the account, however its name is spelt', async () => {
    const spellings = ['ADMIN', 'Admin', 'aDmin', 'adm\u0130n', 'admin'];
    const { rows } = await world.database.db.execute<{ name: string }>(
      sql`select s as name from unnest(${sql.param(spellings)}::text[]) s where lower(s) = 'admin'`,
    );
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (let guess = 0; guess < 5; guess += 1) await logIn(names[guess % names.length] ?? '', 'guess', '203.0.113.33');
    for (const name of names) expect((await logIn(name, demoPassword, '203.0.113.33')).status, name).toBe(429);
  });

  describe('on a device where the account has signed in before', () => {
    const on = (device: string, username: string, password: string): Promise<Answer> =>
      call(world.auth, 'POST', '/auth/login', {
        body: { username, password },
        headers: { 'x-forwarded-for': '203.0.113.40', KnownDevice: device },
      });
    afterEach(() => world.database.db.execute(sql`delete from auth.attempts`));

    /** As though strangers had guessed fifty times from everywhere. */
    const lockOut = async (username: string) => {
      await world.database.db.execute(sql`
        insert into auth.attempts (key, count, window_ends_at)
        select 'login:' || id, 50, ${new Date(world.clock.now().getTime() + 15 * minute).toISOString()}::timestamptz
          from auth.accounts where username = ${username}
        on conflict (key) do update set count = excluded.count, window_ends_at = excluded.window_ends_at`);
      expect((await logIn(username, demoPassword, '203.0.113.99')).status, 'from anywhere else').toBe(429);
    };

    test('[access.limits] its holder gets in while strangers lock the account out', async () => {
      const { body } = await logIn('manager', demoPassword);
      for (let at = 0; at < 10; at += 1) {
        await Promise.all(Array.from({ length: 5 }, () => logIn('manager', 'guess', `203.0.113.${40 + at}`)));
      }
      expect((await logIn('manager', demoPassword, '203.0.113.99')).status, 'from anywhere else').toBe(429);
      const existing = await on(body.known_device, 'manager', demoPassword);
      expect(existing.status).toBe(201);
      expect((await on(existing.body.known_device, 'MANAGER', demoPassword)).status, 'and again').toBe(201);
      expect((await logIn('manager', demoPassword, '203.0.113.40')).status, 'strangers stay out').toBe(429);
      world.clock.pass(15 * minute + 1);
    });

    test('[access.limits] guesses on it wait after the fifth, and are no way around the limit', async () => {
      const { body } = await logIn('manager', demoPassword, '203.0.113.41');
      const device = body.known_device;
      const answers = await Promise.all(Array.from({ length: 8 }, () => on(device, 'manager', 'guess')));
      expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
      expect((await on(device, 'manager', demoPassword)).status).toBe(429);
      world.clock.pass(15 * minute + 1);
    });

    test('[access.limits] a forged proof, another account’s and an expired one are all refused', async () => {
      const { body } = await logIn('manager', demoPassword, '203.0.113.42');
      const [name = '', day = '', signature = ''] = body.known_device.split('.');
      const renamed = `${'A'.repeat(22)}.${day}.${signature}`;
      const prolonged = `${name}.${Number(day) + 1}.${signature}`;
      await lockOut('coralbay');
      expect((await on(body.known_device, 'coralbay', demoPassword)).status, 'the manager’s').toBe(429);
      await lockOut('manager');
      for (const proof of [renamed, prolonged, 'nonsense', `${name}.${day}.`]) {
        expect((await on(proof, 'manager', demoPassword)).status, proof).toBe(429);
      }
      world.clock.pass(180 * 24 * hour);
      await lockOut('manager');
      expect((await on(body.known_device, 'manager', demoPassword)).status, 'after 180 days').toBe(201);
      world.clock.pass(24 * hour);
      await lockOut('manager');
      expect((await on(body.known_device, 'manager', demoPassword)).status, 'after 181 days').toBe(429);
      world.clock.pass(15 * minute + 1);
    });

    test('[access.limits] two accounts of one device are both known; a new password makes it unknown', async () => {
      const first = await logIn('manager', demoPassword, '203.0.113.43');
      const second = await on(first.body.known_device, 'restricted', demoPassword);
      expect(second.body.known_device.split('~')).toHaveLength(2);
      const third = await on(second.body.known_device, 'manager', demoPassword);
      expect(third.body.known_device.split('~'), 'one proof for each account').toHaveLength(2);
      await lockOut('manager');
      await lockOut('restricted');
      const { known_device: device } = third.body;
      expect((await on(device, 'manager', demoPassword)).status).toBe(201);
      expect((await on(device, 'restricted', demoPassword)).status).toBe(201);
      const change = { current_password: demoPassword, password: 'Kelp-under-7-jetties' };
      const token = second.body.access_token;
      expect((await call(world.auth, 'POST', '/auth/change-password', { token, body: change })).status).toBe(200);
      expect((await on(device, 'restricted', change.password)).status).toBe(429);
      await world.database.db.execute(sql`
        update auth.accounts set password_hash = (select password_hash from auth.accounts where username = 'admin')`);
    });
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
    const { known_device: _forSignInsAlone, ...answered } = { known_device: '', ...first };
    expect(Object.keys(body).sort()).toEqual(Object.keys(answered).sort());
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

  test('[call.refresh] a token used again after two minutes ends the whole session', async () => {
    const { refresh_token } = await world.signIn('manager');
    const renewed = await refresh(refresh_token);
    world.clock.pass(120_001);
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
    expect((await call(world.auth, 'POST', '/auth/logout', { token: access_token })).body).toEqual({
      provider_log_out: null,
    });
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
    const provided = await call(world.auth, 'GET', '/auth/keys', { headers: { 'x-request-id': 'browser-0001' } });
    expect(provided.headers.get('x-request-id')).toBe('browser-0001');
    const strange = await call(world.auth, 'GET', '/auth/keys', { headers: { 'x-request-id': 'a b' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
