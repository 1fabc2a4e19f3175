import { expect, test } from 'vitest';
import { messagesOf } from './stream-messages.ts';

const stream = (...parts: string[]) => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
};

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const messages: string[] = [];
  for await (const message of messagesOf(body)) messages.push(message);
  return messages;
}

test('each event’s data arrives, wherever the network cut it', async () => {
  const whole = 'event: next\ndata: {"a":1}\n\nevent: next\ndata: {"a":"é"}\n\n';
  expect(await read(stream(whole))).toEqual(['{"a":1}', '{"a":"é"}']);
  const bytes = new TextEncoder().encode(whole);
  const cut = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await read(cut)).toEqual(['{"a":1}', '{"a":"é"}']);
});

test('comments that keep the line open and the end of it carry nothing', async () => {
  expect(await read(stream(':\n\n', 'event: next\r\ndata: 1\r\n\r\n', 'event: complete\ndata:\n\n'))).toEqual(['1']);
});
