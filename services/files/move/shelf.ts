/** A place's files by their keys, to be copied as they are: what a store does not show to those who use it. */
export interface FileShelf {
  keys(): AsyncIterable<string>;
  /** @throws where the file is not there */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Whole or not at all. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}
