import { readBirthday } from '../calendar/birth-date.ts';
import { plainLine } from '../text/clean-text.ts';

/** One row of a spreadsheet, as it was pasted. */
export interface PastedRow {
  readonly name: string;
  readonly dob: string;
  readonly gender: string;
  readonly phone: string;
  readonly email: string;
  readonly position: string;
  readonly note: string;
}

export const pastedColumns = ['name', 'dob', 'gender', 'phone', 'email', 'position', 'note'] as const;

/** The day that a cell says, where it says one. `today` is 'YYYY-MM-DD'. */
export const pastedDay = (text: string, today: string) => readBirthday(text, today).day;

/** The form's own words for what people write in a column of sexes; null where the words are not known. */
export function pastedSex(text: string): string | null {
  const word = plainLine(text).toLowerCase();
  if (word === '') return '';
  if (['f', 'female', 'woman', 'w', 'weiblich'].includes(word)) return 'Female';
  if (['m', 'male', 'man', 'männlich'].includes(word)) return 'Male';
  return ['x', 'd', 'divers', 'other', 'another term'].includes(word) ? 'Another term' : null;
}
