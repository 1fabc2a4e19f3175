import type { Caller } from '../../access/caller.ts';
import type { liveStreams } from '../../access/live-streams.ts';
import type { changesHub, StreamedChange } from './changes.ts';

const HEARTBEAT_MS = 15_000;

interface StreamOptions {
  readonly isFor: (notice: StreamedChange) => boolean;
  /** The data of an event; `missed`: of one that says that some may have been missed. */
  readonly dataOf: (notice: StreamedChange | 'missed') => object;
  /** Done before an event is sent. */
  readonly before?: () => Promise<void> | undefined;
  readonly signal: AbortSignal;
}

/** The notices of this process, and its open streams, each counted to its account and ended with its session. */
export interface LiveChanges {
  readonly hub: ReturnType<typeof changesHub>;
  readonly streams: ReturnType<typeof liveStreams>;
}

/**
 * Server-sent events of what was asked for, until the request or the session ends or the reader goes.
 * The comment now and then keeps proxies from closing a quiet stream, and finds readers that are gone.
 */
export async function changeStream(
  { hub, streams }: LiveChanges,
  caller: Caller,
  { isFor, dataOf, before, signal }: StreamOptions,
): Promise<Response> {
  const encoder = new TextEncoder();
  let end = () => {};
  let stop = () => {};
  let push = (_text: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(encoder.encode(text));
      end = () => {
        end = () => {};
        push = () => {};
        controller.close();
      };
    },
    cancel: () => stop(),
  });
  let isOver = false;
  const finish = () => {
    isOver = true;
    stop();
    end();
  };
  const countOut = streams.open(caller, finish);
  const unwatch = await hub
    .watch({
      isFor,
      async tell(notice) {
        await before?.()?.catch(() => {});
        push(`data: ${JSON.stringify(dataOf(notice))}\n\n`);
      },
    })
    .catch((error: unknown) => {
      countOut();
      throw error;
    });
  const heartbeat = setInterval(() => push(': still here\n\n'), HEARTBEAT_MS).unref();
  stop = () => {
    clearInterval(heartbeat);
    unwatch();
    countOut();
  };
  // The session may have ended while the database was asked to listen: there was nothing to stop yet.
  if (signal.aborted || isOver) finish();
  else signal.addEventListener('abort', finish, { once: true });
  push(': watching\n\n');
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}
