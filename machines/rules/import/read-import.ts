import { formatCount } from '../text/format-count.ts';
import { type FieldMessage, requiredMessage } from '../text/required.ts';
import { tableCells } from '../text/table.ts';
import { columnsOf, type ImportColumn, type ImportKind, MAX_IMPORT_ROWS } from './import-columns.ts';

/** A row of the file, by its number in a spreadsheet; a field whose column the file has not is empty. */
export interface ImportRow<Field extends string = string> {
  readonly row: number;
  readonly cells: Readonly<Record<Field, string>>;
}

/** The fault of one cell; `field` is null where it is of the whole row. */
export interface CellProblem {
  readonly field: string | null;
  readonly message: string;
}

export interface ReadImport {
  readonly rows: readonly ImportRow[];
  /** Faults of single rows, by their number. */
  readonly problems: ReadonlyMap<number, readonly CellProblem[]>;
  /** Faults of the whole file; with any of them there are no rows. */
  readonly faults: readonly string[];
}

export const NOT_CSV = 'This is not a CSV file. In Excel, save it as “CSV UTF-8 (Comma delimited)”.';

/** Windows-1252 is what Excel's plain “CSV” is. Each byte is a sign of it, so a file of anything else shows by its controls. */
const ENCODINGS = ['utf-8', 'windows-1252'] as const;
const CONTROLS = /(?![\t-\r])\p{Cc}/u;

/** The text of a file, without the mark at its start; null where it is no text. */
export function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  for (const encoding of ENCODINGS) {
    const text = decode(bytes, encoding);
    if (text !== null) return text;
  }
  return null;
}

function decode(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be' | (typeof ENCODINGS)[number]): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return (encoding === 'windows-1252' ? CONTROLS.test(text) : text.includes('\0')) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Reads a file with commas, semicolons or tabs and a line of headings, in any order. Blank lines are no rows. Checks of each
 * cell what no other row and no database has to say: that it is there, how long it is, yes or no.
 */
export function readImport(kind: ImportKind, text: string): ReadImport {
  const columns = columnsOf(kind);
  const lines = tableCells(text)
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [heading, ...body] = lines;
  if (!heading) return { rows: [], problems: new Map(), faults: ['This file is empty.'] };
  const headings = heading.cells.map(headingKey);
  const faults = [...headingFaults(columns, heading.cells), ...countFaults(body.length)];
  if (faults.length > 0) return { rows: [], problems: new Map(), faults };
  const places = columns.map(([field, column]) => ({
    field,
    column,
    at: headings.indexOf(headingKey(column.heading)),
  }));
  const rows = body.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(places.map(({ field, at }) => [field, cells[at] ?? ''])),
  }));
  const problems = new Map(
    body.map(({ row, cells }, nth) => {
      const own = places.flatMap(({ field, column }) => {
        const message = cellMessage(column, rows[nth]?.cells[field] ?? '');
        return message === null ? [] : [{ field, message }];
      });
      const isWide = cells.slice(headings.length).some((cell) => cell !== '');
      const isOpen = nth === body.length - 1 && hasOpenQuote(text) && cells.some((cell) => cell.includes('\n'));
      const message = isWide ? TOO_WIDE : isOpen ? OPEN_QUOTE : null;
      return [row, message === null ? own : [{ field: null, message }, ...own]] as const;
    }),
  );
  return { rows, problems, faults: [] };
}

const TOO_WIDE = 'This row has more cells than there are headings. Put text with commas in quotes.';

const OPEN_QUOTE = 'A quotation mark in this row is not closed: all that follows it was read as one cell.';

/** Each one that opens is closed, and one in a text is written twice. */
const hasOpenQuote = (text: string) => text.split('"').length % 2 === 0;

const headingKey = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

function headingFaults(columns: readonly (readonly [string, ImportColumn])[], headings: readonly string[]): string[] {
  const keys = headings.map(headingKey);
  const known = columns.map(([, { heading }]) => headingKey(heading));
  const missing = columns.filter(([, { heading, isRequired }]) => isRequired && !keys.includes(headingKey(heading)));
  const unknown = headings.filter((heading) => heading !== '' && !known.includes(headingKey(heading)));
  const twice = headings.filter((heading, at) => heading !== '' && keys.indexOf(headingKey(heading)) < at);
  return [
    ...missing.map(([, { heading }]) => `The column “${heading}” is missing.`),
    ...unknown.map((heading) => `“${heading.slice(0, 100)}” is no column of this file.`),
    ...twice.map((heading) => `The column “${heading.slice(0, 100)}” is there twice.`),
  ];
}

const countFaults = (count: number): string[] => {
  if (count === 0) return ['There is no row below the headings.'];
  return count > MAX_IMPORT_ROWS ? [`There are ${formatCount(count)} rows. At most 2,000 fit: split the file.`] : [];
};

function cellMessage({ isRequired, most, flag }: ImportColumn, text: string): FieldMessage {
  if (flag !== undefined) return text === '' || flagOf(text) !== null ? null : 'Write yes or no.';
  if (most !== undefined && text.length > most) return `At most ${most} characters.`;
  return isRequired ? requiredMessage(text) : null;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  no: false,
  n: false,
  false: false,
  '0': false,
};

/** Null where it is neither. */
const flagOf = (text: string): boolean | null => FLAGS[text.toLowerCase()] ?? null;

/** Value of a valid yes-or-no cell; `flag` is the default. */
export const isYes = ({ flag }: { readonly flag: boolean }, text: string): boolean => flagOf(text) ?? flag;
