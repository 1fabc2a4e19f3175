import { tsvFormatRows } from 'd3-dsv';
import { cleanLine } from '../text/clean-text.ts';
import { tableCells } from '../text/table.ts';
import { hasHeadings, headedSources, type PastedSource, unheadedSources } from './pasted-columns.ts';
import { type PastedRow, pastedColumns } from './pasted-rows.ts';

/** A column of the paste that has something in it. `label` is its heading, or 'Column 2'. */
export interface PastedColumn {
  readonly at: number;
  readonly label: string;
  /** The first cell that says something. */
  readonly example: string;
  readonly source: PastedSource;
}

export interface PastedTable {
  readonly rows: readonly PastedRow[];
  readonly columns: readonly PastedColumn[];
}

/** The sources of columns as a person has corrected them, by place. */
export type ChosenSources = Readonly<Record<number, PastedSource>>;

/**
 * The rows of a paste: tabs as spreadsheets copy them, or the commas or semicolons of a CSV file, with quotes. A first line of
 * headings says which column is which, and cells say it where no heading does. Blank lines are no rows.
 */
export function readTable(text: string, chosen: ChosenSources = {}): PastedTable {
  const lines = tableCells(text).filter((cells) => cells.some((cell) => cell !== ''));
  const [first = []] = lines;
  const isHeaded = hasHeadings(lines);
  const others = isHeaded ? lines.slice(1) : lines;
  const guessed = isHeaded ? headedSources(first, others) : unheadedSources(lines);
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const sources = Array.from({ length: width }, (_, at) => (at in chosen ? chosen[at] : guessed[at]) ?? null);
  const columns = sources.flatMap((source, at) => {
    const example = others.find((cells) => cells[at])?.[at];
    const label = (isHeaded && first[at]) || `Column ${at + 1}`;
    return example === undefined ? [] : [{ at, label, example, source }];
  });
  return { rows: others.map((cells) => rowOf(cells, sources)), columns };
}

/** A row as a line that can be pasted again; the last column is left out where it is empty. */
export const tsvLineOf = (row: PastedRow) =>
  tsvFormatRows([pastedColumns.filter((column) => column !== 'note' || row.note !== '').map((column) => row[column])]);

/** Of two columns for one field, such as Phone and Mobile, the first that says something counts. */
function rowOf(cells: readonly string[], sources: readonly PastedSource[]): PastedRow {
  const cell = (wanted: PastedSource) => cells.find((text, at) => sources[at] === wanted && text !== '') ?? '';
  const column = (name: keyof PastedRow) => [name, name === 'note' ? cell(name) : cleanLine(cell(name))];
  const [, ...others] = pastedColumns;
  const name = cleanLine(cell('name') || `${cell('first')} ${cell('last')}`);
  return { ...blank, ...Object.fromEntries(others.map(column)), name };
}

const blank: PastedRow = { name: '', dob: '', gender: '', phone: '', email: '', position: '', note: '' };
