import { expect, test } from 'vitest';
import { boardHour, isOnBoard } from './board-hours.ts';

test.each([
  [5.5, 6, true],
  [5.25, 5.5, true],
  [4.75, 5.25, false],
  [18.5, 19, true],
  [18.75, 19.25, false],
  [18, 19, true],
  [9, 10.25, true],
  // Neither end within, though the middle is: the rule speaks of the ends alone.
  [5, 19, false],
])('[admin.scheduler] from %d to %d hours of the day is on the board: %s', (start, end, answer) => {
  expect(isOnBoard(start, end)).toBe(answer);
});

test.each([
  ['05:30', 5.5],
  ['18:30', 18.5],
  ['09:15', 9.25],
  ['05:15', null],
  ['18:45', null],
  ['09:10', null],
  ['9:15', null],
  ['24:00', null],
])('%s is hour %s of the board', (clock, hour) => {
  expect(boardHour(clock)).toBe(hour);
});
