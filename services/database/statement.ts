import { createHash } from 'node:crypto';
import { is, Placeholder, type Query, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * A statement that PostgreSQL plans once per connection and this process writes once: for the calls that come in
 * hundreds a second. Its variables are `sql.placeholder('name')`; build them with `variable`.
 */
export function statement<Row extends Record<string, unknown>, Name extends string>(name: string, query: SQL) {
  let built: Query | undefined;
  return async (db: Database, values: Readonly<Record<Name, unknown>>): Promise<Row[]> => {
    if (!built) {
      built = withoutRepeats(db.execute(query).getQuery());
      names.set(built.sql, name);
    }
    return runNamed<Row>(db, { name, built, values });
  };
}

/**
 * Runs a query whose text depends on its input: each text is planned as a `statement` is. For few texts; numbers that
 * decide the plan, such as a limit, are best written into it.
 */
export async function executePrepared<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const built = db.execute(query).getQuery();
  if (!names.has(built.sql) && names.size >= MOST_TEXTS) return (await db.execute<Row>(query)).rows;
  const name = names.get(built.sql) ?? `text_${createHash('sha256').update(built.sql).digest('hex').slice(0, 32)}`;
  names.set(built.sql, name);
  return runNamed<Row>(db, { name, built });
}

async function runNamed<Row>(
  db: Database,
  { name, built, values = {} }: { name: string; built: Query; values?: Readonly<Record<string, unknown>> },
): Promise<Row[]> {
  const { session } = db._;
  type Prepared = { execute: { rows: Row[] }; all: unknown; values: unknown };
  return (await session.prepareQuery<Prepared>(built, undefined, name, false).execute({ ...values })).rows;
}

/** Each connection keeps the plan of each text that it was asked. */
const MOST_TEXTS = 1_000;

/** A whole number as a part of the text. */
export const inlineNumber = (number: number): SQL => sql.raw(String(Math.trunc(number)));

const names = new Map<string, string>();

/** The name of a statement, by its text: for a driver that keeps no plans by name itself. */
export const statementName = (text: string): string | undefined => names.get(text);

/** Sends a variable that occurs several times only once. */
function withoutRepeats({ sql: text, params }: Query): Query {
  const names = params.map((param) => (is(param, Placeholder) ? param.name : null));
  const firsts = [...new Set(names.map((name, index) => (name === null ? index : names.indexOf(name))))];
  const renumbered = text.replace(/\$(\d+)/g, (_all, number: string) => {
    const index = Number(number) - 1;
    const name = names[index] ?? null;
    return `$${firsts.indexOf(name === null ? index : names.indexOf(name)) + 1}`;
  });
  return { sql: renumbered, params: firsts.map((index) => params[index]) };
}

/** A variable of a statement, with its type in the database. */
export const variable = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/**
 * A value that the planner is not to look into. PostgreSQL replans a prepared statement each time it expects to gain by
 * the values: for a list of one rather than the ten that it counts with, or for a day rather than any. Where there is
 * nothing to gain, planning costs more than the statement. A sub-select counts the same with and without its value, so
 * the plan is kept. Only for statements whose plan is the right one for every value.
 */
export const opaqueParameter = (value: SQL, type: string): SQL => sql`(select ${value})::${sql.raw(type)}`;
