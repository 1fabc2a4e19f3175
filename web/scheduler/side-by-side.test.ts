import { expect, test } from 'vitest';
import { isNamed } from './side-by-side.tsx';

test('[board.side-by-side] a site is found by any words of its name', () => {
  expect(['', 'hay', 'street perth', 'HAY '].map((words) => isNamed('Perth – Hay Street', words))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isNamed('Perth – Hay Street', 'hay sydney')).toBe(false);
});
