import type { FilePlace } from '../file-place.ts';

/** A place's files by their keys, to be copied as they are: what a store does not show to those who use it. */
export interface FileShelf {
  keys(): AsyncIterable<string>;
  /** @throws where the file is not there */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Whole or not at all. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

export async function openShelf(place: FilePlace): Promise<FileShelf> {
  if (place.kind === 'folder') return (await import('./folder-shelf.ts')).folderShelf(place.folder);
  return (await import('./s3-shelf.ts')).s3Shelf(place);
}
