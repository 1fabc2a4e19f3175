import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companySignIn } from '../../../tests/support/company-sign-in.ts';
import { CLIENT } from '../../../tests/support/servers/identity-provider.ts';
import { call } from '../../../tests/support/services.ts';

const world = await companySignIn();
const { db, auth, provider, signIn } = world;
afterAll(() => world.close());
beforeAll(() => world.turnOn());
beforeEach(() => {
  provider.goDown(false);
  provider.people.set('sub-1', { email: 'priya.raman@redgum.example', email_verified: true });
  provider.people.set('sub-2', { email: 'daniel.kerr@redgum.example', email_verified: true });
  provider.signedInAs('sub-1');
});

const isOpen = async ({ body }: { body: { access_token: string } }) =>
  (await call(auth, 'GET', '/auth/sessions', { token: body.access_token })).status === 200;
const sidOf = async ({ body }: { body: { access_token: string } }) => {
  const { sid } = JSON.parse(atob(body.access_token.split('.')[1] ?? ''));
  const { rows } = await db.execute<{ sid: string }>(
    sql`select provider_sid as sid from auth.provider_sessions where session_id = ${sid}::uuid`,
  );
  return rows[0]?.sid;
};
const loggedOut = (token: string) =>
  call(auth, 'POST', '/auth/provider-sign-ins/logged-out', { body: { logout_token: token } });
const refusal = async (token: string) => {
  const { status, body } = await loggedOut(token);
  expect([status, body.error.code]).toEqual([422, 'INVALID']);
  return body.error.message;
};

test('[sso.log-out] a log-out here answers the provider’s page that ends its session, and says who it is for', async () => {
  const { body } = await signIn();
  const { provider_log_out: address } = (await call(auth, 'POST', '/auth/logout', { token: body.access_token })).body;
  const { origin, pathname, searchParams } = new URL(address);
  expect([origin, pathname]).toEqual([provider.issuer, '/session/end']);
  expect(searchParams.get('post_logout_redirect_uri')).toBe('https://portal.example/login');
  const idToken = searchParams.get('id_token_hint');
  expect(idToken, 'the hint who logs out').toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
  const { sub, aud } = JSON.parse(atob(idToken?.split('.')[1] ?? ''));
  expect([sub, aud]).toEqual(['sub-1', CLIENT.id]);
});

test('[sso.log-out] a log-out of a password’s session, or while the provider is down, stays in the portal', async () => {
  const { access_token: token } = await world.world.signIn('manager');
  expect((await call(auth, 'POST', '/auth/logout', { token })).body).toEqual({ provider_log_out: null });
  const { body } = await signIn();
  provider.goDown(true);
  const out = await call(auth, 'POST', '/auth/logout', { token: body.access_token });
  expect(out.body).toEqual({ provider_log_out: null });
  expect(await isOpen({ body })).toBe(false);
});

test('[sso.back-channel] the provider ends the session that it names, or all of a person, and none of others', async () => {
  const [one, two] = [await signIn(), await signIn()];
  provider.signedInAs('sub-2');
  const other = await signIn();
  const { access_token: password } = await world.world.signIn('manager');
  const open = () => Promise.all([one, two, other, { body: { access_token: password } }].map(isOpen));
  expect((await loggedOut(await provider.logoutToken({ sid: await sidOf(one) }))).status).toBe(204);
  expect(await open()).toEqual([false, true, true, true]);
  expect((await loggedOut(await provider.logoutToken({ sub: 'sub-1' }))).status).toBe(204);
  expect(await open()).toEqual([false, false, true, true]);
  const { rows } = await db.execute(sql`
    select from audit.entries where action = 'session.ended' and after->>'because' = 'provider-logged-out'`);
  expect(rows).toHaveLength(2);
});

test('[sso.back-channel] a token that proves nothing ends nothing, and each counts once', async () => {
  const session = await signIn();
  const now = Math.floor(Date.now() / 1_000);
  const token = (claims: object, options?: { isForged: boolean }) =>
    provider.logoutToken({ sub: 'sub-1', ...claims }, options);
  const cases: [string, string, string][] = [
    ['a foreign key', await token({}, { isForged: true }), 'no applicable key'],
    ['another audience', await token({ aud: 'another' }), 'no company here has this issuer and audience'],
    ['another issuer', await token({ iss: 'https://evil.example' }), 'no company here has this issuer and audience'],
    ['no event', await token({ events: {} }), 'it names no log-out'],
    ['an ID token', await token({ nonce: 'n' }), 'it is an ID token'],
    ['nobody', await token({ sub: undefined }), 'it names neither a person nor a session'],
    ['too old', await token({ iat: now - 400 }), 'too far in the past'],
    ['expired', await token({ exp: now - 60 }), 'timestamp check failed'],
    ['without an id', await token({ jti: undefined }), 'missing required "jti" claim'],
    ['not a token', 'x', 'it is no JWT'],
  ];
  for (const [what, sent, words] of cases) expect(await refusal(sent), what).toContain(words);
  expect(await isOpen(session)).toBe(true);
  const good = await token({});
  expect((await loggedOut(good)).status).toBe(204);
  expect(await isOpen(session)).toBe(false);
  expect(await refusal(good)).toContain('it was used already');
});
