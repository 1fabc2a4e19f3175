import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownDay } from './dates.ts';
import { CHECK_YEAR, DAY_FORMAT, dayMessage, dayOrText, NO_SUCH_DAY, readDay, YEAR_IN_FULL } from './typed-day.ts';

test.each([
  ['14/03/1991', '1991-03-14'],
  [' 7/3/2026 ', '2026-03-07'],
  ['14-03-1991', '1991-03-14'],
  ['14.3.1991', '1991-03-14'],
  ['14 3 1991', '1991-03-14'],
  ['14/3/26', '2026-03-14'],
  ['14031991', '1991-03-14'],
  ['140326', '2026-03-14'],
  ['1991-03-14', '1991-03-14'],
  ['1991-3-14', '1991-03-14'],
  ['1991/03/14', '1991-03-14'],
  ['14 Mar 1991', '1991-03-14'],
  ['14 March 1991', '1991-03-14'],
  ['14-Mar-26', '2026-03-14'],
  ['14th mar. 1991', '1991-03-14'],
  ['14MAR1991', '1991-03-14'],
  ['1 Sept 2026', '2026-09-01'],
  ['March 14, 1991', '1991-03-14'],
  ['29/02/2028', '2028-02-29'],
  ['1991-03-14 00:00:00', '1991-03-14'],
  ['14/03/1991 12:00:00 AM', '1991-03-14'],
  ['1991-03-14T00:00:00', '1991-03-14'],
  ['1991-03-14T00:00:00.000Z', '1991-03-14'],
  ['\u200e１４/03/1991', '1991-03-14'],
])('[typing.date] %s is read as %s', (text, day) => {
  expect(readDay(text)).toEqual({ day, message: null });
  expect(dayMessage(dayOrText(text, readDay(text)))).toBeNull();
});

test.each([
  ['31/02/1990', NO_SUCH_DAY],
  ['29/02/2027', NO_SUCH_DAY],
  ['31 Apr 2026', NO_SUCH_DAY],
  ['3/14/1991', NO_SUCH_DAY],
  ['0/3/1991', NO_SUCH_DAY],
  ['1990-02-31', NO_SUCH_DAY],
  ['31021990', NO_SUCH_DAY],
  ['14/03/0091', CHECK_YEAR],
  ['14/03/1891', CHECK_YEAR],
  ['1891-03-14', CHECK_YEAR],
  ['31/02/1891', NO_SUCH_DAY],
  ['14/03/1991 12:00:00', DAY_FORMAT],
  ['14/03/19910', DAY_FORMAT],
  ['14/3/199', DAY_FORMAT],
  ['14/3', DAY_FORMAT],
  ['14 Foo 1991', DAY_FORMAT],
  ['ma 14 1991', DAY_FORMAT],
  ['1991', DAY_FORMAT],
  ['tomorrow', DAY_FORMAT],
])('[typing.date] %s is refused as it was typed: %s', (text, message) => {
  expect(readDay(text)).toEqual({ day: null, message });
  expect(dayOrText(text, readDay(text))).toBe(text);
  expect(dayMessage(text)).toBe(message);
});

test('[typing.date] an empty field is valid, and an ambiguous year has to be completed', () => {
  expect([readDay(' '), dayMessage('')]).toEqual([{ day: null, message: null }, null]);
  expect(readDay('14/3/20', () => null)).toEqual({ day: null, message: YEAR_IN_FULL });
});

test('[app.dates] every day that shows reads back as the same day', () => {
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, (instant) => {
      const day = instant.toISOString().slice(0, 10);
      expect(readDay(shownDay(day)).day).toBe(day);
    }),
  );
});

test('[typing.date] no text is ever bent into a day other than the one it names', () => {
  const number = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(number(40), number(15), fc.integer({ min: 1900, max: 2199 }), (date, month, year) => {
      const { day } = readDay(`${date}/${month}/${year}`);
      if (day !== null) expect(day.split('-').map(Number)).toEqual([year, month, date]);
    }),
  );
});
