import { expect, test } from 'vitest';
import { type ArrowHeat, coldestOf, type Heat, warmthOf, widthOf } from './heat.ts';

const arrow = (tests: number, died = 2, paths = 1): ArrowHeat => ({ tests, paths, died, mutants: 2 });

test.each([
  ['unmeasured', undefined],
  ['untested', arrow(0)],
  ['survived', arrow(9, 1)],
  ['seldom', arrow(2)],
  ['often', arrow(3)],
] as const)('[inspect.heat] an arrow is %s', (warmth, measured) => {
  expect(warmthOf(measured)).toBe(warmth);
});

test('[inspect.heat] arrows that are drawn as one are as cold as the coldest of them, and as wide as the widest', () => {
  const heat: Heat = {
    name: 'x',
    shape: 'one',
    arrows: { a: arrow(3), b: arrow(1), c: arrow(0, 2, 0), d: arrow(900) },
  };
  expect(coldestOf(heat, ['a', 'b'])).toBe('seldom');
  expect(coldestOf(heat, ['a', 'c'])).toBe('untested');
  expect(coldestOf(heat, ['a', 'gone'])).toBe('unmeasured');
  expect(coldestOf(heat, [])).toBe(null);
  expect(widthOf(heat, ['c'])).toBe(1.2);
  expect(widthOf(heat, ['a', 'b'])).toBe(widthOf(heat, ['a']));
  expect(widthOf(heat, ['b'])).toBeLessThan(widthOf(heat, ['a']));
  expect(widthOf(heat, ['d'])).toBe(5);
});
