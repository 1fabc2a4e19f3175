/**
 * Watches that something keeps moving: each chunk through a `watch` starts the wait anew. After `ms` milliseconds of
 * standing still `signal` aborts and `race` rejects. `end` stops watching; a watched stream that closes does so too.
 */
export function moving(ms: number) {
  const abort = new AbortController();
  const { promise: stuck, reject } = Promise.withResolvers<never>();
  stuck.catch(() => {});
  const giveUp = () => {
    const error = new Error(`Nothing moved for ${ms} ms.`);
    abort.abort(error);
    reject(error);
  };
  let timer = setTimeout(giveUp, ms).unref();
  const end = () => clearTimeout(timer);
  const moved = () => {
    end();
    timer = setTimeout(giveUp, ms).unref();
  };
  return {
    signal: abort.signal,
    race: <Answer>(answer: Promise<Answer>) => Promise.race([answer, stuck]),
    watch: (part: 'request' | 'answer') =>
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        start(controller) {
          abort.signal.addEventListener('abort', () => controller.error(abort.signal.reason));
        },
        transform(chunk, controller) {
          moved();
          controller.enqueue(chunk);
        },
        flush: part === 'request' ? moved : end,
      }),
    end,
  };
}
