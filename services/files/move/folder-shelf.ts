import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isKey } from '../file-key.ts';
import type { FileShelf } from './shelf.ts';

export function folderShelf(folder: string): FileShelf {
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async *keys() {
      const names = await readdir(folder);
      for (const name of names.filter((each) => /^[\da-f]{2}$/.test(each)).sort()) {
        yield* (await readdir(join(folder, name))).filter(isKey).sort();
      }
    },
    // Opened by its first read: one that is never read leaves no open file behind.
    read: async (key) => bytesOf(placeOf(key)),
    async write(key, bytes) {
      const incoming = join(folder, 'incoming');
      for (const path of [incoming, join(folder, key.slice(0, 2))]) await mkdir(path, { recursive: true, mode: 0o700 });
      const file = await open(join(incoming, key), 'w', 0o600);
      try {
        for await (const chunk of bytes) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(join(incoming, key), placeOf(key));
    },
  };
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
