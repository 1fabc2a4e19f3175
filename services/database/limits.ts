import { type SQL, sql } from 'drizzle-orm';

/** Limits after which PostgreSQL ends the work by itself, in milliseconds; 0 = never. */
export interface DatabaseLimits {
  /** One statement. The gateway gives a service up after 30 s: no caller waits for more. */
  readonly statementMs: number;
  /** Waiting for a row that another transaction has changed and not committed. */
  readonly lockMs: number;
  /** A transaction whose process says nothing: its locks are given back. */
  readonly idleInTransactionMs: number;
}

export const DEFAULT_LIMITS: DatabaseLimits = { statementMs: 30_000, lockMs: 3_000, idleInTransactionMs: 30_000 };

/** An export is read at its reader's pace. */
const COPY_MS = 30 * 60_000;

/**
 * Zone and limits of a new connection. They are SET and not startup parameters: PgBouncer refuses a startup parameter
 * that it does not know. It keeps the zone for each of its clients. Every process sets the same limits, so a shared
 * server connection never has another client's.
 */
export const sessionStatement = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string =>
  [
    `set timezone = 'UTC'`,
    `set statement_timeout = ${statementMs}`,
    `set lock_timeout = ${lockMs}`,
    `set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
  ].join('; ');

/** For this transaction alone: migrations and seeds wait for one another, and take as long as they take. */
export const withoutLimits: SQL = sql`
  select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`;

/** Begins the transaction of a COPY: its limit ends with it. To compile its expressions takes longer than they take. */
export const copyBegin = `begin read only; set local statement_timeout = ${COPY_MS}; set local jit = off`;
