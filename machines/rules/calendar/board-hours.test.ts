import { expect, test } from 'vitest';
import { boardHour } from './board-hours.ts';

test.each([
  ['05:30', 5.5],
  ['18:30', 18.5],
  ['09:15', 9.25],
  ['05:15', null],
  ['18:45', null],
  ['09:10', null],
  ['9:15', null],
  ['24:00', null],
])('[admin.scheduler] %s is hour %s of the board', (clock, hour) => {
  expect(boardHour(clock)).toBe(hour);
});
