import { statfsSync } from 'node:fs';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/**
 * What the embedded database leaves free on its disk. Its log grows by a segment at a time: where the next one cannot be
 * written PostgreSQL panics, and the statement after that would block this process for ever.
 */
const RESERVED_BYTES = 32 * 1024 * 1024;

/** PostgreSQL's own code of a full disk, so that it is answered alike. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = '53100';
}

export function hasSpace(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= RESERVED_BYTES;
}

const writes = /\b(insert|update|delete|merge|truncate|create|alter|drop|nextval)\b/i;

/**
 * Refuses what would write while the disk is nearly full; reading goes on.
 * @param onPanic hears that the database has ended; it must not be asked any more
 */
export function keepDiskSpace(client: PGlite, directory: string, onPanic: (error: Error) => never): void {
  const guarded = (target: Pick<Transaction, 'query'>) => {
    const query = target.query.bind(target);
    target.query = async (text, ...rest) => {
      if (writes.test(text) && !hasSpace(directory)) throw new DiskFull(`The disk of ${directory} is nearly full.`);
      try {
        return await query(text, ...rest);
      } catch (error) {
        if (isPanic(error)) onPanic(error);
        throw error;
      }
    };
  };
  guarded(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      guarded(tx);
      return work(tx);
    });
}

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';
