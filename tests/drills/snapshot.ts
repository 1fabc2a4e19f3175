import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Every row of every table as text, as of one moment. */
export type Rows = ReadonlyMap<string, ReadonlySet<string>>;

export async function allRows(url: string): Promise<Rows> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows: tables } = await client.query<{ name: string }>(`
      select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('auth', 'audit', 'booking', 'companies', 'files', 'mail', 'webhooks') order by 1`);
    const found = new Map<string, ReadonlySet<string>>();
    for (const { name } of tables) {
      const { rows } = await client.query<string[]>({ text: `select t::text from ${name} t`, rowMode: 'array' });
      found.set(name, new Set(rows.map(([row = '']) => row)));
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Rows of `some` that `others` has not, by table; a table without any is left out. */
export function without(some: Rows, others: Rows): Readonly<Record<string, readonly string[]>> {
  const left = [...some].map(
    ([table, rows]) => [table, [...rows].filter((row) => !others.get(table)?.has(row))] as const,
  );
  return Object.fromEntries(left.filter(([, rows]) => rows.length > 0));
}

/** Counts the rows that contain one of the words, by table. */
export function naming(rows: Rows, words: readonly string[]): Readonly<Record<string, number>> {
  const counts = [...rows].map(([table, all]) => [table, [...all].filter((row) => hasOne(row, words)).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

export const hasOne = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));

/** SHA-256 of each file below a folder, by its name. */
export function fileHashes(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(names.toSorted().map((name) => [name.replace(/^.*\//, ''), sha256(join(folder, name))]));
}

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
