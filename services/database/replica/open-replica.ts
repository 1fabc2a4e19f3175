import type { Socket } from 'node:net';
import type pg from 'pg';
import { findRoute } from '../pooler.ts';
import { openHealthPool, openPool, type PoolOptions } from '../postgres-pool.ts';
import { logPosition } from './log-position.ts';
import { ReplicaAside, type ReplicaWatch, watchReplica } from './replica-watch.ts';

/** A streaming replica: the pool that reads there, and who knows whether it can be read. */
export interface Replica {
  readonly pool: pg.Pool;
  readonly watch: ReplicaWatch;
  close(): Promise<void>;
}

/** Opens nothing that has to succeed: a replica that is down today is taken up when it is back. */
export function openReplica({
  primary,
  onNote,
  ...options
}: PoolOptions & { primary: pg.Pool; onNote: (message: string) => void }): Replica {
  const sockets = new Set<Socket>();
  // Connections that are cut are said once, by the watch.
  const quiet = { ...options, sockets, onFault: () => {} };
  const pool = openPool(quiet);
  const probe = openHealthPool(quiet);
  let isMet = false;
  const watch = watchReplica({
    async replayed() {
      const { rows } = await probe.query<{ position: string | null }>(
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as position',
      );
      const position = rows[0]?.position;
      if (!position) throw new ReplicaAside('is no replica of it any more');
      if (!isMet) await findRoute(pool);
      isMet = true;
      return logPosition(position);
    },
    async written() {
      const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
      return logPosition(rows[0]?.position ?? '0/0');
    },
    cut: () => {
      isMet = false;
      for (const socket of sockets) socket.destroy();
    },
    onNote,
  });
  return {
    pool,
    watch,
    async close() {
      watch.close();
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}
