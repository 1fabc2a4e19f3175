import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { TextResponse } from '../shared/http/text-response.ts';
import { serve } from './http-server.ts';

let left = Promise.withResolvers<void>();

async function* inTurn(chunks: number): AsyncGenerator<Uint8Array> {
  try {
    for (let chunk = 0; chunk < chunks; chunk++) yield Buffer.alloc(100_000, chunk);
  } finally {
    left.resolve();
  }
}

async function* failing(): AsyncGenerator<Uint8Array> {
  yield* inTurn(1);
  throw new Error('The database is gone.');
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream;

const files: Readonly<Record<string, () => ReadableStream>> = {
  '/whole': () => streamOf(inTurn(500)),
  '/endless': () => streamOf(inTurn(Number.POSITIVE_INFINITY)),
  '/failing': () => streamOf(failing()),
};
const texts: Readonly<Record<string, () => TextResponse>> = {
  '/text': () => {
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    for (const cookie of ['a=1; HttpOnly', 'b=2; HttpOnly']) headers.append('set-cookie', cookie);
    return new TextResponse('"Liam O’Connor"', { status: 201, headers });
  },
};
const answering = (request: Request) =>
  texts[new URL(request.url).pathname]?.() ??
  new Response(files[new URL(request.url).pathname]?.(), { headers: { 'content-disposition': 'attachment' } });
const server = await serve(answering, { host: '127.0.0.1', port: 0 });
afterAll(() => server.close(0));

const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

test('[list.export] a file arrives as it was written', async () => {
  const answer = await ask('/whole');
  expect(answer.headers.get('content-disposition')).toBe('attachment');
  const bytes = await answer.bytes();
  expect(bytes.length).toBe(50_000_000);
  expect(bytes.findIndex((byte, at) => byte !== Math.floor(at / 100_000) % 256)).toBe(-1);
});

test('[list.export] a caller who leaves in the middle of a file stops its writing', async () => {
  left = Promise.withResolvers();
  const reader = (await ask('/endless')).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await left.promise;
});

test('[list.export] a file that fails in the middle is none', async () => {
  await expect(ask('/failing').then((answer) => answer.text())).rejects.toThrow('terminated');
});

test('an answer that is text arrives with its status, its length in bytes, and each of its headers', async () => {
  const answer = await ask('/text');
  expect([answer.status, await answer.text()]).toEqual([201, '"Liam O’Connor"']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-length': '17',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
});
