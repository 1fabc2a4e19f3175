import { isoDay } from './dates.ts';

/** One row of a spreadsheet, as it was pasted. */
export interface PastedRow {
  readonly name: string;
  readonly dob: string;
  readonly gender: string;
  readonly phone: string;
  readonly email: string;
  readonly position: string;
}

export const pastedColumns = ['name', 'dob', 'gender', 'phone', 'email', 'position'] as const;

const isHeading = (cells: readonly string[]) => /^(full )?name$/i.test(cells[0] ?? '');

/**
 * The rows of a paste: cells by tab, as spreadsheets give them, in the order of `pastedColumns`. Blank lines and a first line
 * of headings are no rows. A quoted cell loses its quotes.
 */
export function pastedRows(text: string): readonly PastedRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  return rows.filter((cells, at) => at > 0 || !isHeading(cells)).map(rowOf);
}

const rowOf = ([name = '', dob = '', gender = '', phone = '', email = '', position = '']: readonly string[]) => ({
  ...{ name, dob, gender, phone, email, position },
});

/** A row as a line that can be pasted again. */
export const lineOf = (row: PastedRow) => pastedColumns.map((column) => row[column]).join('\t');

const DAY =
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$|^(?<isoYear>\d{4})-(?<isoMonth>\d{1,2})-(?<isoDate>\d{1,2})$/;

/** DD/MM/YYYY, or YYYY-MM-DD as some spreadsheets have it, as a day; nothing where it is neither or there is no such day. */
export function pastedDay(text: string): string | null {
  const { day, month, year, isoYear, isoMonth, isoDate } = DAY.exec(text.trim())?.groups ?? {};
  const two = (digits = '') => digits.padStart(2, '0');
  return isoDay(`${year ?? isoYear ?? ''}-${two(month ?? isoMonth)}-${two(day ?? isoDate)}`);
}

/** What is wrong with a day that `pastedDay` cannot read. */
export const dayFault = (text: string) => (DAY.test(text.trim()) ? 'There is no such day.' : 'Write it as DD/MM/YYYY.');

/** The form's own words for what people write in a column of sexes; other words stay as they are not known. */
export function pastedSex(text: string): string | null {
  const word = text.trim().toLowerCase();
  if (word === '') return '';
  if (['f', 'female', 'woman'].includes(word)) return 'Female';
  if (['m', 'male', 'man'].includes(word)) return 'Male';
  return ['x', 'other', 'another term'].includes(word) ? 'Another term' : null;
}

/** Spreadsheets take the leading 0 of a number away: nine digits of an area or a mobile get it back. */
export const pastedPhone = (text: string) => (/^\s*[23478](?:\s*\d){8}\s*$/.test(text) ? `0${text.trim()}` : text);

/** What a cell said that could not be read, for the note: nothing of a row is lost. */
const remarks = { dob: 'Date of birth as pasted', gender: 'Sex as pasted' } as const;
type Remarked = keyof typeof remarks;

export const remarkOn = (field: Remarked, cell: string) => `${remarks[field]}: “${cell}”.`;

export const isRemarked = (field: string): field is Remarked => field in remarks;

/** The note once the field has been filled in: the remark goes, words of one's own around it stay. */
export const withoutRemark = (note: string, field: Remarked) =>
  note.replace(new RegExp(`${remarks[field]}: “[^”]*”\\. ?`), '').trimEnd();
