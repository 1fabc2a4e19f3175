import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byteStream } from '../reporting/byte-stream.ts';
import { type RunningServer, serve } from './http-server.ts';

let server: RunningServer;
let left = Promise.withResolvers<void>();

/** Chunks in one memory, each written over by the next. */
async function* inTurn(chunks: number): AsyncGenerator<Uint8Array> {
  const memory = Buffer.alloc(100_000);
  try {
    for (let chunk = 0; chunk < chunks; chunk++) yield memory.fill(chunk);
  } finally {
    left.resolve();
  }
}

async function* failing(): AsyncGenerator<Uint8Array> {
  yield* inTurn(1);
  throw new Error('The database is gone.');
}

beforeAll(async () => {
  const files: Readonly<Record<string, () => ReadableStream>> = {
    '/whole': () => byteStream(inTurn(500)),
    '/endless': () => byteStream(inTurn(Number.POSITIVE_INFINITY)),
    '/failing': () => byteStream(failing()),
    '/stored': () =>
      Readable.toWeb(Readable.from([Buffer.from('as it '), Buffer.from('was stored')])) as ReadableStream,
  };
  const answering = (request: Request) =>
    new Response(files[new URL(request.url).pathname]?.(), { headers: { 'content-disposition': 'attachment' } });
  server = await serve(answering, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close(0));

const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

test('[list.export] a file arrives as it was written, though each part of it stood in the same memory', async () => {
  const answer = await ask('/whole');
  expect(answer.headers.get('content-disposition')).toBe('attachment');
  const bytes = await answer.bytes();
  expect(bytes.length).toBe(50_000_000);
  expect(bytes.findIndex((byte, at) => byte !== Math.floor(at / 100_000) % 256)).toBe(-1);
});

test('[list.export] who leaves in the middle of a file stops its writing', async () => {
  left = Promise.withResolvers();
  const reader = (await ask('/endless')).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await left.promise;
});

test('[list.export] a file that fails in the middle is none', async () => {
  await expect(ask('/failing').then((answer) => answer.text())).rejects.toThrow('terminated');
});

test('a file that comes in memory of its own is sent as it comes', async () => {
  expect(await (await ask('/stored')).text()).toBe('as it was stored');
});
