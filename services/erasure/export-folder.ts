import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OwnedTable } from './company-tables.ts';
import { exportRows } from './export-rows.ts';

/** Contents of an export: rows by table, and the number of files. Its `manifest.json` adds each file's SHA-256. */
export interface ExportFolder {
  readonly tables: Readonly<Record<string, number>>;
  readonly files: number;
}

interface Wanted {
  readonly tables: readonly OwnedTable[];
  readonly files: FileStore;
  readonly fileKeys: readonly string[];
  readonly folder: string;
}

/** Writes tables as JSON lines and files under their keys, in a folder that must not exist yet. */
export async function writeExport(tx: Database, wanted: Wanted): Promise<ExportFolder> {
  const { folder } = wanted;
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  const tables: Record<string, number> = {};
  for (const table of wanted.tables) {
    let count = 0;
    const lines = async function* () {
      for await (const line of exportRows(tx, table)) {
        count += 1;
        yield `${line}\n`;
      }
    };
    await pipeline(lines, createWriteStream(join(folder, 'tables', `${table.table}.jsonl`), { mode: 0o600 }));
    tables[table.table] = count;
  }
  const files = [];
  for (const key of wanted.fileKeys) files.push({ key, sha256: await copyFile(wanted.files, key, folder) });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ tables, files }, null, 2), { mode: 0o600 });
  return { tables, files: files.length };
}

async function copyFile(store: FileStore, key: string, folder: string): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const { body } = await store.open(key);
  // Node's own stream type differs from the browser's by name only.
  await pipeline(
    Readable.fromWeb(body as NodeReadableStream),
    hashing,
    createWriteStream(join(folder, 'files', key), { mode: 0o600 }),
  );
  return hash.digest('hex');
}
