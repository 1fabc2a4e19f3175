import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('counts are written as in Australia', () => {
  for (const count of [0, 7, 50, 146, 999, 1000, 2000, 12_345, 100_000, 1_234_567])
    expect(formatCount(count)).toBe(count.toLocaleString('en-AU'));
});
