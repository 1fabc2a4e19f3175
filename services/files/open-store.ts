import type { FilePlace } from './file-place.ts';
import type { FileStore } from './file-store.ts';

/** The store of a place. S3's client is loaded only where a bucket is configured: a folder needs none of it. */
export async function openStore(place: FilePlace, onFault: (error: unknown) => void): Promise<FileStore> {
  if (place.kind === 'folder') return (await import('./disk-store.ts')).diskStore(place.folder, onFault);
  const [{ s3Client }, { s3Store }] = await Promise.all([import('./s3/s3-client.ts'), import('./s3/s3-store.ts')]);
  return s3Store({ client: s3Client(place), place, onFault });
}
