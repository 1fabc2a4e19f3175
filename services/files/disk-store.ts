import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal, refuse } from '../errors.ts';
import { fileKind } from './file-kind.ts';
import { type FileStore, MOST_BYTES, type StoredFile } from './file-store.ts';

/** Hexadecimal and ours: a name that somebody typed never becomes part of a path. */
const wellFormed = /^[\da-f]{32}$/;

/**
 * Files below a folder, by the first two characters of their key. One is written beside its place and renamed, so that
 * a process killed in the middle leaves no half file behind.
 * @param onFault told why the folder could not be written
 */
export function diskStore(folder: string, onFault: (error: unknown) => void): FileStore {
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async take(bytes) {
      const key = randomBytes(16).toString('hex');
      const half = join(folder, 'incoming', key);
      try {
        await mkdir(join(folder, 'incoming'), { recursive: true, mode: 0o700 });
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
        const taken = await writeAll(half, bytes);
        await rename(half, placeOf(key));
        return { key, ...taken };
      } catch (error) {
        await rm(half, { force: true }).catch(() => {});
        throw isUnwritable(error) ? unwritable(error, onFault) : error;
      }
    },
    async open(key) {
      if (!wellFormed.test(key)) return null;
      const handle = await open(placeOf(key), 'r').catch(ifThere);
      if (!handle) return null;
      const { size } = await handle.stat();
      const stream = handle.createReadStream();
      // Node's own stream type differs from the browser's by name only.
      return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>> };
    },
    async remove(key) {
      if (wellFormed.test(key)) await rm(placeOf(key), { force: true });
    },
  };
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
    const kind = size === 0 ? null : await fileKind((position, length) => readAt(file, position, length), size);
    if (!kind) refuse(422, 'WRONG_KIND', 'Only PDF, PNG, JPG and Word (.docx) files are taken.', 'file');
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

export function refuseTooLarge(): never {
  refuse(413, 'TOO_LARGE', 'The file is larger than 10 MB.', 'file');
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function ifThere(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

const unwritableCodes: readonly unknown[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
  'EIO',
];
const isUnwritable = (error: unknown) => unwritableCodes.includes(codeOf(error));

function unwritable(error: unknown, onFault: (error: unknown) => void): Refusal {
  onFault(error);
  return new Refusal(503, { code: 'UNAVAILABLE', message: 'Files cannot be stored at the moment. Try again later.' });
}
