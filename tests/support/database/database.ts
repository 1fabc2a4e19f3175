import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Database, OpenDatabase } from '../../../services/database/database.ts';
import { openDatabase } from '../../../services/database/open.ts';
import { copiedDatabase, type OwnDatabase, onSameServer } from './copied-database.ts';
import type { Filling } from './postgres-template.ts';
import { templateDatabase } from './postgres-template.ts';
import '../provided.ts';

/**
 * A migrated database of the caller's own, on whatever this project runs on: PGlite in memory, or a database of the
 * test server copied from its template. Close it when done; what it held is gone then.
 */
export async function testDatabase(filling: Filling = 'schema'): Promise<OpenDatabase> {
  if (inject('database') === 'pglite') return openDatabase({ inMemory: true, template: filling });
  const own = await ownDatabase(filling);
  const database = await openDatabase({ databaseUrl: own.url });
  return {
    ...database,
    async close() {
      await database.close();
      await own.drop();
    },
  };
}

/** Counts the connection's executions of a named statement that did not plan it again. */
export async function generalPlans(db: Database, name: string): Promise<number> {
  const { rows } = await db.execute<{ plans: number }>(
    sql`select generic_plans::int as plans from pg_prepared_statements where name = ${name}`,
  );
  return defined(rows[0]).plans;
}

/** A database of one's own on the test server, by its connection string: for processes that open it themselves. */
export const ownDatabase = (filling: Filling = 'schema'): Promise<OwnDatabase> =>
  copiedDatabase(onSameServer(defined(inject('postgresUrl')), templateDatabase(filling)));

/** Of the database that a test has open on the test server, for processes that open it themselves. */
export async function urlOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(defined(inject('postgresUrl')));
  url.pathname = `/${defined(rows[0]).name}`;
  return url.toString();
}
