import { readBirthday } from '../calendar/birth-date.ts';
import { normalisePhone } from '../contact/phone.ts';

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

/** The day that a cell says, where it says one. `today` is 'YYYY-MM-DD'. */
export const pastedDay = (text: string, today: string) => readBirthday(text, today).day;

/** The form's own words for what people write in a column of sexes; null where the words are not known. */
export function pastedSex(text: string): string | null {
  const word = text.trim().toLowerCase();
  if (word === '') return '';
  if (['f', 'female', 'woman'].includes(word)) return 'Female';
  if (['m', 'male', 'man'].includes(word)) return 'Male';
  return ['x', 'other', 'another term'].includes(word) ? 'Another term' : null;
}

/** Spreadsheets take the leading 0 of a number away: nine digits of an area or a mobile get it back. */
export const pastedPhone = (text: string) => (/^[23478]\d{8}$/.test(normalisePhone(text)) ? `0${text.trim()}` : text);
