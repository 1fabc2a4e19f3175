import { expect, test } from 'vitest';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { TypedDocumentString } from '../../generated/graphql.ts';
import { createGatewayClient, portalErrorOf, requestIdOf } from './gateway-client.ts';
import type { RefusedCall, SessionGate } from './session-gate.ts';

const query = new TypedDocumentString<{ me: string }, { id?: string }>('query Me { me }', { hash: 'sha256:abc' });

type Sent = { headers: Headers; body: Record<string, unknown> };

/** A gateway that gives the answers in turn, the last one again and again, and keeps what it was sent. */
function talkTo(
  answers: readonly (object | 'nothing' | 'words')[],
  session: Partial<SessionGate> = {},
  send: 'hash' | 'text' = 'hash',
) {
  const sent: Sent[] = [];
  const refused: RefusedCall[] = [];
  const fetch: typeof globalThis.fetch = async (_url, { headers, body } = {}) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push({ headers: new Headers(headers), body: JSON.parse(String(body)) });
    if (answer === 'nothing') throw new TypeError('fetch failed');
    return answer === 'words' ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : Response.json(answer);
  };
  const gate: SessionGate = {
    token: () => 'secret',
    onRequest: () => {},
    whenReady: async () => {},
    generation: () => 1,
    onUnauthorized: async (call) => {
      refused.push(call);
    },
    ...session,
  };
  return {
    gateway: createGatewayClient({ url: 'http://portal.test/graphql', fetch, session: gate, send }),
    sent,
    refused,
  };
}

const fault = (extensions: object) => ({ errors: [{ message: 'no', extensions }], data: null });
const good = { data: { me: 'Helen' } };
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it had to fail'),
    (thrown: unknown) => {
      if (thrown instanceof PortalFailure) return thrown.error;
      throw thrown;
    },
  );

test('[api.bearer] the token goes with every call but the public ones', async () => {
  const { gateway, sent } = talkTo([good]);
  await gateway.request(query, {});
  await gateway.request(query, {}, { kind: 'public' });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', null]);
});

test('production sends a document’s hash and never its text, development its text', async () => {
  const production = talkTo([good]);
  await production.gateway.request(query, { id: '1' });
  expect(production.sent[0]?.body).toEqual({
    extensions: { persistedQuery: { version: 1, sha256Hash: 'sha256:abc' } },
    variables: { id: '1' },
  });
  const development = talkTo([good], {}, 'text');
  await development.gateway.request(query, {});
  expect(development.sent[0]?.body).toEqual({ query: 'query Me { me }', variables: {} });
});

test('a call of a person counts as the last request, a background one does not', async () => {
  let counted = 0;
  const { gateway } = talkTo([good], { onRequest: () => (counted += 1) });
  await gateway.request(query, {});
  await gateway.request(query, {}, { kind: 'lookup' });
  await gateway.request(query, {}, { kind: 'background' });
  await gateway.request(query, {}, { kind: 'public' });
  expect(counted).toBe(2);
});

test('a call refused for its session waits for the refresh and is sent once more, with the new token', async () => {
  const tokens = ['old', 'new'];
  const { gateway, sent, refused } = talkTo([fault({ code: 'SESSION_EXPIRED' }), good], {
    token: () => tokens[sent.length] ?? null,
  });
  expect(await gateway.request(query, {})).toEqual({ me: 'Helen' });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  expect(refused).toEqual([
    { code: 'SESSION_EXPIRED', kind: 'person', generation: 1, wasReplayed: false, isSave: false },
  ]);
});

test('a call refused again after its replay says so, and is not sent a third time by itself', async () => {
  const seen: boolean[] = [];
  const never = new Promise<void>(() => {});
  const { gateway, sent } = talkTo([fault({ code: 'UNAUTHENTICATED' })], {
    onUnauthorized: ({ wasReplayed }) => {
      seen.push(wasReplayed);
      return wasReplayed ? never : Promise.resolve();
    },
  });
  const told = await Promise.race([
    gateway.request(query, {}),
    new Promise((done) => setImmediate(() => setImmediate(done))),
  ]);
  expect([told, seen, sent.length]).toEqual([undefined, [false, true], 2]);
});

test('a call waits while a refresh is under way', async () => {
  let settle = () => {};
  const settled = new Promise<void>((done) => {
    settle = done;
  });
  const { gateway, sent } = talkTo([good], { whenReady: () => settled });
  const call = gateway.request(query, {});
  await Promise.resolve();
  expect(sent).toHaveLength(0);
  settle();
  expect(await call).toEqual({ me: 'Helen' });
});

test('[api.errors] no answer, or one that is no JSON of ours, is unreachable; the request is named', async () => {
  const silent = await failureOf(talkTo(['nothing']).gateway.request(query, {}));
  expect(silent).toEqual({ code: 'UNREACHABLE' });
  expect(requestIdOf(silent)).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}$/);
  expect(await failureOf(talkTo(['words']).gateway.request(query, {}))).toEqual({ code: 'UNREACHABLE' });
});

test('a part that is missing does not hide the rest', async () => {
  const { gateway } = talkTo([
    { data: { me: 'Helen', site: null }, errors: [{ extensions: { code: 'UNREACHABLE' } }] },
  ]);
  expect(await gateway.request(query, {})).toMatchObject({ me: 'Helen' });
});

test('a call that is given up is no failure of the portal', async () => {
  const { gateway } = talkTo(['nothing']);
  const provided = AbortSignal.abort(new Error('given up'));
  await expect(gateway.request(query, {}, { signal: provided })).rejects.toThrow('given up');
});

test.each([
  [
    { code: 'NOT_FOUND', reason: 'Position not found.' },
    { code: 'NOT_FOUND', reason: 'Position not found.' },
  ],
  [{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }],
  [
    { code: 'HOLD_EXPIRED', reason: 'It ran out.' },
    { code: 'HOLD_EXPIRED', reason: 'It ran out.' },
  ],
  [
    { code: 'SLOT_TAKEN', reason: 'Taken.' },
    { code: 'SLOT_TAKEN', reason: 'Taken.' },
  ],
  [
    { code: 'BAD_REQUEST', reason: 'No.', fields: { 'candidates.2.email': 'Wrong.', at: 3 } },
    { code: 'BAD_REQUEST', reason: 'No.', fields: { 'candidates.2.email': 'Wrong.' } },
  ],
  [
    { code: 'REJECTED', status: 409, reason: 'Too late.' },
    { code: 'REJECTED', status: 409, reason: 'Too late.' },
  ],
  [
    { code: 'SOMETHING_NEW', reason: 'New.' },
    { code: 'REJECTED', status: 500, reason: 'New.' },
  ],
  [{ code: 'OTP_REQUIRED' }, { code: 'OTP_REQUIRED' }],
])('[api.errors] the gateway’s %o becomes a portal error', (extensions, error) => {
  expect(portalErrorOf({ message: 'no', extensions })).toMatchObject(error);
});
