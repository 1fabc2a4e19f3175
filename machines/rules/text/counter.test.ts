import { expect, test } from 'vitest';
import { counterText } from './counter.ts';

test('[valid.counter] the counter shows how much of the maximum is used', () => {
  expect(counterText('', 200)).toBe('0 of 200');
  expect(counterText('On site from Monday', 200)).toBe('19 of 200');
});

test('[valid.counter] an emoji counts as two, as it does for the limit itself', () => {
  expect(counterText('👷', 200)).toBe('2 of 200');
});
