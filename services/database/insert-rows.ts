import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts rows that arrive as one JSON text, with the table's own names: one text and one plan, however many rows there are.
 * A field that a row leaves out is null, also where its column has a default.
 *
 * @example insertRows(candidates, variable('candidates', 'json'))
 */
export function insertRows(table: PgTable, json: SQL): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const names = columns.map(([name]) => sql.identifier(name));
  const stored = columns.map(([name]) => sql.identifier(toSnakeCase(name)));
  const typed = columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`);
  const list = (parts: readonly SQL[] | typeof names) => sql.join([...parts], sql`, `);
  return sql`insert into ${table} (${list(stored)}) select ${list(names)} from json_to_recordset(${json}) as row_of_json (${list(typed)})`;
}
