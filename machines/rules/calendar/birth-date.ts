import { plainLine } from '../text/clean-text.ts';
import type { FieldMessage } from '../text/required.ts';
import { isoDay } from './dates.ts';
import { DAY_FORMAT, type DayReading, readDay, type YearOfDigits } from './typed-day.ts';

/** Ages of candidates in whole years, at least and at most. */
export const YOUNGEST = 14;
export const OLDEST = 99;

export const BIRTH_PASSED = 'Date of birth must be in the past.';
export const BIRTH_AGE = `Candidates are ${YOUNGEST} to ${OLDEST} years old. Check the year.`;

/** Whole years between two days, 'YYYY-MM-DD'. */
const ageOn = (today: string, birth: string) =>
  Temporal.PlainDate.from(birth).until(today, { largestUnit: 'years' }).years;

const isOfAge = (birth: string, today: string) => {
  const age = ageOn(today, birth);
  return age >= YOUNGEST && age <= OLDEST;
};

/** The ages span fewer than 100 years, so at most one century fits. */
const yearOfCandidate =
  (today: string): YearOfDigits =>
  (digits, monthAndDay) =>
    [1900, 2000]
      .map((century) => century + digits)
      .find((year) => {
        const day = isoDay(`${year}-${monthAndDay}`);
        return day !== null && isOfAge(day, today);
      }) ?? null;

/**
 * Reads a date of birth: two digits are the year that gives a candidate's age.
 * @param today 'YYYY-MM-DD'
 */
export const readBirthday = (text: string, today: string): DayReading => readDay(text, yearOfCandidate(today));

/**
 * Message for a wrong date of birth, 'YYYY-MM-DD' or any typed text. Empty passes, being for `requiredMessage` to
 * refuse.
 * @param today 'YYYY-MM-DD'
 */
export function birthMessage(value: string, today: string): FieldMessage {
  if (plainLine(value) === '') return null;
  if (isoDay(value) === null) return readBirthday(value, today).message ?? DAY_FORMAT;
  if (value >= today) return BIRTH_PASSED;
  return isOfAge(value, today) ? null : BIRTH_AGE;
}
