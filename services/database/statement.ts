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
