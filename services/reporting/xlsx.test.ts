import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { ExportColumn } from './export-columns.ts';
import { xlsxOf } from './xlsx.ts';

const columns: readonly ExportColumn[] = ['Name', 'Note'].map((header) => ({ header, width: 10, value: sql`''` }));

/** Lines of COPY as a database sends them, one a part. */
async function* copied(rows: readonly string[], onEnd = () => {}) {
  try {
    for (const row of rows) yield Buffer.from(`${row}\n`);
  } finally {
    onEnd();
  }
}

async function sheetsOf(rows: readonly string[], mostRows?: number) {
  const parts: Buffer[] = [];
  for await (const part of xlsxOf(columns, copied(rows), mostRows)) parts.push(part);
  const { sheets } = await readXlsx(Buffer.concat(parts));
  return sheets.map(({ name, rows: read }) => [name, ...read.map((row) => row.map((cell) => cell ?? ''))]);
}

const head = ['Name', 'Note'];

test('[list.export] rows that find no room on a sheet go on the next one, below a head of its own', async () => {
  expect(await sheetsOf(['Ana\t1', 'Ben\t2', 'Cai\t3'], 3)).toEqual([
    ['Bookings', head, ['Ana', '1'], ['Ben', '2']],
    ['Bookings 2', head, ['Cai', '3']],
  ]);
  expect(await sheetsOf(['Ana\t1', 'Ben\t2'], 3)).toEqual([['Bookings', head, ['Ana', '1'], ['Ben', '2']]]);
  expect(await sheetsOf([])).toEqual([['Bookings', head]]);
});

test('[list.export] blanks, breaks, tabs, backslashes and marks of XML are as they were; what no spreadsheet holds is left out', async () => {
  const [[, , ...rows] = []] = await sheetsOf([
    ' Ana \ta\\nb\\tc\\\\d',
    'Ben & <Co> "x" \'y\'\té–😀',
    '\\b\x01Cai\ufffe\uffff\t\\v',
    'a_x000D_b _x0041_\t_x _xyz_ a_b',
  ]);
  expect(rows).toEqual([
    [' Ana ', 'a\nb\tc\\d'],
    ['Ben & <Co> "x" \'y\'', 'é–😀'],
    ['Cai', ''],
    ['a_x000D_b _x0041_', '_x _xyz_ a_b'],
  ]);
});

test('[list.export] who stops reading a workbook stops the reading of its rows, and a row that fails ends it', async () => {
  const many = Array.from({ length: 5_000 }, (_none, at) => `Person ${at}\t${'x'.repeat(500)}${Math.random()}`);
  const ended = Promise.withResolvers<void>();
  for await (const part of xlsxOf(columns, copied(many, ended.resolve))) if (part.length > 0) break;
  await ended.promise;

  async function* failing() {
    yield* copied(many.slice(0, 10));
    throw new Error('The database is gone.');
  }
  const read = async () => {
    for await (const _part of xlsxOf(columns, failing()));
  };
  await expect(read()).rejects.toThrow('The database is gone.');
});
