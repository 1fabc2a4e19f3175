import { expect, test } from 'vitest';
import { parseValidity, typedValidity, validityMessage } from './validity.ts';

test('[due.validity] a validity is whole months from 1 to 120, or nothing', () => {
  expect(['', ' ', '1', '24', ' 120 '].map(parseValidity)).toEqual([0, 0, 1, 24, 120]);
  for (const wrong of ['0', '121', '1.5', '-1', 'a year', '1e2']) {
    expect(parseValidity(wrong), wrong).toBeNull();
    expect(validityMessage(wrong), wrong).toMatch(/whole months/);
  }
  expect(validityMessage('12')).toBeNull();
  expect([0, 24].map(typedValidity)).toEqual(['', '24']);
});
