import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { type Circumstances, softwareAuthenticator } from '../../../tests/support/software-authenticator.ts';
import { demoPassword } from '../../seed/demo-logins.ts';
import { relyingParty } from './relying-party.ts';

const PATH = '/auth/account/passkeys';
const MINUTE_MS = 60_000;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const home = { origin: 'https://portal.example', rpId: 'portal.example' };
const world = await openWorld();
const { db } = world.database;
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['auth.passkeys', 'auth.passkey_challenges', 'auth.attempts', 'mail.outbox'])
    await db.execute(sql.raw(`delete from ${table}`));
});

type Answered = Awaited<ReturnType<typeof call>>;
const refusalOf = ({ status, body }: Answered) => [status, body?.error?.message];
const on = (token: string, method: string, path = '', body?: unknown) =>
  call(world.auth, method, `${PATH}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
    headers: { 'user-agent': PHONE },
  });

async function begin(token: string): Promise<string> {
  const { status, body } = await on(token, 'POST', '/challenge', { current_password: demoPassword });
  expect(status).toBe(201);
  return body.options;
}

/** An account with a passkey, and the device that holds it. */
async function withPasskey(username: string) {
  const { access_token: token, account_id: accountId } = await world.signIn(username);
  const device = softwareAuthenticator(home);
  const { status, body } = await on(token, 'POST', '', { credential: device.create(await begin(token)) });
  expect(status).toBe(201);
  return { token, accountId, device, passkey: body };
}

async function askToSignIn(): Promise<{ options: string; ticket: string }> {
  const { status, body } = await call(world.auth, 'POST', '/auth/passkey-sign-in/challenge');
  expect(status).toBe(201);
  return body;
}

const send = (credential: string, ticket: string, address = '203.0.113.1') =>
  call(world.auth, 'POST', '/auth/passkey-sign-in', {
    body: { credential },
    headers: { PasskeySignIn: ticket, 'x-forwarded-for': address },
  });

async function signIn(device: ReturnType<typeof softwareAuthenticator>, how: Circumstances = {}) {
  const { options, ticket } = await askToSignIn();
  return send(device.get(options, how), ticket);
}

const audited = async (action: string) =>
  (await db.execute(sql`select 1 from audit.entries where action = ${action}`)).rows.length;

test('[passkey.add] a passkey is added by the password, named by its device, listed with its last use, and mailed', async () => {
  const { access_token: token } = await world.signIn('manager');
  const refused = await on(token, 'POST', '/challenge', { current_password: 'guess' });
  expect(refused.body.error).toMatchObject({ code: 'WRONG_PASSWORD', field: 'current_password' });
  const { device, passkey } = await withPasskey('manager');
  expect(passkey).toMatchObject({ name: 'Safari on iPhone', last_used_at: null });
  const { options } = await askToSignIn();
  expect(JSON.parse(options)).toMatchObject({ rpId: 'portal.example', userVerification: 'required' });
  expect(JSON.parse(options).allowCredentials ?? [], 'no name is typed').toEqual([]);
  world.clock.pass(MINUTE_MS);
  expect((await signIn(device)).status).toBe(201);
  const used = world.clock.now().toISOString().replace('.000', '');
  expect((await on(token, 'GET')).body.passkeys).toMatchObject([{ id: passkey.id, last_used_at: used }]);
  const { rows } = await db.execute(
    sql`select content->>'text' as text from mail.outbox where kind = 'account.passkey'`,
  );
  expect(rows.map(({ text }) => /passkey “(.*)” of .* was (\w+) on \d/.exec(String(text))?.slice(1))).toEqual([
    ['Safari on iPhone', 'added'],
  ]);
});

test('[passkey.sign-in] a passkey signs in without name and password, past the second factor', async () => {
  const { device, accountId } = await withPasskey('manager');
  await db.execute(sql`
    insert into auth.second_factors (account_id, sealed_secret, confirmed_at, last_step, recovery_hashes, created_at)
    values (${accountId}::uuid, 'sealed', now(), 0, '{}', now())`);
  const { status, body } = await signIn(device);
  await db.execute(sql`delete from auth.second_factors`);
  expect([status, body.account_id]).toEqual([201, accountId]);
  expect(body.known_device).toMatch(/^[\w-]{22}\./);
  expect((await on(body.access_token, 'GET')).status).toBe(200);
  expect(await audited('account.passkey-used')).toBeGreaterThan(0);
});

test.each<[string, Circumstances, string]>([
  ['of another address', { origin: 'https://portal.example.evil' }, 'Open the portal by its own address.'],
  ['for another relying party', { rpId: 'evil.example' }, 'Open the portal by its own address.'],
  ['without the person verified', { isVerified: false }, 'did not ask for your fingerprint, face or PIN'],
  ['whose holder is somebody else', { userHandle: 'c29tZWJvZHk' }, 'is not known here'],
  ['of a challenge never made', { challenge: 'bmV2ZXItbWFkZQ' }, 'took too long, or was tried twice'],
  ['whose counter fell', { counter: 0 }, 'may have been copied'],
])('[passkey.refused] a sign-in %s is refused, and the words say why', async (_, how, words) => {
  const { device } = await withPasskey('manager');
  expect((await signIn(device)).status).toBe(201);
  expect(refusalOf(await signIn(device, how))).toEqual([422, expect.stringContaining(words)]);
  expect(await audited('passkey.failed')).toBeGreaterThan(0);
  expect((await signIn(device)).status, 'the device itself still signs in').toBe(201);
});

test.each<[string, Circumstances]>([
  ['from another address', { origin: 'https://evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without the person verified', { isVerified: false }],
  ['of a challenge never made', { challenge: 'bmV2ZXItbWFkZQ' }],
])('[passkey.refused] a passkey made %s is not added', async (_, how) => {
  const { access_token: token } = await world.signIn('manager');
  const made = softwareAuthenticator(home).create(await begin(token), how);
  const refused = await on(token, 'POST', '', { credential: made });
  expect([refused.status, refused.body.error.code]).toEqual([422, 'PASSKEY_REFUSED']);
  expect((await on(token, 'GET')).body.passkeys).toEqual([]);
});

test('[passkey.challenge] a challenge is signed once, within five minutes, by the browser that asked', async () => {
  const { device } = await withPasskey('manager');
  const { options, ticket } = await askToSignIn();
  const [first, second] = [device.get(options), device.get(options)];
  const answers = await Promise.all([send(second, ticket), send(second, ticket)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(refusalOf(await send(first, ticket))).toEqual([422, expect.stringContaining('tried twice')]);
  const other = await askToSignIn();
  expect((await send(device.get(other.options), ticket)).status, 'with the ticket of another browser').toBe(422);
  expect((await send(device.get(other.options), '')).status, 'without a ticket').toBe(422);
  expect((await send(device.get(other.options), other.ticket)).status, 'a foreign try does not use it up').toBe(201);
  const late = await askToSignIn();
  world.clock.pass(5 * MINUTE_MS);
  expect((await send(device.get(late.options), late.ticket)).status).toBe(422);
  await askToSignIn();
  const { rows } = await db.execute(sql`select count(*)::int as count from auth.passkey_challenges`);
  expect(rows, 'those that are over leave').toEqual([{ count: 1 }]);
});

test('[passkey.challenge] the challenge of one account adds no passkey to another, and signs no other account in', async () => {
  const { access_token: mine } = await world.signIn('manager');
  const { access_token: theirs } = await world.signIn('booker');
  const device = softwareAuthenticator(home);
  const options = await begin(mine);
  expect((await on(theirs, 'POST', '', { credential: device.create(options) })).status).toBe(422);
  expect((await on(mine, 'POST', '', { credential: device.create(options) })).status).toBe(201);
  const again = await begin(mine);
  const { ticket } = await askToSignIn();
  expect((await send(device.get(again), ticket)).status).toBe(422);
});

test('[passkey.own] a passkey is renamed and removed by its account alone, and signs in no more then', async () => {
  const { token, device, passkey } = await withPasskey('manager');
  const { access_token: other } = await world.signIn('booker');
  const taken = await on(other, 'POST', '', { credential: device.create(await begin(other)) });
  expect(taken.body.error.code, 'the passkey of another account').toBe('DUPLICATE');
  expect((await on(other, 'PUT', `/${passkey.id}`, { name: 'Mine' })).status).toBe(404);
  expect((await on(other, 'DELETE', `/${passkey.id}`)).status).toBe(404);
  expect((await on(token, 'PUT', `/${passkey.id}`, { name: '  ' })).body.error.field).toBe('name');
  expect((await on(token, 'PUT', `/${passkey.id}`, { name: 'My phone' })).status).toBe(204);
  expect((await on(token, 'GET')).body.passkeys).toMatchObject([{ name: 'My phone' }]);
  expect((await on(token, 'DELETE', `/${passkey.id}`)).status).toBe(204);
  expect(refusalOf(await signIn(device))).toEqual([422, expect.stringContaining('is not known here, or was removed')]);
  const { rows } = await db.execute(sql`
    select subject from mail.outbox where kind = 'account.passkey' order by id desc limit 1`);
  expect(rows).toEqual([{ subject: 'A passkey of your account was removed' }]);
});

test('[passkey.add] an account has ten passkeys at most, also where two are added at once', async () => {
  const { access_token: token } = await world.signIn('manager');
  const all = [];
  for (let at = 0; at < 11; at += 1) all.push(softwareAuthenticator(home).create(await begin(token)));
  const added = await Promise.all(all.map((credential) => on(token, 'POST', '', { credential })));
  expect(added.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
  expect(added.find(({ status }) => status === 409)?.body.error.message).toContain('10 passkeys, which is the most');
  const more = await on(token, 'POST', '/challenge', { current_password: demoPassword });
  expect(more.body.error.code).toBe('TOO_MANY');
});

test('[passkey.refused] a deactivated account gets that message only after its passkey has proved the owner', async () => {
  const { device, accountId } = await withPasskey('manager');
  const setActive = (active: boolean) =>
    db.execute(sql`update auth.accounts set active = ${active} where id = ${accountId}::uuid`);
  await setActive(false);
  expect(refusalOf(await signIn(device))).toEqual([409, expect.stringContaining('This account is deactivated.')]);
  expect((await signIn(device, { isVerified: false })).status).toBe(422);
  await setActive(true);
});

test('[passkey.refused] credentials that are refused are limited by address', async () => {
  const { device } = await withPasskey('manager');
  const stranger = softwareAuthenticator(home);
  const { options, ticket } = await askToSignIn();
  for (let tries = 0; tries < 20; tries += 1) expect((await send(stranger.get(options), ticket)).status).toBe(422);
  expect((await send(device.get(options), ticket)).body.error.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await send(device.get(options), ticket, '198.51.100.9')).status, 'elsewhere').toBe(201);
});

test('[passkey.results] a passkey registers the device for downloads, a day after it was added, for its account alone', async () => {
  const { device } = await withPasskey('manager');
  const prove = async (username: string) => {
    const { access_token: token } = await world.signIn(username);
    const asked = await on(token, 'POST', '/proof/challenge');
    if (asked.status !== 201) return asked;
    const proof = await on(token, 'POST', '/proof', { credential: device.get(asked.body.options) });
    return { ...proof, token };
  };
  expect((await prove('booker')).status, 'an account without one').toBe(404);
  expect(refusalOf(await prove('manager'))).toEqual([422, expect.stringContaining('it opens results from 24/11/2026')]);
  world.clock.pass(24 * 60 * MINUTE_MS);
  const other = await withPasskey('booker');
  expect(refusalOf(await prove('booker'))).toEqual([422, expect.stringContaining('is of another account')]);
  expect(other.passkey.name).toBe('Safari on iPhone');
  const proven = await prove('manager');
  expect(proven.status).toBe(200);
  const { access_token: token } = await world.signIn('manager');
  const headers = { DeviceID: proven.body.device_id };
  const { body } = await call(world.auth, 'GET', '/auth/devices', { token, headers });
  expect(body.devices).toMatchObject([{ is_current: true }]);
});

test('a malformed credential is refused with a message', async () => {
  const { ticket } = await askToSignIn();
  for (const text of ['', 'null', '{}', '{"id":"x","response":{"clientDataJSON":"e30"}}'])
    expect((await send(text, ticket)).body.error.code, text).toBe('PASSKEY_REFUSED');
});

test('the portal on one’s own computer has passkeys as localhost', () => {
  expect(relyingParty('http://127.0.0.1:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  expect(relyingParty('https://portal.example/')).toEqual({ id: 'portal.example', origin: 'https://portal.example' });
});
