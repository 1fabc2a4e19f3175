import type { FilePlace } from '../file-place.ts';
import type { FileShelf } from './shelf.ts';

export async function openShelf(place: FilePlace): Promise<FileShelf> {
  if (place.kind === 'folder') return (await import('./folder-shelf.ts')).folderShelf(place.folder);
  return (await import('./s3-shelf.ts')).s3Shelf(place);
}
