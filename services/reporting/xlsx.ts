import { writeXlsxStream } from 'hucre/xlsx';
import { FIELD, ROW } from '../database/copy-out.ts';
import type { ExportColumn } from './export-columns.ts';

/** What XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const UNWRITABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * A workbook with one sheet, written while it is read. Every cell is text, so that nothing in it is ever a formula and a
 * phone keeps its plus and its zeros.
 */
export function xlsxOf(columns: readonly ExportColumn[], chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return writeXlsxStream(rowsOf(chunks), {
    name: 'Bookings',
    columns: columns.map(({ header, width }) => ({ header, width })),
    freezePane: { rows: 1 },
  });
}

async function* rowsOf(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  for await (const chunk of chunks) {
    for (const row of chunk.split(ROW)) yield row.split(FIELD).map((field) => field.replace(UNWRITABLE, ''));
  }
}
