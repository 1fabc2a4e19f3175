import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { withoutWriter } from '../database/connection-shares.ts';
import type { Database } from '../database/database.ts';
import { statement, variable } from '../database/statement.ts';
import type { Actor, AuditEvent } from './audit-event.ts';
import { canonicalJson } from './canonical-json.ts';

/** A read or a refusal. It changes nothing, belongs to no chain and can be frequent. */
export interface AccessEvent extends Omit<AuditEvent, 'bookingId' | 'before'> {
  /** Key by which two entries count as equal; by default everything but the time. */
  readonly sameAs?: string;
}

/** The account, or null for an unknown caller. */
export type Visitor = Actor | null;

const MINUTE_MS = 60_000;

/** A row of `audit.entries`, by its columns. Of equal rows one is written, with their count. */
interface Row {
  readonly repeat_key: string;
  readonly count: number;
  readonly [column: string]: unknown;
}

const recordStatement = statement<Record<string, unknown>, 'rows'>(
  'audit_access',
  sql`
    insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id, after, address,
      candidate_ids, repeat_key, count)
    select id, at, org_id, account_id, account_name, action, entity, entity_id, after, address, candidate_ids, repeat_key, count
    from jsonb_to_recordset(${variable('rows', 'jsonb')}) r (
      id uuid, at timestamptz, org_id uuid, account_id uuid, account_name text, action text, entity text, entity_id text,
      after jsonb, address text, candidate_ids uuid[], repeat_key text, count int)
    on conflict (repeat_key) where repeat_key is not null do update set count = audit.entries.count + excluded.count`,
);

/**
 * Writes one entry, and resolves when it is written. Equal entries within a minute become one row with a count, so that
 * a caller cannot fill the disk.
 */
export async function recordAccess(db: Database, visitor: Visitor, event: AccessEvent): Promise<void> {
  const { action, entity, entityId, at, after = null, address = null, candidateIds = null } = event;
  const sameAs = event.sameAs ?? canonicalJson([after, candidateIds]);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const repeated = [visitor?.accountId, action, entity, entityId, sameAs, minute];
  await writerOf(db)({
    action,
    entity,
    entity_id: entityId,
    after,
    address,
    candidate_ids: candidateIds,
    id: uuidv7(),
    at: at.toISOString(),
    count: 1,
    org_id: visitor?.orgId ?? null,
    account_id: visitor?.accountId ?? null,
    account_name: visitor?.name ?? '',
    repeat_key: createHash('sha256').update(JSON.stringify(repeated)).digest('base64url').slice(0, 24),
  });
}

type Write = (row: Row) => Promise<void>;

const writers = new WeakMap<Database, Write>();

function writerOf(db: Database): Write {
  const known = writers.get(db);
  if (known) return known;
  const write = rowWriter(db);
  writers.set(db, write);
  return write;
}

/** With one, a row that another transaction has locked would hold up all that come after it. */
const STATEMENTS_AT_ONCE = 2;
const ROWS_PER_STATEMENT = 100;

/** Rows that arrive while statements are under way travel together in the next one. */
function rowWriter(db: Database): Write {
  let waiting: { readonly row: Row; readonly written: PromiseWithResolvers<void> }[] = [];
  let underWay = 0;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, ROWS_PER_STATEMENT);
      waiting = waiting.slice(ROWS_PER_STATEMENT);
      try {
        await insert(db, counted(some.map(({ row }) => row)));
        for (const { written } of some) written.resolve();
      } catch (error) {
        // One row that cannot be written is not to fail the others.
        for (const { row, written } of some) {
          if (some.length === 1) written.reject(error);
          else written.resolve(insert(db, [row]));
        }
      }
    }
    underWay -= 1;
  }

  return async (row) => {
    const written = Promise.withResolvers<void>();
    waiting.push({ row, written });
    if (underWay < STATEMENTS_AT_ONCE) {
      underWay += 1;
      void withoutWriter(writeAll);
    }
    await written.promise;
  };
}

/** Equal rows as one; all in one order, so that two statements never wait for each other. */
function counted(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, (row) => row.repeat_key)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([repeat_key, equal]) => ({ ...equal[0], repeat_key, count: equal.length }));
}

async function insert(db: Database, rows: readonly Row[]): Promise<void> {
  await recordStatement(db, { rows: JSON.stringify(rows) });
}
