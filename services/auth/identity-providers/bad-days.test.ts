import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companySignIn } from '../../../tests/support/company-sign-in.ts';
import { CLIENT } from '../../../tests/support/servers/identity-provider.ts';
import { call } from '../../../tests/support/services.ts';
import { demoPassword } from '../../seed/demo-logins.ts';

const world = await companySignIn();
const { db, auth, provider, start, begun, answer, finish, signIn } = world;
afterAll(() => world.close());
beforeAll(() => world.turnOn());
beforeEach(() => {
  provider.goDown(false);
  provider.alter({});
  provider.people.set('sub-1', { email: 'priya.raman@redgum.example', email_verified: true });
  provider.signedInAs('sub-1');
});

const refusalOf = async (finished: ReturnType<typeof finish>) => {
  const { status, body } = await finished;
  expect([status, body.error?.code]).toEqual([403, 'SIGN_IN_REFUSED']);
  return body.error.message as string;
};
const NOT_BEGUN = 'This sign-in was not begun in this browser, or it took too long. Please try again.';

test('[sso.down] a provider that is down is said so at the page, and the password counts', async () => {
  provider.goDown(true);
  const { browser, location } = await start();
  expect(location).toBeNull();
  const words = await refusalOf(finish(browser));
  expect(words).toContain('Redgum Mining’s sign-in does not work: it cannot be reached');
  expect(words).toContain('Log in with your password, or try again later.');
  const body = { username: 'manager', password: demoPassword };
  expect((await call(auth, 'POST', '/auth/login', { body })).status).toBe(201);
});

test('[sso.down] a provider that fails before the request for tokens, and a domain without one, each have their message', async () => {
  const { browser, query } = await begun();
  provider.goDown(true);
  await answer(browser, query);
  expect(await refusalOf(finish(browser))).toContain('it cannot be reached');
  const unknown = await start('elsewhere.example');
  expect(await refusalOf(finish(unknown.browser))).toContain('is not turned on');
});

test('[sso.once] a sign-in is finished once, and its state counts in the browser that it was made for', async () => {
  const { browser, query } = await begun();
  const other = await begun();
  await answer(other.browser, query);
  expect(await refusalOf(finish(other.browser))).toBe(NOT_BEGUN);
  await answer('nobody’s', query);
  expect(await refusalOf(finish('unknown'))).toBe(NOT_BEGUN);
  await answer(browser, query);
  await answer(other.browser, other.query);
  const finished = await Promise.all([finish(browser), finish(browser)]);
  expect(finished.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  expect((await finish(other.browser)).status).toBe(201);
});

test('[sso.once] a callback that is opened twice changes nothing, and neither does one that comes too late', async () => {
  const { browser, query } = await begun();
  await Promise.all([answer(browser, query), answer(browser, query)]);
  expect((await finish(browser)).status).toBe(201);
  await answer(browser, query);
  expect(await refusalOf(finish(browser))).toBe(NOT_BEGUN);
  const late = await begun();
  world.world.clock.pass(10 * 60_000);
  await answer(late.browser, late.query);
  expect(await refusalOf(finish(late.browser))).toBe(NOT_BEGUN);
  world.world.clock.pass(-10 * 60_000);
});

test('[sso.once] a code that was used already opens nothing in another sign-in', async () => {
  const used = await begun();
  await answer(used.browser, used.query);
  const fresh = await begun();
  const query = new URLSearchParams(fresh.query);
  query.set('code', new URLSearchParams(used.query).get('code') ?? '');
  await answer(fresh.browser, query.toString());
  expect(await refusalOf(finish(fresh.browser))).toContain('it answered ‘grant request is invalid’');
});

test('[sso.proof] an ID token for another portal, of another issuer, or for another sign-in is refused', async () => {
  for (const wrong of [{ aud: 'another' }, { iss: 'https://evil.example' }, { nonce: 'another' }]) {
    provider.alter({ claims: (claims) => ({ ...claims, ...wrong }) });
    expect(await refusalOf(signIn()), JSON.stringify(wrong)).toContain('does not work: its ID token is for another');
  }
});

test('[sso.proof] an answer that names another issuer is refused before its code is used', async () => {
  const { browser, query } = await begun();
  const mixed = new URLSearchParams(query);
  mixed.set('iss', 'https://evil.example');
  await answer(browser, mixed.toString());
  expect(await refusalOf(finish(browser))).toContain('does not work');
  const without = await begun();
  const stripped = new URLSearchParams(without.query);
  stripped.delete('iss');
  await answer(without.browser, stripped.toString());
  expect(await refusalOf(finish(without.browser))).toContain('does not work');
});

test('[sso.proof] a key that was rolled meanwhile counts, one that is not listed does not', async () => {
  expect((await signIn()).status).toBe(201);
  await provider.rollKey();
  expect((await signIn()).status).toBe(201);
  provider.alter({ isForged: true });
  expect(await refusalOf(signIn())).toContain('is signed by a key that it does not list');
});

test('[sso.proof] clocks that differ are said so', async () => {
  world.world.clock.pass(2 * 60 * 60_000);
  const words = await refusalOf(signIn());
  world.world.clock.pass(-2 * 60 * 60_000);
  expect(words).toContain('its clock and the portal’s differ');
});

test('[sso.down] a person who says no at the provider reads that, and refusals are in the audit', async () => {
  provider.signedInAs('');
  expect(await refusalOf(signIn())).toContain('access_denied');
  const { rows } = await db.execute<{ after: object }>(sql`
    select after from audit.entries where action = 'sign-in.refused' order by id desc limit 1`);
  expect(rows[0]?.after).toMatchObject({ because: expect.stringContaining('access_denied') });
});

test('[sso.sign-in] the request to the provider has PKCE, state and nonce, and only the scopes of identity', async () => {
  const { location } = await start();
  const { searchParams } = new URL(location);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: CLIENT.id,
    redirect_uri: 'https://portal.example/sign-in/oidc/callback',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(decodeJwt((await signIn()).body.access_token)['iss']).toBe('preflight');
});
