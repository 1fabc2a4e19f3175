import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { remoteFetch, within } from './service-fetch.ts';

afterEach(() => vi.useRealTimers());

const request = () => new Request('http://booking/booking/services');
const codeOf = (failure: unknown) => (failure as { extensions: { code: string } }).extensions.code;

test('[api.timeout] a service that says nothing for 30 seconds is given up, and asked to stop', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const silent = within(30_000, (_request, init) => {
    signal = init?.signal;
    return new Promise<Response>(() => undefined);
  });
  let failure: unknown;
  const requests = silent(request()).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect([failure, signal?.aborted]).toEqual([undefined, false]);
  await vi.advanceTimersByTimeAsync(1);
  await requests;
  expect(codeOf(failure)).toBe('UNREACHABLE');
  expect(signal?.aborted).toBe(true);
});

test('[api.timeout] an answer that has begun may take as long as it wants', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const response = await within(30_000, (_request, init) => {
    signal = init?.signal;
    return new Response('slow');
  })(request());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signal?.aborted).toBe(false);
  expect(await response.text()).toBe('slow');
});

test('a service that cannot be asked is unreachable', async () => {
  const refused = within(30_000, () => Promise.reject(new Error('ECONNREFUSED')));
  expect(codeOf(await refused(request()).catch((error: unknown) => error))).toBe('UNREACHABLE');
});

async function elsewhere(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a service elsewhere is called over the network: method, headers, body and status arrive', async () => {
  await using server = await elsewhere(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    outgoing.writeHead(498, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify([incoming.method, incoming.headers.authorization, body]));
  });
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
  const response = await remoteFetch()(new Request(server.url, { method: 'PUT', headers, body: '{"a":1}' }));
  expect(response.status).toBe(498);
  expect(await response.json()).toEqual(['PUT', 'Bearer t', '{"a":1}']);
});

test('an answer without a body has none', async () => {
  await using server = await elsewhere((_incoming, outgoing) => void outgoing.writeHead(204).end());
  expect((await remoteFetch()(new Request(server.url, { method: 'DELETE' }))).body).toBeNull();
});

test('an event stream arrives as it is written, and ends at the service when its reader stops', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  await using server = await elsewhere((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    outgoing.write('data: one\n\n');
    outgoing.on('close', resolve);
  });
  const reader = (await remoteFetch()(new Request(server.url))).body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: one\n\n');
  await reader?.cancel();
  await left;
});
