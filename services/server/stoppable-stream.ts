/** Tells the client of an event stream to reconnect soon, to this process or another. */
const COME_BACK = new TextEncoder().encode('retry: 1000\n\n');

/** Ends a live stream cleanly when the server stops. Other answers are unchanged. */
export function stoppable(answer: Response, stopping: AbortSignal): Response {
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
  const reader = answer.body.getReader();
  let end = () => {};
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      end = () => {
        stopping.removeEventListener('abort', end);
        controller.enqueue(COME_BACK);
        controller.close();
        void reader.cancel().catch(() => {});
      };
      if (stopping.aborted) end();
      else stopping.addEventListener('abort', end, { once: true });
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (stopping.aborted) return;
      if (!done) return controller.enqueue(value);
      stopping.removeEventListener('abort', end);
      controller.close();
    },
    cancel(reason) {
      stopping.removeEventListener('abort', end);
      return reader.cancel(reason);
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
