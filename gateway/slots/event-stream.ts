/**
 * The data of each event of a text/event-stream; comments (heartbeats) are left out. A stream that is cut off ends, as one
 * that is over: whoever listens asks again. Ending the iterator cancels the stream, even while it waits for an event.
 */
export function eventData(body: ReadableStream<Uint8Array>): AsyncIterableIterator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const ready: string[] = [];
  let text = '';

  async function next(): Promise<IteratorResult<string, undefined>> {
    while (ready.length === 0) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return { done: true, value: undefined };
      const events = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      text = events.pop() ?? '';
      ready.push(...events.map(dataOf).filter((data) => data !== ''));
    }
    return { done: false, value: ready.shift() ?? '' };
  }

  return {
    next,
    async return() {
      await reader.cancel().catch(() => undefined);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const dataOf = (event: string) =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
    .join('\n');
