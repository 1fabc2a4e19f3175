import { expect, test } from 'vitest';
import { median, perSecond } from './measure.ts';

test('the median is the middle, or between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('callers share the work: every piece is done once, and never more at a time than there are callers', async () => {
  const done: number[] = [];
  let atOnce = 0;
  let most = 0;
  const pieces = Array.from({ length: 20 }, (_, piece) => async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    done.push(piece);
  });
  await perSecond(4, pieces);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, piece) => piece));
  expect(most).toBe(4);
});
