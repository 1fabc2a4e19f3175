import { dsvFormat } from 'd3-dsv';
import { cleanText } from './clean-text.ts';
import { cellText } from './spreadsheet-cell.ts';

/** Excel's own first line of a CSV file, which names the separator and is no row. */
const SEPARATOR_LINE = /^\s*"?sep=(?<separator>[^\r\n"])"?\s*?(?:\r\n|\r|\n|$)/i;

/** The separator of a table's cells: of the first line with text, outside its quotes. */
function separatorOf(text: string): string {
  const line = text.split(/\r\n|\r|\n/).find((one) => one.trim() !== '') ?? '';
  const bare = line.replace(/"[^"]*"/g, '');
  return ['\t', ';', ','].find((separator) => bare.includes(separator)) ?? '\t';
}

/** The rows of a paste or a file, cell by cell, as cells are judged and stored. Tabs, semicolons or commas, with quotes. */
export function tableCells(text: string): readonly (readonly string[])[] {
  const bare = text.replace(/^\uFEFF/, '');
  const named = SEPARATOR_LINE.exec(bare);
  const table = bare.slice(named?.[0].length ?? 0);
  const rows = dsvFormat(named?.groups?.['separator'] ?? separatorOf(table)).parseRows(table);
  return rows.map((cells) => cells.map((cell) => cellText(cleanText(cell))));
}
