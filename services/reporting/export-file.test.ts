import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { xlsxOf } from './export-file.ts';

const columns = ['Name', 'Note'].map((header) => ({ header, width: 10 }));

type Row = readonly [name: string, note: string];

/** Lines of JSON, cut where it hurts: in the middle of a line and of a character. */
async function* copied(rows: readonly Row[], onEnd = () => {}) {
  try {
    const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    for (let from = 0; from < bytes.length; from += 7) yield bytes.subarray(from, from + 7);
  } finally {
    onEnd();
  }
}

async function sheetsOf(rows: readonly Row[], maxRows?: number) {
  const bytes = await new Response(
    xlsxOf(columns, copied(rows), { sheet: 'Bookings', ...(maxRows && { maxRowsPerSheet: maxRows }) }) as BodyInit,
  ).bytes();
  const { sheets } = await readXlsx(bytes);
  return sheets.map(({ name, rows: read }) => [name, ...read.map((row) => row.map((cell) => cell ?? ''))]);
}

const head = ['Name', 'Note'];

test('[list.export] rows that find no room on a sheet go on the next one, below a head of its own', async () => {
  const [ana, ben, cai]: Row[] = [
    ['Ana', '1'],
    ['Ben', '2'],
    ['Cai', '3'],
  ];
  expect(await sheetsOf([ana, ben, cai] as Row[], 3)).toEqual([
    ['Bookings', head, ana, ben],
    ['Bookings_2', head, cai],
  ]);
  expect(await sheetsOf([ana, ben] as Row[], 3)).toEqual([['Bookings', head, ana, ben]]);
  expect(await sheetsOf([])).toEqual([['Bookings', head]]);
});

test('[list.export] blanks, breaks, tabs, backslashes and marks of XML are as they were; what no spreadsheet holds is left out', async () => {
  const [[, , ...rows] = []] = await sheetsOf([
    [' Ana ', 'a\r\nb\tc\\d\u2028'],
    ['Ben & <Co> "x" \'y\'', 'é–😀'],
    ['\b\x01Cai\ufffe\uffff', '\v'],
    ['a_x000D_b _x0041_', '_x _xyz_ a_b'],
  ]);
  expect(rows).toEqual([
    [' Ana ', 'a\r\nb\tc\\d\u2028'],
    ['Ben & <Co> "x" \'y\'', 'é–😀'],
    ['Cai', ''],
    ['a_x000D_b _x0041_', '_x _xyz_ a_b'],
  ]);
});

test('[list.export] money is a number, days and times are dates, and whatever else stays text', async () => {
  const kinds = ['money', 'day', 'time', 'instant', undefined] as const;
  const typed = kinds.map((as) => ({ header: String(as), width: 10, ...(as && { as }) }));
  const rows = [
    ['1250.50', '14/03/1991', '07:30', '01/12/2026 14:05', '0491 570 006'],
    ['', '', '', '', '+61 491 570 006'],
    ['n/a', '31', 'soon', '1/2', '1250.50'],
  ];
  async function* lines() {
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  const bytes = await new Response(xlsxOf(typed, lines(), { sheet: 'Statement' }) as BodyInit).bytes();
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.name).toBe('Statement');
  const [, first, ...others] = sheets[0]?.rows ?? [];
  expect(first).toEqual([
    1250.5,
    new Date('1991-03-14T00:00:00Z'),
    expect.any(Date),
    new Date('2026-12-01T14:05:00Z'),
    '0491 570 006',
  ]);
  const time = first?.[2];
  expect(time instanceof Date && time.toISOString()).toMatch(/T07:30:00/);
  expect(others).toEqual([
    [null, null, null, null, '+61 491 570 006'],
    ['n/a', '31', 'soon', '1/2', '1250.50'],
  ]);
});

test('[list.export] a caller who stops reading a workbook stops the reading of its rows, and a row that fails ends it', async () => {
  const many = Array.from({ length: 2_000 }, (_none, at): Row => [`Person ${at}`, `${'x'.repeat(50)}${Math.random()}`]);
  const ended = Promise.withResolvers<void>();
  const reader = xlsxOf(columns, copied(many, ended.resolve), { sheet: 'Bookings' }).getReader();
  // The entry's name, and what is in it.
  for (let part = 0; part < 2; part++) await reader.read();
  await reader.cancel();
  await ended.promise;

  async function* failing() {
    yield* copied(many.slice(0, 10));
    throw new Error('The database is gone.');
  }
  await expect(new Response(xlsxOf(columns, failing(), { sheet: 'Bookings' }) as BodyInit).bytes()).rejects.toThrow(
    'The database is gone.',
  );
});
