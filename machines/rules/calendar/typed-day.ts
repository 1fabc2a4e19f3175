import { plainLine } from '../text/clean-text.ts';
import type { FieldMessage } from '../text/required.ts';
import { cellText } from '../text/spreadsheet-cell.ts';
import { isoDay } from './dates.ts';

export const DAY_FORMAT = 'Write it as DD/MM/YYYY.';
/** Of a call, which sends a day as ISO 8601 has it. */
export const ISO_DAY_FORMAT = 'Write it as YYYY-MM-DD, such as 1991-03-14.';
export const NO_SUCH_DAY = 'There is no such day.';
export const CHECK_YEAR = 'Check the year.';
export const YEAR_IN_FULL = 'Write the year with four digits.';

/** A day, 'YYYY-MM-DD', or why the text is none. An empty text is neither. */
export type DayReading = { readonly day: string | null; readonly message: FieldMessage };

/** The year meant by two digits in a day and month ('MM-DD'); null where it is ambiguous. */
export type YearOfDigits = (digits: number, monthAndDay: string) => number | null;

/** Appointments, rosters and holidays lie in this century. */
const thisCentury: YearOfDigits = (digits) => 2000 + digits;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const SEPARATOR = '[\\s/.,-]*';
const YEAR = '(?<year>\\d{4}|\\d{2})';
const SHAPES = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})$/, // ISO
  new RegExp(`^(?<date>\\d{1,2})[\\s/.-]+(?<month>\\d{1,2})[\\s/.-]+${YEAR}$`), // 14/3/91, 14-03-1991, 14 3 1991
  new RegExp(`^(?<date>\\d{2})(?<month>\\d{2})${YEAR}$`), // 14031991
  new RegExp(`^(?<date>\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(?<name>[a-z]{3,9})${SEPARATOR}${YEAR}$`), // 14 Mar 1991
  new RegExp(`^(?<name>[a-z]{3,9})${SEPARATOR}(?<date>\\d{1,2})(?:st|nd|rd|th)?[\\s,]+${YEAR}$`), // March 14, 1991
];

/** Spreadsheets and databases write a day as its midnight. */
const MIDNIGHT = /[\s,t]+(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am)(?: ?z)?$/;

/** Days of other centuries are slips of the keyboard here. */
const isLikely = (year: number) => year >= 1900 && year < 2200;

/**
 * Reads a day as people type it. A date that is none is never bent into another one.
 * @param yearOf what two digits of a year mean
 */
export function readDay(text: string, yearOf: YearOfDigits = thisCentury): DayReading {
  const typed = cellText(plainLine(text)).toLowerCase().replace(MIDNIGHT, '');
  if (typed === '') return { day: null, message: null };
  for (const shape of SHAPES) {
    const { year, month, name, date } = shape.exec(typed)?.groups ?? {};
    const number = name === undefined ? month : monthNamed(name);
    if (year !== undefined && number !== undefined && date !== undefined) return dayOf(year, number, date, yearOf);
  }
  return refused(DAY_FORMAT);
}

/** The value of a date field: the day where the text is one, else the text as it was typed. */
export const dayOrText = (text: string, { day }: DayReading) => day ?? (plainLine(text) === '' ? '' : text);

/** Of what a date field keeps. Empty passes, being for `requiredMessage` to refuse. */
export const dayMessage = (value: string): FieldMessage =>
  plainLine(value) === '' || isoDay(value) !== null ? yearMessage(value) : (readDay(value).message ?? DAY_FORMAT);

const yearMessage = (value: string): FieldMessage =>
  plainLine(value) === '' || isLikely(Number(value.slice(0, 4))) ? null : CHECK_YEAR;

const refused = (message: string): DayReading => ({ day: null, message });
const two = (digits: string) => digits.padStart(2, '0');

/** '3' for 'mar' and 'march'. */
function monthNamed(name: string): string | undefined {
  const at = MONTHS.findIndex((month) => month.startsWith(name) || name === `${month.slice(0, 3)}t`);
  return at < 0 ? undefined : String(at + 1);
}

function dayOf(year: string, month: string, date: string, yearOf: YearOfDigits): DayReading {
  const monthAndDay = `${two(month)}-${two(date)}`;
  if (isoDay(`2000-${monthAndDay}`) === null) return refused(NO_SUCH_DAY); // 2000 is a leap year
  const whole = year.length === 4 ? Number(year) : yearOf(Number(year), monthAndDay);
  if (whole === null) return refused(YEAR_IN_FULL);
  const day = isoDay(`${String(whole).padStart(4, '0')}-${monthAndDay}`);
  if (day === null) return refused(NO_SUCH_DAY);
  return isLikely(whole) ? { day, message: null } : refused(CHECK_YEAR);
}
