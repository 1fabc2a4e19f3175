import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { databaseFault, nameFaults } from './pg-error.ts';
import type { SharedPool } from './postgres-pool.ts';

/** The path between a pool and its server, as far as statements notice it. */
export interface Route {
  /** Another program, such as PgBouncer, answers in the server's place. */
  readonly isPooled: boolean;
  /** A statement that was prepared under a name is there whenever its client executes it. */
  readonly carriesNames: boolean;
  /** The role brings the limits along, so that no server connection is without them. */
  readonly hasLimits: boolean;
}

const DIRECT: Route = { isPooled: false, carriesNames: true, hasLimits: true };

/** A pooler hands out process numbers of its own, because they are what a statement is cancelled by. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as pg.ClientBase & { readonly processID: number | null }).processID;
}

/** Asks, through two of the pool's connections where one is not enough, and has the pool's statements named accordingly. */
export async function findRoute(pool: SharedPool): Promise<Route> {
  // Else the probes would travel without their names.
  pool.carriesNames = true;
  const route = await routeOf(pool);
  pool.carriesNames = route.carriesNames;
  return route;
}

async function routeOf(pool: pg.Pool): Promise<Route> {
  const client = await pool.connect();
  try {
    if (!(await isPooled(client))) return DIRECT;
    const { rows } = await client.query<{ hasLimits: boolean }>(
      `select bool_and(reset_val <> '0') as "hasLimits" from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    );
    const carriesNames = await withSecond(pool, (other) => sharesNames(client, other));
    return { isPooled: true, carriesNames, hasLimits: rows[0]?.hasLimits ?? false };
  } finally {
    client.release();
  }
}

async function withSecond(pool: pg.Pool, ask: (other: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
  const other = await pool.connect().catch(() => null);
  if (!other) return false;
  try {
    return await ask(other);
  } finally {
    other.release();
  }
}

/** An idle pooler gives both clients the same server connection at once; a busy one sooner or later. */
const TRIES = 20;

/**
 * True if two clients can prepare the same name on one server connection and keep using it. PgBouncer can from 1.21 on,
 * with max_prepared_statements set; before, the second one is refused. If it cannot be proven, the answer is false.
 * Each try has a name of its own: one that both clients prepared on two connections would be found on either, and prove
 * nothing.
 */
async function sharesNames(first: pg.PoolClient, second: pg.PoolClient): Promise<boolean> {
  for (let time = 0; time < TRIES; time++) {
    const probe = { name: `preflight_probe_${randomUUID()}`, text: 'select pg_backend_pid() as pid' };
    const pids: (number | null)[] = [];
    for (const client of [first, second, first]) pids.push(await preparedAt(client, probe));
    if (pids.includes(null)) return false;
    if (new Set(pids).size === 1) return true;
  }
  return false;
}

async function preparedAt(client: pg.PoolClient, probe: pg.QueryConfig): Promise<number | null> {
  try {
    const { rows } = await client.query<{ pid: number }>(probe);
    return rows[0]?.pid ?? null;
  } catch (error) {
    if (nameFaults.has(databaseFault(error)?.code ?? '')) return null;
    throw error;
  }
}

/** One line for the operator of the portal; null where there is nothing to say. */
export function describeRoute(setting: string, { isPooled, carriesNames, hasLimits }: Route): string | null {
  if (!isPooled) return null;
  const names = carriesNames
    ? 'it carries prepared statements'
    : 'statements are planned each time, because it is not known to carry prepared ones (PgBouncer does from 1.21 on)';
  const limits = hasLimits
    ? ''
    : '; set statement_timeout, lock_timeout and idle_in_transaction_session_timeout with ALTER ROLE, a pooler does not keep them';
  return `${setting} leads through a pooler: ${names}${limits}.`;
}
