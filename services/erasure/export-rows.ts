import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

const ROWS_PER_FETCH = 1_000;

interface Wanted {
  readonly table: string;
  readonly of: SQL;
  readonly secret?: readonly string[];
}

/** Rows of a table as JSON, a thousand at a time: how many there are does not matter. Needs an open transaction. */
export async function* exportRows(tx: Database, { table, of, secret = [] }: Wanted): AsyncGenerator<string> {
  await tx.execute(sql`
    declare exported no scroll cursor for
    select (to_jsonb(t) - ${sql.param(secret)}::text[])::text as line from ${sql.raw(table)} t where ${of}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(ROWS_PER_FETCH))} from exported`);
    for (const { line } of rows) yield String(line);
    if (rows.length < ROWS_PER_FETCH) break;
  }
  await tx.execute(sql`close exported`);
}
