import * as openid from 'openid-client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { serve } from '../../services/server/http-server.ts';
import { call } from '../support/services.ts';
import { openStack } from './stack.ts';

const stack = await openStack();
const server = await serve((request) => stack.gateway.fetch(request), { host: '127.0.0.1', port: 0 });
const api = `http://127.0.0.1:${server.port}/api/v1`;
afterAll(async () => {
  await server.close(0);
  await stack.close();
});
beforeEach(() => stack.clock.set('2026-11-23T01:00:00Z'));
const { access_token: session } = await stack.signIn('manager');
const newKey = async (...scopes: string[]): Promise<{ key_id: string; secret: string }> =>
  (
    await call(stack.auth, 'POST', '/auth/api-keys', {
      token: session,
      body: { name: 'PageUp', scopes, valid_days: 30 },
    })
  ).body;
const idOf = (secret: string) => secret.slice(0, 11);

/** A program with a stock library for OAuth. */
function clientOf(secret: string, how: openid.ClientAuth): openid.Configuration {
  const server = { issuer: 'https://portal.example', token_endpoint: `${api}/auth/token` };
  const config = new openid.Configuration(server, idOf(secret), {}, how);
  openid.allowInsecureRequests(config);
  return config;
}
const ask = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api}/auth/token`, { method: 'POST', body: new URLSearchParams(form), headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const granted = (secret: string, more: Record<string, string> = {}) =>
  ask({ grant_type: 'client_credentials', client_id: idOf(secret), client_secret: secret, ...more });
const orders = async (token: string) => {
  const response = await fetch(`${api}/booking/orders`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
};

test.each([
  ['in the form', openid.ClientSecretPost],
  ['as HTTP Basic', openid.ClientSecretBasic],
])('[api.token] a stock library gets a token, with its client %s, and orders by it', async (_how, method) => {
  const { secret } = await newKey('orders:write', 'catalogue:read');
  const config = clientOf(secret, method(secret));
  const token = await openid.clientCredentialsGrant(config, { scope: 'orders:write' });
  expect(token).toMatchObject({ token_type: 'bearer', expires_in: 1_200, scope: 'orders:write' });
  const send = (body: object) =>
    openid.fetchProtectedResource(
      config,
      token.access_token,
      new URL(`${api}/booking/orders`),
      'POST',
      JSON.stringify(body),
      new Headers({ 'content-type': 'application/json' }),
    );
  const order = { source: 'pageup', external_id: `check-${_how}`, candidate_name: 'Ada Wong' };
  const [first, again] = [await send(order), await send(order)];
  expect([first.status, again.status]).toEqual([201, 200]);
  const { order_id } = (await first.json()) as { order_id: string };
  expect(await again.json()).toMatchObject({ order_id, status: 'waiting' });
  const packages = await fetch(`${api}/booking/bookable-packages`, {
    headers: { authorization: `Bearer ${token.access_token}` },
  });
  expect(packages.status, 'a scope that was not asked for').toBe(403);
});

test('[api.token] without a scope the token has those of its key, and the answer is kept by no cache', async () => {
  const { secret } = await newKey('catalogue:read', 'orders:write');
  const { headers, body } = await granted(secret);
  expect([headers.get('cache-control'), body]).toEqual([
    'no-store',
    {
      access_token: expect.stringMatching(/^pft_/),
      token_type: 'Bearer',
      expires_in: 1_200,
      scope: 'catalogue:read orders:write',
    },
  ]);
  expect(body.access_token).not.toContain(secret.slice(3));
});

test('[api.token] a token ends after 20 minutes, and with its key at once', async () => {
  const { key_id: keyId, secret } = await newKey('orders:write');
  const { access_token: token } = (await granted(secret)).body;
  expect((await orders(token)).status).toBe(200);
  stack.clock.pass(1_199_000);
  expect((await orders(token)).status).toBe(200);
  stack.clock.pass(1_000);
  expect((await orders(token)).body).toMatchObject({
    status: 401,
    detail: 'This token has expired. Ask for another one.',
  });
  const next = (await granted(secret)).body.access_token;
  const { access_token: later } = await stack.signIn('manager');
  expect((await call(stack.auth, 'DELETE', `/auth/api-keys/${keyId}`, { token: later })).status).toBe(204);
  expect((await orders(next)).body).toMatchObject({ status: 401, detail: 'This API key was revoked.' });
});

test('[api.token] a refusal has the word of RFC 6749 and says why', async () => {
  const { secret } = await newKey('orders:write');
  const { secret: another } = await newKey('orders:write');
  const known = { grant_type: 'client_credentials', client_id: idOf(secret), client_secret: secret };
  const refusals = [
    [{ ...known, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ client_id: idOf(secret) }, 400, 'invalid_request'],
    [{ ...known, client_secret: another }, 401, 'invalid_client'],
    [{ ...known, client_secret: `${secret}x` }, 401, 'invalid_client'],
    [{ ...known, client_id: '', client_secret: '' }, 401, 'invalid_client'],
    [{ ...known, scope: 'orders:write results:read' }, 400, 'invalid_scope'],
  ] as const;
  for (const [form, status, error] of refusals) {
    const refused = await ask(form);
    expect([refused.status, refused.body]).toEqual([status, { error, error_description: expect.any(String) }]);
  }
  const { access_token } = (await granted(secret)).body;
  expect((await orders(access_token.replace('pft_', 'pft_x'))).status).toBe(401);
  expect((await orders(session)).status, 'a session is no token of the API').toBe(401);
});
