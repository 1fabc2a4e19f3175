import { NoAnswer } from '../rest/service-fetch.ts';

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Watches that something keeps moving: each chunk of a watched `request` or `answer` restarts the timer. After `ms`
 * milliseconds without a chunk `signal` aborts and `race` rejects. `end` stops watching; a finished answer does so too.
 */
export function stallTimeout(ms: number) {
  const abort = new AbortController();
  const { promise: stuck, reject } = Promise.withResolvers<never>();
  stuck.catch(() => {});
  const giveUp = () => {
    const error = new NoAnswer(`Nothing moved for ${ms} ms.`);
    abort.abort(error);
    reject(error);
  };
  let timer = setTimeout(giveUp, ms).unref();
  const end = () => clearTimeout(timer);
  const moved = () => {
    end();
    timer = setTimeout(giveUp, ms).unref();
  };
  const watch = (flush: () => void) => {
    // The types of the browser do not know `cancel` yet.
    const transformer: Transformer<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> & { cancel(): void } = {
      start(controller) {
        abort.signal.addEventListener('abort', () => controller.error(abort.signal.reason));
      },
      transform(chunk, controller) {
        moved();
        controller.enqueue(chunk);
      },
      flush,
      cancel: end,
    };
    return new TransformStream(transformer);
  };
  return {
    signal: abort.signal,
    race: <Answer>(answer: Promise<Answer>) => Promise.race([answer, stuck]),
    request: (body: Body): Body => body.pipeThrough(watch(moved)),
    answer: (body: Body): Body => body.pipeThrough(watch(end)),
    end,
  };
}
