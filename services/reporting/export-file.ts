import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { writeXlsxStream } from 'hucre/xlsx';
import type { CopyFormat } from '../database/database.ts';
import { type SheetKind, sheetFormats, sheetNumber } from './sheet-numbers.ts';

export interface ExportColumn {
  readonly header: string;
  /** In characters, for a spreadsheet. */
  readonly width: number;
  /** Text, never null. */
  readonly value: SQL;
  /** The value is what people typed, and could be a formula. */
  readonly isTyped: boolean;
  /** Makes a workbook count and sort by it; without one a cell is text, so that a phone keeps its plus and its zeros. */
  readonly as?: SheetKind;
}

export type FileFormat = 'csv' | 'xlsx';

/** The writer of a kind of file. */
export interface FileWriter {
  readonly copyFormat: CopyFormat;
  /** The database's select list for a row. */
  fields(columns: readonly ExportColumn[]): SQL;
  /** The file, written while rows are read: who stops reading it stops the reading of them. */
  file(columns: readonly ExportColumn[], rows: AsyncIterable<Uint8Array>, sheet: string): ReadableStream<Uint8Array>;
}

/**
 * Text that a spreadsheet would take for a formula: it begins with one of these signs, wide ones included, after any
 * blanks, or with a tab or line break. Control characters are left out of the file, so they do not hide one.
 */
const FORMULA =
  '^(?:[\\u0001-\\u001f]*[\\t\\n\\r]' +
  '|[\\u0001-\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[=+@\\uff1d\\uff0b\\uff0d\\uff20-])';

/** Most text begins with a letter or a digit. The regular expression alone would double the work of the database. */
const startsHarmlessly = (value: SQL) => sql`ascii(${value}) between 65 and 122 or ascii(${value}) between 48 and 57`;

/** In front of a formula, an apostrophe makes it text, as people type it themselves: '+61 491 570 006 can still be read. */
const withoutFormula = ({ value, isTyped }: ExportColumn): SQL =>
  isTyped
    ? sql`case when ${startsHarmlessly(value)} then ${value}
        when ${value} ~ ${sql.raw(`'${FORMULA}'`)} then '''' || ${value} else ${value} end`
    : value;

/** Characters that no spreadsheet can hold. */
const UNWRITABLE = /[[\p{Cc}--[\t\n\r\x7f-\x9f]]\ufffe\uffff]/gv;
/** In UTF-8 a control character is one byte, and part of no other character. */
const UNWRITABLE_BYTES = /[\p{Cc}--[\t\n\r\x7f-\x9f]]/gv;

/** The byte order mark tells Excel that the text is UTF-8. */
async function* csvOf(columns: readonly ExportColumn[], rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff"${columns.map(({ header }) => header).join('","')}"\n`);
  for await (const part of rows) {
    yield Buffer.from(Buffer.from(part).toString('latin1').replace(UNWRITABLE_BYTES, ''), 'latin1');
  }
}

/** A sheet has room for 1,048,576 rows: further ones go on the next one. */
const MAX_SHEET_ROWS = 1_000_000;

/** A cell is text, a number or a day, so that nothing in it is ever a formula. */
export const xlsxOf = (
  columns: readonly Pick<ExportColumn, 'header' | 'width' | 'as'>[],
  rows: AsyncIterable<Uint8Array>,
  { sheet, maxRowsPerSheet = MAX_SHEET_ROWS }: { sheet: string; maxRowsPerSheet?: number },
) =>
  writeXlsxStream(
    cellsOf(
      rows,
      columns.map(({ as }) => as),
    ),
    {
      name: sheet,
      columns: columns.map(({ header, width, as }) => ({ header, width, ...(as && { numFmt: sheetFormats[as] }) })),
      freezePane: { rows: 1 },
      maxRowsPerSheet,
    },
  );

/** Text that looks like a spreadsheet's own escape would be read as the character it names: its underscore is escaped. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

async function* cellsOf(
  rows: AsyncIterable<Uint8Array>,
  kinds: readonly (SheetKind | undefined)[],
): AsyncGenerator<(string | number | null)[]> {
  const textOf = (cell: string) => cell.replace(UNWRITABLE, '').replace(ESCAPE, '_x005F_') || null;
  for await (const line of linesOf(rows)) {
    const cells: string[] = JSON.parse(line);
    yield cells.map((cell, at) => {
      const kind = kinds[at];
      return (kind && sheetNumber(kind, cell)) ?? textOf(cell);
    });
  }
}

async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const join = (fields: readonly SQL[]) => sql.join([...fields], sql`, `);

export const fileWriters: Readonly<Record<FileFormat, FileWriter>> = {
  csv: {
    copyFormat: 'csv',
    fields: (columns) => join(columns.map(withoutFormula)),
    file: (columns, rows) =>
      Readable.toWeb(Readable.from(csvOf(columns, rows), { objectMode: false })) as ReadableStream<Uint8Array>,
  },
  xlsx: {
    copyFormat: 'json',
    fields: (columns) => sql`json_build_array(${join(columns.map(({ value }) => value))})`,
    file: (columns, rows, sheet) => xlsxOf(columns, rows, { sheet }),
  },
};
