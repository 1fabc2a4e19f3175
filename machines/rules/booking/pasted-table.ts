import { dsvFormat, tsvFormatRows } from 'd3-dsv';
import { separatorOf } from '../text/separator.ts';
import { type PastedRow, pastedColumns } from './pasted-rows.ts';

type Column = keyof PastedRow;
/** A column of the paste: one of a row, a part of the name, or none that is known. */
type Source = Column | 'first' | 'last' | null;

/** What people call the columns, in lower case and without spaces, hyphens and dots. */
const HEADINGS: Readonly<Record<Exclude<Source, null>, readonly string[]>> = {
  name: ['name', 'fullname', 'candidate', 'candidatename', 'employee', 'employeename', 'worker', 'person'],
  first: ['firstname', 'first', 'givenname', 'givennames', 'forename'],
  last: ['lastname', 'last', 'surname', 'familyname'],
  dob: ['dob', 'dateofbirth', 'birthdate', 'birthday', 'birth', 'born'],
  gender: ['sex', 'gender', 'assignedsexatbirth', 'sexatbirth', 'sexassignedatbirth'],
  phone: ['phone', 'phonenumber', 'phoneno', 'mobile', 'mobilenumber', 'mobileno', 'mobilephone', 'telephone', 'tel'],
  email: ['email', 'emailaddress', 'mail'],
  position: ['position', 'job', 'jobtitle', 'role', 'occupation', 'trade', 'title'],
};

export interface PastedTable {
  readonly rows: readonly PastedRow[];
  /** Headings of columns that a candidate has no field for. */
  readonly unread: readonly string[];
}

/**
 * The rows of a paste: tabs as spreadsheets copy them, or the commas or semicolons of a CSV file, with quotes. A first line of
 * headings says which column is which; without one they stand in the order of `pastedColumns`. Blank lines are no rows.
 */
export function readTable(text: string): PastedTable {
  const lines = cellsOf(text.replace(/^\uFEFF/, ''));
  const [first = []] = lines;
  const sources = first.map(sourceOf);
  if (!isHeading(first, sources)) return { rows: lines.map((cells) => rowOf(cells, pastedColumns)), unread: [] };
  const others = lines.slice(1);
  // Headings that stop short in the usual order say nothing against the usual columns after them.
  const isUsual = sources.every((source, at) => source === pastedColumns[at]);
  const columns = isUsual ? pastedColumns : sources;
  const width = Math.max(first.length, ...others.map((cells) => cells.length));
  const unread = Array.from({ length: width }, (_, at) => at)
    .filter((at) => !columns[at] && others.some((cells) => cells[at]))
    .map((at) => first[at] || `Column ${at + 1}`);
  return { rows: others.map((cells) => rowOf(cells, columns)), unread };
}

/** A row as a line that can be pasted again. */
export const tsvLineOf = (row: PastedRow) => tsvFormatRows([pastedColumns.map((column) => row[column])]);

function cellsOf(text: string): readonly (readonly string[])[] {
  const rows = dsvFormat(separatorOf(text)).parseRows(text);
  return rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ''));
}

function sourceOf(heading: string): Source {
  const word = heading.toLowerCase().replace(/[^a-z]/g, '');
  const sources = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];
  return sources.find((source) => HEADINGS[source].includes(word)) ?? null;
}

/** Headings have no digit and no address in them, and one of them at least is known. */
const isHeading = (cells: readonly string[], sources: readonly Source[]) =>
  sources.some((source) => source !== null) && !cells.some((cell) => /[\d@]/.test(cell));

/** Of two columns for one field, such as Phone and Mobile, the first that says something counts. */
function rowOf(cells: readonly string[], sources: readonly Source[]): PastedRow {
  const cell = (wanted: Source) => cells.find((text, at) => sources[at] === wanted && text !== '') ?? '';
  const column = (name: Column): [Column, string] => [name, cell(name)];
  const [, ...others] = pastedColumns;
  const name = cell('name') || `${cell('first')} ${cell('last')}`.trim();
  return { ...blank, ...Object.fromEntries(others.map(column)), name };
}

const blank: PastedRow = { name: '', dob: '', gender: '', phone: '', email: '', position: '' };
