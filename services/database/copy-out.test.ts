import { csvParseRows } from 'd3-dsv';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, describe, expect, inject, test, vi } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { testDatabase } from '../../tests/support/database/database.ts';
import { needs } from '../../tests/support/needs.ts';
import type { CopyFormat } from './database.ts';

const database = await testDatabase();
afterAll(() => database.close());

const copy = (query: SQL, format: CopyFormat = 'csv') => {
  const parts = defined(database.copiers.read.inOneGo(query, format))[Symbol.asyncIterator]();
  const all = async () => {
    const read: Uint8Array[] = [];
    for (let part = await parts.next(); !part.done; part = await parts.next()) read.push(part.value);
    return Buffer.concat(read);
  };
  return { parts, all };
};
const slice = (query: SQL, format: CopyFormat = 'csv') => database.copiers.db.slice(query, format);
const rowsIn = (csv: Uint8Array) => csvParseRows(Buffer.from(csv).toString());

const words = [
  '',
  '\\',
  '\\n',
  'a\nb\r\n\tc',
  'ends with \\',
  '\\.',
  '\\N',
  `it's "＝", 😀`,
  'one\x1ftwo\x02three\b\f\v\u2028',
];
const wordsTable = () => {
  const rows = words.map((word, index) => sql`(${index}::int, ${word}::text)`);
  return sql`from (values ${sql.join(rows, sql`, `)}) t (n, word) order by t.n`;
};
const wordsAsCsv = () => sql`select t.word, t.n::text ${wordsTable()}`;
const wordsAsJson = () => sql`select json_build_array(t.word, t.n) ${wordsTable()}`;
const wordsRead = words.map((word, index) => [word, String(index)]);
const linesIn = (json: Uint8Array) => Buffer.from(json).toString().split('\n').slice(0, -1);

test('a slice is complete, in order, and equals the stored rows, with any content; a failing slice reports its error', async () => {
  expect(rowsIn(await slice(wordsAsCsv()))).toEqual(wordsRead);
  const json = linesIn(await slice(wordsAsJson(), 'json'));
  expect(json.map((line) => JSON.parse(line))).toEqual(words.map((word, index) => [word, index]));
  // Long enough for some of it to be written before it fails.
  const failing = sql`select repeat('x', 1000), (1 / (3000 - n))::text from generate_series(1, 5000) n`;
  await expect(slice(failing)).rejects.toThrow('division by zero');
  expect(rowsIn(await slice(sql`select 'still here'`))).toEqual([['still here']]);
  expect((await slice(sql`select 'none' where false`)).length).toBe(0);
});

test.runIf(inject('database') === 'pglite')(
  'the embedded database has no copy-out: it would block all other requests',
  () => {
    expect(database.copiers.read.inOneGo(sql`select '1'`, 'csv')).toBeNull();
  },
);

describe('copied rows', needs('postgres'), () => {
  test('are complete, in order, and equal the stored rows, with any content', async () => {
    expect(rowsIn(await copy(wordsAsCsv()).all())).toEqual(wordsRead);
  });

  test('are many megabytes where there are many', async () => {
    const all = await copy(sql`select n::text, repeat('x', 300) from generate_series(1, 60000) n`).all();
    const wrong = linesIn(all).filter((row, index) => row !== `"${index + 1}","${'x'.repeat(300)}"`);
    expect({ rows: linesIn(all).length, wrong }).toEqual({ rows: 60_000, wrong: [] });
  });

  test('end when their reader stops, and leave their place to others', async () => {
    const endless = sql`select repeat('x', 300) from generate_series(1, 300000)`;
    const readers = [copy(endless), copy(endless), copy(endless)];
    for (const { parts } of readers) await parts.next();
    expect(database.copiers.read.inOneGo(sql`select '1'`, 'csv')).toBeNull();
    await Promise.all(readers.map(({ parts }) => parts.return?.()));
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and state = 'active' and query like 'copy (%'`,
      );
      expect(rows).toEqual([]);
    });
    expect(rowsIn(await copy(sql`select '1'`).all())).toEqual([['1']]);
  });

  test('a query that fails says so, and the next one is answered', async () => {
    const failing = copy(sql`select (1 / (3 - n))::text from generate_series(1, 5) n`);
    await expect(failing.all()).rejects.toThrow('division by zero');
    expect(rowsIn(await copy(sql`select 'still here'`).all())).toEqual([['still here']]);
  });
});
