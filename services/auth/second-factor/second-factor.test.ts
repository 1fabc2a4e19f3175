import { sql } from 'drizzle-orm';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { generateSigningKey, tokenKeys } from '../../access/tokens.ts';
import { demoPassword } from '../../seed/demo-logins.ts';
import { consumeCode } from './second-factor.ts';

const STEP_MS = 30_000;
const PATH = '/auth/account/second-factor';
const world = await openWorld();
const { db } = world.database;
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['second_factors', 'attempts', 'sign_in_devices'])
    await db.execute(sql.raw(`delete from auth.${table}`));
  await db.execute(sql`delete from mail.outbox`);
  world.clock.pass(STEP_MS);
});

const logIn = (
  username: string,
  { code, password = demoPassword, address = '203.0.113.1' }: Record<string, string> = {},
) =>
  call(world.auth, 'POST', '/auth/login', {
    body: { username, password, ...(code === undefined ? {} : { code }) },
    headers: { 'x-forwarded-for': address },
  });
const on = (token: string, method: string, path: string, body?: unknown) =>
  call(world.auth, method, path, { token, ...(body === undefined ? {} : { body }) });
const appCode = (secret: string, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() + ms });
const errorOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body?.error.code];
const audited = async () =>
  (
    await db.execute<{ action: string }>(sql`
    select action from audit.entries where action like 'account.second-factor%' order by id desc limit 1`)
  ).rows[0]?.action;

/** Turns the second factor of an account on, and lets its first code pass. */
async function enrol(username: string) {
  const { access_token: token, account_id: accountId, org } = await world.signIn(username);
  const begun = await on(token, 'POST', PATH, { current_password: demoPassword });
  expect(begun.status).toBe(201);
  const { secret, link } = begun.body;
  const confirmed = await on(token, 'POST', `${PATH}/confirmation`, { code: appCode(secret) });
  expect(confirmed.status).toBe(200);
  world.clock.pass(STEP_MS);
  return { token, accountId, org, secret, link, codes: confirmed.body.recovery_codes as string[] };
}

test('[access.second-factor] an account that turned it on signs in with password and code, and with no less', async () => {
  const { secret, token } = await enrol('admin');
  expect(errorOf(await logIn('admin'))).toEqual([428, 'SECOND_FACTOR_REQUIRED']);
  expect(errorOf(await logIn('admin', { code: '  ' }))).toEqual([428, 'SECOND_FACTOR_REQUIRED']);
  expect(errorOf(await logIn('admin', { password: 'guess', code: appCode(secret) }))).toEqual([
    401,
    'WRONG_CREDENTIALS',
  ]);
  const wrong = await logIn('admin', { code: appCode(secret, 10 * STEP_MS) });
  expect(wrong.body.error).toMatchObject({ code: 'CODE_WRONG', field: 'code' });
  const code = appCode(secret);
  const right = await logIn('admin', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(right.status).toBe(201);
  expect((await on(token, 'GET', PATH)).body).toEqual({ enabled: true, recovery_codes_left: 10 });
  expect((await logIn('manager')).status, 'an account without one is asked for nothing').toBe(201);
  expect((await logIn('manager', { code: '000000' })).status, 'and a code is of no matter there').toBe(201);
});

test('[access.second-factor] a code is good once, also for two sign-ins at the same moment', async () => {
  const { secret } = await enrol('admin');
  const code = appCode(secret);
  const answers = await Promise.all([logIn('admin', { code }), logIn('admin', { code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(errorOf(await logIn('admin', { code: appCode(secret, -STEP_MS) })), 'an older one').toEqual([
    422,
    'CODE_WRONG',
  ]);
  world.clock.pass(STEP_MS);
  expect((await logIn('admin', { code: appCode(secret) })).status).toBe(201);
  expect((await logIn('admin', { code: appCode(secret, STEP_MS) })).status, 'of a phone whose clock is ahead').toBe(
    201,
  );
});

test('wrong codes are limited, from one place and from anywhere; the password does not reset the limit', async () => {
  const { secret, codes } = await enrol('admin');
  const guess = (address: string) => logIn('admin', { code: appCode(secret, 10 * STEP_MS), address });
  for (let guesses = 0; guesses < 5; guesses += 1) expect((await guess('203.0.113.1')).status).toBe(422);
  expect((await logIn('admin')).status, 'the password alone').toBe(428);
  const late = await logIn('admin', { code: appCode(secret) });
  expect(errorOf(late)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  for (let place = 2; place < 17; place += 1) await guess(`203.0.113.${place}`);
  expect((await logIn('admin', { code: codes[0] ?? '', address: '203.0.113.99' })).status).toBe(429);
  world.clock.pass(15 * 60_000 + 1);
  expect((await logIn('admin', { code: appCode(secret) })).status).toBe(201);
});

test('a recovery code signs in once, and neither codes nor secret can be read from the database', async () => {
  const { secret, codes, token } = await enrol('admin');
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const typed = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
  const answers = await Promise.all([logIn('admin', { code: typed }), logIn('admin', { code: typed })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await audited()).toBe('account.second-factor-recovered');
  expect((await on(token, 'GET', PATH)).body).toEqual({ enabled: true, recovery_codes_left: 9 });
  const { rows } = await db.execute(sql`select row_to_json(f)::text as stored from auth.second_factors f`);
  for (const plain of [secret, ...codes, ...codes.map((each) => each.replaceAll('-', ''))])
    expect(String(rows[0]?.['stored'])).not.toContain(plain);
});

test('[access.recovery-codes] new recovery codes ask for the password, and end the old ones', async () => {
  const { codes, token } = await enrol('admin');
  const renew = (password: string) => on(token, 'POST', `${PATH}/recovery-codes`, { current_password: password });
  expect((await logIn('admin', { code: codes[0] ?? '' })).status).toBe(201);
  expect((await renew('guess')).body.error).toMatchObject({ code: 'WRONG_PASSWORD', field: 'current_password' });
  const renewed = await renew(demoPassword);
  expect([renewed.status, new Set(renewed.body.recovery_codes).size]).toEqual([200, 10]);
  expect(await audited()).toBe('account.second-factor-codes-renewed');
  expect((await on(token, 'GET', PATH)).body).toEqual({ enabled: true, recovery_codes_left: 10 });
  expect(errorOf(await logIn('admin', { code: codes[1] ?? '' })), 'an old one').toEqual([422, 'CODE_WRONG']);
  expect((await logIn('admin', { code: renewed.body.recovery_codes[0] })).status).toBe(201);
  const { access_token: without } = await world.signIn('manager');
  const none = await on(without, 'POST', `${PATH}/recovery-codes`, { current_password: demoPassword });
  expect(errorOf(none)).toEqual([409, 'CONFLICT']);
});

test('a secret opens with an accepted older key, is sealed again with the current one, and opens for no other account', async () => {
  const { secret, accountId, org } = await enrol('admin');
  const account = { accountId, orgId: org, name: 'Helen Marsh', username: 'admin', email: 'helen@banksia.example' };
  const [next, foreign] = [generateSigningKey(), generateSigningKey()];
  const withKeys = (keys: ReturnType<typeof tokenKeys>) =>
    consumeCode({ ...world.deps, keys }, account, appCode(secret));
  await expect(withKeys(tokenKeys(foreign))).rejects.toMatchObject({ code: 'CODE_WRONG' });
  const sealer = tokenKeys(next).sealer('second factors');
  const sealed = sealer.seal(secret, accountId);
  expect(sealer.open(sealed, org)).toBeNull();
  expect(sealer.open(`${sealed.slice(0, -2)}AA`, accountId)).toBeNull();
  expect(sealer.open('', accountId)).toBeNull();
  await db.execute(sql`update auth.second_factors set sealed_secret = ${sealed}`);
  await withKeys(tokenKeys(foreign, [next]));
  world.clock.pass(STEP_MS);
  await withKeys(tokenKeys(foreign));
});

test('enabling it needs the password and a right code; an unconfirmed secret requires no code at sign-in', async () => {
  const { access_token: token } = await world.signIn('booker');
  const refused = await on(token, 'POST', PATH, { current_password: 'guess' });
  expect(refused.body.error).toMatchObject({ code: 'WRONG_PASSWORD', field: 'current_password' });
  expect(errorOf(await on(token, 'POST', `${PATH}/confirmation`, { code: '123456' }))).toEqual([409, 'CONFLICT']);
  const first = (await on(token, 'POST', PATH, { current_password: demoPassword })).body.secret;
  const { secret, link } = (await on(token, 'POST', PATH, { current_password: demoPassword })).body;
  expect(URI.parse(link)).toMatchObject({ issuer: 'Banksia Health', label: 'booker', digits: 6, period: 30 });
  expect((await logIn('booker')).status).toBe(201);
  const old = await on(token, 'POST', `${PATH}/confirmation`, { code: appCode(first) });
  expect(errorOf(old), 'of the secret before').toEqual([422, 'CODE_WRONG']);
  expect((await on(token, 'POST', `${PATH}/confirmation`, { code: appCode(secret) })).status).toBe(200);
  expect(await audited()).toBe('account.second-factor-on');
  expect(errorOf(await on(token, 'POST', PATH, { current_password: demoPassword }))).toEqual([409, 'CONFLICT']);
});

test('removing it asks for the password, and the holder gets a mail', async () => {
  const { token } = await enrol('admin');
  expect((await on(token, 'POST', `${PATH}/removal`, { current_password: 'guess' })).status).toBe(400);
  expect((await logIn('admin')).status).toBe(428);
  expect((await on(token, 'POST', `${PATH}/removal`, { current_password: demoPassword })).status).toBe(204);
  expect((await logIn('admin')).status).toBe(201);
  expect(await audited()).toBe('account.second-factor-off');
  const { rows } = await db.execute(sql`
    select content->>'text' as text from mail.outbox where kind = 'account.second-factor' order by id`);
  expect(rows.map(({ text }) => /was (.*) on \d/.exec(String(text))?.[1])).toEqual(['turned on', 'turned off']);
});

test('[access.second-factor] only another administrator resets it, and a reset of one’s own needs the password', async () => {
  const { token, accountId, org } = await enrol('admin');
  const path = `/auth/organisations/${org}/accounts/${accountId}/second-factor`;
  expect(errorOf(await on(token, 'DELETE', path))).toEqual([409, 'OWN_ACCOUNT']);
  const manager = await world.signIn('manager');
  expect((await on(manager.access_token, 'DELETE', path)).status).toBe(404);
  const other = await world.signIn('tom.ashby');
  const list = `/auth/organisations/${org}/accounts?search=admin`;
  const listed = async () => (await on(other.access_token, 'GET', list)).body.accounts[0].second_factor;
  expect(await listed()).toBe(true);
  expect((await on(other.access_token, 'DELETE', path)).status).toBe(204);
  expect(await listed()).toBe(false);
  expect(await audited()).toBe('account.second-factor-reset');
  expect((await on(other.access_token, 'DELETE', path)).status, 'it is off already').toBe(204);
  expect((await logIn('admin')).status).toBe(201);
});
