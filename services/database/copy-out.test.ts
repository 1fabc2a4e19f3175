import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { known } from '../../machines/known.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { FIELD, ROW } from './copy-out.ts';
import type { OpenDatabase } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const copy = (query = sql`select n::text, repeat('x', 300) from generate_series(1, 60000) n`) =>
  known(database.copyOut(query));

async function allOf(parts: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

test.runIf(inject('database') === 'pglite')(
  'the embedded database copies nothing out: it would answer nobody else',
  () => {
    expect(database.copyOut(sql`select '1'`)).toBeNull();
  },
);

describe.runIf(inject('database') === 'postgres')('copied rows', () => {
  test('are whole, in order, and what was stored, whatever stands in them', async () => {
    const words = [
      '',
      '\\',
      '\\n',
      'a\nb\r\n\tc',
      'ends with \\',
      '\\.',
      '\\N',
      "it's ＝ 😀",
      `one${FIELD}two${ROW}three`,
    ];
    const rows = words.map((word, index) => sql`(${index}::int, ${word}::text)`);
    const query = sql`select t.word, t.n::text from (values ${sql.join(rows, sql`, `)}) t (n, word) order by t.n`;
    const text = (await allOf(copy(query))).join(ROW);
    expect(text.split(ROW).map((row) => row.split(FIELD))).toEqual(
      words.map((word, index) => [word.replace(FIELD, '').replace(ROW, ''), String(index)]),
    );
  });

  test('come in parts that end with a row, many megabytes of them', async () => {
    let [next, wrong] = [1, 0];
    for await (const part of copy())
      for (const row of part.split(ROW)) if (row !== `${next++}${FIELD}${'x'.repeat(300)}`) wrong += 1;
    expect({ next, wrong }).toEqual({ next: 60_001, wrong: 0 });
  });

  test('end where nobody reads on, and leave their place to others', async () => {
    const readers = [copy(), copy(), copy()];
    for (const reader of readers) await reader.next();
    expect(database.copyOut(sql`select '1'`)).toBeNull();
    await Promise.all(readers.map((reader) => reader.return(undefined)));
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and state = 'active' and query like 'copy (%'`,
      );
      expect(rows).toEqual([]);
    });
    expect(await allOf(copy(sql`select '1'`))).toEqual(['1']);
  });

  test('a query that fails says so, and the next one is answered', async () => {
    const failing = copy(sql`select (1 / (3 - n))::text from generate_series(1, 5) n`);
    await expect(allOf(failing)).rejects.toThrow('division by zero');
    expect(await allOf(copy(sql`select 'still here'`))).toEqual(['still here']);
  });
});
