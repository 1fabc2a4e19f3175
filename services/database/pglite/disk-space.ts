import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { aroundQueries } from './around-queries.ts';

/**
 * Free space that the embedded database leaves on its disk. Its log grows by a segment at a time: where the next one
 * cannot be written PostgreSQL panics, and the statement after that would block this process for ever.
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

/** Refuses writes while the disk is nearly full; reads still work. */
export function refuseWritesOnFullDisk(client: PGlite, directory: string): void {
  aroundQueries(client, (query) => async (text, ...rest) => {
    if (writes.test(text) && !hasSpace(directory)) throw new DiskFull(`The disk of ${directory} is nearly full.`);
    return query(text, ...rest);
  });
}

/**
 * Ends the process after a panic of the embedded database, before PGlite asks for the rollback: no statement after a panic
 * ever returns, and it would block everything else in the process.
 */
export function endAfterPanic(client: PGlite): void {
  for (const name of ['execProtocol', 'execProtocolStream'] as const) {
    const ask: (...call: unknown[]) => Promise<unknown> = client[name].bind(client) as never;
    const watched = (...call: unknown[]) =>
      ask(...call).catch((error: unknown) => {
        if (!isPanic(error)) throw error;
        process.stderr.write(
          `The embedded database has stopped (${error.message}): free some space and start again.\n`,
        );
        process.exit(1);
      });
    Object.assign(client, { [name]: watched });
  }
}

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';
