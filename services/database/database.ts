import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** CSV with every field quoted, or a line for each row, whose one column is JSON. */
export type CopyFormat = 'csv' | 'json';

/** Rows as the database itself writes them, in UTF-8. */
export interface Copier {
  /**
   * All rows of a query, while the database makes them. Null where it cannot: the embedded database would answer no
   * other query meanwhile, and a server gives each copy a connection until its reader is done.
   */
  inOneGo(query: SQL, format: CopyFormat): AsyncIterable<Uint8Array> | null;
  /** All rows of a query that has few. */
  slice(query: SQL, format: CopyFormat): Promise<Uint8Array>;
}

interface Rows<Row> {
  rows: Row[];
}

/** Result of `db.execute(sql…)` in both drivers: the rows, whatever else a driver adds. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * A connection, a pool or an open transaction, on PostgreSQL or on PGlite: queries do not know which.
 * Build with `select` and `join`; raw statements through `db.execute<Row>(sql…)`, which answers `{ rows }`. A test has the
 * database parse each of them, and compares what it would answer with `Row`: tests/stack/raw-statements.test.ts.
 * Raw times come back as text in UTC and `bigint` differs between drivers: cast counts to `int`.
 * Inside `db.transaction(tx => …)` use `tx` alone: PGlite has one connection, the outer `db` would wait for itself.
 */
export type Database = PgDatabase<RowsResult, Record<string, never>>;

export type Unlisten = () => Promise<void>;

/** Accounts with writes that the replica may not have yet. Places in the log are texts of pg_lsn. */
export interface ReplicaPositions {
  /** True if `read` shows everything up to a place in the log; null: whatever it shows is new enough. */
  hasReplayed(position: string | null): boolean;
  /** Keeps, for every process, that an account has just written. */
  noteWritten(accountId: string): Promise<void>;
}

/** An opened database. `kind` is for what cannot be the same on both (COPY, replicas, the number of processes). */
export interface OpenDatabase {
  readonly kind: 'postgres' | 'pglite';
  readonly db: Database;
  /**
   * A streaming replica where one is configured and well, else `db`: for lists and reports that may lag a moment. Whose own
   * writes must not be missing asks `replica` first.
   */
  readonly read: Database;
  /** Null where no replica is configured. */
  readonly replica: ReplicaPositions | null;
  /** For what is too much for one answer, of `db` and of `read`. */
  readonly copiers: { readonly db: Copier; readonly read: Copier };
  /**
   * Calls `handler` for every NOTIFY on `channel`, this process's own included.
   * After a lost and restored connection it is called once with '' because notices may have been missed.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<Unlisten>;
  /** @throws DatabaseRefused where notices cannot arrive, because of a pooler in between */
  requireNotices(): Promise<void>;
  /** No statement begins after this, and those that run are cancelled: what is open is rolled back. */
  callOff(): Promise<void>;
  /** True if it reads and writes, for /health; it answers within two seconds however busy the others are. */
  isWell(): Promise<boolean>;
  /** Connections of this process, by pool. */
  connections(): readonly PoolUse[];
  close(): Promise<void>;
}

export interface PoolUse {
  readonly pool: 'primary' | 'replica';
  readonly busy: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}
