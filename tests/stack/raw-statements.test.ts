import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import { type Column, describeStatement } from '../support/statements/describe.ts';
import { type RawStatement, rawStatements } from '../support/statements/raw-statements.ts';
import { rowFaults } from '../support/statements/row-faults.ts';

/** Their text is made of files, or names one table after the other, and is executed by every other test. */
const COMPOSED_AT_RUN_TIME = [
  'services/database/migrate.ts for services/database/migrate.ts text',
  'services/erasure/erase-company.ts for services/erasure/erase-company.ts table',
  'services/erasure/erase-person.ts for services/erasure/erase-person.ts table',
  'services/erasure/export-rows.ts for services/erasure/export-rows.ts table',
  'services/seed/relative-data.ts for services/seed/relative-data.ts table',
];

const dialect = new PgDialect({ casing: 'snake_case' });
const textOf = ({ query }: RawStatement) => dialect.sqlToQuery(query).sql;

test('the database parses every raw statement of the services, and answers the rows that they declare', {
  ...needs('postgres'),
  tags: ['long'],
  timeout: 180_000,
}, async () => {
  const own = await ownDatabase();
  const client = new pg.Client(own.url);
  await client.connect();
  try {
    const { statements, untold, checker } = await rawStatements();
    const nullable = await nullableColumns(client);
    const faults: string[] = [];
    for (const statement of statements) {
      const text = textOf(statement);
      try {
        const columns = await describeStatement(client, text);
        if (!statement.row) continue;
        const found = rowFaults(checker, statement.row, columns, (column) => mayBeNull(nullable, column, text));
        faults.push(...found.map((fault) => `${statement.place} ${fault}`));
      } catch (error) {
        faults.push(`${statement.place} ${error}\n${text}`);
      }
    }
    expect([...new Set(faults)]).toEqual([]);
    expect(untold.map((each) => each.replaceAll(/:\d+/g, ''))).toEqual(COMPOSED_AT_RUN_TIME);
    // Fewer would mean that the source is no longer read.
    expect(new Set(statements.map(({ place }) => place)).size).toBeGreaterThan(200);
  } finally {
    await client.end();
    await own.drop();
  }
});

/** The nullable columns of all tables: their names, by table and place. */
async function nullableColumns(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ key: string; name: string }>(
    `select attrelid || ' ' || attnum as key, attname as name from pg_attribute where attnum > 0 and not attnotnull`,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Unless the statement itself leaves such rows out, as `… is not null`. */
function mayBeNull(nullable: ReadonlyMap<string, string>, { tableID, columnID }: Column, text: string): boolean {
  const name = nullable.get(`${tableID} ${columnID}`);
  return name !== undefined && !new RegExp(`\\b${name}\\b[^()]*\\)? is not null`).test(text);
}
