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
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      built,
      undefined,
      name,
      false,
    );
    return (await prepared.execute({ ...values })).rows;
  };
}

const names = new Map<string, string>();

/** The name of a statement, by its text: for a driver that keeps no plans by name itself. */
export const statementName = (text: string): string | undefined => names.get(text);

/** A variable that stands in several places travels once. */
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
 * A value that the planner is not to look into. PostgreSQL plans a prepared statement anew each time it expects to gain by the
 * values: for a list of one rather than the ten that it counts with, or for a day rather than any. Where there is nothing to
 * gain, planning costs more than the statement. What stands in a sub-select counts the same with and without its value, so the plan
 * is kept. Only for statements whose plan is the right one for every value.
 */
export const settled = (value: SQL, type: string): SQL => sql`(select ${value})::${sql.raw(type)}`;
