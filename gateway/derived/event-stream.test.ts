import { expect, test } from 'vitest';
import { eventData } from './event-stream.ts';

function streamOf(...chunks: string[]) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const events: string[] = [];
  for await (const event of eventData(stream)) events.push(event);
  return events;
}

const all = (...chunks: string[]) => read(streamOf(...chunks));

test('events come one by one, however the network cut them', async () => {
  expect(await all('data: o', 'ne\n', '\ndata: two\n\ndata: th', 'ree\n\n')).toEqual(['one', 'two', 'three']);
});

test('heartbeats, names and ids are no data; lines of one event belong together', async () => {
  expect(await all(': beat\n\n', 'event: change\nid: 7\ndata: one\ndata: more\n\n')).toEqual(['one\nmore']);
});

test('line ends of Windows and letters of several bytes survive', async () => {
  expect(await all('data: Kalgoorlie – Boulder\r\n\r\n')).toEqual(['Kalgoorlie – Boulder']);
});

test('a stream that breaks off ends, and half an event is none', async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.error(new Error('socket hang up'));
    },
  });
  expect(await read(broken)).toEqual([]);
  expect(await all('data: one\n\ndata: ha')).toEqual(['one']);
});

test('a subscriber who leaves ends the stream, even while it waits', async () => {
  const { promise: cancelled, resolve } = Promise.withResolvers<void>();
  const silent = new ReadableStream<Uint8Array<ArrayBuffer>>({ cancel: () => resolve() });
  const events = eventData(silent);
  const waiting = events.next();
  await events.return?.();
  await cancelled;
  expect(await waiting).toEqual({ done: true, value: undefined });
});
