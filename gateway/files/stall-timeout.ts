import { NoAnswer } from '../service-fetch.ts';

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Watches that something keeps moving: each chunk of a watched `request` or `answer` starts the wait anew. After `ms`
 * milliseconds of standing still `signal` aborts and `race` rejects. `end` stops watching; an answer that is over does so too.
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
  const watch = (flush: () => void) =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      start(controller) {
        abort.signal.addEventListener('abort', () => controller.error(abort.signal.reason));
      },
      transform(chunk, controller) {
        moved();
        controller.enqueue(chunk);
      },
      flush,
    });
  return {
    signal: abort.signal,
    race: <Answer>(answer: Promise<Answer>) => Promise.race([answer, stuck]),
    request: (body: Body): Body => body.pipeThrough(watch(moved)),
    answer(body: Body): Body {
      const reader = readerInto(body);
      return reader ? bytesOf(reader, { moved, end, signal: abort.signal }) : body.pipeThrough(watch(end));
    },
    end,
  };
}

interface Watch {
  moved(): void;
  end(): void;
  readonly signal: AbortSignal;
}

/** Null where chunks come in memory of their own. */
function readerInto(body: Body): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

/** For readers who bring no memory of their own. */
const PIECE_BYTES = 128 * 1024;

/** Passed on in the memory of whoever reads. */
const bytesOf = (reader: ReadableStreamBYOBReader, { moved, end, signal }: Watch): Body =>
  new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: PIECE_BYTES,
    start(controller) {
      signal.addEventListener('abort', () => {
        controller.error(signal.reason);
        void reader.cancel(signal.reason);
      });
    },
    async pull(controller) {
      const request = controller.byobRequest;
      if (!request?.view) return;
      const { done, value } = await reader.read(request.view);
      if (done) {
        end();
        controller.close();
      } else moved();
      if (value) request.respondWithNewView(value);
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
