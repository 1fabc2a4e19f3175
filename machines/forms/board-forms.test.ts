import { expect, test } from 'vitest';
import { daysWanted } from './board-forms.ts';

test('the same weekday for some weeks, or every weekday of them', () => {
  const day = '2026-11-26';
  expect(daysWanted({ day, weeks: '1', everyWeekday: false })).toEqual([day]);
  expect(daysWanted({ day, weeks: '3', everyWeekday: false })).toEqual([day, '2026-12-03', '2026-12-10']);
  expect(daysWanted({ day, weeks: '1', everyWeekday: true })).toEqual([
    ...['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'],
  ]);
});
