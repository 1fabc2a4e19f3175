import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProxy, type TcpProxy } from './proxy.ts';

let proxy: TcpProxy;
let answered: number;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    answered += 1;
    response.end('done');
  });
});

beforeEach(async () => {
  answered = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startProxy();
  const address = server.address();
  if (address && typeof address === 'object') proxy.target(address.port);
});

afterEach(async () => {
  await proxy.stop();
  server.closeAllConnections();
  server.close();
});

const post = () => fetch(proxy.url, { method: 'POST', body: 'work' }).then((response) => response.text());

test('a good line carries, and again after it was bad', async () => {
  expect(await post()).toBe('done');
  proxy.become('refuse');
  await expect(post()).rejects.toThrow();
  expect(answered).toBe(1);
  proxy.become('pass');
  expect(await post()).toBe('done');
});

test('a slow line carries everything, only later, also where the server hangs up at once', async () => {
  proxy.become('slow', 20);
  const hangingUp = fetch(proxy.url, { method: 'POST', body: 'work', headers: { connection: 'close' } });
  expect(await (await hangingUp).text()).toBe('done');
});

test('a swallowing line lets the work be done and tells nobody', async () => {
  proxy.become('swallow');
  await expect(post()).rejects.toThrow();
  expect(answered).toBe(1);
});

test('a mute line lets the work be done, keeps that connection silent for good, and carries on others', async () => {
  proxy.become('mute');
  const never = fetch(proxy.url, { method: 'POST', body: 'work', signal: AbortSignal.timeout(5_000) });
  await expect.poll(() => answered).toBe(1);
  proxy.become('pass');
  expect(await post()).toBe('done');
  expect(await Promise.race([never.then(() => 'heard'), Promise.resolve('silence')])).toBe('silence');
  proxy.drop();
  await expect(never).rejects.toThrow();
});
