import type { PGlite, Transaction } from '@electric-sql/pglite';
import { statementName } from './statement.ts';

/**
 * PGlite plans a question each time it is asked. What was made with `statement` is prepared once under its name, as the
 * driver of PostgreSQL does, and executed from then on: planning costs several times what the answer does. A name lives
 * as long as the session, whatever becomes of the transaction that it was first used in.
 */
export function keepPlans(client: PGlite): void {
  const prepared = new Set<string>();
  const planned = (target: Pick<Transaction, 'query'>) => {
    const query = target.query.bind(target);
    target.query = async (text, values, options) => {
      const name = statementName(text);
      if (name === undefined) return query(text, values, options);
      if (!prepared.has(name)) await query(`prepare ${name} as ${text}`);
      prepared.add(name);
      return query(`execute ${name}(${(values ?? []).map(literal).join(', ')})`, [], options);
    };
  };
  planned(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      planned(tx);
      return work(tx);
    });
}

/** `execute` takes no parameters of the protocol: values stand in its text. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A statement's values are text, numbers or booleans, and not ${typeof value}.`);
}
