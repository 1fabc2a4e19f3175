import { sql } from 'drizzle-orm';
import type { Database } from '../../../services/database/database.ts';

/** Every table of the product, with its schema. */
export async function tableNames(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('auth', 'audit', 'booking', 'companies', 'files', 'mail', 'webhooks') order by 1`);
  return rows.map(({ name }) => name);
}

/** Rows of any table that contain one of the words, in any column. */
export async function rowsWith(db: Database, words: readonly string[]): Promise<readonly string[]> {
  const places: string[] = [];
  for (const table of await tableNames(db)) {
    const found = words.map((word) => sql`strpos(lower(t::text), lower(${word})) > 0`);
    const { rows } = await db.execute<{ row: string }>(sql`
      select t::text as row from ${sql.raw(table)} t where ${sql.join(found, sql` or `)}`);
    for (const { row } of rows) places.push(`${table}: ${row}`);
  }
  return places;
}
