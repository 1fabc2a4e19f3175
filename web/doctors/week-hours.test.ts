import { expect, test } from 'vitest';
import { periodsOf, withBreak, withDay, withoutBreaks, withoutPeriod, withPeriod, workdaysLike } from './week-hours.ts';

const on = (weekday: number, fromTime: string, toTime: string, week = 0) => ({ week, weekday, fromTime, toTime });
const tick = (weekday: number, works = true, week = 0) => ({ week, weekday, works });

test('[roster.pattern][roster.lunch] a day that is ticked has the hours of the one before it in its week, else the usual ones', () => {
  const monday = withDay([], tick(1));
  expect(monday).toEqual([on(1, '08:00', '12:00'), on(1, '12:30', '16:00')]);
  const early = [on(1, '06:00', '10:00'), on(1, '11:00', '14:00'), on(5, '09:00', '12:00')];
  expect(withDay(early, tick(3)).slice(3)).toEqual([on(3, '06:00', '10:00'), on(3, '11:00', '14:00')]);
  expect(withDay(early, tick(3, true, 1)).slice(3)).toEqual([on(3, '08:00', '12:00', 1), on(3, '12:30', '16:00', 1)]);
  expect(withDay(early, tick(1, false))).toEqual([on(5, '09:00', '12:00')]);
});

test('[roster.lunch] a break is at lunch if the doctor works then, else in the middle of the last period; all breaks of a day are removed at once', () => {
  expect(withBreak([on(1, '08:00', '16:00')], 0, 1)).toEqual([on(1, '08:00', '12:00'), on(1, '12:30', '16:00')]);
  const cut = [on(1, '08:00', '12:00'), on(1, '12:30', '16:00')];
  expect(withBreak(cut, 0, 1)).toEqual([cut[0], on(1, '12:30', '14:00'), on(1, '14:30', '16:00')]);
  expect(withBreak([], 0, 1)).toEqual([]);
  expect(withoutBreaks([...cut.toReversed(), on(2, '09:00', '10:00')], 0, 1)).toEqual([
    on(2, '09:00', '10:00'),
    on(1, '08:00', '16:00'),
  ]);
  expect(withoutBreaks([], 0, 1)).toEqual([]);
});

test('a period is changed and removed by its place, and Monday copied to the working days of its week', () => {
  const hours = [on(2, '07:00', '09:00'), on(1, '08:00', '12:00'), on(2, '10:00', '11:00', 1)];
  expect(periodsOf(hours, 0, 1)).toEqual([{ period: hours[1], at: 1 }]);
  expect(withPeriod(hours, 1, { toTime: '13:00' })[1]).toEqual(on(1, '08:00', '13:00'));
  expect(withoutPeriod(hours, 0)).toEqual(hours.slice(1));
  expect(workdaysLike(hours, 0)).toEqual([
    hours[1],
    hours[2],
    ...[2, 3, 4, 5].map((weekday) => on(weekday, '08:00', '12:00')),
  ]);
});
