import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { DatabaseCalledOff } from '../call-off.ts';
import type { OpenDatabase } from '../database.ts';
import { copierInto } from './copier.ts';
import { endAfterPanic, hasSpace, refuseWritesOnFullDisk } from './disk-space.ts';
import { lockDirectory } from './lock.ts';
import { cachePreparedStatements } from './prepared-statements.ts';
import { damaged, fullDisk, unwritable } from './unusable-directory.ts';
import { yieldBetweenQueries } from './yielding.ts';

const extensions = { pg_trgm, btree_gist };

/** PGlite starts PostgreSQL with -F (no fsync); on disk the log is synced at every commit, which kill -9 cannot lose. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=open_datasync',
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
  const directory = join(dataDir, 'database');
  const unlock = lockWritable(dataDir);
  try {
    if (!hasSpace(dataDir)) throw fullDisk(dataDir);
    if (!existsSync(directory)) {
      await prepare(directory).catch((error: unknown) => {
        throw unwritable(dataDir, error);
      });
    }
    const client = await create({ dataDir: directory, startParams: durable }).catch((error: unknown) => {
      throw damaged(directory, error);
    });
    return wrap(client, unlock, dataDir);
  } catch (error) {
    unlock();
    throw error;
  }
}

function lockWritable(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return lockDirectory(dataDir);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/** A bare PGlite, for building templates. */
export function create(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions });
}

function wrap(client: PGlite, unlock: () => void, dataDir?: string): OpenDatabase {
  cachePreparedStatements(client);
  endAfterPanic(client);
  if (dataDir !== undefined) refuseWritesOnFullDisk(client, dataDir);
  let isCalledOff = false;
  yieldBetweenQueries(client, () => {
    if (isCalledOff) throw new DatabaseCalledOff('The process stops.');
  });
  const db = drizzle(client, { casing: 'snake_case' });
  const copier = copierInto(client, db);
  return {
    kind: 'pglite',
    db,
    read: db,
    replica: null,
    copiers: { db: copier, read: copier },
    listen: async (channel, handler) => {
      const stop = await client.listen(channel, handler);
      return () => stop();
    },
    requireNotices: async () => {},
    connections: () => [],
    callOff: async () => {
      isCalledOff = true;
    },
    isWell: async () => {
      if (dataDir !== undefined && !hasSpace(dataDir)) return false;
      return client.query('select 1').then(
        () => true,
        () => false,
      );
    },
    async close() {
      await client.close();
      unlock();
    },
  };
}
