import type { TypedDocumentString } from '../../generated/graphql.ts';
import type { Gateway } from './gateway-client.ts';

/** Pauses before connecting again, in milliseconds; the last one repeats. */
const PAUSES = [1_000, 2_000, 5_000, 15_000];

/** The parser of events, which no page needs at first sight. */
export const loadMessages = () => import('./stream-messages.ts');

/**
 * Over HTTP/1.1 a browser opens six connections to a server, for all its tabs together. Live streams hold as many of them as there are
 * names here, so that every tab can always ask and save.
 */
const STREAM_LOCKS = ['preflight.live.1', 'preflight.live.2', 'preflight.live.3'];
/** How often a tab looks by itself while others have the lines, in milliseconds. */
const LOOK_MS = 15_000;

/**
 * A live subscription over server-sent events, connected again by itself until it is stopped. It never counts as a request
 * of a person. `onConnect` says that the line stands now, and that what happened before may have been missed; without a line of
 * its own, because more windows are open than there are lines, it says so every 15 seconds. A tab that nobody sees has none.
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

  const connect = async (signal: AbortSignal) => {
    const [{ messagesOf }] = await Promise.all([loadMessages(), session.whenReady()]);
    const token = session.token();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: encode(document, variables),
      signal,
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
      await untilSeen(end.signal);
      const unseen = untilHidden(end.signal);
      // A dropped stream is no error to show: the next connection says so.
      const hadLine = await onALine(() => connect(unseen).catch(() => {}));
      if (!hadLine) onConnect?.();
      await pause(hadLine ? (PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0) : LOOK_MS, unseen);
      tries += 1;
    }
  };
  void keepConnected();
  return () => end.abort();
}

/** Whether one of the lines was free; it is held until `use` is done. Without locks, which need a secure context, each tab has one. */
async function onALine(use: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return use().then(() => true);
  for (const line of STREAM_LOCKS) {
    const isFree = await navigator.locks.request(line, { ifAvailable: true }, async (lock) => {
      if (lock) await use();
      return lock !== null;
    });
    if (isFree) return true;
  }
  return false;
}

const isSeen = () => document.visibilityState !== 'hidden';

/** Aborted when the tab is hidden, or with `end`. */
function untilHidden(end: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const signal = AbortSignal.any([end, hidden.signal]);
  document.addEventListener('visibilitychange', () => isSeen() || hidden.abort(), { signal });
  return signal;
}

/** Resolves when the tab is seen, or with `end`. */
const untilSeen = (end: AbortSignal) =>
  new Promise<void>((done) => {
    if (isSeen() || end.aborted) return done();
    const seen = new AbortController();
    const look = () => {
      if (!isSeen() && !end.aborted) return;
      seen.abort();
      done();
    };
    document.addEventListener('visibilitychange', look, { signal: seen.signal });
    end.addEventListener('abort', look, { signal: seen.signal });
  });

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
