import type { PGlite } from '@electric-sql/pglite';
import { statementName } from '../statement.ts';
import { aroundQueries } from './around-queries.ts';

/**
 * PGlite plans a query each time it is sent. Queries made with `statement` are prepared once under their names, as the
 * driver of PostgreSQL does, and executed from then on: planning costs several times what the answer does.
 * The first call runs without the plan. It is made as a query of its own, once, behind all queries that wait already:
 * made inside a transaction it could meet another one of the same name, and that would end the transaction.
 */
export function cachePreparedStatements(client: PGlite): void {
  const ask = client.query.bind(client);
  const input = new Set<string>();
  const prepared = new Set<string>();
  const prepare = (name: string, text: string) => {
    if (input.has(name)) return;
    input.add(name);
    ask(`prepare ${name} as ${text}`).then(
      () => prepared.add(name),
      () => input.delete(name),
    );
  };
  aroundQueries(client, (query) => (text, values, options) => {
    const name = statementName(text);
    if (name === undefined) return query(text, values, options);
    if (prepared.has(name)) return query(`execute ${name}${argumentsOf(values ?? [])}`, [], options);
    prepare(name, text);
    return query(text, values, options);
  });
}

/** `execute` takes no parameters of the protocol: values are part of its text. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A statement's values are text, numbers or booleans, and not ${typeof value}.`);
}

/** None at all where there is none: empty brackets are no SQL. */
const argumentsOf = (values: readonly unknown[]) => (values.length === 0 ? '' : `(${values.map(literal).join(', ')})`);
