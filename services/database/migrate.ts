import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, OpenDatabase } from './database.ts';
import { withoutLimits } from './limits.ts';
import { migrationsFolder } from './paths.ts';

/** Any number, as long as every process of this product takes the same. */
const migrationLock = 7_262_012;

/**
 * Applies what is missing, in order and in one transaction, with one process at work at a time; two small reads when
 * nothing is. The record is drizzle-kit's own table, so its tools read it too.
 */
export async function migrate({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  if ((await newestApplied(db)) >= newestShipped()) return;
  await db.transaction(async (tx) => {
    await tx.execute(withoutLimits);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
    const applied = await newestApplied(tx);
    for (const migration of readMigrationFiles({ migrationsFolder })) {
      if (migration.folderMillis <= applied) continue;
      // PostgreSQL takes a file at once, which saves hundreds of round trips; the embedded database takes one statement.
      const texts = kind === 'postgres' ? [migration.sql.join(';\n')] : migration.sql;
      for (const text of texts) await tx.execute(sql.raw(text));
      await tx.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`);
    }
  });
}

async function newestApplied(db: Database): Promise<number> {
  const { rows: tables } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return 0;
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest ?? 0);
}

function newestShipped(): number {
  const journal: unknown = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  if (!isJournal(journal)) throw new Error(`${migrationsFolder}/meta/_journal.json is no migrations journal.`);
  return Math.max(0, ...journal.entries.map((entry) => entry.when));
}

function isJournal(value: unknown): value is { entries: { when: number }[] } {
  return typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries);
}
