import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { fieldsOf } from './copy-out.ts';
import type { OpenDatabase } from './database.ts';
import { ReusableBuffer } from './reusable-buffer.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const copy = (query = sql`select n::text, repeat('x', 300) from generate_series(1, 60000) n`) =>
  defined(database.copiers.read.inOneGo(query));

async function allOf(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(Buffer.from(part));
  return Buffer.concat(all);
}

const linesIn = (part: Buffer) => part.toString('latin1').split('\n').slice(0, -1);
const rowsIn = (part: Buffer) => linesIn(part).map((line) => fieldsOf(Buffer.from(line, 'latin1')));

const words = ['', '\\', '\\n', 'a\nb\r\n\tc', 'ends with \\', '\\.', '\\N', "it's ＝ 😀", 'one\x1ftwo\x1ethree\b\f\v'];
const wordsQuery = () => {
  const rows = words.map((word, index) => sql`(${index}::int, ${word}::text)`);
  return sql`select t.word, t.n::text from (values ${sql.join(rows, sql`, `)}) t (n, word) order by t.n`;
};
const wordsRead = words.map((word, index) => [word, String(index)]);

// One for all of them: what one left there is nothing to the next.
const memory = new ReusableBuffer();

test('a slice is whole, in order, and what was stored, whatever stands in it; one that fails says so', async () => {
  const slice = (query: SQL) => database.copiers.db.slice(query, memory);
  expect(rowsIn(await slice(wordsQuery()))).toEqual(wordsRead);
  await expect(slice(sql`select (1 / (3 - n))::text from generate_series(1, 5) n`)).rejects.toThrow('division by zero');
  expect(rowsIn(await slice(sql`select 'still here'`))).toEqual([['still here']]);
  expect((await slice(sql`select 'none' where false`)).length).toBe(0);
});

test.runIf(inject('database') === 'pglite')(
  'the embedded database copies nothing out: it would answer nobody else',
  () => {
    expect(database.copiers.read.inOneGo(sql`select '1'`)).toBeNull();
  },
);

describe.runIf(inject('database') === 'postgres')('copied rows', () => {
  test('are whole, in order, and what was stored, whatever stands in them', async () => {
    expect(rowsIn(await allOf(copy(wordsQuery())))).toEqual(wordsRead);
  });

  test('come in parts that end with a row, many megabytes of them', async () => {
    let [next, wrong] = [1, 0];
    for await (const part of copy())
      for (const row of linesIn(part)) if (row !== `${next++}\t${'x'.repeat(300)}`) wrong += 1;
    expect({ next, wrong }).toEqual({ next: 60_001, wrong: 0 });
  });

  test('end where nobody reads on, and leave their place to others', async () => {
    const readers = [copy(), copy(), copy()];
    for (const reader of readers) await reader.next();
    expect(database.copiers.read.inOneGo(sql`select '1'`)).toBeNull();
    await Promise.all(readers.map((reader) => reader.return(undefined)));
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and state = 'active' and query like 'copy (%'`,
      );
      expect(rows).toEqual([]);
    });
    expect(rowsIn(await allOf(copy(sql`select '1'`)))).toEqual([['1']]);
  });

  test('a query that fails says so, and the next one is answered', async () => {
    const failing = copy(sql`select (1 / (3 - n))::text from generate_series(1, 5) n`);
    await expect(allOf(failing)).rejects.toThrow('division by zero');
    expect(rowsIn(await allOf(copy(sql`select 'still here'`)))).toEqual([['still here']]);
  });
});
