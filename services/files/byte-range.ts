/** Bytes of a file, counted from 0, both included. */
export interface ByteRange {
  readonly from: number;
  readonly until: number;
}

/**
 * The one range that a request asks for (RFC 9110, 14). Null: the whole file, also for several ranges, or for ranges of
 * another file than `etag` names.
 */
export function requestedRange(
  headers: Headers,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (first === '' && last === '') return null;
  if ((headers.get('if-range') ?? etag) !== etag) return null;
  const range =
    first === ''
      ? { from: Math.max(size - Number(last), 0), until: size - 1 }
      : { from: Number(first), until: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.from <= range.until ? range : 'none';
}

/** These bytes of a stream, which is read to its end all the same: a damaged file breaks off before the last of them. */
export function cutTo({ from, until }: ByteRange) {
  let at = 0;
  let held: Uint8Array<ArrayBuffer> | null = null;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      const start = Math.max(from - at, 0);
      const end = Math.min(until + 1 - at, chunk.length);
      at += chunk.length;
      if (start >= end) return;
      if (held) controller.enqueue(held);
      held = chunk.subarray(start, end);
    },
    flush(controller) {
      if (held) controller.enqueue(held);
    },
  });
}
