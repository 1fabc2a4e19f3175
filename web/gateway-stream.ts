import type { Gateway } from './gateway-client.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

/** Pauses before connecting again, in milliseconds; the last one repeats. */
const PAUSES = [1_000, 2_000, 5_000, 15_000];

/**
 * A live subscription over server-sent events, connected again by itself until it is stopped. It never counts as a request
 * of a person. `onConnect` says that the line stands now, and
 * that what happened before may have been missed.
 * @returns stops it
 */
export function listen<Result, Variables>(
  gateway: Gateway,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { onData, onConnect }: { onData: (data: Result) => void; onConnect?: () => void },
): () => void {
  const { url, fetch, session, encode } = gateway.stream;
  const end = new AbortController();
  let tries = 0;

  const connect = async () => {
    await session.settled();
    const token = session.token();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: encode(document, variables),
      signal: end.signal,
    });
    if (!response.ok || !response.body) return;
    onConnect?.();
    for await (const message of messagesOf(response.body)) {
      tries = 0;
      const { data } = JSON.parse(message) as { data?: Result | null };
      if (data) onData(data);
    }
  };

  const keepConnected = async () => {
    while (!end.signal.aborted) {
      await connect().catch(() => {}); // a dropped stream is no error to show: the next connection says so
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, end.signal);
      tries += 1;
    }
  };
  void keepConnected();
  return () => end.abort();
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** The data of each `next` event. Comments keep the line open and carry nothing. */
export async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of readText(body)) {
    const events = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      if (!lines.some((line) => line === 'event: next' || line === 'event:next')) continue;
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart());
      yield data.join('\n');
    }
  }
}

// Safari has no async iteration over a stream.
async function* readText(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      yield decoder.decode(part.value, { stream: true });
    }
  } finally {
    await reader.cancel();
  }
}
