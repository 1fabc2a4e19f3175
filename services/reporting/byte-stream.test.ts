import { expect, test } from 'vitest';
import { byteStream } from './byte-stream.ts';

const lengths = [1, 1_000, 400_000, 70_000, 3];
const whole = Buffer.concat(lengths.map((length, index) => Buffer.alloc(length, index + 1)));

/** Chunks in one memory, each written over by the next. */
async function* inTurn(): AsyncGenerator<Uint8Array> {
  const memory = Buffer.alloc(400_000);
  for (const [index, length] of lengths.entries()) yield memory.fill(index + 1).subarray(0, length);
  memory.fill(0);
}

test('[list.export] chunks are read into the reader’s memory, the same each time, however long they are', async () => {
  const reader = byteStream(inTurn()).getReader({ mode: 'byob' });
  const all: Buffer[] = [];
  let memory = new ArrayBuffer(64 * 1024);
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(memory));
    if (done) break;
    expect(value.buffer.byteLength).toBe(64 * 1024);
    all.push(Buffer.from(value));
    memory = value.buffer;
  }
  expect(Buffer.concat(all).equals(whole)).toBe(true);
});

test('[list.export] who brings no memory keeps what was read', async () => {
  const saved = await new Response(byteStream(inTurn())).bytes();
  expect(Buffer.from(saved).equals(whole)).toBe(true);
});

test('[list.export] who stops reading ends the chunks; a failure reaches who reads', async () => {
  let hasEnded = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.from('more');
    } finally {
      hasEnded = true;
    }
  }
  const reader = byteStream(endless()).getReader();
  await reader.read();
  await reader.cancel();
  expect(hasEnded).toBe(true);
  // biome-ignore lint/correctness/useYield: it fails before its first chunk.
  async function* failing(): AsyncGenerator<Uint8Array> {
    throw new Error('The database is gone.');
  }
  await expect(byteStream(failing()).getReader({ mode: 'byob' }).read(new Uint8Array(9))).rejects.toThrow('gone');
});
