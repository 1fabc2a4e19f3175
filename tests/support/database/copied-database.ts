import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database that is thrown away, by its connection string: for processes that open it themselves. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of a database without connections, on the same server. */
export async function copiedDatabase(template: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    template,
    `CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)} STRATEGY file_copy`,
  );
  return { url: onSameServer(template, name), drop: () => administer(template, `DROP DATABASE ${name} WITH (FORCE)`) };
}

export function onSameServer(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs one statement on the database 'postgres' of the server that `url` names. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(onSameServer(url, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
