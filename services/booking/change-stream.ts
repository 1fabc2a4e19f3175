import type { changesHub } from './changes.ts';

const HEARTBEAT_MS = 15_000;

interface StreamOptions {
  readonly siteIds: readonly string[];
  readonly signal: AbortSignal;
  /** Counts the stream to its account and ends it with its session; answers how it is counted out. */
  readonly open: (end: () => void) => () => void;
}

/**
 * Server-sent events of the clinics asked for, until the request or the session ends or the reader goes.
 * The comment now and then keeps proxies from closing a quiet stream, and finds readers that are gone.
 */
export async function changeStream(
  hub: ReturnType<typeof changesHub>,
  { siteIds, signal, open }: StreamOptions,
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
        controller.close();
      };
    },
    cancel: () => stop(),
  });
  const finish = () => {
    stop();
    end();
  };
  const countOut = open(finish);
  const unwatch = await hub
    .watch(siteIds, (change) => {
      push(`data: ${JSON.stringify(change === 'missed' ? { site_id: null, day: null } : change)}\n\n`);
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
  if (signal.aborted) finish();
  else signal.addEventListener('abort', finish, { once: true });
  push(': watching\n\n');
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}
