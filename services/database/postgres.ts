import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { callOffFor } from './call-off.ts';
import { copierOf } from './copy-out.ts';
import type { OpenDatabase } from './database.ts';
import { DatabaseRefused, refusedBy } from './database-refused.ts';
import type { DatabaseLimits } from './limits.ts';
import { listener } from './listener.ts';
import { describeRoute, routeOf } from './pooler.ts';
import { openHealthPool, openPool } from './postgres-pool.ts';

/**
 * PostgreSQL through pools that connect on first use.
 * `directUrl` bypasses a pooler, which cannot carry LISTEN; `onFault` hears of connections that were lost.
 * @throws DatabaseRefused
 */
export async function openPostgres(options: {
  databaseUrl: string;
  readUrl?: string | undefined;
  directUrl?: string | undefined;
  limits: DatabaseLimits;
  onFault: (error: Error) => void;
  onNote: (message: string) => void;
}): Promise<OpenDatabase> {
  const { databaseUrl, readUrl, directUrl, limits, onFault, onNote } = options;
  const pool = openPool({ url: databaseUrl, limits, onFault });
  const readPool = readUrl ? openPool({ url: readUrl, limits, onFault }) : pool;
  const healthPool = openHealthPool({ url: databaseUrl, onFault });
  const callOffs = [...new Set([pool, readPool])].map(callOffFor);
  const db = drizzleOn(pool);
  const read = drizzleOn(readPool);
  const notices = listener(directUrl ?? databaseUrl, onFault);
  const end = () => Promise.all([...new Set([pool, readPool, healthPool])].map((each) => each.end()));
  const route = await routeOf(pool).catch(async (error: unknown) => {
    await end();
    throw refusedBy('DATABASE_URL', databaseUrl, error);
  });
  pool.carriesNames = route.carriesNames;
  const note = describeRoute('DATABASE_URL', route);
  if (note !== null) onNote(note);
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
    async requireNotices() {
      const [setting, url] = directUrl ? ['DATABASE_DIRECT_URL', directUrl] : ['DATABASE_URL', databaseUrl];
      const isHeard = await notices
        .hears((channel) => pool.query('select pg_notify($1, $2)', [channel, '']))
        .catch((error: unknown) => {
          throw refusedBy(setting, url, error);
        });
      if (!isHeard) throw new DatabaseRefused(withoutNotices(setting));
    },
    async close() {
      await notices.close();
      await end();
    },
  };
}

const withoutNotices = (setting: string) =>
  `${setting} leads through a pooler that does not carry LISTEN: free times and waiting mail would not be heard of. ` +
  'Set DATABASE_DIRECT_URL to the PostgreSQL server itself; statements go on through the pooler.';

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
