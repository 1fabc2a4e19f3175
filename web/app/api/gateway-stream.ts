import { fromCallback } from 'xstate';
import { type LineNews, liveStreamMachine } from '../../../machines/live-stream/live-stream.machine.ts';
import type { TypedDocumentString } from '../../generated/graphql.ts';
import { createActor } from '../machines/use-machine.ts';
import type { Gateway } from './gateway-client.ts';

/** The parser of events, which no page needs at first sight. */
export const loadMessages = () => import('./stream-messages.ts');

/**
 * Over HTTP/1.1 a browser opens six connections to a server, for all its tabs together. Live streams hold as many of them as there are
 * names here, so that every tab can always ask and save.
 */
const STREAM_LOCKS = ['preflight.live.1', 'preflight.live.2', 'preflight.live.3'];

/**
 * A live subscription over server-sent events, connected again by itself until it is stopped. It never counts as a
 * request of a person. `onConnect` says that the line is open now, and that earlier events may have been missed;
 * without a line of its own, because more windows are open than there are lines, it says so every 15 seconds. A hidden
 * tab has none.
 * @returns stops it
 */
export function listen<Result, Variables>(
  gateway: Gateway,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { onData, onConnect }: { onData: (data: Result) => void; onConnect?: () => void },
): () => void {
  const { url, fetch, session, encode } = gateway.stream;

  const connect = async (tell: (type: LineNews['type']) => void, signal: AbortSignal) => {
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
    tell('line.opened');
    for await (const message of messagesOf(response.body)) {
      tell('line.spoke');
      const { data } = JSON.parse(message) as { data?: Result | null };
      if (data) onData(data);
    }
  };

  const machine = liveStreamMachine.provide({
    actors: {
      tab: visibility,
      line: fromCallback<{ type: 'stop' }>(({ sendBack }) => {
        const end = new AbortController();
        const tell = (type: LineNews['type']) => (end.signal.aborted ? undefined : sendBack({ type }));
        // A dropped stream is no error to show: the next connection says so.
        const use = () => connect(tell, end.signal).catch(() => {});
        onALine(use).then((hadLine) => tell(hadLine ? 'line.dropped' : 'line.refused'));
        return () => end.abort();
      }),
    },
    actions: { catchUp: () => onConnect?.() },
  });
  const stream = createActor(machine).start();
  return () => stream.stop();
}

/**
 * True if a line was free; it is held until `use` is done. Without locks, which need a secure context, each tab has
 * one.
 */
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

/** Reports whether the tab is visible, at once and on each change. */
const visibility = fromCallback<{ type: 'stop' }>(({ sendBack }) => {
  const look = () => sendBack({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown' });
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
});
