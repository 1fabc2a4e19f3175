import { createHash } from 'node:crypto';
import type { FileShelf } from './shelf.ts';

export interface Moved {
  readonly copied: number;
  /** There already and the same: of an earlier run. */
  readonly same: number;
  /** In words that name the file. */
  readonly faults: readonly string[];
}

/**
 * Copies every file of a place to another one and compares both by SHA-256, as they are read back. A file that is there
 * already is compared and not sent again, so a run that was broken off continues. The first place keeps its files.
 */
export async function moveFiles(from: FileShelf, to: FileShelf, onFile: (count: number) => void): Promise<Moved> {
  const there = new Set<string>();
  for await (const key of to.keys()) there.add(key);
  let copied = 0;
  let same = 0;
  const faults: string[] = [];
  for await (const key of from.keys()) {
    try {
      const expected = await sha256(await from.read(key));
      if (there.has(key) && (await sha256(await to.read(key))) === expected) same += 1;
      else {
        await to.write(key, await from.read(key));
        if ((await sha256(await to.read(key))) !== expected) throw new Error('it came out as another file');
        copied += 1;
      }
    } catch (error) {
      faults.push(`${key}: ${error instanceof Error ? error.message : String(error)}`);
    }
    onFile(copied + same);
  }
  return { copied, same, faults };
}

async function sha256(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}
