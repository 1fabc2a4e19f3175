import { databaseFault } from './pg-error.ts';

/** The meaning of a database's failure for a caller. */
export interface DatabaseFailure {
  readonly code: 'UNAVAILABLE' | 'BUSY' | 'STATEMENT_TIMEOUT' | 'STORAGE_FULL' | 'TOO_MANY_WAITING';
  readonly message: string;
}

/** A writer waited too long for one of the connections that its operation may hold. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

const unreachable: DatabaseFailure = {
  code: 'UNAVAILABLE',
  message: 'The portal cannot be reached right now. Try again in a minute.',
};
const busy: DatabaseFailure = {
  code: 'BUSY',
  message: 'It is being changed right now. This attempt changed nothing; an earlier one may be under way. Try again.',
};
const crowded: DatabaseFailure = {
  code: 'TOO_MANY_WAITING',
  message: 'Many people are changing this right now. This attempt changed nothing. Try again.',
};
const tooSlow: DatabaseFailure = {
  code: 'STATEMENT_TIMEOUT',
  message: 'This took too long and was stopped. Try again.',
};
const full: DatabaseFailure = {
  code: 'STORAGE_FULL',
  message: 'The database cannot write, its disk may be full. Nothing was saved. Tell whoever runs the portal.',
};

/** Codes of PostgreSQL and of Node's sockets; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const failures: Readonly<Record<string, DatabaseFailure>> = {
  // Shut down by its administrator, crashed, or not yet up.
  '57P01': unreachable,
  '57P02': unreachable,
  '57P03': unreachable,
  // Too many connections.
  '53300': unreachable,
  // A transaction that was idle for too long: its connection is ended.
  '25P03': unreachable,
  // A server that takes no writes any more, because another one has become the primary.
  '25006': unreachable,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ECONNABORTED: unreachable,
  EPIPE: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  // A lock that was not given in time, two that waited for each other, and an update that came second.
  '55P03': busy,
  '40P01': busy,
  '40001': busy,
  '57014': tooSlow,
  // Disk full, and an error of the disk.
  '53100': full,
  '58030': full,
};

/** A standby's error on reading an unlogged table: a balancer has taken it for the primary. */
const NOT_SUPPORTED = '0A000';
const ofStandby = /during recovery/;

/** Messages of node-postgres that have no code. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|not queryable|client was closed|after calling end on the pool/i;

/** The meaning of an error that is the database's state and no fault of the statement; null for any other. */
export function databaseFailure(thrown: unknown): DatabaseFailure | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof TooManyWaiting) return crowded;
    const code = databaseFault(error)?.code ?? '';
    // Class 08 is connection exceptions.
    const failure = failures[code] ?? (code.startsWith('08') && code.length === 5 ? unreachable : null);
    if (failure) return failure;
    if (lostConnection.test(error.message) || (code === NOT_SUPPORTED && ofStandby.test(error.message)))
      return unreachable;
  }
  return null;
}
