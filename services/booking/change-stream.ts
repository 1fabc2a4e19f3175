import type { changesHub } from './changes.ts';

const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events of the clinics asked for, until the request ends or the reader goes.
 * The comment now and then keeps proxies from closing a quiet stream, and finds readers that are gone.
 */
export async function changeStream(
  hub: ReturnType<typeof changesHub>,
  siteIds: readonly string[],
  signal: AbortSignal,
): Promise<Response> {
  const encoder = new TextEncoder();
  let end = () => {};
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
  const unwatch = await hub.watch(siteIds, (change) => {
    push(`data: ${JSON.stringify(change === 'missed' ? { site_id: null, day: null } : change)}\n\n`);
  });
  const heartbeat = setInterval(() => push(': still here\n\n'), HEARTBEAT_MS).unref();
  const stop = () => {
    clearInterval(heartbeat);
    unwatch();
  };
  const finish = () => {
    stop();
    end();
  };
  if (signal.aborted) finish();
  else signal.addEventListener('abort', finish, { once: true });
  push(': watching\n\n');
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}
