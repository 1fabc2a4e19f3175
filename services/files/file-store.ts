import type { FileKind } from './file-kind.ts';

/** A file that the store has taken in whole. `key` is its place there: made here, never a name that a person gave. */
export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly kind: FileKind;
}

export interface OpenFile {
  readonly size: number;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The store of files; nothing of a file is ever whole in memory. */
export interface FileStore {
  /**
   * Keeps what the stream brings, whole or not at all.
   * @throws ServiceError 413 as soon as it is too large, 422 where its content is of no kind that is taken, 503 where nothing
   * can be written
   */
  take(bytes: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** @throws ServiceError 503 where the file cannot be read now: a key that is written down has its file, or the store is down */
  check(key: string): Promise<void>;
  /** @throws ServiceError 503 as `check` does */
  open(key: string): Promise<OpenFile>;
  /** A file that is gone already is no fault. @throws ServiceError 503 where it cannot be removed now */
  remove(key: string): Promise<void>;
}

/** The largest file that is taken: 10 MB. */
export const MOST_BYTES = 10 * 1024 * 1024;
