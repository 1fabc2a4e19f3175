import { EventSourceParserStream } from 'eventsource-parser/stream';

/**
 * The data of each event of a text/event-stream; comments (heartbeats) are left out. A stream that is cut off ends like
 * a finished one: the listener connects again. Ending the iterator cancels the stream, even while it waits for an
 * event.
 */
export function eventData(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncIterableIterator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  const end: IteratorResult<string, undefined> = { done: true, value: undefined };
  return {
    async next() {
      const event = await reader.read().catch(() => null);
      return event?.value ? { done: false, value: event.value.data } : end;
    },
    async return() {
      await reader.cancel().catch(() => undefined);
      return end;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
