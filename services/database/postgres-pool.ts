import { AsyncResource } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import pg from 'pg';
import { tracing } from '../base/tracing.ts';
import { ConnectionShares, currentWriter } from './connection-shares.ts';
import { type DatabaseLimits, sessionStatement } from './limits.ts';
import { nameFaults } from './pg-error.ts';
import { traceStatements } from './trace-statements.ts';

/** Connections of one process; a pooler in front shares the server's among many processes. */
const POOL_SIZE = 10;
/** A connection keeps its prepared plans: closed after each lull, the next caller would have to plan again. */
const IDLE_MS = 30 * 60_000;
/** Two connections are left to readers, whatever writers wait for. */
export const SHARES = { perCompanyAndOperation: 3, perOperation: 5, allWriters: POOL_SIZE - 2, waitMs: 10_000 };

export interface PoolOptions {
  readonly url: string;
  readonly limits: DatabaseLimits;
  /** Receives the error of every lost connection. */
  readonly onFault: (error: Error) => void;
  /** Gets the open connections, for a caller that has to cut them. */
  readonly sockets?: Set<Socket>;
}

type Callback = Parameters<pg.Pool['connect']>[0];

/** A pool of PostgreSQL in which writers share the connections. */
export class SharedPool extends pg.Pool {
  /** False with a pooler in between that does not carry prepared statements: each is planned when it is sent. */
  carriesNames = true;
  readonly #shares = new ConnectionShares(SHARES);

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const writer = currentWriter();
    if (!writer) {
      if (!callback) return super.connect();
      // A waiting callback runs in the context of the caller that releases a connection: its span must stay its own.
      super.connect(tracing() ? AsyncResource.bind(callback) : callback);
      return undefined;
    }
    const client = this.#shares.take(writer).then(async (giveBack) => {
      try {
        return released(await super.connect(), giveBack);
      } catch (error) {
        giveBack();
        throw error;
      }
    });
    if (!callback) return client;
    client.then(
      (taken) => callback(undefined, taken, taken.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }
}

function released(client: pg.PoolClient, giveBack: () => void): pg.PoolClient {
  const release = client.release;
  client.release = (error) => {
    giveBack();
    release.call(client, error);
  };
  return client;
}

/** Connects on first use. A connection's limits are set before anybody gets it. */
export function openPool({ url, limits, onFault, sockets }: PoolOptions): SharedPool {
  const pool = new SharedPool({
    ...connection(url, sockets),
    max: POOL_SIZE,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'preflight',
    onConnect: async (client) => {
      await client.query(sessionStatement(limits));
    },
  });
  watchErrors(pool, onFault);
  pool.on('connect', (client) => {
    namedWhere(client, () => pool.carriesNames);
    watchLostNames(client, () => {
      pool.carriesNames = false;
    });
    if (tracing()) traceStatements(client);
  });
  return pool;
}

/** Leaves the names of statements out where `carriesNames` says no. */
function namedWhere(client: pg.PoolClient, carriesNames: () => boolean): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown;
  const asked = (first: unknown, ...rest: unknown[]) => query(carriesNames() ? first : withoutName(first), ...rest);
  client.query = asked as typeof client.query;
}

/** A name that is not there, or there already: the pooler in between was exchanged for one that does not carry them. */
function watchLostNames(client: pg.PoolClient, onLost: () => void): void {
  const { connection } = client as pg.PoolClient & { readonly connection: EventEmitter };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code !== undefined && nameFaults.has(code)) onLost();
  });
}

/** A stream, such as COPY, has no name and is passed on as it is. */
const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query;

/** One connection beside the pool, which answers however busy the others are. */
export function openHealthPool({ url, onFault, sockets }: Omit<PoolOptions, 'limits'>): pg.Pool {
  const pool = new pg.Pool({
    ...connection(url, sockets),
    max: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
    application_name: 'preflight-health',
  });
  watchErrors(pool, onFault);
  return pool;
}

const connection = (connectionString: string, sockets?: Set<Socket>) => ({
  connectionString,
  ...(sockets && { stream: () => kept(sockets) }),
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

function kept(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/**
 * The pool hears the errors of idle connections alone. One that is lost while it is checked out says so itself: unheard,
 * that error would end the process.
 */
function watchErrors(pool: pg.Pool, onFault: (error: Error) => void): void {
  pool.on('error', onFault);
  pool.on('connect', (client) => client.on('error', () => {}));
}
