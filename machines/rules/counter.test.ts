import { expect, test } from 'vitest';
import { counterText, tooLongMessage } from './counter.ts';

test('[valid.counter] the counter shows how much of the maximum is used', () => {
  expect(counterText('On site from Monday', 200)).toBe('19 of 200');
  expect(counterText('👷', 200)).toBe('1 of 200');
});

test('[valid.counter] the maximum itself passes, one more does not', () => {
  expect(tooLongMessage('a'.repeat(200), 200)).toBeNull();
  expect(tooLongMessage('a'.repeat(201), 200)).toBe('Must be at most 200 characters long.');
});
