import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { callOffFor } from './call-off.ts';
import { copierOf } from './copy-out.ts';
import type { OpenDatabase } from './database.ts';
import type { DatabaseLimits } from './limits.ts';
import { listener } from './listener.ts';
import { openHealthPool, openPool } from './postgres-pool.ts';

/**
 * PostgreSQL through pools that connect on first use.
 * `directUrl` bypasses a pooler, which cannot carry LISTEN; `onFault` hears of connections that were lost.
 */
export function openPostgres(options: {
  databaseUrl: string;
  readUrl?: string | undefined;
  directUrl?: string | undefined;
  limits: DatabaseLimits;
  onFault: (error: Error) => void;
}): OpenDatabase {
  const { databaseUrl, readUrl, directUrl, limits, onFault } = options;
  const pool = openPool({ url: databaseUrl, limits, onFault });
  const readPool = readUrl ? openPool({ url: readUrl, limits, onFault }) : pool;
  const healthPool = openHealthPool({ url: databaseUrl, onFault });
  const callOffs = [...new Set([pool, readPool])].map(callOffFor);
  const db = drizzleOn(pool);
  const read = drizzleOn(readPool);
  const notices = listener(directUrl ?? databaseUrl, onFault);
  return {
    kind: 'postgres',
    db,
    read,
    copiers: { db: copierOf(db), read: copierOf(read) },
    listen: notices.listen,
    callOff: async () => {
      await Promise.all(callOffs.map((callOff) => callOff()));
    },
    isWell: () =>
      healthPool.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await notices.close();
      await Promise.all([...new Set([pool, readPool, healthPool])].map((each) => each.end()));
    },
  };
}

type Drizzle = NodePgDatabase & { $client: pg.Pool };

function drizzleOn(pool: pg.Pool): Drizzle {
  const db = drizzle(pool, { casing: 'snake_case' });
  db.transaction = (work, config) => inTransaction(pool, work, config);
  return db;
}

/**
 * A transaction whose connection always goes back to the pool: drizzle's own keeps it for ever where `begin` fails, which
 * every restart of the database can do. The work's own error is answered, also where the rollback fails after it.
 */
async function inTransaction<Answer>(
  pool: pg.Pool,
  work: Parameters<NodePgDatabase['transaction']>[0],
  config: Parameters<NodePgDatabase['transaction']>[1],
): Promise<Answer> {
  const client = await pool.connect();
  let failure: { error: unknown } | undefined;
  let isClean = true;
  try {
    const answer = await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        failure = { error };
        throw error;
      }
    }, config);
    return answer as Answer;
  } catch (error) {
    isClean = failure?.error === error;
    throw failure ? failure.error : error;
  } finally {
    client.release(!isClean);
  }
}
