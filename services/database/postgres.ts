import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { callOffFor } from './call-off.ts';
import { copierOf } from './copy-out.ts';
import type { OpenDatabase } from './database.ts';
import { listener } from './listener.ts';

/** Connections of one process; a pooler in front shares the server's among many processes. */
const poolSize = 10;

/**
 * PostgreSQL through pools that connect on first use.
 * `directUrl` bypasses a pooler, which cannot carry LISTEN; `onFault` hears of connections lost while idle.
 */
export function openPostgres(options: {
  databaseUrl: string;
  readUrl?: string | undefined;
  directUrl?: string | undefined;
  onFault: (error: Error) => void;
}): OpenDatabase {
  const connect = (url: string) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 10_000,
      application_name: 'preflight',
      options: '-c timezone=UTC',
    });
    pool.on('error', options.onFault);
    return pool;
  };
  const pool = connect(options.databaseUrl);
  const readPool = options.readUrl ? connect(options.readUrl) : pool;
  const callOffs = [...new Set([pool, readPool])].map(callOffFor);
  const db = drizzle(pool, { casing: 'snake_case' });
  const read = drizzle(readPool, { casing: 'snake_case' });
  const notices = listener(options.directUrl ?? options.databaseUrl, options.onFault);
  return {
    kind: 'postgres',
    db,
    read,
    copiers: { db: copierOf(db), read: copierOf(read) },
    listen: notices.listen,
    callOff: async () => {
      await Promise.all(callOffs.map((callOff) => callOff()));
    },
    async close() {
      await notices.close();
      await Promise.all([...new Set([pool, readPool])].map((each) => each.end()));
    },
  };
}
