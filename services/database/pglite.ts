import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { takeFairTurns } from './fair-turns.ts';
import { keepPlans } from './kept-plans.ts';
import { lockDirectory } from './lock.ts';

const extensions = { pg_trgm, btree_gist };

/** PGlite starts PostgreSQL with -F (no fsync); on disk the log is synced at every commit, which kill -9 cannot lose. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=open_datasync'],
];

/** Opens PGlite in memory, from nothing or from a data directory packed as a tar. */
export async function openInMemory(dataDirectoryTar?: Blob): Promise<OpenDatabase> {
  return wrap(await create(dataDirectoryTar ? { loadDataDir: dataDirectoryTar } : {}), () => {});
}

/**
 * Opens PGlite in `dataDir`/database and keeps the directory locked until closed.
 * `prepare` fills an empty directory before PGlite sees it (a copied template); without it PGlite initialises one.
 * @throws DirectoryInUse
 */
export async function openOnDisk(
  dataDir: string,
  prepare: (directory: string) => Promise<void>,
): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'database');
    if (!existsSync(directory)) await prepare(directory);
    return wrap(await create({ dataDir: directory, startParams: durable }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A bare PGlite, for building templates. */
export function create(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions });
}

function wrap(client: PGlite, unlock: () => void): OpenDatabase {
  keepPlans(client);
  takeFairTurns(client);
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    kind: 'pglite',
    db,
    read: db,
    copyOut: () => null,
    listen: async (channel, handler) => {
      const stop = await client.listen(channel, handler);
      return () => stop();
    },
    async close() {
      await client.close();
      unlock();
    },
  };
}
