import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BIRTH_AGE, BIRTH_PASSED, birthMessage, readBirthday } from './birth-date.ts';
import { DAY_FORMAT, NO_SUCH_DAY, YEAR_IN_FULL } from './typed-day.ts';

const today = '2026-11-22';

test.each([
  ['14/3/91', '1991-03-14'],
  ['14-Mar-91', '1991-03-14'],
  ['140391', '1991-03-14'],
  ['1/1/05', '2005-01-01'],
  ['22/11/12', '2012-11-22'], // fourteen today
  ['23/11/26', '1926-11-23'], // a hundred tomorrow
  ['29/2/92', '1992-02-29'],
])('[typing.birth-date] %s is the year that gives an age of 14 to 99: %s', (text, day) => {
  expect(readBirthday(text, today)).toEqual({ day, message: null });
  expect(birthMessage(day, today)).toBeNull();
});

test.each([
  ['23/11/12', YEAR_IN_FULL], // fourteen tomorrow, or 114
  ['22/11/26', YEAR_IN_FULL], // born today, or a hundred
  ['14/3/20', YEAR_IN_FULL],
  ['31/02/90', NO_SUCH_DAY],
  ['29/2/91', YEAR_IN_FULL], // in neither century
])('[typing.birth-date] %s asks: %s', (text, message) => {
  expect(readBirthday(text, today)).toEqual({ day: null, message });
  expect(birthMessage(text, today)).toBe(message);
});

test.each([
  ['1926-11-23', null],
  ['1926-11-22', BIRTH_AGE],
  ['0091-03-14', BIRTH_AGE],
  ['2012-11-22', null],
  ['2012-11-23', BIRTH_AGE],
  ['2026-11-21', BIRTH_AGE],
  ['2026-11-22', BIRTH_PASSED],
  ['2030-02-03', BIRTH_PASSED],
  ['1990-02-31', NO_SUCH_DAY],
  ['14/3/91', DAY_FORMAT],
  ['', null],
])('[typing.birth-date] the value %s gives the message: %s', (value, message) => {
  expect(birthMessage(value, today)).toBe(message);
});

test('[typing.birth-date] any two-digit year gives an age of 14 to 99, or the full year is required', () => {
  const date = fc.record({
    year: fc.integer({ min: 0, max: 99 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(date, ({ year, month, day }) => {
      const read = readBirthday(`${day}/${month}/${String(year).padStart(2, '0')}`, today);
      if (read.day === null) expect(read.message).toBe(YEAR_IN_FULL);
      else expect(birthMessage(read.day, today)).toBeNull();
    }),
  );
});
