import { expect, test } from 'vitest';
import type { GatewayContext } from '../context.ts';
import { type Choice, type Passed, pass } from './pass.ts';

/** A service that answers as it was asked, and a browser that asks with a token. */
function harbour() {
  const kept: unknown[] = [];
  const booking = {
    request: async (method: string, path: string, init: object) => ({
      data: { method, path, ...init },
      response: new Response(),
    }),
  };
  const request = new Request('http://portal/graphql', { headers: { authorization: 'Bearer t1' } });
  const fileAccess = { keep: (token: unknown) => kept.push(token), value: () => null };
  const knownDevice = { keep: (value: unknown) => kept.push(value), value: () => 'a proof' };
  return { kept, clients: { booking, request, fileAccess, knownDevice } as unknown as GatewayContext };
}

const at = (path: string): Passed => ({ service: 'booking', method: 'PUT', path, body: {}, isFlat: true, answer: {} });

test('the value of an argument picks the operation, and goes no further', async () => {
  const { clients } = harbour();
  const launch: Choice = { choice: 'on', cases: { true: at('/launch') }, otherwise: at('/moor') };
  const ask = (args: object) => pass(launch)(null, { ...args, boat: 'b1' }, clients);
  expect(await ask({ on: true })).toMatchObject({ path: '/launch', body: { boat: 'b1' } });
  expect(await ask({ on: false })).toMatchObject({ path: '/moor', body: { boat: 'b1' } });
  expect(await ask({})).toMatchObject({ path: '/moor' });
});

test('an operation before a sign-in gets no token, even where the browser has one', async () => {
  const { clients } = harbour();
  expect(await pass({ ...at('/in'), withoutToken: true })(null, {}, clients)).toMatchObject({
    headers: { authorization: null },
  });
  expect(await pass(at('/in'))(null, {}, clients)).toMatchObject({ headers: {} });
});

test('an answer with an address of a file lets the browser open it', async () => {
  const { clients, kept } = harbour();
  await pass(at('/plain'))(null, {}, clients);
  expect(kept).toEqual([]);
  await pass({ ...at('/file'), opensFile: true })(null, {}, clients);
  expect(kept).toEqual(['t1']);
});

test('a cookie goes to the service as a header, and a field of the answer becomes one', async () => {
  const { clients, kept } = harbour();
  const cookies = { sent: { KnownDevice: 'knownDevice' }, kept: { path: 'knownDevice' } } as const;
  expect(await pass({ ...at('/in'), cookies })(null, {}, clients)).toMatchObject({
    headers: { KnownDevice: 'a proof' },
  });
  expect(kept).toEqual(['/in']);
});
