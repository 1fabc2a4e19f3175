import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const isTransaction = (db: Database): boolean => db instanceof PgTransaction;

/** Runs what may fail and be tried again: inside a transaction in a savepoint of its own, so that a failure leaves the rest. */
export const inSavepoint = <Result>(db: Database, run: (db: Database) => Promise<Result>): Promise<Result> =>
  isTransaction(db) ? db.transaction(run) : run(db);
