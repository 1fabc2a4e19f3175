import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newKey, wellFormedKey } from './file-key.ts';
import { fileKind } from './file-kind.ts';
import { type FileStore, MOST_BYTES, type StoredFile } from './file-store.ts';
import { refuseEmpty, refuseTooLarge, refuseWrongKind, unavailable } from './refusals.ts';

/**
 * Files below a folder, by the first two characters of their key. One is written beside its place and renamed, so that
 * a process killed in the middle leaves no half file behind.
 * @param onFault told why the folder could not be written or read
 */
export function diskStore(folder: string, onFault: (error: unknown) => void): FileStore {
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key);
  const orUnavailable = (verb: Parameters<typeof unavailable>[0]) => (error: unknown) => {
    onFault(error);
    return unavailable(verb);
  };
  return {
    async take(bytes) {
      const key = newKey();
      const incoming = join(folder, 'incoming');
      const half = join(incoming, key);
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 });
        await removeOldHalves(incoming).catch(() => {}); // tidying stops no upload
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
        const taken = await writeAll(half, bytes);
        await rename(half, placeOf(key));
        return { key, ...taken };
      } catch (error) {
        await rm(half, { force: true }).catch(() => {});
        if (isOfTheDisk(error)) return orUnavailable('stored')(error);
        throw error;
      }
    },
    async check(key) {
      await access(placeOf(wellFormedKey(key)), constants.R_OK).catch(orUnavailable('read'));
    },
    async open(key) {
      const handle = await open(placeOf(wellFormedKey(key)), 'r').catch(orUnavailable('read'));
      const { size } = await handle.stat();
      const stream = handle.createReadStream();
      // Node's own stream type differs from the browser's by name only.
      return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>> };
    },
    async remove(key) {
      await rm(placeOf(wellFormedKey(key)), { force: true }).catch(orUnavailable('deleted'));
    },
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** Removes unfinished files of a killed process: no upload takes a whole day. */
async function removeOldHalves(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const half = join(incoming, name);
    const { mtimeMs } = await stat(half);
    if (Date.now() - mtimeMs > DAY_MS) await rm(half, { force: true });
  }
}

async function writeAll(path: string, bytes: AsyncIterable<Uint8Array>): Promise<Omit<StoredFile, 'key'>> {
  const file = await open(path, 'wx+', 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > MOST_BYTES) refuseTooLarge();
      await file.writeFile(chunk);
    }
    if (size === 0) refuseEmpty();
    const kind = await fileKind((position, length) => readAt(file, position, length), size);
    if (!kind) refuseWrongKind();
    await file.sync();
    return { size, kind };
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Error codes of a disk; a connection that broke while its bytes came has codes of its own. */
const diskCodes: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'ESTALE',
  'ENODEV',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ELOOP',
]);
const isOfTheDisk = (error: unknown) => error instanceof Error && 'code' in error && diskCodes.has(error.code);
