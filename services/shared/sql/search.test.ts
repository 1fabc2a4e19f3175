import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { fold } from '../../../machines/rules/text/fold.ts';
import { testDatabase } from '../../../tests/support/database/database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { seedRelativeData } from '../../seed/relative-data.ts';
import { hasWordsSql } from './search.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());

async function foldedByDatabase(texts: readonly string[]) {
  const { rows } = await database.db.execute<{ folded: string }>(sql`
    select public.fold_text(value) as folded
    from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality t (value, place) order by place`);
  return rows.map(({ folded }) => folded);
}

test('[search.folded] the database folds text as the page does', async () => {
  // Letters of the languages that names are written in here, and what keyboards and programs put between them.
  const ranges = [
    [0x20, 0x17f],
    [0x300, 0x36f],
    [0x2000, 0x2070],
    [0x1e00, 0x1eff],
    [0xff01, 0xff5e],
  ] as const;
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  const words = fc.sample(fc.array(fc.constantFrom(...letters), { maxLength: 12 }), { numRuns: 400, seed: 7 });
  const texts = [...letters, 'ʹʻʼˈ`´′＇\uFEFF', ...words.map((word) => word.join(''))];
  expect(await foldedByDatabase(texts)).toEqual(texts.map(fold));
});

test('words are found in any order, and what is typed is text, not a pattern', async () => {
  const isFound = async (text: string, search: string) => {
    const { rows } = await database.db.execute<{ found: boolean }>(
      sql`select ${hasWordsSql(sql`public.fold_text(${text}::text)`, search)} as found`,
    );
    return defined(rows[0]).found;
  };
  expect(await isFound('Tomás O’Connor', "o'connor, tomas")).toBe(true);
  expect(await isFound('Tomás O’Connor', 'connor thomas')).toBe(false);
  expect(await isFound('100% Fit_ter', '100% t_t')).toBe(true);
  expect(await isFound('100 Fitter', '100% t_t')).toBe(false);
  expect(await isFound('Anything', ' - ')).toBe(false);
});

test('[search.folded] rows that were stored before searches were folded are found', async () => {
  const { db } = database;
  const before = readFileSync('services/database/migrations/0015_find_bookings.sql', 'utf8').split('\n').slice(3);
  const after = readFileSync('services/database/migrations/0052_folded_search.sql', 'utf8');
  const found = async () => {
    const { rows } = await db.execute(sql`select from booking.candidates where search_text like '%muller%'`);
    return rows.length;
  };
  const run = async (text: string) => {
    for (const one of text.split('--> statement-breakpoint')) await db.execute(sql.raw(one));
  };
  await seedRelativeData({ db, now: () => new Date('2026-11-23T01:00:00Z') });
  await run(before.join('\n'));
  await run(`
    drop index booking.candidates_preferred_site; --> statement-breakpoint
    drop function public.fold_text cascade; --> statement-breakpoint
    create index accounts_search on auth.accounts (id); --> statement-breakpoint
    create index organisations_name_idx on companies.organisations (id); --> statement-breakpoint
    create index subsidiaries_search_idx on companies.subsidiaries (id)`);
  await db.execute(sql`update booking.candidates set candidate_name = 'Jörg Müller'
    where id in (select id from booking.candidates order by id limit 3)`);
  expect(await found()).toBe(0);
  await run(after);
  expect(await found()).toBe(3);
});
