import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has this data directory open; the message names the owner's process id. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/**
 * Takes the data directory for this process, at once or not at all; answers the function that gives it back.
 * PGlite loses acknowledged writes when two processes share a directory, so the lock is the operating system's own
 * (a SQLite file held exclusively): it ends with its process, kill -9 included, and no stale lock can remain.
 * @throws DirectoryInUse
 */
export function lockDirectory(directory: string): () => void {
  const ownerFile = join(directory, 'owner.pid');
  const lock = new DatabaseSync(join(directory, 'owner.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DirectoryInUse(
      `${directory} is open in process ${readOwner(ownerFile)}. The embedded database serves one process: ` +
        'stop that one, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  writeFileSync(ownerFile, `${process.pid}\n`);
  return () => lock.close();
}

function readOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8').trim();
  } catch {
    return '(unknown)';
  }
}
