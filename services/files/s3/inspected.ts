import { fail } from '../../base/errors.ts';
import { type FileKind, fileKind, HEADER_BYTES } from '../file-kind.ts';
import { MOST_BYTES, type StoredFile } from '../file-store.ts';
import { refuseEmpty, refuseTooLarge, refuseWrongKind } from '../refusals.ts';

/** The end of a file that tells its kind: a zip's directory of at most 1 MB, and its closing record with a comment. */
const TAIL_BYTES = 1024 * 1024 + 65_557;

export interface Inspected {
  /** The same bytes. It ends only for a file that may be kept, and throws for every other one. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The file's facts, once all of it has passed. */
  result(): Omit<StoredFile, 'key'>;
  /** Why the bytes stopped coming, which is not the store's fault; undefined where they did not. */
  fault(): unknown;
}

/** Inspects a file on its way to a store from which it cannot be read back before it is stored. */
export function inspected(source: AsyncIterable<Uint8Array>): Inspected {
  let size = 0;
  let kind: FileKind | null = null;
  let fault: unknown;
  /** True while the reader has a chunk: an error that comes in then is the reader's. */
  let isWithReader = false;
  async function* bytes() {
    try {
      const window = fileWindow();
      for await (const chunk of source) {
        size += chunk.byteLength;
        if (size > MOST_BYTES) refuseTooLarge();
        window.add(chunk);
        isWithReader = true;
        yield chunk;
        isWithReader = false;
      }
      if (size === 0) refuseEmpty();
      kind = await fileKind(window.read, size);
      if (!kind) refuseWrongKind();
    } catch (error) {
      if (!isWithReader) fault = error;
      throw error;
    }
  }
  return {
    bytes: bytes(),
    result: () => ({ size, kind: kind ?? fail('WRONG_KIND', 'The file was not read to its end.') }),
    fault: () => fault,
  };
}

/** The first bytes of a file and its last, without what lies between. */
function fileWindow() {
  let head = Buffer.alloc(0);
  let tail: Buffer[] = [];
  let tailBytes = 0;
  let size = 0;
  return {
    add(chunk: Uint8Array) {
      if (head.length < HEADER_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEADER_BYTES - head.length)]);
      tail.push(Buffer.from(chunk));
      tailBytes += chunk.byteLength;
      size += chunk.byteLength;
      while (tail[0] && tailBytes - tail[0].length >= TAIL_BYTES) tailBytes -= (tail.shift() ?? head).length;
    },
    /** Nothing of what lies between: no file that is taken has anything there that its kind depends on. */
    async read(position: number, length: number): Promise<Buffer> {
      if (position + length <= head.length) return head.subarray(position, position + length);
      const end = Buffer.concat(tail);
      tail = [end];
      const start = position - (size - end.length);
      return start < 0 ? Buffer.alloc(0) : end.subarray(start, start + length);
    },
  };
}
