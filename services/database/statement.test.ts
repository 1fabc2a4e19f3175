import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { generalPlans, testDatabase } from '../../tests/support/database/database.ts';
import type { Database } from './database.ts';
import { executePrepared, inlineNumber, statement, variable } from './statement.ts';

const database = await testDatabase();
afterAll(() => database.close());

const v = { words: variable('words', 'text'), many: variable('many', 'integer[]'), isSo: variable('isSo', 'boolean') };
const echo = statement<{ words: string | null; sum: number; is_so: boolean }, keyof typeof v>(
  'test_echo',
  sql`select ${v.words} as words, ${v.isSo} as is_so, (select sum(n)::int from unnest(${v.many}) n) as sum`,
);

test('a statement answers repeatedly, and treats its values as values only', async () => {
  for (const words of ["O'Brien", '\\', "'); drop table auth.accounts; --", '$1', '', null, 'Zoë 😀']) {
    expect(await echo(database.db, { words, many: '{1,2,39}', isSo: true })).toEqual([{ words, sum: 42, is_so: true }]);
  }
});

test('a statement that was first asked in a transaction which failed is there for the next one', async () => {
  const first = statement('test_first', sql`select ${variable('n', 'integer')} as n`);
  const failed = database.db.transaction(async (tx) => {
    expect(await first(tx, { n: 1 })).toEqual([{ n: 1 }]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await first(database.db, { n: 2 })).toEqual([{ n: 2 }]);
  expect(await database.db.transaction((tx) => first(tx, { n: 3 }))).toEqual([{ n: 3 }]);
});

test('a statement that many ask first at once answers each of them, in transactions and outside', async () => {
  const first = statement('test_at_once', sql`select ${variable('n', 'integer')} as n`);
  const requests = Array.from({ length: 16 }, (_, n) =>
    n % 2 === 0 ? first(database.db, { n }) : database.db.transaction((tx) => first(tx, { n })),
  );
  expect((await Promise.all(requests)).flat()).toEqual(requests.map((_, n) => ({ n })));
});

test('a statement is planned for good: asked often, the database no longer plans it', async () => {
  await echo(database.db, { words: 'first', many: '{1}', isSo: true });
  // One connection: plans are kept by each.
  const plans = await database.db.transaction(async (tx) => {
    for (let time = 0; time < 20; time++) await echo(tx, { words: 'again', many: '{1}', isSo: false });
    return generalPlans(tx, 'test_echo');
  });
  expect(plans).toBeGreaterThan(0);
});

test('a query is planned once by its text, and gets its values at each execution', async () => {
  const answers = (tx: Database, n: number) =>
    executePrepared(tx, sql`select ${n}::integer + ${inlineNumber(40)} as sum`);
  await answers(database.db, 0);
  const plans = await database.db.transaction(async (tx) => {
    for (let n = 0; n < 20; n++) expect(await answers(tx, n)).toEqual([{ sum: n + 40 }]);
    const { rows } = await tx.execute<{ plans: number }>(
      sql`select generic_plans::int as plans from pg_prepared_statements where statement like '%::integer + 40 as sum%'`,
    );
    return rows.map((row) => row.plans);
  });
  expect(plans).toEqual([expect.any(Number)]);
  expect(plans[0]).toBeGreaterThan(0);
});
