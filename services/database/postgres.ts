import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { callOffFor } from './call-off.ts';
import { copierOf } from './copy-out.ts';
import type { Database, OpenDatabase, PoolUse } from './database.ts';
import { DatabaseRefused, refusedBy } from './database-refused.ts';
import type { DatabaseLimits } from './limits.ts';
import { listener } from './listener.ts';
import { describeRoute, findRoute } from './pooler.ts';
import { openHealthPool, openPool } from './postgres-pool.ts';
import { logPosition } from './replica/log-position.ts';
import { openReplica, type Replica } from './replica/open-replica.ts';
import { ReplicaFirst, replicaFirstCopier } from './replica/replica-first.ts';
import { noteWritten } from './replica/written-positions.ts';

/**
 * PostgreSQL through pools that connect on first use.
 * `directUrl` bypasses a pooler, which cannot carry LISTEN; `onFault` receives errors of lost connections.
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
  const callOff = callOffFor(pool);
  const healthPool = openHealthPool({ url: databaseUrl, onFault });
  const db = drizzleOn(pool);
  const notices = listener(directUrl ?? databaseUrl, onFault);
  const route = await findRoute(pool).catch(async (error: unknown) => {
    await Promise.all([pool.end(), healthPool.end()]);
    throw refusedBy('DATABASE_URL', databaseUrl, error);
  });
  const note = describeRoute('DATABASE_URL', route);
  if (note !== null) onNote(note);
  const replica = readUrl ? openReplica({ url: readUrl, primary: healthPool, limits, onFault, onNote }) : null;
  const callOffs = [callOff, ...(replica ? [callOffFor(replica.pool)] : [])];
  const copier = copierOf(db);
  return {
    kind: 'postgres',
    db,
    read: replica ? readsOn(replica, { pool, db }) : db,
    copiers: {
      db: copier,
      read: replica
        ? replicaFirstCopier(replica.watch, { replica: copierOf(drizzleOn(replica.pool)), primary: copier })
        : copier,
    },
    replica: replica && {
      hasReplayed: (position) => replica.watch.isCurrent(position === null ? null : logPosition(position)),
      noteWritten: (accountId) => noteWritten(db, accountId),
    },
    listen: notices.listen,
    callOff: async () => {
      await Promise.all(callOffs.map((each) => each()));
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
    connections: () => [usedOf('primary', pool), ...(replica ? [usedOf('replica', replica.pool)] : [])],
    async close() {
      await Promise.all([notices.close(), replica?.close()]);
      await Promise.all([pool.end(), healthPool.end()]);
    },
  };
}

const usedOf = (name: PoolUse['pool'], { totalCount, idleCount, waitingCount }: pg.Pool): PoolUse => ({
  pool: name,
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

const withoutNotices = (setting: string) =>
  `${setting} leads through a pooler that does not carry LISTEN: free times and waiting mail would not be heard of. ` +
  'Set DATABASE_DIRECT_URL to the PostgreSQL server itself; statements go on through the pooler.';

type Drizzle = NodePgDatabase & { $client: pg.Pool };

/** Lists and reports: statements alone. A transaction belongs to the primary. */
function readsOn({ watch, pool: replica }: Replica, { pool, db }: { pool: pg.Pool; db: Drizzle }): Database {
  const read = drizzle(new ReplicaFirst(watch, { replica, primary: pool }) as unknown as pg.Pool, {
    casing: 'snake_case',
  });
  read.transaction = db.transaction;
  return read;
}

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
