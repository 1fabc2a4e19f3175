import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProxy, type TcpProxy } from './proxy.ts';

let proxy: TcpProxy;
let answerCount: number;
let isSilent = false;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    answerCount += 1;
    if (!isSilent) response.end('done');
  });
});

beforeEach(async () => {
  answerCount = 0;
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

test('a line carries, is cut in the middle, and carries again', async () => {
  expect(await post()).toBe('done');
  isSilent = true;
  const unanswered = post();
  await expect.poll(() => answerCount).toBe(2);
  proxy.drop();
  await expect(unanswered).rejects.toThrow();
  isSilent = false;
  expect(await post()).toBe('done');
});

test('a line that is cut off carries nothing and says nothing; mended, it carries again', async () => {
  expect(await post()).toBe('done');
  isSilent = true;
  const unanswered = post().catch(() => 'reset');
  await expect.poll(() => answerCount).toBe(2);
  isSilent = false;
  proxy.cutOff();
  const unheard = post().catch(() => 'reset');
  const first = await Promise.race([
    unanswered,
    unheard,
    new Promise((resolve) => setTimeout(resolve, 300, 'silence')),
  ]);
  expect(first).toBe('silence');
  expect(answerCount, 'the server heard nothing either').toBe(2);
  proxy.mend();
  expect(await Promise.all([unanswered, unheard])).toEqual(['reset', 'reset']);
  expect(await post()).toBe('done');
});
