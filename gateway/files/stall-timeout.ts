import { NoAnswer } from '../rest/service-fetch.ts';

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Watches that something keeps moving: each chunk of a watched `request` or `answer` restarts the timer. After `ms`
 * milliseconds without a chunk `signal` aborts. `end` stops watching; a finished answer does so too.
 */
export function stallTimeout(ms: number) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new NoAnswer(`Nothing moved for ${ms} ms.`)), ms).unref();
  const end = () => clearTimeout(timer);
  const moved = () => void timer.refresh();
  const watched = (body: Body, flush: () => void): Body => {
    // The types of the browser do not know `cancel` yet.
    const transformer: Transformer<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> & { cancel(): void } = {
      transform(chunk, controller) {
        moved();
        controller.enqueue(chunk);
      },
      flush,
      cancel: end,
    };
    return body.pipeThrough(new TransformStream(transformer), { signal: abort.signal });
  };
  return {
    signal: abort.signal,
    request: (body: Body) => watched(body, moved),
    answer: (body: Body) => watched(body, end),
    end,
  };
}
