import { expect, test } from 'vitest';
import { arrowTarget, type Box } from './arrow-target.ts';

// Monday: a row of three and one below it; Tuesday: two.
const boxes: Box[] = [
  { left: 0, top: 0, width: 66 },
  { left: 72, top: 0, width: 66 },
  { left: 144, top: 0, width: 66 },
  { left: 0, top: 38, width: 66 },
  { left: 0, top: 100, width: 66 },
  { left: 72, top: 100, width: 66 },
];

test('left and right go through the times in order and stop at the ends', () => {
  expect(arrowTarget('ArrowRight', boxes, 2)).toBe(3);
  expect(arrowTarget('ArrowLeft', boxes, 3)).toBe(2);
  expect(arrowTarget('ArrowLeft', boxes, 0)).toBe(0);
  expect(arrowTarget('ArrowRight', boxes, 5)).toBe(5);
});

test('up and down take the next row, nearest column, across days', () => {
  expect(arrowTarget('ArrowDown', boxes, 0)).toBe(3);
  expect(arrowTarget('ArrowDown', boxes, 2)).toBe(3);
  expect(arrowTarget('ArrowDown', boxes, 3)).toBe(4);
  expect(arrowTarget('ArrowUp', boxes, 5)).toBe(3);
  expect(arrowTarget('ArrowUp', boxes, 1)).toBe(1);
  expect(arrowTarget('ArrowDown', boxes, 5)).toBe(5);
});

test('Home and End lead to the first and last time; other keys are left alone', () => {
  expect([arrowTarget('Home', boxes, 4), arrowTarget('End', boxes, 0), arrowTarget('a', boxes, 0)]).toEqual([
    0,
    5,
    null,
  ]);
});
